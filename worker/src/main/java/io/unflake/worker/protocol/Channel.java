package io.unflake.worker.protocol;

import io.unflake.model.codec.Codec;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/** One end of the connection between controller and worker. Each message is a length-prefixed frame. */
public final class Channel implements Closeable {

    private static final int MAX_FRAME = 64 << 20;

    private final Socket socket;
    private final DataInputStream in;
    private final DataOutputStream out;

    public Channel(Socket socket) throws IOException {
        this.socket = socket;
        socket.setTcpNoDelay(true);
        in = new DataInputStream(new BufferedInputStream(socket.getInputStream()));
        out = new DataOutputStream(new BufferedOutputStream(socket.getOutputStream()));
    }

    /** Sends a complete message, even if the calling thread is interrupted. */
    public void send(Object message) throws IOException {
        byte[] frame = Codec.write(message).getBytes(StandardCharsets.UTF_8);
        // Plain sockets ignore interrupts, and the interrupt status is preserved.
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
        socket.close();
    }
}
