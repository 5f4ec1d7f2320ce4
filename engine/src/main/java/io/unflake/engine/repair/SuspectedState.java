package io.unflake.engine.repair;

import io.unflake.engine.patch.state.TestStatements;
import io.unflake.model.explain.Problem;
import io.unflake.model.finding.Before;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/** The state that may make a test fail: what its explanation names, or else what the recording of a detection shows. */
final class SuspectedState {

    private static final int MOST_PROBLEMS = 5;
    private static final String FIELD = "field ";
    private static final String RETURN = "return ";

    private final RepairRequest request;

    SuspectedState(RepairRequest request) {
        this.request = request;
    }

    /** A field of a class. */
    record NamedField(String owner, String name) {

        /** The field in the notation of recordings. */
        String state() {
            return FIELD + owner + "." + name;
        }
    }

    private List<Problem> problems() {
        return request.explanation() == null
                ? List.of()
                : request.explanation().problems().stream().limit(MOST_PROBLEMS).toList();
    }

    /** All state, the most likely first. */
    Stream<String> states() {
        return Stream.concat(
                        problems().stream().map(Problem::variable),
                        request.before().stream().map(Before::state).filter(Objects::nonNull))
                .distinct();
    }

    /** The value of some state with which the test passes, as a Java expression; null if unknown. */
    String clean(String state) {
        return problems().stream()
                .filter(problem -> problem.variable().equals(state) && problem.passing() != null)
                .map(problem -> problem.passing().literal())
                .filter(Objects::nonNull)
                .findFirst()
                .orElse(null);
    }

    Stream<NamedField> fields() {
        return states().filter(state -> state.startsWith(FIELD))
                .map(state -> state.substring(FIELD.length()))
                .filter(name -> name.indexOf('.') > 0)
                .map(name -> new NamedField(
                        name.substring(0, name.lastIndexOf('.')), name.substring(name.lastIndexOf('.') + 1)));
    }

    /** The classes that may hold the state: those whose methods return something else, and those that polluters call. */
    Stream<String> types() {
        Stream<String> returning = states().filter(state -> state.startsWith(RETURN))
                .map(state -> state.substring(RETURN.length()).replaceAll("\\(.*", ""))
                .filter(name -> name.indexOf('.') > 0)
                .map(name -> name.substring(0, name.lastIndexOf('.')));
        Stream<String> called = request.before().stream()
                .filter(Before::makesItFail)
                .flatMap(each -> TestStatements.of(each.test(), request.module()).stream())
                .flatMap(statements -> statements.types().stream());
        return Stream.concat(returning, called).distinct();
    }
}
