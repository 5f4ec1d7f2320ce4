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

/** One end of the connection between controller and worker: length-prefixed frames, each one message. */
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

    /** Sends a message whole, whatever happens to the calling thread. */
    public void send(Object message) throws IOException {
        byte[] frame = Codec.write(message).getBytes(StandardCharsets.UTF_8);
        // A test may have interrupted this thread: plain sockets do not mind, and the flag stays as it is.
        synchronized (out) {
            out.writeInt(frame.length);
            out.write(frame);
            out.flush();
        }
    }

    /** The next message; null at the end of the connection. */
    public <T> T receive(Class<T> type) throws IOException {
        int length;
        try {
            length = in.readInt();
        } catch (EOFException e) {
            return null;
        }
        if (length < 0 || length > MAX_FRAME) {
            throw new IOException("a frame of " + length + " bytes is not of this protocol");
        }
        return Codec.read(type, new String(in.readNBytes(length), StandardCharsets.UTF_8));
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
