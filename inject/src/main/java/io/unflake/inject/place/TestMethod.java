package io.unflake.inject.place;

import java.util.List;
import org.objectweb.asm.tree.MethodNode;

/**
 * A test of the user that can get a flaw.
 *
 * @param node its code, which must not be changed
 * @param runsAs the concrete classes that run it: its own class, or subclasses
 */
public record TestMethod(MethodNode node, List<String> runsAs) {

    public TestMethod {
        runsAs = List.copyOf(runsAs);
    }

    public String name() {
        return node.name;
    }

    /** Whether it limits its own time. */
    public boolean hasTimeout() {
        return Annotations.has(node, "Lorg/junit/jupiter/api/Timeout;")
                || Annotations.find(node, TestFramework.JUNIT4.test())
                        .filter(test -> Annotations.value(test, "timeout") != null)
                        .isPresent();
    }
}
