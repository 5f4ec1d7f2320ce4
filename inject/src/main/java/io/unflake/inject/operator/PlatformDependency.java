package io.unflake.inject.operator;

import io.unflake.inject.edit.MutantEdit;
import io.unflake.inject.flaw.FixedPort;
import io.unflake.inject.place.CallSearch;
import java.util.List;

/** PD: a test needs a fixed port. */
final class PlatformDependency extends BesideOperator {

    /** Below the ports that systems give to clients. */
    private static final int FIRST = 20_000;

    private static final int COUNT = 12_000;

    PlatformDependency() {
        super(
                FixedPort.class,
                CallSearch.of(
                        "java/net/ServerSocket.<init>",
                        "java/net/ServerSocket.bind",
                        "java/net/DatagramSocket.<init>",
                        "java/net/Socket.<init>",
                        "java/net/InetSocketAddress.<init>",
                        "java/nio/channels/ServerSocketChannel.bind",
                        "com/sun/net/httpserver/HttpServer.create"));
    }

    @Override
    public String name() {
        return "PD";
    }

    @Override
    public Kind kind() {
        return Kind.NOD;
    }

    @Override
    public String antiPattern() {
        return "the test binds a fixed port, which another program may use";
    }

    @Override
    public String reference() {
        return "Croissant (ISSTA 2023), section 3.3.2";
    }

    /** Each mutant has its own port, the same in each injection. */
    @Override
    List<Object> constants(MutantEdit edit) {
        return List.of(FIRST + Math.floorMod((edit.owner() + edit.id()).hashCode(), COUNT));
    }

    @Override
    String fails(MutantEdit edit) {
        return "if port " + constants(edit).get(0) + " is in use";
    }
}
