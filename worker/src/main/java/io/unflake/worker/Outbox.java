package io.unflake.worker;

import io.unflake.worker.protocol.Channel;
import io.unflake.worker.protocol.Report;
import java.io.IOException;
import java.util.function.Consumer;

/** Sends reports; a controller that can no longer be reached ends this JVM. */
final class Outbox implements Consumer<Report> {

    private final Channel channel;
    private final Ending ending;

    Outbox(Channel channel, Ending ending) {
        this.channel = channel;
        this.ending = ending;
    }

    @Override
    public void accept(Report report) {
        try {
            channel.send(report);
        } catch (IOException e) {
            ending.halt();
        }
    }
}
