package io.unflake.inject.operator;

import io.unflake.inject.edit.MutantEdit;
import io.unflake.inject.flaw.FirstOfUnordered;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** UCIA: a test takes an element of an unordered collection by its index. */
final class UnorderedIndexAccess extends UnorderedOperator {

    UnorderedIndexAccess() {
        super(FirstOfUnordered.class);
    }

    @Override
    public String name() {
        return "UCIA";
    }

    @Override
    public String antiPattern() {
        return "an element of an unordered collection is taken by its index";
    }

    @Override
    public String reference() {
        return "issue 4717 of druid";
    }

    /** The first element as it happens to be. */
    @Override
    List<Object> constants(MutantEdit edit) {
        Set<String> fruits = new HashSet<>();
        List.of("apple", "banana", "cherry", "damson", "elder", "fig").forEach(fruits::add);
        return List.of(fruits.iterator().next());
    }
}
