package io.unflake.worker.protocol;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/** Writes to a non-blocking channel; see {@link UninterruptedInput}. */
final class UninterruptedOutput extends OutputStream {

    static final int BUFFER = 64 << 10;

    /** The other end always reads, so the connection is rarely full, and never for long. */
    private static final long PAUSE_NANOS = TimeUnit.MICROSECONDS.toNanos(100);

    private final SocketChannel channel;
    private final ByteBuffer buffer = ByteBuffer.allocateDirect(BUFFER);

    UninterruptedOutput(SocketChannel channel) {
        this.channel = channel;
    }

    @Override
    public void write(int value) throws IOException {
        if (!buffer.hasRemaining()) {
            flush();
        }
        buffer.put((byte) value);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
        for (int done = 0; done < length; ) {
            if (!buffer.hasRemaining()) {
                flush();
            }
            int count = Math.min(length - done, buffer.remaining());
            buffer.put(bytes, offset + done, count);
            done += count;
        }
    }

    @Override
    public void flush() throws IOException {
        buffer.flip();
        while (buffer.hasRemaining()) {
            if (channel.write(buffer) == 0) {
                LockSupport.parkNanos(PAUSE_NANOS);
            }
        }
        buffer.clear();
    }
}
