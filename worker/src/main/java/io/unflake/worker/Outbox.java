package io.unflake.worker;

import io.unflake.worker.protocol.Channel;
import io.unflake.worker.protocol.Report;
import io.unflake.worker.run.Ballast;
import java.io.IOException;
import java.util.function.Consumer;

/** Sends reports, also when memory is short; a controller that can no longer be reached ends this JVM. */
final class Outbox implements Consumer<Report> {

    private final Channel channel;
    private final Ending ending;
    private final Ballast ballast;

    Outbox(Channel channel, Ending ending, Ballast ballast) {
        this.channel = channel;
        this.ending = ending;
        this.ballast = ballast;
    }

    @Override
    public void accept(Report report) {
        try {
            send(report);
        } catch (IOException e) {
            ending.halt();
        }
    }

    private void send(Report report) throws IOException {
        try {
            channel.send(report);
        } catch (OutOfMemoryError e) {
            // The frame is built before its first byte is sent, so that the channel is still in order.
            ballast.drop();
            channel.send(report);
        }
    }
}
