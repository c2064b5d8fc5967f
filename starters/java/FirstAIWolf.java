import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A first agent for the AIWolf door (TCP): java FirstAIWolf HOST PORT NAME. It votes for whom others accuse. */
public class FirstAIWolf {
    private final Random random = new Random();
    private final List<String> accused = new ArrayList<>();
    /** What the server told last; in the middle of a day it may be left out. */
    private String me = "";
    private String status = "";
    private String roles = "";

    public static void main(String[] args) throws IOException {
        FirstAIWolf agent = new FirstAIWolf();
        try (Socket wire = new Socket(args[0], Integer.parseInt(args[1]))) {
            OutputStream out = wire.getOutputStream();
            BufferedReader in = new BufferedReader(new InputStreamReader(wire.getInputStream(), StandardCharsets.UTF_8));
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                String answer = agent.answer(line, args[2]);
                if (answer != null) out.write((answer + "\n").getBytes(StandardCharsets.UTF_8));
            }
        }
    }

    private String answer(String packet, String name) {
        String request = find("\"request\":\"(\\w+)\"", packet, "");
        if (request.equals("NAME")) return name;
        if (request.equals("ROLE")) return "none";
        if (request.equals("INITIALIZE")) accused.clear();
        me = find("\"gameInfo\":\\{.*?\"agent\":(\\d+)", packet, me);
        status = find("\"statusMap\":\\{([^}]*)\\}", packet, status);
        roles = find("\"roleMap\":\\{([^}]*)\\}", packet, roles);
        Matcher result = Pattern.compile("\"text\":\"DIVINED Agent\\[0*(\\d+)\\] WEREWOLF\"").matcher(packet);
        while (result.find()) accused.add(result.group(1));
        switch (request) {
            case "TALK":
            case "WHISPER":
                return "Over";
            case "VOTE":
            case "DIVINE":
            case "GUARD":
            case "ATTACK":
                return "{\"agentIdx\":" + choose(request.equals("ATTACK")) + "}";
            case "FINISH":
                System.out.println("a game is over");
                return null;
            default:
                return null;
        }
    }

    /** Somebody alive who is not me (nor of my pack); whoever was accused last, if they may be chosen. */
    private String choose(boolean hunts) {
        List<String> others = new ArrayList<>();
        Matcher alive = Pattern.compile("\"(\\d+)\":\"ALIVE\"").matcher(status);
        while (alive.find()) {
            String other = alive.group(1);
            boolean isFellow = roles.contains("\"" + other + "\":\"WEREWOLF\"");
            if (!other.equals(me) && !(hunts && isFellow)) others.add(other);
        }
        for (int last = accused.size() - 1; last >= 0; last--) {
            if (others.contains(accused.get(last))) return accused.get(last);
        }
        return others.get(random.nextInt(others.size()));
    }

    private static String find(String pattern, String text, String otherwise) {
        Matcher found = Pattern.compile(pattern).matcher(text);
        return found.find() ? found.group(1) : otherwise;
    }
}
