package io.unflake.inject.operator;

import io.unflake.inject.flaw.MemoryNeed;
import java.util.List;

/** MD: a test relies on an amount of memory. */
final class MemoryDependency extends AroundOperator {

    MemoryDependency() {
        super(MemoryNeed.class, "its use of memory");
    }

    @Override
    public String name() {
        return "MD";
    }

    @Override
    public Kind kind() {
        return Kind.NOD;
    }

    @Override
    public String antiPattern() {
        return "the test expects how much memory is used or free";
    }

    @Override
    public String reference() {
        return "Croissant (ISSTA 2023), section 3.3.1";
    }

    /** The size of the heap. */
    @Override
    public List<String> hiddenBy() {
        return List.of("-Xmx", "-XX:MaxHeapSize=", "-XX:MaxRAM");
    }

    @Override
    String fails() {
        return "if more memory is in use, or less is free, than it expects";
    }
}
