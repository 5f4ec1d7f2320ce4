package subject;

import static org.mockito.Mockito.clearInvocations;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.reset;
import static org.mockito.Mockito.spy;
import static org.mockito.Mockito.when;
import static org.mockito.Mockito.withSettings;

import io.unflake.hooks.Switchboard;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TimeZone;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.mockito.MockMakers;

/** Touches state in steps and prints the traces of each; runs in a separate JVM. */
public final class Recorded {

    /** All kinds of fields. */
    static final class State {

        static final int CONSTANT = Integer.parseInt("7");
        static final Object NOTHING = new Object();
        static final List<String> LIST = new ArrayList<>();
        static final Set<Object> SET = Collections.newSetFromMap(new IdentityHashMap<>());
        static final AtomicInteger NUMBER = new AtomicInteger();
        static final ThreadLocal<String> OWN = new ThreadLocal<>();
        static final Map<String, Object> CYCLE = new HashMap<>();
        static final Hostile HOSTILE = new Hostile();
        static long[] large = new long[1_000_000];
        static String text = "a";
        static Node node;

        private State() {}
    }

    /** Throws from methods that must not be called. */
    static final class Hostile {

        private int value;

        @Override
        public int hashCode() {
            throw new IllegalStateException("called");
        }

        @Override
        public boolean equals(Object other) {
            throw new IllegalStateException("called");
        }

        @Override
        public String toString() {
            throw new IllegalStateException("called");
        }
    }

    /** A node of a chain that is too deep for recursion. */
    static final class Node {

        final Node next;

        Node(Node next) {
            this.next = next;
        }
    }

    private Recorded() {}

    public static void main(String[] arguments) {
        step("warm up", () -> {});
        step("read text", () -> State.text.length());
        step("write text", () -> State.text = "b");
        step("write and read text", () -> {
            State.text = "a";
            return State.text.length();
        });
        step(
                "constants",
                () -> State.CONSTANT + State.NOTHING.getClass().getName().length());
        step("read list", () -> State.LIST.size());
        step("fill list", () -> State.LIST.add("x"));
        step("empty list", () -> State.LIST.remove("x"));
        step("fill set", () -> State.SET.add(new Object()));
        step("fill set again", () -> {
            State.SET.clear();
            return State.SET.add(new Object());
        });
        step("count", () -> State.NUMBER.incrementAndGet());
        step("own", () -> {
            State.OWN.set("mine");
            return null;
        });
        step("cycle", () -> State.CYCLE.put("self", State.CYCLE));
        step("hostile", () -> State.HOSTILE.value++);
        step("large", () -> State.large.length);
        step("deep", () -> {
            for (int i = 0; i < 100_000; i++) {
                State.node = new Node(State.node);
            }
            return null;
        });
        step("get property", () -> System.getProperty("subject.key", ""));
        step("set property", () -> System.setProperty("subject.key", "x"));
        step("replace properties", () -> {
            System.setProperties(null);
            return null;
        });
        step("get locale", () -> Locale.getDefault());
        step("set locale", () -> Locale.setDefault(Locale.CANADA_FRENCH));
        step("get zone", () -> TimeZone.getDefault());
        step("set zone", () -> TimeZone.setDefault(TimeZone.getTimeZone("Asia/Tokyo")));
        instances();
        mocks();
        files();
        tables();
    }

    private static void tables() {
        try (Connection connection = DriverManager.getConnection("jdbc:h2:mem:subject");
                Statement statement = connection.createStatement()) {
            step("create table", () -> statement.execute("create table fruit (name varchar(9))"));
            step("insert", () -> statement.executeUpdate("insert into fruit values ('fig')"));
            step("count rows", () -> closed(statement.executeQuery("select count(*) from fruit")));
            step("empty table", () -> statement.executeUpdate("delete from fruit"));
            step("prepare insert", () -> closed(connection.prepareStatement("insert into fruit values (?)")));
            step("undo", () -> {
                connection.setAutoCommit(false);
                statement.executeUpdate("insert into fruit values ('kiwi')");
                connection.rollback();
                connection.setAutoCommit(true);
                return null;
            });
            step("refill", () -> {
                statement.executeUpdate("truncate table fruit");
                return statement.executeUpdate("insert into fruit values ('fig')");
            });
            step("drop table", () -> statement.execute("drop table fruit"));
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Object closed(AutoCloseable opened) throws Exception {
        opened.close();
        return opened;
    }

    private static Object prepare() throws Exception {
        Files.prepare();
        return null;
    }

    private static void files() {
        Stream.of(Files.readers(), Files.writers(), Files.changers())
                .forEach(kind -> kind.forEach((name, code) -> {
                    step("prepare", Recorded::prepare);
                    step(name, code);
                }));
        step("prepare", Recorded::prepare);
        step("close file", () -> Files.close());
        step("working folder", () -> Files.inWorkingFolder());
        step("elsewhere", () -> Files.elsewhere());
    }

    /** A class to mock. */
    static class Bank {

        private int gold;

        int rate() {
            return 1;
        }

        void pay(int amount) {
            gold += amount;
        }
    }

    /** All kinds of mocks. */
    static final class Mocked {

        static final Bank INLINE = mock(Bank.class);
        static final Bank SUBCLASS = mock(Bank.class, withSettings().mockMaker(MockMakers.SUBCLASS));
        static final Bank SPY = spy(new Bank());

        private Mocked() {}
    }

    private static void mocks() {
        step("mock inline", () -> Mocked.INLINE.toString());
        step("call inline", () -> Mocked.INLINE.rate());
        step("stub inline", () -> when(Mocked.INLINE.rate()).thenReturn(5));
        step("reset inline", () -> reset(Mocked.INLINE));
        step("mock subclass", () -> Mocked.SUBCLASS.toString());
        step("call subclass", () -> Mocked.SUBCLASS.rate());
        step("reset subclass", () -> reset(Mocked.SUBCLASS));
        step("mock spy", () -> Mocked.SPY.toString());
        step("change spy", () -> {
            Mocked.SPY.pay(3);
            clearInvocations(Mocked.SPY);
        });
    }

    private static void instances() {
        Instances.PerClass shared = new Instances.PerClass();
        step("read shared", () -> shared.read());
        step("write shared", () -> shared.write());
        step("use shared", () -> shared.use());
        step("touch outer", () -> shared.inner().run());
        Instances.Inheriting inheriting = new Instances.Inheriting();
        step("inherited", () -> inheriting.write());
        Instances.Composed composed = new Instances.Composed();
        step("composed", () -> composed.count());
        Instances.Ng ng = new Instances.Ng();
        step("ng", () -> ng.count());
        step("not shared", () -> {
            new Instances.Plain().count();
            new Instances.Single().count();
        });
        Instances.Specification specification = new Instances.Specification(null);
        step("get of Spock", () -> new Instances.Specification(specification).getThings());
        step("set of Spock", () -> {
            new Instances.Specification(specification).setThings(1);
            return null;
        });
    }

    private static void step(String name, Runnable code) {
        code.run();
        print(name);
    }

    private static void step(String name, java.util.concurrent.Callable<?> code) {
        try {
            code.call();
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
        print(name);
    }

    private static void print(String name) {
        for (String[] trace : Switchboard.agent().drainTraces()) {
            System.out.println(name + "|" + String.join("|", trace));
        }
    }
}
