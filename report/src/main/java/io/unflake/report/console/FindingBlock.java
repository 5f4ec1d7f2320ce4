package io.unflake.report.console;

import io.unflake.model.finding.Verdict;
import io.unflake.report.json.FindingsFile.Failed;
import io.unflake.report.json.FindingsFile.Found;
import io.unflake.report.json.FindingsFile.Mitigated;
import io.unflake.report.json.FindingsFile.Rates;
import io.unflake.report.text.Printable;
import io.unflake.report.text.ShortNames;
import io.unflake.report.text.Words;
import java.util.List;

/** Writes one finding, or a group of findings with one cause, as a block of lines. */
final class FindingBlock {

    /** The plain order among the treatments of a finding. */
    private static final String PLAIN_ORDER = "order.directed:run=0";

    private static final int EXAMPLES = 5;
    private static final String FURTHER = "  ";

    private final Page page;
    private final int categories;

    /**
     * Writes blocks to a page.
     *
     * @param categories columns for the name of the category
     */
    FindingBlock(Page page, int categories) {
        this.page = page;
        this.categories = categories;
    }

    void write(FindingGroup group) {
        Found found = group.first();
        heading(found);
        cause(found);
        page.detail(failure(found.failure()));
        page.detail(rates(found));
        if (page.style().verbose()) {
            FindingDetails.write(found, page);
        }
        page.command(found.command());
        if (found.mitigation() != null) {
            mitigation(found.mitigation());
        }
        others(group);
    }

    private void heading(Found found) {
        String category = pad(Printable.line(found.category()), categories + 2);
        String test = ShortNames.test(found.test(), page.room() - category.length());
        page.line(verdict(found.verdictValue()) + category + page.ink().bold(test));
    }

    private String verdict(Verdict verdict) {
        String word = pad(verdict.name(), Page.INDENT.length());
        return switch (verdict) {
            case FLAKY -> page.ink().red(word);
            case SUSPECT -> page.ink().yellow(word);
            case BROKEN -> page.ink().magenta(word);
        };
    }

    private static String pad(String text, int columns) {
        return text + " ".repeat(Math.max(0, columns - Printable.columns(text)));
    }

    /** The last line says if the finding is unlikely in practice. */
    private void cause(Found found) {
        String likelihood = found.isUnlikely() ? " (unlikely in practice)" : "";
        boolean hasMargin = found.margin() != null;
        if (!found.summary().isEmpty()) {
            page.wrapped(Printable.line(found.summary()) + (hasMargin ? "" : likelihood));
        }
        if (hasMargin) {
            page.wrapped(Printable.line(found.margin().text()) + likelihood);
        }
    }

    private void mitigation(Mitigated mitigation) {
        page.wrapped("mitigation: " + Printable.line(mitigation.text()));
        if (mitigation.cure() != null) {
            page.wrapped("better: " + Printable.line(mitigation.cure()));
        }
        if (mitigation.command() != null) {
            page.command(mitigation.command());
        }
    }

    static String failure(Failed failure) {
        String type = ShortNames.type(failure.type());
        return failure.message().isBlank() ? type : type + ": " + failure.message();
    }

    private static String rates(Found found) {
        String rates = rates(found.rates(), isPlainOrder(found));
        List<String> strategies = found.strategies();
        return strategies.size() < 2
                ? rates
                : rates + "; also under " + String.join(", ", strategies.subList(1, strategies.size()));
    }

    private static String rates(Rates rates, boolean ofPlainOrder) {
        if (ofPlainOrder) {
            return rates.treated() + " in plain order, " + rates.control() + " otherwise";
        }
        String control = rates.control() + " plain";
        return rates.hasTreated() ? rates.treated() + " treated, " + control : control;
    }

    /** Whether the test fails in plain order, which takes the place of a treatment then. */
    private static boolean isPlainOrder(Found found) {
        return found.treatments().stream()
                .findFirst()
                .filter(PLAIN_ORDER::equals)
                .isPresent();
    }

    /** The other members, each with the id that {@code replay} takes. */
    private void others(FindingGroup group) {
        List<Found> others = group.others();
        if (others.isEmpty()) {
            return;
        }
        String same = group.first().isProven() ? "the same cause: " : "the same failure: ";
        page.detail(same + Words.count(others.size(), group.isOfDifferentTests() ? "more test" : "more failure"));
        int shown = page.style().verbose() ? others.size() : Math.min(EXAMPLES, others.size());
        others.stream().limit(shown).forEach(this::member);
        if (shown < others.size()) {
            page.detail(FURTHER, (others.size() - shown) + " more: -v shows all");
        }
    }

    private void member(Found found) {
        String replay = "  replay " + Printable.line(found.id());
        int room = page.room() - FURTHER.length() - replay.length();
        page.line(Page.INDENT
                + FURTHER
                + ShortNames.test(found.test(), room)
                + page.ink().dim(replay));
    }
}
