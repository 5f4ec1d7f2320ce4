package io.unflake.worker;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.model.TestId;
import io.unflake.worker.protocol.Report;
import io.unflake.worker.subjects.junit4.Bulk;
import io.unflake.worker.subjects.junit4.Enclosing;
import io.unflake.worker.subjects.junit4.Everything;
import io.unflake.worker.subjects.junit4.Named;
import io.unflake.worker.subjects.junit4.Numbered;
import io.unflake.worker.subjects.junit4.Old;
import io.unflake.worker.subjects.junit4.OldSuite;
import io.unflake.worker.subjects.junit4.Params;
import io.unflake.worker.subjects.junit4.Plain4;
import io.unflake.worker.subjects.junit4.Theorems;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

class JUnit4NamesTest {

    private static final ForkedWorker WORKER = fork();

    private static ForkedWorker fork() {
        return ForkedWorker.with(Frameworks.JUPITER_5_14, Frameworks.VINTAGE_5_14, Frameworks.JUNIT_4);
    }

    @AfterAll
    static void end() {
        WORKER.close();
    }

    @Test
    void methods_are_named_after_the_running_class() {
        assertNames(Plain4.class, "fails", "inherited", "passes", "slow", "assumes", "ignored");
        assertNames(Theorems.class, "holds");
        assertNames(Old.class, "testOld", "testFails");
    }

    @Test
    void invocations_are_numbered_whatever_their_name() {
        assertNames(Numbered.class, "first[1]", "first[2]", "second[1]", "second[2]");
        assertNames(Named.class, "named[1]", "named[2]", "named[3]", "named[4]");
        assertNames(Params.class, "both[1]", "both[2]", "neither");
    }

    private static void assertNames(Class<?> subject, String... methods) {
        String[] names = List.of(methods).stream()
                .map(method -> subject.getSimpleName() + "#" + method)
                .toArray(String[]::new);
        assertThat(WORKER.discover(subject).found()).containsExactlyInAnyOrder(names);
        assertThat(WORKER.execute(subject).outcomes().keySet()).containsExactlyInAnyOrder(names);
    }

    @Test
    void a_single_invocation_keeps_its_name_in_a_fresh_worker() {
        assertRerunKeepsName(new TestId(Named.class.getName(), "named", "[2]"), Named.class);
        assertRerunKeepsName(new TestId(Named.class.getName(), "named", "[4]"), Named.class);
        assertRerunKeepsName(new TestId(Params.class.getName(), "both", "[2]"), Params.class);
        assertRerunKeepsName(TestId.of(Plain4.class.getName(), "inherited"), Plain4.class);
    }

    private static void assertRerunKeepsName(TestId test, Class<?> subject) {
        String uniqueId = WORKER.discover(subject).found(test).uniqueId();
        try (ForkedWorker fresh = fork()) {
            assertThat(fresh.execute(List.of(uniqueId)).all(Report.Started.class))
                    .contains(new Report.Started(test, uniqueId));
        }
    }

    @Test
    void enclosed_classes_keep_their_own_name() {
        assertThat(WORKER.discover(Enclosing.class).found())
                .containsExactlyInAnyOrder("Enclosing$Left#left", "Enclosing$Right#right");
    }

    @Test
    void suites_add_only_tests_not_found_directly() {
        Transcript found = WORKER.discover(Everything.class, Plain4.class, Enclosing.class);
        assertThat(found.found())
                .doesNotHaveDuplicates()
                .contains("Plain4#passes", "Enclosing$Left#left", "Numbered#first[1]", "Numbered#first[2]");
        assertThat(uniqueId(found, Plain4.class, "passes", "")).contains("[runner:" + Plain4.class.getName() + "]");
        assertThat(uniqueId(found, Numbered.class, "first", "[1]"))
                .contains("[runner:" + Everything.class.getName() + "]");
    }

    private static String uniqueId(Transcript found, Class<?> subject, String method, String invocation) {
        return found.found(new TestId(subject.getName(), method, invocation)).uniqueId();
    }

    @Test
    void junit_3_suites_name_the_tests_they_create() {
        assertThat(WORKER.discover(OldSuite.class).found())
                .containsExactlyInAnyOrder("Old#testOld", "Old#testFails", "OldSuite#made one", "OldSuite#made two");
    }

    @Test
    void tests_that_several_suites_create_from_one_inner_class_stay_distinct() {
        Transcript found = WORKER.discover(Bulk.Left.class, Bulk.Right.class);
        assertThat(found.found())
                .containsExactlyInAnyOrder(
                        "Bulk$Left#keys.testMade",
                        "Bulk$Left#keys.testMadeOf",
                        "Bulk$Left#values.testMade",
                        "Bulk$Left#values.testMadeOf",
                        "Bulk$Right#keys.testMade",
                        "Bulk$Right#keys.testMadeOf",
                        "Bulk$Right#values.testMadeOf",
                        "Bulk$Right#values.testMade");
        TestId test = TestId.of(Bulk.Right.class.getName(), "values.testMade");
        assertRerunKeepsName(test, Bulk.Right.class);
    }
}
