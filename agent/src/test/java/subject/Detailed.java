package subject;

import io.unflake.hooks.Switchboard;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Uses state in steps and prints the detailed recording of each; runs in a separate JVM. */
public final class Detailed {

    /** State in static fields. */
    static final class Registry {

        static int count = 3;
        static String currency = "EUR";
        private static final List<String> NAMES = new ArrayList<>();
        private static final Registry ONLY = new Registry();

        private final Map<String, Integer> prices = new HashMap<>();

        static void use(String name) {
            NAMES.add(name);
        }

        static int size() {
            return NAMES.size();
        }

        static List<String> names() {
            return NAMES;
        }

        static Registry only() {
            return ONLY;
        }

        void price(String name, int price) {
            prices.put(name, price);
        }
    }

    private Detailed() {}

    public static void main(String[] arguments) {
        step("write", () -> Registry.count = 4);
        step("read", () -> size(Registry.currency));
        step("add", () -> {
            Registry.use("a");
            Registry.use("b");
        });
        step("add from outside", () -> fill());
        step("change the only instance", () -> Registry.only().price("fig", 7));
        step("call", () -> Registry.size());
    }

    private static int size(String text) {
        return text.length();
    }

    private static void fill() {
        Registry.names().add("c");
    }

    private static void step(String name, Runnable code) {
        Switchboard.Agent agent = Switchboard.agent();
        agent.testStarted();
        code.run();
        agent.testEnded();
        System.out.println(name + "|" + agent.drainDetail());
    }
}
