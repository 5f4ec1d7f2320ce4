package io.unflake.cli;

import io.unflake.model.Perturbation;
import io.unflake.model.ShellQuote;
import io.unflake.model.TestId;
import io.unflake.model.Treatment;
import io.unflake.model.strategy.Durations;
import java.util.ArrayList;
import java.util.List;

/** The command that shows a finding again: the same project and settings, but only that test and that treatment. */
final class RepeatCommand {

    private final String launcher;
    private final DetectOptions options;
    private final List<String> project;

    RepeatCommand(String launcher, DetectOptions options) {
        this.launcher = launcher;
        this.options = options;
        this.project = ArgumentFile.words(options);
    }

    /** One line, absolute and quoted. */
    String of(TestId test, Treatment treatment) {
        List<String> words = new ArrayList<>(List.of(launcher, "detect"));
        words.addAll(project);
        words.addAll(what(test, treatment));
        words.addAll(settings());
        // Not over the findings that it was copied from.
        words.addAll(List.of("--out", options.out().resolve("again").toString()));
        return ShellQuote.command(words);
    }

    /** A test that needs no treatment may need the other tests of its class. */
    private List<String> what(TestId test, Treatment treatment) {
        if (treatment.isControl()) {
            return List.of("--tests", test.className(), "--mode", "rerun", "--runs", Integer.toString(options.runs()));
        }
        List<String> words = new ArrayList<>(List.of("--tests", test.toString()));
        for (Perturbation part : treatment.perturbations()) {
            words.addAll(List.of("--strategy", part.toString()));
        }
        if (treatment.perturbations().size() > 1) {
            words.addAll(List.of("--mode", "combined"));
        }
        return words;
    }

    private List<String> settings() {
        List<String> words = new ArrayList<>();
        if (options.java() != null) {
            words.addAll(List.of("--java", options.java().toString()));
        }
        // In one word: what follows an option would be taken for an option itself.
        options.jvmArguments().forEach(argument -> words.add("--jvm-arg=" + argument));
        if (options.config() != null) {
            words.addAll(List.of("--config", options.config().toString()));
        }
        options.plugins().forEach(jar -> words.addAll(List.of("--plugin", jar.toString())));
        options.instrument().forEach(pattern -> words.addAll(List.of("--instrument", pattern)));
        options.noInstrument().forEach(pattern -> words.addAll(List.of("--no-instrument", pattern)));
        if (!options.testTimeout().equals(SearchOptions.TEST_TIMEOUT)) {
            words.addAll(List.of("--test-timeout", Durations.format(options.testTimeout())));
        }
        return words;
    }
}
