package io.unflake.worker;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.worker.protocol.Report;
import io.unflake.worker.subjects.jupiter.ClassTemplates;
import io.unflake.worker.subjects.jupiter.Shapes;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class JupiterNamesTest {

    @ParameterizedTest
    @EnumSource(names = {"JUPITER_5_5", "JUPITER_5_14", "JUPITER_6"})
    void tests_have_the_same_name_in_discovery_and_run(Frameworks jupiter) {
        try (ForkedWorker worker = ForkedWorker.with(jupiter)) {
            assertThat(worker.discover(Shapes.class).found())
                    .containsExactlyInAnyOrder(
                            "Shapes#inherited",
                            "Shapes$InheritedInner#nestedAbove",
                            "Shapes#plain",
                            "Shapes#repeated",
                            "Shapes#parameterised",
                            "Shapes#overloaded(int)",
                            "Shapes#overloaded(String)",
                            "Shapes#withNamesake",
                            "Shapes#dynamic",
                            "Shapes$Inner#nested",
                            "Shapes$Inner$Innermost#deep");
            Transcript run = worker.execute(Shapes.class);
            assertThat(run.started())
                    .containsExactlyInAnyOrder(
                            "Shapes#inherited",
                            "Shapes$InheritedInner#nestedAbove",
                            "Shapes#plain",
                            "Shapes#repeated[1]",
                            "Shapes#repeated[2]",
                            "Shapes#parameterised[1]",
                            "Shapes#parameterised[2]",
                            "Shapes#parameterised[3]",
                            "Shapes#overloaded(int)[1]",
                            "Shapes#overloaded(String)[1]",
                            "Shapes#overloaded(String)[2]",
                            "Shapes#withNamesake",
                            "Shapes#dynamic[1]",
                            "Shapes#dynamic[2][1]",
                            "Shapes#dynamic[2][2]",
                            "Shapes$Inner#nested",
                            "Shapes$Inner$Innermost#deep[1]",
                            "Shapes$Inner$Innermost#deep[2]");
            assertThat(run.outcomes().keySet()).containsExactlyElementsOf(run.started());
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"JUPITER_5_14", "JUPITER_6"})
    void class_invocations_are_numbered_before_method_invocations(Frameworks jupiter) {
        try (ForkedWorker worker = ForkedWorker.with(jupiter)) {
            assertThat(worker.discover(ClassTemplates.class).found()).containsExactly("ClassTemplates#<class>");
            assertThat(worker.execute(ClassTemplates.class).started())
                    .containsExactlyInAnyOrder(
                            "ClassTemplates#once[1]",
                            "ClassTemplates#once[2]",
                            "ClassTemplates#twice[1][1]",
                            "ClassTemplates#twice[1][2]",
                            "ClassTemplates#twice[2][1]",
                            "ClassTemplates#twice[2][2]",
                            "ClassTemplates$Inner#nested[1][1]",
                            "ClassTemplates$Inner#nested[1][2]",
                            "ClassTemplates$Inner#nested[2][1]",
                            "ClassTemplates$Inner#nested[2][2]");
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"JUPITER_5_5", "JUPITER_5_14", "JUPITER_6"})
    void a_single_invocation_runs_alone_with_the_same_name(Frameworks jupiter) {
        try (ForkedWorker worker = ForkedWorker.with(jupiter);
                ForkedWorker fresh = ForkedWorker.with(jupiter)) {
            List<Report.Started> all = worker.execute(Shapes.class).all(Report.Started.class);
            for (Report.Started one : all) {
                assertThat(fresh.execute(List.of(one.uniqueId())).all(Report.Started.class))
                        .containsExactly(one);
            }
        }
    }
}
