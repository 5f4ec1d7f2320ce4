package io.unflake.agent;

import java.lang.instrument.Instrumentation;

/**
 * Where the JVM starts the agent. No hook may be named in a signature here: the JVM reads these before the hooks are on
 * the boot class path.
 */
public final class Premain {

    private Premain() {}

    /** Called by the JVM before main. */
    public static void premain(String arguments, Instrumentation instrumentation) {
        try {
            AgentArguments parsed = AgentArguments.parse(arguments == null ? "" : arguments);
            BootHooks.define(instrumentation);
            Wiring.start(parsed, instrumentation);
        } catch (IllegalArgumentException e) {
            disable(e.getMessage());
        } catch (Throwable e) {
            disable(e.toString());
        }
    }

    /** The JVM is the user's: it goes on as if there were no agent. */
    private static void disable(String reason) {
        System.err.println("unflake: the agent is off: " + reason);
    }
}
