package io.unflake.e2e;

import io.unflake.model.TestId;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * What a test of the pantry declares that depends on the tests before it.
 *
 * @param before the polluters of a victim, or what a brittle test needs; tests of one list are needed together
 * @param variables the state by which it depends on them; each answer is right
 * @param cleaners tests that undo what the polluters do
 */
record Dependent(
        TestId test,
        boolean brittle,
        List<List<TestId>> before,
        List<String> variables,
        List<TestId> cleaners,
        boolean repairable) {

    static List<Dependent> read(Path out) throws IOException, ReflectiveOperationException {
        List<Dependent> all = new ArrayList<>();
        for (Declaration each : Declaration.read(out)) {
            if (each.is("Victim") || each.is("Brittle")) {
                all.add(of(each));
            }
        }
        return all;
    }

    private static Dependent of(Declaration it) throws ReflectiveOperationException {
        boolean brittle = it.is("Brittle");
        List<List<TestId>> before = it.strings(brittle ? "needs" : "of").stream()
                .map(together -> Stream.of(together.split(" \\+ ", -1))
                        .map(TestId::parse)
                        .toList())
                .toList();
        List<TestId> cleaners =
                it.strings("cleanedBy").stream().map(TestId::parse).toList();
        return new Dependent(
                it.test(), brittle, before, it.strings("variable"), cleaners, (boolean) it.value("repairable"));
    }

    /** The orders in which it passes. */
    List<List<TestId>> passing() {
        if (brittle) {
            return before.stream().map(this::after).toList();
        }
        List<List<TestId>> orders = new ArrayList<>(List.of(List.of(test)));
        for (List<TestId> polluters : before) {
            if (polluters.size() > 1) {
                polluters.forEach(each -> orders.add(List.of(each, test)));
            }
            cleaners.forEach(cleaner -> orders.add(
                    after(Stream.concat(polluters.stream(), Stream.of(cleaner)).toList())));
        }
        return orders;
    }

    /** The orders in which it fails. */
    List<List<TestId>> failing() {
        return brittle
                ? List.of(List.of(test))
                : before.stream().map(this::after).toList();
    }

    private List<TestId> after(List<TestId> first) {
        return Stream.concat(first.stream(), Stream.of(test)).toList();
    }
}
