package io.unflake.worker;

import io.unflake.model.codec.Codec;
import io.unflake.worker.agent.AgentSwitch;
import io.unflake.worker.protocol.Channel;
import io.unflake.worker.protocol.Command;
import io.unflake.worker.protocol.Report;
import io.unflake.worker.run.CurrentTest;
import io.unflake.worker.run.MemoryReserve;
import java.io.IOException;
import java.nio.channels.SocketChannel;

/** Main class of a forked test JVM: connects to the controller and executes its commands. */
public final class WorkerMain {

    private WorkerMain() {}

    public static void main(String[] args) throws IOException {
        StartLine line = StartLine.take();
        Channel channel = new Channel(SocketChannel.open(line.address()));
        AgentSwitch agent = AgentSwitch.find();
        WorkerExit exit = new WorkerExit();
        MemoryReserve reserve = new MemoryReserve();
        Outbox outbox = new Outbox(channel, exit, reserve);
        CurrentTest currentTest = new CurrentTest();
        CommandReader reader = new CommandReader(channel, outbox, exit, currentTest::stacks);
        outbox.accept(hello(line.token(), agent.isPresent()));
        OwnThread.start("unflake-reader", reader);
        CodecWarmUp.run();
        ThreadWatch threads = new ThreadWatch(outbox);
        OwnThread.start("unflake-threads", threads);
        CommandHandler handler = new CommandHandler(threads.watching(), exit, agent, currentTest, reserve);
        handler.prepare();
        handleCommands(reader, handler);
    }

    private static void handleCommands(CommandReader reader, CommandHandler handler) {
        MainThreadState atStart = MainThreadState.now();
        while (true) {
            Command command = reader.next();
            atStart.restore();
            handler.handle(command);
        }
    }

    private static Report.Hello hello(String token, boolean agent) {
        return new Report.Hello(
                Codec.VERSION, token, ProcessHandle.current().pid(), System.getProperty("java.version"), agent);
    }
}
