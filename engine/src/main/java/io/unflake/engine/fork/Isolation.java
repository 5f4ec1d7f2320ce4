package io.unflake.engine.fork;

import io.unflake.engine.process.Namespace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * Keeps workers apart as far as the operating system allows it: a network with a loopback interface only, and a view of
 * the working directory whose changes other processes do not see.
 */
final class Isolation {

    /** Mounts an overlay with the layers that the first three arguments name on its lower layer. */
    private static final String PRIVATE_DIRECTORY =
            "mount -t overlay overlay -o \"lowerdir=$1,upperdir=$2,workdir=$3,volatile,%s\" \"$1\""
                    + " && cd \"$1\" || exit 125; shift 3; ";

    private final Path directory;
    private final Namespace network;
    private final Namespace files;
    private final Namespace both;

    private Isolation(Path directory, Namespace network, Namespace files, Namespace both) {
        this.directory = directory;
        this.network = network;
        this.files = files;
        this.both = both;
    }

    /** Returns an isolation that leaves everything as it is. */
    static Isolation none(Path directory) {
        return new Isolation(directory, null, null, null);
    }

    /**
     * Finds out what is possible.
     *
     * @param directory the working directory of the workers
     * @param trial is used to try it
     */
    static Isolation of(Path directory, PrivateFolder trial) throws InterruptedException, IOException {
        if (!Namespace.exists()) {
            return none(directory);
        }
        Isolation everything = new Isolation(
                directory,
                first(Namespace.ofSameUser("--net"), directory),
                first(Namespace.ofSameUser("--mount"), directory),
                first(Namespace.ofSameUser("--net", "--mount"), directory));
        try (Reception reception = Reception.at(trial.socket())) {
            return everything.onlyWhatWorks(trial, reception.spansNetworks());
        }
    }

    private static Namespace first(List<Namespace> ways, Path directory) throws InterruptedException {
        for (Namespace way : ways) {
            boolean hasNetwork = way.enter().contains("--net");
            if (way.works(hasNetwork ? Namespace.LOOPBACK_ONLY : "", directory)) {
                return way;
            }
        }
        return null;
    }

    private Isolation onlyWhatWorks(PrivateFolder trial, boolean networks) throws InterruptedException {
        boolean overlays = files != null
                && isOneFileSystem(directory)
                && Namespace.succeeds(command(List.of("true"), trial, false), directory);
        return new Isolation(
                directory, networks ? network : null, overlays ? files : null, overlays && networks ? both : null);
    }

    /** An overlay does not show what is mounted below its lower layer, and some characters separate its layers. */
    private static boolean isOneFileSystem(Path directory) {
        if (directory.toString().matches(".*[:,\\\\].*")) {
            return false;
        }
        try (Stream<String> mounts = Files.lines(Path.of("/proc/self/mountinfo"))) {
            String below = real(directory).resolve("x").toString();
            String prefix = below.substring(0, below.length() - 1);
            return mounts.map(mount -> mount.split(" ", -1)[4].replace("\\040", " "))
                    .noneMatch(it -> it.startsWith(prefix));
        } catch (IOException | RuntimeException e) {
            return false;
        }
    }

    /** Whether a worker can have a network of its own. */
    boolean hasNetworks() {
        return network != null && (files == null || both != null);
    }

    /** Whether workers can have both: networks of their own and a working directory of their own. */
    boolean isComplete() {
        return both != null;
    }

    /** Whether no other process sees what a worker writes here. */
    boolean isPrivate(Path file) {
        return files != null && (file.startsWith(directory) || file.startsWith(real(directory)));
    }

    private static Path real(Path path) {
        try {
            return path.toRealPath();
        } catch (IOException e) {
            return path;
        }
    }

    /** Returns the command line that executes a command in isolation. */
    List<String> command(List<String> command, PrivateFolder folder, boolean ownNetwork) {
        if (files == null) {
            return ownNetwork ? network.command(Namespace.LOOPBACK_ONLY, command) : command;
        }
        Namespace namespace = ownNetwork ? both : files;
        List<String> layers = Stream.of(directory, folder.changes(), folder.scratch())
                .map(Path::toString)
                .toList();
        String script = (ownNetwork ? Namespace.LOOPBACK_ONLY : "") + PRIVATE_DIRECTORY.formatted(namespace.overlay());
        return namespace.command(script, layers, command);
    }
}
