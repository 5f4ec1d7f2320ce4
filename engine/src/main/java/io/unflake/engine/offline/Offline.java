package io.unflake.engine.offline;

import io.unflake.engine.process.TiedProcess;
import io.unflake.model.UserException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Runs a command without network, in a Linux network namespace with a loopback interface only. The command can reach
 * servers that it starts itself, but no others.
 */
public final class Offline {

    /** Enables the loopback interface, which is down in a new namespace, and then executes the command. */
    private static final String LOOPBACK_ONLY = "ip link set lo up || exit 125; exec \"$@\"";

    private static final int NO_SUCH_COMMAND = 127;

    /**
     * Ordered from the least intrusive to the one without required privileges; with the last the user appears as root.
     */
    private static final List<List<String>> WAYS = List.of(
            List.of("unshare", "--net", "--"),
            List.of("unshare", "--user", "--map-current-user", "--keep-caps", "--net", "--"),
            List.of("unshare", "--user", "--map-root-user", "--net", "--"));

    private Offline() {}

    /**
     * Runs the command to its end, with the input and output of this process, and returns its exit code.
     *
     * @param folder where the command runs
     * @throws UserException if the network cannot be disabled on this machine
     */
    public static int run(List<String> command, Path folder) throws IOException, InterruptedException {
        List<String> all = new ArrayList<>(way(folder));
        all.addAll(List.of("sh", "-c", LOOPBACK_ONLY, "sh"));
        all.addAll(command);
        ProcessBuilder builder =
                new ProcessBuilder(all).directory(folder.toFile()).inheritIO();
        try (TiedProcess process = TiedProcess.start(builder)) {
            int exit = process.process().waitFor();
            if (exit == NO_SUCH_COMMAND) {
                throw UserException.wrongUse(
                        "The command '" + command.get(0) + "' was not found.",
                        "Give the command after --, as in: unflake offline -- mvn test");
            }
            return exit;
        }
    }

    private static List<String> way(Path folder) throws IOException, InterruptedException {
        if (!System.getProperty("os.name").toLowerCase(Locale.ROOT).contains("linux")) {
            throw cannot("only Linux has network namespaces");
        }
        if (!succeeds(List.of("unshare", "--version"), folder)) {
            throw cannot("the program 'unshare' is missing (package util-linux)");
        }
        if (!succeeds(List.of("ip", "-V"), folder)) {
            throw cannot("the program 'ip' is missing (package iproute2)");
        }
        for (List<String> way : WAYS) {
            List<String> trial = new ArrayList<>(way);
            trial.addAll(List.of("ip", "link", "set", "lo", "up"));
            if (succeeds(trial, folder)) {
                return way;
            }
        }
        throw cannot(
                "this user is not allowed to create network namespaces"
                        + " (see kernel.unprivileged_userns_clone and user.max_user_namespaces, or the settings of the container)");
    }

    private static UserException cannot(String why) {
        return UserException.wrongUse(
                "The network cannot be cut here: " + why + ".",
                "Run the command on a Linux machine that allows this, or in a container without network (docker run --network none …).");
    }

    private static boolean succeeds(List<String> command, Path folder) throws InterruptedException {
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
