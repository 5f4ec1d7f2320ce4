package io.unflake.engine.offline;

import io.unflake.engine.process.Namespace;
import io.unflake.engine.process.TiedProcess;
import io.unflake.model.UserException;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Runs a command without network, in a Linux network namespace with a loopback interface only. The command can reach
 * servers that it starts itself, but no others.
 */
public final class Offline {

    private static final int NO_SUCH_COMMAND = 127;

    private Offline() {}

    /**
     * Runs the command to its end, with the input and output of this process, and returns its exit code.
     *
     * @param folder where the command runs
     * @throws UserException if the network cannot be disabled on this machine
     */
    public static int run(List<String> command, Path folder) throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(namespace(folder).command(Namespace.LOOPBACK_ONLY, command))
                .directory(folder.toFile())
                .inheritIO();
        try (TiedProcess process = TiedProcess.start(builder)) {
            int exit = process.process().waitFor();
            if (exit == NO_SUCH_COMMAND && !exists(command.get(0), folder)) {
                throw UserException.wrongUse(
                        "The command '" + command.get(0) + "' was not found.",
                        "Give the command after --, as in: unflake offline -- mvn test");
            }
            return exit;
        }
    }

    /** Whether there is such a program: a script may end with any exit code. */
    private static boolean exists(String program, Path folder) {
        if (program.contains(File.separator)) {
            return Files.isExecutable(folder.resolve(program));
        }
        return Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator, -1))
                .anyMatch(each -> Files.isExecutable(folder.resolve(each).resolve(program)));
    }

    private static Namespace namespace(Path folder) throws InterruptedException {
        if (!Namespace.exists()) {
            throw cannot("only Linux has network namespaces");
        }
        if (!Namespace.succeeds(List.of("unshare", "--version"), folder)) {
            throw cannot("the program 'unshare' is missing (package util-linux)");
        }
        if (!Namespace.succeeds(List.of("ip", "-V"), folder)) {
            throw cannot("the program 'ip' is missing (package iproute2)");
        }
        List<Namespace> ways = new ArrayList<>(Namespace.ofSameUser("--net"));
        ways.add(Namespace.ofRoot("--net"));
        for (Namespace way : ways) {
            if (way.works(Namespace.LOOPBACK_ONLY, folder)) {
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
}
