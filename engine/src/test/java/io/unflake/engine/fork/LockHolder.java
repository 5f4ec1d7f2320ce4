package io.unflake.engine.fork;

import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Main class of a process that holds the lock of a file until it is killed. */
final class LockHolder {

    private LockHolder() {}

    public static void main(String[] args) throws Exception {
        try (FileChannel channel = FileChannel.open(Path.of(args[0]), StandardOpenOption.WRITE);
                FileLock held = channel.lock()) {
            System.out.write(held.isValid() ? '!' : '?');
            System.out.flush();
            Thread.currentThread().join();
        }
    }
}
