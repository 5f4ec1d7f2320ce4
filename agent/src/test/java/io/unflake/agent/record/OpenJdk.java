package io.unflake.agent.record;

import net.bytebuddy.agent.ByteBuddyAgent;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Opens the JDK to the hooks, as the agent does where it records. */
final class OpenJdk implements BeforeAllCallback {

    @Override
    public void beforeAll(ExtensionContext context) {
        Recorder.openJdk(ByteBuddyAgent.install());
    }
}
