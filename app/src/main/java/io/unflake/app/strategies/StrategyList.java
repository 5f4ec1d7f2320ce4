package io.unflake.app.strategies;

import io.unflake.model.strategy.Parameter;
import io.unflake.model.strategy.Strategy;
import io.unflake.model.strategy.StrategyCatalog;
import io.unflake.report.text.Printable;
import java.util.List;
import java.util.stream.Collectors;

/** Renders the strategies of a catalog as text and as JSON. */
final class StrategyList {

    private static final String SCHEMA = "unflake/strategies/1";
    private static final String INDENT = "    ";

    private record Document(String schema, List<Item> strategies) {}

    private record Item(
            String name,
            String group,
            String description,
            boolean contractPreserving,
            boolean own,
            List<Setting> parameters,
            List<String> targets) {}

    private record Setting(String name, String defaultValue, String description) {}

    private final StrategyCatalog catalog;

    StrategyList(StrategyCatalog catalog) {
        this.catalog = catalog;
    }

    Record json() {
        return new Document(SCHEMA, catalog.all().stream().map(this::item).toList());
    }

    private Item item(Strategy strategy) {
        return new Item(
                strategy.name(),
                strategy.group(),
                strategy.description(),
                strategy.contractPreserving(),
                !strategy.ownTargets().isEmpty(),
                strategy.parameters().stream()
                        .map(one -> new Setting(one.name(), one.defaultValue(), one.description()))
                        .toList(),
                strategy.targets());
    }

    String text(int width) {
        StringBuilder out = new StringBuilder();
        List<String> shown = List.of();
        for (Strategy strategy : catalog.all()) {
            out.append(Printable.line(strategy.name())).append(mark(strategy)).append('\n');
            out.append(INDENT).append(Printable.line(strategy.description())).append('\n');
            strategy.parameters().forEach(one -> out.append(parameter(one)));
            List<String> targets = strategy.targets();
            // Most strategies of a group have the same targets, which are printed once.
            out.append(
                    targets.equals(shown) && !targets.isEmpty()
                            ? INDENT + "targets: as above\n"
                            : targets(targets, width));
            out.append('\n');
            shown = targets;
        }
        return out.append(hints(width)).toString();
    }

    private String hints(int width) {
        String groups = catalog.all().stream().map(Strategy::group).distinct().collect(Collectors.joining(", "));
        return paragraph(
                        "Give detect --strategy the name of a strategy, of a group (" + groups
                                + "), or paper for the eleven strategies of the ChaosAPI paper.",
                        width)
                + paragraph(
                        "A target includes its subtypes: RandomGenerator includes Random, SecureRandom and so on.",
                        width);
    }

    private static String paragraph(String text, int width) {
        return String.join("\n", Printable.wrap(Printable.line(text), width)) + "\n";
    }

    private static String mark(Strategy strategy) {
        String own = strategy.ownTargets().isEmpty() ? "" : "  (your own)";
        boolean promised = strategy.contractPreserving() || !own.isEmpty();
        return own + (promised ? "" : "  (not contract-preserving: goes beyond what the API promises)");
    }

    private static String parameter(Parameter one) {
        return String.format("%s%-32s %s%n", INDENT, one.name() + "=" + one.defaultValue(), one.description())
                .replace(System.lineSeparator(), "\n");
    }

    private static String targets(List<String> targets, int width) {
        if (targets.isEmpty()) {
            return "";
        }
        StringBuilder out = new StringBuilder();
        String text = "targets: " + TargetNames.summary(targets);
        Printable.wrap(text, width - 2 * INDENT.length())
                .forEach(line -> out.append(INDENT)
                        .append(line.startsWith("targets:") ? "" : INDENT)
                        .append(line)
                        .append('\n'));
        return out.toString();
    }
}
