package io.unflake.worker.protocol;

import io.unflake.model.codec.Codec;
import java.io.Closeable;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;

/** One end of the connection between controller and worker. Each message is a length-prefixed frame. */
public final class Channel implements Closeable {

    private static final int MAX_FRAME = 64 << 20;

    private final DataInputStream in;
    private final DataOutputStream out;

    public Channel(SocketChannel socket) throws IOException {
        if (socket.getRemoteAddress() instanceof InetSocketAddress) {
            socket.setOption(StandardSocketOptions.TCP_NODELAY, true);
        }
        socket.configureBlocking(false);
        in = new DataInputStream(new UninterruptedInput(socket));
        out = new DataOutputStream(new UninterruptedOutput(socket));
    }

    /** Sends a complete message, even if the calling thread is interrupted. */
    public void send(Object message) throws IOException {
        byte[] frame = Codec.write(message).getBytes(StandardCharsets.UTF_8);
        synchronized (out) {
            out.writeInt(frame.length);
            out.write(frame);
            out.flush();
        }
    }

    /** Returns the next message; null at the end of the connection. */
    public <T> T receive(Class<T> type) throws IOException {
        int length;
        try {
            length = in.readInt();
        } catch (EOFException e) {
            return null;
        }
        if (length < 0 || length > MAX_FRAME) {
            throw new IOException("invalid frame of " + length + " bytes");
        }
        return Codec.read(type, new String(in.readNBytes(length), StandardCharsets.UTF_8));
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
