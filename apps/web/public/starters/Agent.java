import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.Random;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CountDownLatch;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A first agent for Mura, in plain Java 11 or later without any library.
 *
 *     java Agent.java http://localhost:8080 TOKEN VILLAGE
 *
 * It answers every question it is asked. Change `answer` and it is yours.
 */
public class Agent implements WebSocket.Listener {
  private static final Random CHANCE = new Random();
  private final CountDownLatch over = new CountDownLatch(1);
  private final StringBuilder received = new StringBuilder();
  private int me;
  private int count;

  /** What to do, as JSON: `targets` is null where a text is asked for. */
  private String answer(String act, int turn, String[] targets) {
    if (targets != null) {
      return "{\"type\":\"" + act + "\",\"target\":" + targets[CHANCE.nextInt(targets.length)] + "}";
    }
    int other = 1 + (me + CHANCE.nextInt(4)) % 5;
    String text = turn == 0 ? String.format("VOTE Agent[%02d]", other) : "Over";
    return "{\"type\":\"talk\",\"channel\":\"" + act + "\",\"text\":\"" + text + "\"}";
  }

  private void receive(WebSocket live, String message) {
    switch (find(message, "^\\{\"type\":\"(\\w+)\"")) {
      case "welcome":
        me = Integer.parseInt(find(message, "\"player\":(\\d+)"));
        System.out.println("I am player " + me + ".");
        break;
      case "asked":
        String targets = find(message, "\"targets\":\\[([\\d,]+)\\]");
        int turn = Integer.parseInt(find(message, "\"turn\":(\\d+)"));
        String action = answer(find(message, "\"act\":\"(\\w+)\""), turn, targets.isEmpty() ? null : targets.split(","));
        live.sendText("{\"type\":\"act\",\"id\":\"a-" + count++ + "\",\"action\":" + action + "}", true);
        break;
      case "refused":
        System.out.println("Refused: " + find(message, "\"code\":\"(\\w+)\"") + ": " + find(message, "\"message\":\"([^\"]*)\""));
        break;
      case "event":
        if (!message.contains("\"event\":{\"type\":\"rolesRevealed\"")) break;
        System.out.println("The village has ended.");
        over.countDown();
        break;
      default:
    }
  }

  private static String find(String text, String pattern) {
    Matcher matcher = Pattern.compile(pattern).matcher(text);
    return matcher.find() ? matcher.group(1) : "";
  }

  @Override
  public CompletionStage<?> onText(WebSocket live, CharSequence data, boolean last) {
    received.append(data);
    if (last) {
      receive(live, received.toString());
      received.setLength(0);
    }
    live.request(1);
    return null;
  }

  @Override
  public CompletionStage<?> onClose(WebSocket live, int code, String reason) {
    over.countDown();
    return null;
  }

  public static void main(String[] args) throws Exception {
    Agent agent = new Agent();
    URI address = URI.create(args[0].replaceFirst("^http", "ws") + "/api/v1/villages/" + args[2] + "/live?after=-1");
    HttpClient.newHttpClient()
        .newWebSocketBuilder()
        .header("Authorization", "Bearer " + args[1])
        .buildAsync(address, agent)
        .join();
    agent.over.await();
    System.exit(0);
  }
}
