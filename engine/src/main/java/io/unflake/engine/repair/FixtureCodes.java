package io.unflake.engine.repair;

import io.unflake.engine.invariant.Variables;
import io.unflake.engine.patch.fixture.FixtureCode;
import io.unflake.engine.patch.state.CheckedCalls;
import io.unflake.engine.patch.state.FieldSource;
import io.unflake.engine.patch.state.ResetCalls;
import io.unflake.engine.patch.state.ResetCalls.Reset;
import io.unflake.engine.patch.state.TestStatements;
import io.unflake.model.TestId;
import io.unflake.model.explain.Cleaner;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/** Lists code that may reset or set the state on which a test depends, the best first. */
final class FixtureCodes {

    private final RepairRequest request;
    private final SuspectedState suspected;
    private final StateCode stateCode;

    FixtureCodes(RepairRequest request) {
        this.request = request;
        this.suspected = new SuspectedState(request);
        this.stateCode = new StateCode(Path.of(request.module().workingDirectory()));
    }

    /** Code that runs after each test of a class that changes the state. */
    List<FixtureCode> after(TestId polluter) {
        String user = polluter.className();
        return Stream.of(
                        explained(false, Cleaner.METHOD),
                        ofState(state -> stateCode.afterChange(state).stream()),
                        ofFields(user, FieldCode::afterChange),
                        ofFields(user, field -> field.asMock(false)),
                        explained(false, Cleaner.MODIFIER),
                        resets(user, false),
                        explained(false, Cleaner.RESTORE, Cleaner.TEST),
                        staticMocks(user),
                        ofFields(user, field -> field.byReflection(false)))
                .flatMap(each -> each)
                .distinct()
                .toList();
    }

    /** Code that runs before each test of a class that depends on the state. */
    List<FixtureCode> before(TestId victim) {
        String user = victim.className();
        return Stream.of(
                        setting(),
                        explained(true, Cleaner.METHOD, Cleaner.MODIFIER),
                        ofState(state -> stateCode.beforeUse(state, suspected.clean(state)).stream()),
                        ofFieldsBefore(user),
                        ofFields(user, field -> field.asMock(true)),
                        resets(user, true),
                        explained(true, Cleaner.RESTORE, Cleaner.TEST),
                        ofFields(user, field -> field.byReflection(true)))
                .flatMap(each -> each)
                .distinct()
                .toList();
    }

    /** The statements of tests that set up the state of a brittle test: each alone, then all of a test. */
    private Stream<FixtureCode> setting() {
        return request.before().stream()
                .filter(each -> !each.makesItFail())
                .flatMap(each -> TestStatements.of(each.test(), request.module()).stream())
                .map(TestStatements::settingState)
                .flatMap(statements -> Stream.concat(
                        statements.stream(),
                        statements.size() > 1 ? Stream.of(String.join("\n", statements)) : Stream.of()))
                .map(statement -> code(statement, true).preparing());
    }

    /** What the explanation has found to reset the state, and verified first. */
    private Stream<FixtureCode> explained(boolean isBefore, String... kinds) {
        return request.explanation() == null
                ? Stream.of()
                : request.explanation().cleaners().stream()
                        .filter(cleaner -> List.of(kinds).contains(cleaner.kind()))
                        .sorted(Comparator.comparing(cleaner -> !cleaner.verified()))
                        .flatMap(this::statements)
                        .map(statement -> code(statement, isBefore));
    }

    private FixtureCode code(String statement, boolean isBefore) {
        String what = "call " + JavaText.readable(statement);
        FixtureCode code = isBefore
                ? FixtureCode.before(what, JavaText.subject(statement), statement)
                : FixtureCode.after(what, JavaText.subject(statement), statement);
        return CheckedCalls.in(statement, request.module()) ? code.throwing() : code;
    }

    private Stream<String> statements(Cleaner cleaner) {
        if (!cleaner.kind().equals(Cleaner.TEST)) {
            return Stream.of(JavaText.template(cleaner.code()));
        }
        return TestStatements.of(TestId.parse(cleaner.code()), request.module()).stream()
                .flatMap(statements -> statements.settingState().stream());
    }

    private Stream<FixtureCode> ofState(Function<String, Stream<FixtureCode>> code) {
        return suspected.states().flatMap(code);
    }

    private Stream<FixtureCode> ofFields(String user, Function<FieldCode, List<FixtureCode>> code) {
        return suspected
                .fields()
                .flatMap(field -> FieldSource.of(field.owner(), field.name(), request.module()).stream())
                .map(field -> new FieldCode(field, user, request.module()))
                .flatMap(field -> code.apply(field).stream());
    }

    private Stream<FixtureCode> ofFieldsBefore(String user) {
        return suspected
                .fields()
                .flatMap(named -> FieldSource.of(named.owner(), named.name(), request.module()).stream()
                        .map(field -> new FieldCode(field, user, request.module()))
                        .flatMap(field -> field.beforeUse(suspected.clean(named.state())).stream()));
    }

    /** A static mock shows only in what the methods of its class return. */
    private Stream<FixtureCode> staticMocks(String user) {
        boolean returnsDiffer = suspected.states().anyMatch(Variables::isReturn);
        return returnsDiffer && MockCode.areIn(request.module())
                ? Stream.concat(
                        FieldSource.all(user, request.module()).stream()
                                .filter(MockCode::isStatic)
                                .map(field -> new FieldCode(field, user, request.module()))
                                .flatMap(field -> field.afterChange().stream()),
                        Stream.of(MockCode.closingAll()))
                : Stream.of();
    }

    private Stream<FixtureCode> resets(String user, boolean isBefore) {
        Stream<Reset> ofFields = suspected
                .fields()
                .flatMap(field -> ResetCalls.of(field.owner(), user, field.name(), request.module()).stream());
        Stream<Reset> ofTypes =
                suspected.types().flatMap(type -> ResetCalls.of(type, user, null, request.module()).stream());
        return Stream.concat(ofFields, ofTypes).distinct().map(reset -> code(reset, isBefore));
    }

    private static FixtureCode code(Reset reset, boolean isBefore) {
        String what = "call " + reset.text();
        String subject = JavaText.subject(reset.statement());
        FixtureCode code = isBefore
                ? FixtureCode.before(what, subject, reset.statement())
                : FixtureCode.after(what, subject, reset.statement());
        return reset.checked() ? code.throwing() : code;
    }
}
