package io.unflake.report.console;

import io.unflake.model.Failure;
import io.unflake.model.Frame;
import io.unflake.model.Site;
import io.unflake.model.Spot;
import io.unflake.model.finding.Finding;
import io.unflake.model.finding.Proof;
import io.unflake.model.finding.Verdict;
import io.unflake.report.text.Calls;
import io.unflake.report.text.Phrases;
import io.unflake.report.text.Printable;
import io.unflake.report.text.ShortNames;
import java.util.List;

/** One finding, or a group with one cause, as a block of lines. */
final class FindingBlock {

    private static final int EXAMPLES = 3;
    private static final int STACK = 12;
    private static final String FURTHER = "    ";

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
        Finding finding = group.first();
        heading(finding, group.others().size());
        page.wrapped(Phrases.BUILT_IN.cause(finding));
        margin(finding);
        page.detail(failure(finding.failure()));
        page.detail(rates(finding));
        if (page.style().verbose()) {
            everything(finding);
        }
        page.command(finding.command());
        others(group.others());
    }

    private void margin(Finding finding) {
        if (finding.proof() != null && finding.proof().margin() != null) {
            page.wrapped(Phrases.BUILT_IN.margin(finding) + (finding.plausible() ? "" : " (unlikely in practice)"));
        }
    }

    private void heading(Finding finding, int others) {
        String category = pad(Printable.line(finding.category()), categories + 2);
        String more = others == 0 ? "" : " and " + others + " more";
        String test = ShortNames.test(finding.test(), page.room() - category.length() - more.length());
        page.line(verdict(finding.verdict()) + category + page.ink().bold(test) + more);
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

    static String failure(Failure failure) {
        String type = ShortNames.type(failure.type());
        return failure.message().isBlank() ? type : type + ": " + failure.message();
    }

    private static String rates(Finding finding) {
        String control = finding.control() + " plain";
        String rates = finding.treated().runs() == 0 ? control : finding.treated() + " treated, " + control;
        List<String> strategies = finding.strategies();
        return strategies.size() < 2
                ? rates
                : rates + "; also under " + String.join(", ", strategies.subList(1, strategies.size()));
    }

    private void everything(Finding finding) {
        page.detail("finding " + finding.id() + ", fingerprint "
                + finding.fingerprint().hash());
        finding.treatments().forEach(treatment -> page.detail("treatment " + treatment));
        for (Frame frame : finding.fingerprint().frames()) {
            page.detail(FURTHER, "at " + frame);
        }
        if (finding.proof() != null) {
            proof(finding.proof());
        }
        sites("perturbed:", finding.cause());
        sites("reached:", finding.sites());
    }

    private void proof(Proof proof) {
        for (Spot spot : proof.treatment().spots()) {
            String calls = spot.calls().isEmpty() ? "all calls" : "call " + Calls.of(spot);
            page.detail("needed: " + calls + " of " + spot.site().api());
            proof.hit(spot.site())
                    .ifPresent(hit ->
                            hit.stack().stream().limit(STACK).forEach(frame -> page.detail(FURTHER, "at " + frame)));
        }
    }

    private void sites(String title, List<Site> sites) {
        if (!sites.isEmpty()) {
            page.detail(title);
            sites.stream()
                    .map(site -> site.api() + " at " + site.place())
                    .distinct()
                    .forEach(site -> page.detail(FURTHER, site));
        }
    }

    private void others(List<Finding> others) {
        for (int i = 0; i < Math.min(EXAMPLES, others.size()); i++) {
            page.detail("also ", ShortNames.test(others.get(i).test(), page.room() - 5));
        }
        if (others.size() > EXAMPLES) {
            page.detail("also " + (others.size() - EXAMPLES) + " more: -v shows all, each with its command");
        }
    }
}
