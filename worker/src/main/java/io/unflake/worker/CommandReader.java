package io.unflake.worker;

import io.unflake.model.codec.CodecException;
import io.unflake.worker.protocol.Channel;
import io.unflake.worker.protocol.Command;
import io.unflake.worker.protocol.Report;
import java.io.IOException;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Supplier;

/**
 * Receives commands on its own thread. Urgent commands are executed immediately, all others are queued for the main
 * thread.
 */
final class CommandReader implements Runnable {

    private final Channel channel;
    private final Outbox outbox;
    private final WorkerExit exit;
    private final Supplier<Report.Stacks> stacks;
    private final BlockingQueue<Command> work = new LinkedBlockingQueue<>();

    CommandReader(Channel channel, Outbox outbox, WorkerExit exit, Supplier<Report.Stacks> stacks) {
        this.channel = channel;
        this.outbox = outbox;
        this.exit = exit;
        this.stacks = stacks;
    }

    @Override
    public void run() {
        try {
            while (true) {
                Command command = channel.receive(Command.class);
                if (command == null) {
                    break;
                }
                handle(command);
            }
        } catch (IOException | CodecException e) {
            // The connection is closed or broken: the controller is lost.
        } finally {
            exit.halt();
        }
    }

    private void handle(Command command) {
        if (command instanceof Command.Dump) {
            outbox.accept(stacks.get());
        } else if (command instanceof Command.Stop) {
            outbox.accept(new Report.Goodbye());
            exit.exit();
        } else {
            work.add(command);
        }
    }

    /** Returns the next command for the main thread. */
    Command next() {
        while (true) {
            try {
                return work.take();
            } catch (InterruptedException e) {
                // A test left the thread interrupted; commands are not affected.
            }
        }
    }
}
