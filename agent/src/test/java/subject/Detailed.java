package subject;

import io.unflake.hooks.Switchboard;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TimeZone;
import java.util.concurrent.CountDownLatch;
import java.util.logging.Level;
import java.util.logging.Logger;

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
        step("set property", () -> System.setProperty("subject.key", "x"));
        step("get property", () -> System.getProperty("subject.key"));
        step("clear property", () -> System.clearProperty("subject.key"));
        step("set locale", () -> Locale.setDefault(Locale.CANADA_FRENCH));
        step("get locale", () -> size(String.format("%,d", 5)));
        step("set zone", () -> TimeZone.setDefault(TimeZone.getTimeZone("Asia/Tokyo")));
        step("get zone", () -> TimeZone.getDefault());
        step("set level", () -> Logger.getLogger("subject.log").setLevel(Level.FINE));
        step("leave thread", () -> daemon("subject-1"));
        files();
        tables();
        Awkward.steps(Detailed::step);
    }

    private static void daemon(String name) {
        CountDownLatch never = new CountDownLatch(1);
        Thread thread = new Thread(
                () -> {
                    try {
                        never.await();
                    } catch (InterruptedException e) {
                        throw new IllegalStateException(e);
                    }
                },
                name);
        thread.setDaemon(true);
        thread.start();
    }

    private static void files() {
        Path file = Path.of(System.getProperty("java.io.tmpdir"), "detailed.txt");
        step("write file", () -> java.nio.file.Files.writeString(file, "fig"));
        step("read file", () -> java.nio.file.Files.readString(file));
        step("delete file", () -> java.nio.file.Files.delete(file));
    }

    private static void tables() {
        try (Connection connection = DriverManager.getConnection("jdbc:h2:mem:subject");
                Statement statement = connection.createStatement()) {
            step("create table", () -> statement.execute("create table fruit (name varchar(9))"));
            step("insert", () -> statement.executeUpdate("insert into fruit values ('fig')"));
            step("count rows", () -> statement.executeQuery("select count(*) from fruit"));
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    private static int size(String text) {
        return text.length();
    }

    private static void fill() {
        Registry.names().add("c");
    }

    /** Code that may throw. */
    interface Code {

        void run() throws Exception;
    }

    private static void step(String name, Code code) {
        Switchboard.Agent agent = Switchboard.agent();
        agent.testStarted();
        try {
            code.run();
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
        agent.testEnded();
        System.out.println(name + "|" + agent.drainDetail());
    }
}
