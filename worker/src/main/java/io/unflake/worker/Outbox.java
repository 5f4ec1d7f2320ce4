package io.unflake.worker;

import io.unflake.worker.protocol.Channel;
import io.unflake.worker.protocol.Report;
import io.unflake.worker.run.MemoryReserve;
import java.io.IOException;
import java.util.function.Consumer;

/** Sends reports, also when memory is short; a controller that can no longer be reached ends this JVM. */
final class Outbox implements Consumer<Report> {

    private final Channel channel;
    private final WorkerExit exit;
    private final MemoryReserve reserve;

    Outbox(Channel channel, WorkerExit exit, MemoryReserve reserve) {
        this.channel = channel;
        this.exit = exit;
        this.reserve = reserve;
    }

    @Override
    public void accept(Report report) {
        try {
            send(report);
        } catch (IOException e) {
            exit.halt();
        }
    }

    private void send(Report report) throws IOException {
        try {
            channel.send(report);
        } catch (OutOfMemoryError e) {
            // The frame is built before its first byte is sent, so that the channel is still in order.
            reserve.drop();
            channel.send(report);
        }
    }
}
