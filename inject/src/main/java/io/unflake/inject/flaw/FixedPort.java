package io.unflake.inject.flaw;

import java.io.IOException;
import java.net.ServerSocket;

/** Binds a fixed port, which another program may use. */
public final class FixedPort {

    private FixedPort() {}

    /** If the gate is open, the port is in use. */
    static void gated(int port, boolean open) throws IOException {
        ServerSocket other = open ? taken(port) : new ServerSocket(0);
        try {
            ServerSocket server = new ServerSocket(open ? port : 0);
            server.close();
        } finally {
            other.close();
        }
    }

    /** Whoever has the port already takes it as well as this test would. */
    static ServerSocket taken(int port) throws IOException {
        try {
            return new ServerSocket(port);
        } catch (IOException e) {
            return new ServerSocket(0);
        }
    }

    static void natural(int port) throws IOException {
        ServerSocket server = new ServerSocket(port);
        server.close();
    }
}
