package io.unflake.engine.fork;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;

/**
 * What one worker has for itself. It is deleted when the worker has ended.
 *
 * <p>It is not in the project, since tests may look for files in the parents of their temporary folder, and an overlay
 * must not contain its own upper layer. Its path is short, since Unix domain sockets allow about 100 characters.
 */
public record PrivateFolder(Path path) {

    static PrivateFolder in(Path parent, int number) throws IOException {
        PrivateFolder folder = new PrivateFolder(parent.resolve(Integer.toString(number)));
        Files.createDirectory(folder.path);
        for (Path each : new Path[] {folder.temporary(), folder.changes(), folder.scratch()}) {
            Files.createDirectory(each);
        }
        return folder;
    }

    /** The folder for temporary files of the JVM. */
    Path temporary() {
        return path.resolve("tmp");
    }

    /** What the worker changed in its working directory: the upper layer of an overlay. */
    Path changes() {
        return path.resolve("upper");
    }

    /** The folder that an overlay needs for itself. */
    Path scratch() {
        return path.resolve("work");
    }

    Path socket() {
        return path.resolve("s");
    }

    /** Deletes what can be deleted. */
    void delete() {
        delete(path.toFile());
    }

    /** Deletes a file or folder as far as possible, without following links. */
    public static void delete(File file) {
        if (Files.isDirectory(file.toPath(), LinkOption.NOFOLLOW_LINKS)) {
            // Tests may have left folders that nobody may read.
            boolean unused = file.setReadable(true) && file.setWritable(true) && file.setExecutable(true);
            File[] files = file.listFiles();
            for (File each : files == null ? new File[0] : files) {
                delete(each);
            }
        }
        boolean unused = file.delete();
    }

    /** The bytes in the files that the worker has written. */
    long bytes() {
        return bytes(temporary().toFile()) + bytes(changes().toFile());
    }

    private static long bytes(File file) {
        if (Files.isDirectory(file.toPath(), LinkOption.NOFOLLOW_LINKS)) {
            long sum = 0;
            File[] files = file.listFiles();
            for (File each : files == null ? new File[0] : files) {
                sum += bytes(each);
            }
            return sum;
        }
        return Files.isSymbolicLink(file.toPath()) ? 0 : file.length();
    }
}
