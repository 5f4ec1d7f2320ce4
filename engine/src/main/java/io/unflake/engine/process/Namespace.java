package io.unflake.engine.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * A way to run a command in new Linux namespaces. The command replaces the process that is started, so it has its
 * process id. What is mounted or listens in the namespaces vanishes with its last process.
 *
 * @param enter the command that creates the namespaces
 * @param leave the command that returns the privileges in the namespaces; empty if there are none to return
 * @param overlay additional options of overlay mounts
 */
public record Namespace(List<String> enter, List<String> leave, String overlay) {

    /** Enables the loopback interface, which is down in a new namespace. */
    public static final String LOOPBACK_ONLY = "ip link set lo up || exit 125; ";

    private static final List<String> SAME_USER = List.of("--user", "--map-current-user", "--keep-caps");
    private static final List<String> AS_ROOT = List.of("--user", "--map-root-user");
    private static final List<String> NO_PRIVILEGES = List.of("setpriv", "--ambient-caps=-all", "--inh-caps=-all");

    /**
     * Returns the ways to create namespaces in which the user stays the same: first for root, then for others.
     *
     * @param kinds the options of {@code unshare} for what becomes private
     */
    public static List<Namespace> ofSameUser(String... kinds) {
        return List.of(
                new Namespace(unshare(List.of(), kinds), List.of(), "redirect_dir=on"),
                new Namespace(unshare(SAME_USER, kinds), NO_PRIVILEGES, "userxattr"));
    }

    /** Returns a way that needs no privileges and few programs; the user appears as root. */
    public static Namespace ofRoot(String... kinds) {
        return new Namespace(unshare(AS_ROOT, kinds), List.of(), "userxattr");
    }

    private static List<String> unshare(List<String> user, String... kinds) {
        return Stream.of(Stream.of("unshare"), user.stream(), Stream.of(kinds), Stream.of("--"))
                .flatMap(each -> each)
                .toList();
    }

    /** Whether this system has namespaces at all. */
    public static boolean exists() {
        return System.getProperty("os.name").toLowerCase(Locale.ROOT).contains("linux");
    }

    /** Returns the name of this machine, which is the same in all namespaces; empty if it is unknown. */
    public static String hostName() {
        try {
            return Files.readString(Path.of("/proc/sys/kernel/hostname")).strip();
        } catch (IOException e) {
            return "";
        }
    }

    /** Returns the command line that executes a script, and then a command in the same process. */
    public List<String> command(String script, List<String> command) {
        return command(script, List.of(), command);
    }

    /**
     * Returns the command line that executes a script, and then a command in the same process.
     *
     * @param script ends with a semicolon
     * @param arguments the first arguments of the script, which it has to remove
     */
    public List<String> command(String script, List<String> arguments, List<String> command) {
        return Stream.of(
                        enter.stream(),
                        Stream.of("sh", "-c", script + "exec \"$@\"", "sh"),
                        arguments.stream(),
                        leave.stream(),
                        command.stream())
                .flatMap(each -> each)
                .toList();
    }

    /** Whether a script succeeds in these namespaces. */
    public boolean works(String script, Path folder) throws InterruptedException {
        return succeeds(command(script, List.of("true")), folder);
    }

    /** Whether a command can be executed and succeeds. */
    public static boolean succeeds(List<String> command, Path folder) throws InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD);
        try (TiedProcess process = TiedProcess.start(builder)) {
            return process.process().waitFor() == 0;
        } catch (IOException e) {
            return false;
        }
    }
}
