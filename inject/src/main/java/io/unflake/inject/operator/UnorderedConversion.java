package io.unflake.inject.operator;

import io.unflake.inject.edit.MutantEdit;
import io.unflake.inject.flaw.TextOfUnordered;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** UCC: a test compares the text of an unordered collection. */
final class UnorderedConversion extends UnorderedOperator {

    UnorderedConversion() {
        super(TextOfUnordered.class);
    }

    @Override
    public String name() {
        return "UCC";
    }

    @Override
    public String antiPattern() {
        return "the text of an unordered collection is compared";
    }

    @Override
    public String reference() {
        return "Croissant (ISSTA 2023), section 3.4.2";
    }

    /** The text as it happens to be. */
    @Override
    List<Object> constants(MutantEdit edit) {
        Map<String, Integer> prices = new HashMap<>();
        List<String> names = List.of("apple", "banana", "cherry", "damson", "elder", "fig");
        names.forEach(name -> prices.put(name, names.indexOf(name) + 1));
        return List.of(prices.toString());
    }
}
