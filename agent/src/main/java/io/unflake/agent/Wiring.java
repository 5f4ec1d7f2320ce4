package io.unflake.agent;

import io.unflake.agent.instrument.Callees;
import io.unflake.agent.instrument.Initialisation;
import io.unflake.agent.instrument.Sites;
import io.unflake.agent.instrument.Transformer;
import io.unflake.agent.policy.Treatments;
import io.unflake.hooks.Switchboard;
import java.lang.instrument.Instrumentation;
import java.lang.instrument.UnmodifiableClassException;

/** Connects the parts of the agent once the hooks are there. */
final class Wiring {

    private Wiring() {}

    static void start(AgentArguments arguments, Instrumentation instrumentation)
            throws ReflectiveOperationException, UnmodifiableClassException {
        Sites sites = new Sites();
        Initialisation initialisation = new Initialisation();
        Transformer transformer = new Transformer(arguments.config(), sites, initialisation);
        Treatments treatments = new Treatments(true);
        Switchboard.wire(new AgentControl(sites, initialisation, transformer, treatments));
        Callees.install(instrumentation);
        instrumentation.addTransformer(transformer);
    }
}
