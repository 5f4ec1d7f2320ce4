package io.unflake.worker;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.hooks.Switchboard;
import io.unflake.model.Perturbation;
import io.unflake.model.Site;
import io.unflake.model.TestId;
import io.unflake.model.Treatment;
import io.unflake.worker.protocol.Command;
import io.unflake.worker.protocol.Report;
import io.unflake.worker.subjects.wired.Reaches;
import io.unflake.worker.subjects.wired.WiredMain;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class AgentTest {

    private static final Treatment TREATMENT =
            Treatment.of(new Perturbation.ApiChange("time.fast", Map.of("factor", "10"), List.of()));

    private static final Treatment OTHER =
            Treatment.of(new Perturbation.ApiChange("time.slow", Map.of("factor", "10"), List.of()));

    private static ForkedWorker fork() {
        List<Path> own = new ArrayList<>(ForkedWorker.own());
        own.add(Frameworks.home(Switchboard.class));
        return ForkedWorker.start(List.of(), Frameworks.classPath(own, Frameworks.JUPITER_6), WiredMain.class);
    }

    private static Transcript run(ForkedWorker worker, boolean observe) {
        List<String> classes = List.of(Reaches.class.getName());
        worker.send(new Command.Execute("run", List.of(classes), null, null, TREATMENT, Map.of(), observe));
        return worker.untilDone();
    }

    @Test
    void the_treatment_is_active_during_the_whole_run_and_tests_are_announced() {
        try (ForkedWorker worker = fork()) {
            assertThat(worker.hello().agent()).isTrue();
            assertThat(run(worker, false).all(Report.Untransformed.class))
                    .extracting(Report.Untransformed::className)
                    .containsExactly("activate", "testStarted", "testEnded", "testStarted", "testEnded", "deactivate");
        }
    }

    @Test
    void tests_of_a_class_with_different_treatments_are_treated_from_their_start_on() {
        try (ForkedWorker worker = fork()) {
            String one = worker.discover(Reaches.class)
                    .found(TestId.of(Reaches.class.getName(), "test"))
                    .uniqueId();
            String nested = Reaches.class.getName() + "$Inner";
            worker.send(new Command.Execute(
                    "run",
                    List.of(List.of(one, nested)),
                    null,
                    null,
                    Treatment.NONE,
                    Map.of(one, TREATMENT, nested, OTHER),
                    false));

            assertThat(worker.untilDone().all(Report.Untransformed.class))
                    .extracting(Report.Untransformed::className)
                    .containsSubsequence(
                            "activate",
                            "testStarted",
                            "testEnded",
                            "activate",
                            "testStarted",
                            "testEnded",
                            "deactivate");
        }
    }

    @Test
    void a_class_whose_tests_have_the_same_treatment_is_treated_with_its_fixtures() {
        try (ForkedWorker worker = fork()) {
            String name = Reaches.class.getName();
            String nested = Reaches.class.getName() + "$Inner";
            worker.send(new Command.Execute(
                    "run",
                    List.of(List.of(name)),
                    null,
                    null,
                    Treatment.NONE,
                    Map.of(name, TREATMENT, nested, TREATMENT),
                    false));

            assertThat(worker.untilDone().all(Report.Untransformed.class))
                    .extracting(Report.Untransformed::className)
                    .containsExactly("activate", "testStarted", "testEnded", "testStarted", "testEnded", "deactivate");
        }
    }

    @Test
    void the_treatment_arrives_in_the_format_of_the_codec() {
        try (ForkedWorker worker = fork()) {
            assertThat(run(worker, false).all(Report.Untransformed.class).get(0).reason())
                    .isEqualTo(
                            "{\"perturbations\":[{\"type\":\"ApiChange\",\"strategy\":\"time.fast\",\"parameters\":{\"factor\":\"10\"},\"spots\":[]}]}");
        }
    }

    @Test
    void sites_are_attributed_to_tests_and_fixtures() {
        try (ForkedWorker worker = fork()) {
            assertThat(reached(run(worker, true)))
                    .containsExactly(
                            "fixture of Reaches: before static initialiser",
                            "Reaches#test: test",
                            "Reaches$Inner#inner: inner",
                            "fixture of Reaches: after");
        }
    }

    @Test
    void sites_reached_without_observation_are_discarded() {
        try (ForkedWorker worker = fork()) {
            run(worker, false);
            assertThat(reached(run(worker, true)))
                    .containsExactly(
                            "fixture of Reaches: before",
                            "Reaches#test: test",
                            "Reaches$Inner#inner: inner",
                            "fixture of Reaches: after");
        }
    }

    @Test
    void touched_state_is_attributed_to_tests_and_fixtures() {
        try (ForkedWorker worker = fork()) {
            Transcript run = run(worker, true);
            Map<Integer, String> states = new HashMap<>();
            run.all(Report.StateSeen.class).forEach(seen -> states.put(seen.id(), seen.state()));

            assertThat(run.all(Report.Ended.class))
                    .extracting(ended -> states.get(ended.touched().get(0).state()))
                    .containsExactly("field Wired.test", "field Wired.inner");
            assertThat(run.all(Report.Ended.class).get(0).touched().get(0))
                    .matches(touched -> touched.end().equals("end") && touched.read() && !touched.wrote());
            assertThat(run.all(Report.FixtureTouched.class).stream()
                            .flatMap(fixture -> fixture.touched().stream())
                            .map(touched -> states.get(touched.state())))
                    .contains("field Wired.before", "field Wired.after");
        }
    }

    @Test
    void claims_are_attributed_to_tests_and_fixtures() {
        try (ForkedWorker worker = fork()) {
            Transcript run = run(worker, true);

            assertThat(run.all(Report.Ended.class))
                    .extracting(Report.Ended::claims)
                    .containsExactly(List.of("file /test"), List.of("file /inner"));
            assertThat(run.all(Report.FixtureReached.class).stream().flatMap(fixture -> fixture.claims().stream()))
                    .contains("file /before", "file /after");
        }
    }

    /** Returns the sites reached per test; fails if a site is used before it was reported. */
    private static List<String> reached(Transcript run) {
        Map<Integer, Site> sites = new HashMap<>();
        List<String> lines = new ArrayList<>();
        for (Report report : run.reports()) {
            if (report instanceof Report.SiteSeen seen) {
                sites.put(seen.id(), seen.site());
            } else if (report instanceof Report.Ended ended) {
                lines.add(line(simple(ended.test().toString()), sites, ended.reached(), ended.initialised()));
            } else if (report instanceof Report.FixtureReached fixture) {
                String who = "fixture of " + simple(fixture.className());
                lines.add(line(who, sites, fixture.reached(), fixture.initialised()));
            }
        }
        return lines;
    }

    private static String simple(String name) {
        return name.replaceFirst(".*\\.", "");
    }

    private static String line(String who, Map<Integer, Site> sites, List<Integer> reached, List<Integer> initialised) {
        StringBuilder line = new StringBuilder(who).append(':');
        reached.forEach(id -> line.append(' ').append(sites.get(id).method()));
        initialised.forEach(id -> line.append(" static ").append(sites.get(id).method()));
        return line.toString();
    }
}
