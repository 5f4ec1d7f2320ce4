package io.unflake.model.timing;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** Selects the methods of the JDK through which threads affect each other, wait, or read the clock. */
final class TimingRule {

    /** All methods of all types in these packages. */
    static final Set<String> PACKAGES = Set.of(
            "java/util/concurrent",
            "java/util/concurrent/atomic",
            "java/util/concurrent/locks",
            "java/nio",
            "java/nio/channels",
            "java/nio/channels/spi",
            "java/net/http",
            "javax/net");

    /** All methods of these types, and of types nested in them. */
    static final Set<String> TYPES = Set.of(
            "java/io/PipedInputStream",
            "java/io/PipedOutputStream",
            "java/io/PipedReader",
            "java/io/PipedWriter",
            "java/lang/Process",
            "java/lang/ProcessHandle",
            "java/lang/Runnable",
            "java/lang/Thread",
            "java/net/DatagramSocket",
            "java/net/HttpURLConnection",
            "java/net/MulticastSocket",
            "java/net/ServerSocket",
            "java/net/Socket",
            "java/net/URLConnection",
            "java/util/Timer",
            "java/util/TimerTask",
            "javax/net/ssl/SSLServerSocket",
            "javax/net/ssl/SSLSocket");

    /** Some methods of types. */
    static final Map<String, Set<String>> METHODS = Map.ofEntries(
            Map.entry("java/io/InputStream", Set.of("available", "close", "read", "readAllBytes", "readNBytes")),
            Map.entry("java/io/OutputStream", Set.of("close", "flush", "write")),
            Map.entry("java/lang/Object", Set.of("notify", "notifyAll", "wait")),
            Map.entry("java/lang/System", Set.of("currentTimeMillis", "nanoTime")),
            Map.entry("java/time/Clock", Set.of("instant", "millis")),
            Map.entry("java/time/Instant", Set.of("now")),
            Map.entry("java/time/LocalDate", Set.of("now")),
            Map.entry("java/time/LocalDateTime", Set.of("now")),
            Map.entry("java/time/LocalTime", Set.of("now")),
            Map.entry("java/time/OffsetDateTime", Set.of("now")),
            Map.entry("java/time/OffsetTime", Set.of("now")),
            Map.entry("java/time/ZonedDateTime", Set.of("now")));

    private TimingRule() {}

    /** What is selected, in readable form: {@code java.util.concurrent.*}, {@code java.lang.Object.wait}. */
    static List<String> described() {
        return Stream.of(
                        PACKAGES.stream().map(name -> name + ".*"),
                        TYPES.stream(),
                        METHODS.entrySet().stream()
                                .flatMap(type -> type.getValue().stream().map(method -> type.getKey() + "." + method)))
                .flatMap(each -> each)
                .map(name -> name.replace('/', '.'))
                .sorted()
                .toList();
    }

    /** Whether any method of a type is selected. */
    static boolean concerns(String type) {
        return selectsAll(type) || METHODS.containsKey(type);
    }

    static boolean selects(String type, String method) {
        return selectsAll(type) || METHODS.getOrDefault(type, Set.of()).contains(method);
    }

    /** Whether all methods of a type are selected. */
    static boolean selectsAll(String type) {
        int nested = type.indexOf('$');
        String outermost = nested < 0 ? type : type.substring(0, nested);
        return TYPES.contains(outermost)
                || PACKAGES.contains(outermost.substring(0, Math.max(0, outermost.lastIndexOf('/'))));
    }
}
