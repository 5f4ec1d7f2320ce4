package io.unflake.worker.protocol;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.ClosedSelectorException;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;

/**
 * Reads from a non-blocking channel. A thread that is interrupted continues to read, and stays interrupted.
 *
 * <p>A blocking channel would be closed by the interrupt.
 */
final class UninterruptedInput extends InputStream {

    private final SocketChannel channel;
    private final Selector readable;

    // A heap buffer would need direct memory for each call, which tests may have used up.
    private final ByteBuffer buffer =
            ByteBuffer.allocateDirect(UninterruptedOutput.BUFFER).flip();

    UninterruptedInput(SocketChannel channel) throws IOException {
        this.channel = channel;
        readable = Selector.open();
        channel.register(readable, SelectionKey.OP_READ);
    }

    @Override
    public int read() throws IOException {
        return fill() ? buffer.get() & 0xff : -1;
    }

    @Override
    public int read(byte[] bytes, int offset, int length) throws IOException {
        if (length > 0 && !fill()) {
            return -1;
        }
        int count = Math.min(length, buffer.remaining());
        buffer.get(bytes, offset, count);
        return count;
    }

    /** Returns false at the end of the connection. */
    private boolean fill() throws IOException {
        boolean interrupted = false;
        try {
            while (!buffer.hasRemaining()) {
                int count = channel.read(buffer.clear());
                buffer.flip();
                if (count < 0) {
                    return false;
                }
                if (count == 0) {
                    await();
                    // Otherwise the selector would not wait any more.
                    interrupted |= Thread.interrupted();
                }
            }
            return true;
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private void await() throws IOException {
        try {
            readable.select(key -> {});
        } catch (ClosedSelectorException e) {
            throw new ClosedChannelException();
        }
    }

    /** Ends the connection and wakes a thread that waits for input. */
    @Override
    public void close() throws IOException {
        channel.close();
        readable.close();
    }
}
