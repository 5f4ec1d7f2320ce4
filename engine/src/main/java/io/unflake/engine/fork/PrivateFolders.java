package io.unflake.engine.fork;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * The private folders of the workers of one pool. A lock shows that they are in use: those of a controller that was
 * killed are deleted by the next one.
 */
final class PrivateFolders implements AutoCloseable {

    private static final String PREFIX = "unflake-";
    private static final String LOCK = "lock";

    private final Path root;
    private final FileChannel lock;

    private PrivateFolders(Path root, FileChannel lock) {
        this.root = root;
        this.lock = lock;
    }

    /** Creates a folder that only this user can enter. */
    static PrivateFolders in(Path parent) {
        try {
            deleteAbandoned(parent);
            Path root = Files.createTempDirectory(parent, ownPrefix());
            Path file = root.resolve("new");
            FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
            FileLock unused = channel.lock();
            Files.move(file, root.resolve(LOCK));
            return new PrivateFolders(root, channel);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String ownPrefix() {
        return PREFIX + ProcessHandle.current().pid() + "-";
    }

    private static void deleteAbandoned(Path parent) throws IOException {
        try (DirectoryStream<Path> folders = Files.newDirectoryStream(parent, PREFIX + "*")) {
            for (Path folder : folders) {
                // A process must not even open its own lock file: closing it would release the lock.
                boolean isOwn = folder.getFileName().toString().startsWith(ownPrefix());
                if (!isOwn && isAbandoned(folder.resolve(LOCK))) {
                    PrivateFolder.delete(folder.toFile());
                }
            }
        }
    }

    private static boolean isAbandoned(Path file) {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE);
                FileLock free = channel.tryLock()) {
            return free != null;
        } catch (IOException e) {
            return false;
        }
    }

    PrivateFolder create(int number) throws IOException {
        return PrivateFolder.in(root, number);
    }

    /** Deletes all folders. */
    @Override
    public void close() {
        try {
            lock.close();
        } catch (IOException e) {
            // The lock ends with this process at the latest.
        }
        PrivateFolder.delete(root.toFile());
    }
}
