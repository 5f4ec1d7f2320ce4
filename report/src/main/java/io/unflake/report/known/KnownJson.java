package io.unflake.report.known;

import io.unflake.model.finding.Finding;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The member {@code known} of {@code findings.json}. */
public final class KnownJson {

    private record KnownItem(String test, String category, Boolean byFingerprint) {}

    private record NewItem(String test, String id, String category) {}

    private KnownJson() {}

    public static Map<String, Object> of(KnownReport report) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("precision", round(report.precision()));
        json.put("recall", round(report.recall()));
        if (report.recorded() > 0) {
            json.put("recallByFingerprint", round(report.recallByFingerprint()));
        }
        json.put("found", report.found().stream().map(KnownJson::found).toList());
        json.put("missed", items(report.missed()));
        json.put("new", report.fresh().stream().map(KnownJson::fresh).toList());
        json.put("absent", items(report.absent()));
        json.put("groups", report.groups());
        json.put("overlap", report.overlap());
        return json;
    }

    private static KnownItem found(KnownReport.Found found) {
        KnownTest test = found.known();
        return new KnownItem(
                test.test().toString(), test.category(), test.recorded().isEmpty() ? null : found.byFingerprint());
    }

    private static List<KnownItem> items(List<KnownTest> tests) {
        return tests.stream()
                .map(test -> new KnownItem(test.test().toString(), test.category(), null))
                .toList();
    }

    private static NewItem fresh(Finding finding) {
        return new NewItem(finding.test().toString(), finding.id(), finding.category());
    }

    private static double round(double share) {
        return Math.round(share * 10_000) / 10_000.0;
    }
}
