package io.unflake.model.strategy;

import java.util.List;
import java.util.stream.Stream;

/** The APIs that depend on settings of the JVM, observed inside the JDK if possible, otherwise at their call sites. */
final class SettingTargets {

    private static final String READ = "SettingHooks.read";
    private static final String SEEN = "Reach.hit";
    private static final String STRING = "Ljava/lang/String;";
    private static final String FUTURE = "Ljava/util/concurrent/CompletableFuture;";

    private SettingTargets() {}

    static List<Target> targets() {
        return Stream.of(locale(), zone(), charset(), separator(), temp(), processors(), memory(), process(), port())
                .flatMap(table -> table.targets().stream())
                .toList();
    }

    private static TargetTable locale() {
        String locale = "java/util/Locale";
        String result = "L" + locale + ";";
        return new TargetTable(SiteKind.LOCALE)
                .add(Form.CALLEE, READ, locale, "getDefault()" + result)
                .add(Form.CALLEE, READ, locale, "getDefault(L" + locale + "$Category;)" + result);
    }

    private static TargetTable zone() {
        return new TargetTable(SiteKind.ZONE)
                .add(Form.CALLEE, READ, "java/util/TimeZone", "getDefault()Ljava/util/TimeZone;")
                .add(Form.CALLEE, READ, "java/time/ZoneId", "systemDefault()Ljava/time/ZoneId;");
    }

    private static TargetTable charset() {
        String charset = "java/nio/charset/Charset";
        return new TargetTable(SiteKind.CHARSET).add(Form.CALLEE, READ, charset, "defaultCharset()L" + charset + ";");
    }

    private static TargetTable separator() {
        return new TargetTable(SiteKind.SEPARATOR)
                .add(Form.CALLEE, READ, "java/lang/System", "lineSeparator()" + STRING);
    }

    private static TargetTable temp() {
        String attributes = "[Ljava/nio/file/attribute/FileAttribute;";
        String path = ")Ljava/nio/file/Path;";
        return new TargetTable(SiteKind.TEMP)
                .add(Form.CALLEE, READ, "java/io/File", "createTempFile(" + STRING + STRING + ")Ljava/io/File;")
                .add(
                        Form.CALLEE,
                        READ,
                        "java/nio/file/Files",
                        "createTempFile(" + STRING + STRING + attributes + path,
                        "createTempDirectory(" + STRING + attributes + path);
    }

    /** The JDK reads the number of processors in native code, so only calls in project code are observed. */
    private static TargetTable processors() {
        TargetTable table = new TargetTable(SiteKind.PROCESSORS)
                .add(Form.PRELUDE, SEEN, "java/lang/Runtime", "availableProcessors()I")
                .add(
                        Form.PRELUDE,
                        SEEN,
                        "java/util/concurrent/ForkJoinPool",
                        "<init>()V",
                        "commonPool()Ljava/util/concurrent/ForkJoinPool;",
                        "getCommonPoolParallelism()I")
                .add(
                        Form.PRELUDE,
                        SEEN,
                        "java/util/concurrent/Executors",
                        "newWorkStealingPool()Ljava/util/concurrent/ExecutorService;")
                .add(Form.PRELUDE, SEEN, "java/util/Collection", "parallelStream()Ljava/util/stream/Stream;")
                .add(Form.PRELUDE, SEEN, "java/util/stream/BaseStream", "parallel()Ljava/util/stream/BaseStream;");
        String future = "java/util/concurrent/CompletableFuture";
        table.add(Form.PRELUDE, SEEN, future, "supplyAsync(Ljava/util/function/Supplier;)" + FUTURE);
        table.add(Form.PRELUDE, SEEN, future, "runAsync(Ljava/lang/Runnable;)" + FUTURE);
        table.add(Form.PRELUDE, SEEN, future, "thenApplyAsync(Ljava/util/function/Function;)" + FUTURE);
        table.add(Form.PRELUDE, SEEN, future, "thenAcceptAsync(Ljava/util/function/Consumer;)" + FUTURE);
        return table.add(Form.PRELUDE, SEEN, future, "thenRunAsync(Ljava/lang/Runnable;)" + FUTURE);
    }

    private static TargetTable memory() {
        return new TargetTable(SiteKind.MEMORY)
                .add(Form.PRELUDE, SEEN, "java/lang/Runtime", "maxMemory()J", "totalMemory()J", "freeMemory()J");
    }

    private static TargetTable process() {
        return new TargetTable(SiteKind.PROCESS)
                .add(
                        Form.PRELUDE,
                        SEEN,
                        "java/lang/System",
                        "getenv(" + STRING + ")" + STRING,
                        "getenv()Ljava/util/Map;")
                .add(Form.PRELUDE, SEEN, "java/lang/ProcessBuilder", "start()Ljava/lang/Process;")
                .add(
                        Form.PRELUDE,
                        SEEN,
                        "java/lang/Runtime",
                        "exec(" + STRING + ")Ljava/lang/Process;",
                        "exec([" + STRING + ")Ljava/lang/Process;");
    }

    private static TargetTable port() {
        String bind = "bind(Ljava/net/SocketAddress;";
        return new TargetTable(SiteKind.PORT)
                .add(Form.CALLEE, READ, "java/net/ServerSocket", "<init>(I)V", bind + ")V")
                .add(Form.CALLEE, READ, "java/net/DatagramSocket", "<init>(I)V", bind + ")V")
                .add(
                        Form.CALLEE,
                        READ,
                        "java/nio/channels/ServerSocketChannel",
                        bind + ")Ljava/nio/channels/ServerSocketChannel;");
    }
}
