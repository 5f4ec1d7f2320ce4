package io.unflake.worker;

import io.unflake.worker.protocol.Channel;
import io.unflake.worker.protocol.Report;
import io.unflake.worker.run.MemoryReserve;
import java.io.IOException;
import java.util.function.Consumer;

/** Sends reports, even when memory is short. If the controller cannot be reached, the JVM ends. */
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
            // No byte is sent before the frame is complete, so the channel is still usable.
            reserve.drop();
            channel.send(report);
        }
    }
}
