package io.unflake.app.inject;

import io.unflake.inject.Injected;
import io.unflake.inject.operator.Operator;
import io.unflake.inject.operator.Operators;
import io.unflake.inject.write.Dropped;
import io.unflake.inject.write.MutantCandidate;
import io.unflake.inject.write.MutantCandidates;
import io.unflake.model.ShellQuote;
import io.unflake.model.labels.Labels;
import io.unflake.model.labels.Mutant;
import io.unflake.report.text.Words;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** Prints what an injection has done. */
final class InjectText {

    private static final int MOST_DROPPED = 5;

    private InjectText() {}

    /** A place as JSON. */
    record Listed(String id, String operator, String type, String place, String site) {}

    static List<Listed> listed(MutantCandidates candidates) {
        return candidates.all().stream().map(InjectText::listed).toList();
    }

    private static Listed listed(MutantCandidate candidate) {
        return new Listed(
                candidate.id(),
                candidate.place().operator().name(),
                candidate.place().operator().kind().label(),
                candidate.place().label(),
                candidate.place().site());
    }

    /** All places, one per line. */
    static String places(MutantCandidates candidates) {
        StringBuilder text = new StringBuilder();
        candidates
                .all()
                .forEach(each -> text.append(String.format(
                        Locale.ROOT,
                        "%-10s %-9s %s%n",
                        each.id(),
                        each.place().label(),
                        each.place().site())));
        candidates.inapplicable().forEach((name, reason) -> text.append(line(name, reason)));
        text.append(String.format(
                Locale.ROOT, "%n%s%n", Words.count(candidates.all().size(), "place")));
        return candidates.all().isEmpty()
                ? text.append(NoMutants.NO_PLACE).append('\n').toString()
                : text.toString();
    }

    private static String line(String name, String reason) {
        return String.format(Locale.ROOT, "%-10s %s%n", name, reason);
    }

    /**
     * A table of operators, what is missing, and the next command.
     *
     * @param candidates the mutants that were possible
     */
    static String of(Injected injected, MutantCandidates candidates, Path out, String launcher) {
        Labels labels = injected.labels();
        StringBuilder text = new StringBuilder(String.format(
                Locale.ROOT, "%-8s %-4s %6s %9s   %s%n", "operator", "type", "own", "template", "what it does"));
        Map<String, List<Mutant>> byOperator = labels.mutants().stream()
                .collect(Collectors.groupingBy(Mutant::operator, LinkedHashMap::new, Collectors.toList()));
        for (Operator operator : Operators.ALL) {
            List<Mutant> mutants = byOperator.getOrDefault(operator.name(), List.of());
            if (!mutants.isEmpty()) {
                long own = mutants.stream()
                        .filter(each -> each.place().equals(Mutant.OWN))
                        .count();
                text.append(String.format(
                        Locale.ROOT,
                        "%-8s %-4s %6d %9d   %s%n",
                        operator.name(),
                        operator.kind().label(),
                        own,
                        mutants.size() - own,
                        operator.antiPattern()));
            } else if (injected.inapplicable().containsKey(operator.name())) {
                text.append(String.format(
                        Locale.ROOT,
                        "%-8s %-4s %6s %9s   %s%n",
                        operator.name(),
                        operator.kind().label(),
                        "-",
                        "-",
                        injected.inapplicable().get(operator.name())));
            }
        }
        dropped(injected.dropped(), text);
        if (labels.mutants().isEmpty()) {
            return text.append('\n')
                    .append(NoMutants.explain(injected, candidates, out))
                    .toString();
        }
        text.append(String.format(
                Locale.ROOT, "%n%s in %s%n", Words.count(labels.mutants().size(), "mutant"), out));
        if (injected.others() > 0) {
            text.append(Words.count(injected.others(), "other mutant"))
                    .append(" would change the same tests; --layout each writes all of them.\n");
        }
        return text.append("\nMeasure a detector on them:\n  ")
                .append(ShellQuote.command(score(labels, out, launcher)))
                .append('\n')
                .toString();
    }

    /** With one setting: all of them take twenty detections. */
    static List<String> score(Labels labels, Path out, String launcher) {
        List<String> words =
                new ArrayList<>(List.of(launcher, "score", "--suite", out.toString(), "--detector", "unflake"));
        if (labels.tr() > 0) {
            words.addAll(List.of("--tr", Double.toString(labels.tr())));
        }
        words.addAll(List.of("--k", Integer.toString(labels.k())));
        return words;
    }

    private static void dropped(List<Dropped> dropped, StringBuilder text) {
        if (dropped.isEmpty()) {
            return;
        }
        text.append(String.format(Locale.ROOT, "%nDropped mutants: %d%n", dropped.size()));
        dropped.stream().limit(MOST_DROPPED).forEach(each -> text.append(line("  " + each.mutant(), each.reason())));
        if (dropped.size() > MOST_DROPPED) {
            text.append("  and ").append(dropped.size() - MOST_DROPPED).append(" more; --json lists all\n");
        }
    }
}
