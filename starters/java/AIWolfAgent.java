import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.ConnectException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A first agent for the AIWolf wire (TCP), in plain Java 8 or later without any library.
 *
 * <pre>
 *   javac -d dist AIWolfAgent.java
 *   java -cp dist AIWolfAgent tcp://127.0.0.1:10000 --name my-agent
 * </pre>
 *
 * It plays villages of any number of players, one game after another on the same connection, until the server closes
 * it. Change {@link Player} and it is yours; the rest is the wire, which docs/PROTOCOL-AIWOLF.md describes.
 */
public final class AIWolfAgent {
  private static final int CONNECT_MILLISECONDS = 10_000;
  private static final int RECONNECT_TRIES = 5;
  private static final Random CHANCE = new Random();

  // -------------------------------------------------------------------------------------------- the player

  /** Thinks for one game: what was seen is remembered in `update` and `hear`, the other methods answer. */
  static final class Player {
    /** Roles of which a village has one, from the one it can least do without. */
    private static final List<String> UNIQUE = Arrays.asList("SEER", "MEDIUM", "BODYGUARD");

    /** `COMINGOUT Agent[01] SEER`, also with a subject: `Agent[01] COMINGOUT Agent[01] SEER`. */
    private static final Pattern SENTENCE = Pattern.compile(
        "(?:Agent\\[(\\d+)] )?(COMINGOUT|DIVINED|IDENTIFIED|VOTE) Agent\\[(\\d+)](?: ([A-Z]+))?");

    int me;
    String role = "";
    int day;
    /** My own, and those of my fellow werewolves. */
    final Map<Integer, String> knownRoles = new HashMap<>();
    final Set<Integer> alive = new TreeSet<>();
    /** Sentences such as `day 1: Agent[02] was executed`. */
    final List<String> deaths = new ArrayList<>();
    /** `day voter target` of every vote that was shown. */
    final Set<String> votes = new HashSet<>();
    /** My own: player to HUMAN or WEREWOLF. */
    final Map<Integer, String> results = new HashMap<>();
    /** Player to the role they say they have. */
    final Map<Integer, String> claims = new HashMap<>();
    /** Who says of whom that they are HUMAN or WEREWOLF. */
    final Map<Integer, Map<Integer, String>> reports = new HashMap<>();
    /** Player to whom they say they will vote for today. */
    final Map<Integer, Integer> announced = new HashMap<>();
    /** Day and number of the last utterance, in one number. */
    private long lastHeard = -1;
    private final Deque<String> toSay = new ArrayDeque<>();
    private boolean hasSpokenOfVote;
    private boolean hasWhispered;

    // What happens. Unknown members are left alone, missing ones are no error.

    /** A full packet: how the village stands. */
    void update(Map<String, Object> info) {
      me = Json.number(info.get("agent"), me);
      for (Map.Entry<String, Object> entry : Json.object(info.get("roleMap")).entrySet()) {
        knownRoles.put(Integer.parseInt(entry.getKey()), String.valueOf(entry.getValue()));
      }
      role = knownRoles.getOrDefault(me, role);
      beginDay(Json.number(info.get("day"), day));
      updateDeaths(info);
      rememberVotes(info.get("voteList"));
      rememberVotes(info.get("latestVoteList"));
      rememberResult("DIVINED", Json.object(info.get("divineResult")));
      rememberResult("IDENTIFIED", Json.object(info.get("mediumResult")));
      hearAll(info.get("talkList"));
    }

    private void beginDay(int today) {
      if (today == day) return;
      day = today;
      announced.clear();
      hasSpokenOfVote = false;
      hasWhispered = false;
    }

    private void updateDeaths(Map<String, Object> info) {
      int executedToday = Json.number(info.get("latestExecutedAgent"), -1);
      int executedYesterday = Json.number(info.get("executedAgent"), -1);
      for (Map.Entry<String, Object> entry : Json.object(info.get("statusMap")).entrySet()) {
        int player = Integer.parseInt(entry.getKey());
        if ("ALIVE".equals(entry.getValue())) {
          alive.add(player);
        } else if (alive.remove(player)) {
          boolean isExecuted = player == executedToday || player == executedYesterday;
          int when = player == executedToday ? day : day - 1;
          deaths.add("day " + when + ": " + agent(player) + (isExecuted ? " was executed" : " died in the night"));
          log(deaths.get(deaths.size() - 1));
        }
      }
    }

    private void rememberVotes(Object list) {
      for (Object item : Json.list(list)) {
        Map<String, Object> vote = Json.object(item);
        votes.add(vote.get("day") + " " + vote.get("agent") + " " + vote.get("target"));
      }
    }

    private void rememberResult(String verb, Map<String, Object> result) {
      int target = Json.number(result.get("target"), -1);
      if (target < 0 || results.containsKey(target)) return;
      results.put(target, String.valueOf(result.get("result")));
      if (claims.put(me, role) == null) toSay.add("COMINGOUT " + agent(me) + " " + role);
      toSay.add(verb + " " + agent(target) + " " + results.get(target));
    }

    /** Utterances may be told twice: only what is newer than the last one counts. */
    void hearAll(Object list) {
      for (Object item : Json.list(list)) {
        Map<String, Object> talk = Json.object(item);
        long place = Json.number(talk.get("day"), 0) * 1_000_000L + Json.number(talk.get("idx"), 0);
        if (place <= lastHeard) continue;
        lastHeard = place;
        hear(Json.number(talk.get("agent"), 0), String.valueOf(talk.get("text")));
      }
    }

    /** Takes note of claims, results and announced votes; of all other sentences nothing. */
    private void hear(int speaker, String text) {
      Matcher said = SENTENCE.matcher(text);
      if (speaker == me || !said.matches()) return;
      if (said.group(1) != null && Integer.parseInt(said.group(1)) != speaker) return;
      int target = Integer.parseInt(said.group(3));
      String word = said.group(4);
      switch (said.group(2)) {
        case "COMINGOUT":
          if (target == speaker && word != null) claims.put(speaker, word);
          break;
        case "VOTE":
          announced.put(speaker, target);
          break;
        default:
          if (word != null) reports.computeIfAbsent(speaker, one -> new HashMap<>()).put(target, word);
      }
    }

    // What to think of it.

    List<Integer> others() {
      List<Integer> others = new ArrayList<>(alive);
      others.remove(Integer.valueOf(me));
      return others;
    }

    private boolean isFellow(int player) {
      return role.equals("WEREWOLF") && "WEREWOLF".equals(knownRoles.get(player));
    }

    /** Whoever claims what only I am, calls me a werewolf, or contradicts what I know. */
    private boolean isLiar(int player) {
      if (UNIQUE.contains(role) && role.equals(claims.get(player))) return true;
      for (Map.Entry<Integer, String> report : reportsOf(player).entrySet()) {
        if (report.getKey() == me && report.getValue().equals("WEREWOLF")) return true;
        if (!results.getOrDefault(report.getKey(), report.getValue()).equals(report.getValue())) return true;
      }
      return false;
    }

    private Map<Integer, String> reportsOf(int player) {
      return reports.getOrDefault(player, Collections.<Integer, String>emptyMap());
    }

    /** The higher, the more I want them gone. */
    private double suspicion(int player) {
      if (isFellow(player)) return -100;
      double points = isLiar(player) ? 8 : 0;
      if (results.containsKey(player)) points += results.get(player).equals("WEREWOLF") ? 20 : -20;
      for (int speaker : reports.keySet()) {
        String species = reportsOf(speaker).get(player);
        if (species != null && !isLiar(speaker)) points += species.equals("WEREWOLF") ? 4 : -2;
      }
      return points + 0.2 * Collections.frequency(announced.values(), player); // better together than alone
    }

    private int mostSuspected(List<Integer> players) {
      double most = Double.NEGATIVE_INFINITY;
      for (int player : players) most = Math.max(most, suspicion(player));
      List<Integer> equals = new ArrayList<>();
      for (int player : players) if (suspicion(player) == most) equals.add(player);
      return anyOf(equals);
    }

    /** The one whom the village can least do without, if they say what they are. */
    private int bestClaim(List<Integer> players) {
      for (String wanted : UNIQUE) {
        List<Integer> claimants = new ArrayList<>();
        for (int player : players) {
          if (wanted.equals(claims.get(player)) && !isLiar(player)) claimants.add(player);
        }
        if (!claimants.isEmpty()) return anyOf(claimants);
      }
      return anyOf(players);
    }

    // Answers.

    String talk() {
      if (!toSay.isEmpty()) return toSay.poll();
      if (hasSpokenOfVote || others().isEmpty()) return "Over";
      hasSpokenOfVote = true;
      return "VOTE " + agent(mostSuspected(others()));
    }

    String whisper() {
      if (hasWhispered || day == 0) return "Over";
      hasWhispered = true;
      return "ATTACK " + agent(attack());
    }

    int vote() {
      return mostSuspected(others());
    }

    int divine() {
      List<Integer> unknown = others();
      unknown.removeAll(results.keySet());
      return mostSuspected(unknown.isEmpty() ? others() : unknown);
    }

    int guard() {
      return bestClaim(others());
    }

    int attack() {
      List<Integer> prey = new ArrayList<>();
      for (int player : others()) if (!isFellow(player)) prey.add(player);
      return bestClaim(prey.isEmpty() ? others() : prey);
    }
  }

  static int anyOf(List<Integer> players) {
    return players.get(CHANCE.nextInt(players.size()));
  }

  static String agent(int player) {
    return String.format("Agent[%02d]", player);
  }

  // -------------------------------------------------------------------------------------------- the wire

  private final Options options;
  private Player player = new Player();
  private boolean isPlaying;
  private int games;
  /** To come back, since it last worked. */
  private int tries;

  private AIWolfAgent(Options options) {
    this.options = options;
  }

  /** What goes back to the server; `null`: the request wants no answer, or is not known here. */
  private String answer(Map<String, Object> packet) {
    String request = String.valueOf(packet.get("request"));
    if (request.equals("NAME")) return options.secret == null ? options.name : options.name + "\t" + options.secret;
    if (request.equals("ROLE")) return options.role;
    try {
      take(request, packet);
      return think(request);
    } catch (RuntimeException mistake) {
      // A mistake of mine costs one answer, not the game.
      mistake.printStackTrace();
      return withoutThinking(request);
    }
  }

  private String think(String request) {
    switch (request) {
      case "TALK":
        return player.talk();
      case "WHISPER":
        return player.whisper();
      case "VOTE":
        return target(player.vote());
      case "DIVINE":
        return target(player.divine());
      case "GUARD":
        return target(player.guard());
      case "ATTACK":
        return target(player.attack());
      default:
        return null;
    }
  }

  private String withoutThinking(String request) {
    if (request.equals("TALK") || request.equals("WHISPER")) return "Skip";
    if (!Arrays.asList("VOTE", "DIVINE", "GUARD", "ATTACK").contains(request)) return null;
    return target(player.others().isEmpty() ? player.me : anyOf(player.others()));
  }

  private static String target(int player) {
    return "{\"agentIdx\":" + player + "}";
  }

  private void take(String request, Map<String, Object> packet) {
    Map<String, Object> info = Json.object(packet.get("gameInfo"));
    if (request.equals("INITIALIZE")) begin(info);
    if (!info.isEmpty()) player.update(info);
    player.hearAll(packet.get("talkHistory"));
    if (request.equals("INITIALIZE")) {
      int count = player.alive.size() + player.deaths.size();
      log("game " + (games + 1) + ": I am " + agent(player.me) + ", " + player.role + ", of " + count + " players");
    }
    if (request.equals("FINISH")) finish(info);
  }

  private void begin(Map<String, Object> info) {
    // Whoever comes back into a game is told INITIALIZE again, on a later day: then nothing is forgotten.
    if (!isPlaying || Json.number(info.get("day"), 0) == 0) player = new Player();
    isPlaying = true;
    tries = 0;
  }

  private void finish(Map<String, Object> info) {
    isPlaying = false;
    games++;
    Map<String, Object> roles = Json.object(info.get("roleMap"));
    boolean isWolfAlive = false;
    for (int one : player.alive) isWolfAlive |= "WEREWOLF".equals(roles.get(String.valueOf(one)));
    log("game " + games + " is over: " + (isWolfAlive ? "the werewolves have" : "the village has") + " won");
  }

  /** Answers until the server closes the connection, or all games are played. */
  private void play(Socket socket) throws IOException {
    BufferedReader lines =
        new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
    OutputStream out = socket.getOutputStream();
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      Map<String, Object> packet;
      try {
        packet = Json.object(new Json(line).read());
      } catch (IllegalArgumentException error) {
        log("not understood: " + error.getMessage());
        continue;
      }
      String answer = answer(packet);
      if (answer != null) {
        out.write((answer + "\n").getBytes(StandardCharsets.UTF_8));
        out.flush();
      }
      if (games == options.games) return;
    }
  }

  /** Plays; whoever loses the connection in a game comes back to the same seat. */
  private void run() throws InterruptedException {
    String place = options.host + ":" + options.port;
    while (true) {
      boolean isConnected = false;
      String reason;
      try (Socket socket = new Socket()) {
        socket.connect(new InetSocketAddress(options.host, options.port), CONNECT_MILLISECONDS);
        socket.setTcpNoDelay(true);
        socket.setKeepAlive(true);
        socket.setSoTimeout(options.patience * 1000);
        isConnected = true;
        log("connected to " + place + "; waiting for a game");
        play(socket);
        reason = CLOSED;
      } catch (UnknownHostException error) {
        throw new Failure("There is no host '" + options.host + "'.");
      } catch (ConnectException error) {
        reason = "nobody listens at " + place + " (has the server been started?)";
      } catch (SocketTimeoutException error) {
        int seconds = isConnected ? options.patience : CONNECT_MILLISECONDS / 1000;
        reason = "nothing came from " + place + " within " + seconds + " seconds";
      } catch (IOException error) {
        reason = "the connection broke: " + error.getMessage();
      }
      if (games == options.games || (games > 0 && !isPlaying)) {
        log("games played: " + games + "; " + reason);
        return;
      }
      if (!isPlaying) throw new Failure(reason.equals(CLOSED) ? WITHOUT_A_GAME : "Cannot play: " + reason + ".");
      if (++tries > RECONNECT_TRIES) throw new Failure("Lost in the middle of a game: " + reason + ".");
      log(reason + "; trying to come back (" + tries + " of " + RECONNECT_TRIES + ")");
      Thread.sleep(1000L * (tries - 1));
    }
  }

  private static final String CLOSED = "the server closed the connection";
  private static final String WITHOUT_A_GAME =
      "The server closed the connection before a game began. This wire has no words for the reason; it may be\n"
          + "that all seats are taken, that no seat has the key in the name (NAME#KEY), or that the server stopped.";

  /** What the user is told in one sentence. */
  static final class Failure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Failure(String sentence) {
      super(sentence);
    }
  }

  static void log(String sentence) {
    System.out.println(sentence);
  }

  // -------------------------------------------------------------------------------------------- options

  static final class Options {
    String host;
    int port;
    String name = "java-agent";
    String role = "none";
    String secret;
    int games = -1;
    int patience = 3600;

    private static final String USAGE =
        "Usage: java AIWolfAgent tcp://HOST:PORT [--name NAME] [--role SEER] [--games N] [--secret TEXT]"
            + " [--patience SECONDS]\n"
            + "  --name      for the seat with a key: NAME#KEY\n"
            + "  --games     leave after so many; default: play until the server closes\n"
            + "  --secret    by which a Mura server knows this agent when it comes back\n"
            + "  --patience  seconds to wait for the server (3600)";

    static Options of(String[] words) {
      if (words.length % 2 == 0) throw new Failure(USAGE);
      Options options = new Options();
      options.readAddress(words[0]);
      for (int index = 1; index < words.length; index += 2) options.read(words[index], words[index + 1]);
      return options;
    }

    private void readAddress(String text) {
      try {
        URI place = URI.create(text.contains("//") ? text : "tcp://" + text);
        host = "tcp".equals(place.getScheme()) ? place.getHost() : null;
        port = place.getPort() < 0 ? 10_000 : place.getPort();
      } catch (IllegalArgumentException error) {
        host = null;
      }
      if (host == null || port > 65_535) {
        throw new Failure("'" + text + "' is not an address: it must be like tcp://127.0.0.1:10000.");
      }
    }

    private void read(String option, String value) {
      try {
        switch (option) {
          case "--name":
            name = value;
            break;
          case "--role":
            role = value;
            break;
          case "--secret":
            secret = value;
            break;
          case "--games":
            games = Integer.parseInt(value);
            break;
          case "--patience":
            patience = Integer.parseInt(value);
            break;
          default:
            throw new Failure(USAGE);
        }
      } catch (NumberFormatException error) {
        throw new Failure(option + " must be a number, not '" + value + "'.");
      }
    }
  }

  public static void main(String[] words) throws InterruptedException {
    try {
      new AIWolfAgent(Options.of(words)).run();
    } catch (Failure failure) {
      System.err.println(failure.getMessage());
      System.exit(1);
    }
  }

  // -------------------------------------------------------------------------------------------- JSON

  /** Reads JSON into maps, lists, strings, numbers, booleans and null. */
  static final class Json {
    private final String text;
    private int at;

    Json(String text) {
      this.text = text;
    }

    // Looking into what was read: what is missing, or of another kind, is empty.

    @SuppressWarnings("unchecked")
    static Map<String, Object> object(Object value) {
      return value instanceof Map ? (Map<String, Object>) value : Collections.<String, Object>emptyMap();
    }

    @SuppressWarnings("unchecked")
    static List<Object> list(Object value) {
      return value instanceof List ? (List<Object>) value : Collections.emptyList();
    }

    static int number(Object value, int otherwise) {
      return value instanceof Number ? ((Number) value).intValue() : otherwise;
    }

    Object read() {
      Object value = value();
      skipBlanks();
      if (at < text.length()) throw wrong("the end");
      return value;
    }

    private Object value() {
      skipBlanks();
      if (accept('{')) return members();
      if (accept('[')) return items();
      if (accept('"')) return string();
      if (text.startsWith("true", at)) return literal("true", true);
      if (text.startsWith("false", at)) return literal("false", false);
      if (text.startsWith("null", at)) return literal("null", null);
      return number();
    }

    private Map<String, Object> members() {
      Map<String, Object> members = new LinkedHashMap<>();
      skipBlanks();
      if (accept('}')) return members;
      do {
        skipBlanks();
        expect('"');
        String name = string();
        skipBlanks();
        expect(':');
        members.put(name, value());
        skipBlanks();
      } while (accept(','));
      expect('}');
      return members;
    }

    private List<Object> items() {
      List<Object> items = new ArrayList<>();
      skipBlanks();
      if (accept(']')) return items;
      do {
        items.add(value());
        skipBlanks();
      } while (accept(','));
      expect(']');
      return items;
    }

    private String string() {
      StringBuilder string = new StringBuilder();
      while (at < text.length()) {
        char next = text.charAt(at++);
        if (next == '"') return string.toString();
        string.append(next == '\\' ? escaped() : next);
      }
      throw wrong("\"");
    }

    private char escaped() {
      if (at >= text.length()) throw wrong("an escaped character");
      char kind = text.charAt(at++);
      switch (kind) {
        case 'n':
          return '\n';
        case 't':
          return '\t';
        case 'r':
          return '\r';
        case 'b':
          return '\b';
        case 'f':
          return '\f';
        case 'u':
          if (at + 4 > text.length()) throw wrong("four hexadecimal digits");
          at += 4;
          return (char) Integer.parseInt(text.substring(at - 4, at), 16);
        default:
          return kind;
      }
    }

    private Number number() {
      int start = at;
      while (at < text.length() && "+-.eE0123456789".indexOf(text.charAt(at)) >= 0) at++;
      String digits = text.substring(start, at);
      if (digits.isEmpty()) throw wrong("a value");
      // A whole number may be larger than an int: `randomSeed` has up to 64 bits.
      boolean isWhole = digits.matches("-?\\d{1,18}");
      return isWhole ? (Number) Long.valueOf(digits) : (Number) Double.valueOf(digits);
    }

    private Object literal(String word, Object value) {
      at += word.length();
      return value;
    }

    private void skipBlanks() {
      while (at < text.length() && Character.isWhitespace(text.charAt(at))) at++;
    }

    private boolean accept(char wanted) {
      boolean isThere = at < text.length() && text.charAt(at) == wanted;
      if (isThere) at++;
      return isThere;
    }

    private void expect(char wanted) {
      if (!accept(wanted)) throw wrong(String.valueOf(wanted));
    }

    private IllegalArgumentException wrong(String expected) {
      return new IllegalArgumentException("expected " + expected + " at character " + at);
    }
  }
}
