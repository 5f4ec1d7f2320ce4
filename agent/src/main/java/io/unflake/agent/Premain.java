package io.unflake.agent;

import java.lang.instrument.Instrumentation;

/**
 * The entry point of the agent. No signature in this class may contain a hook, because the JVM reads the signatures
 * before the hooks are defined.
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

    /** Reports the reason and lets the user's JVM continue without the agent. */
    private static void disable(String reason) {
        System.err.println("unflake: the agent is off: " + reason);
    }
}
