package io.unflake.report.text;

import io.unflake.model.Hit;
import io.unflake.model.Site;
import io.unflake.model.ThreadKey;
import io.unflake.model.strategy.SiteKind;
import java.util.List;
import java.util.Objects;

/**
 * Words for the perturbed sites of a finding.
 *
 * @param hits the perturbed calls of the failing run
 */
public record SiteWords(List<Site> sites, List<Hit> hits) {

    SiteWords(List<Site> sites) {
        this(sites, List.of());
    }

    /** The first site and how many more there are, or another subject if there is none. */
    public String subject(String none) {
        return sites.isEmpty() ? none : first();
    }

    /** The first site in brackets; empty if there is none. */
    public String inBrackets() {
        return sites.isEmpty() ? "" : " (" + first() + ")";
    }

    /** The port that is bound: {@code port 8080}. */
    String port() {
        return hits.stream()
                .map(Hit::port)
                .filter(Objects::nonNull)
                .findFirst()
                .map(port -> "port " + port)
                .orElse("the port");
    }

    /** The thread that is perturbed: {@code the thread started at Mailbox.java:9}. */
    String thread() {
        if (hits.stream().anyMatch(hit -> ThreadKey.MAIN.equals(hit.thread()))) {
            return "the thread of the test";
        }
        return hits.stream()
                .flatMap(hit -> hit.startedAt().stream().limit(1))
                .findFirst()
                .map(frame -> "the thread started at " + ShortNames.place(frame))
                .orElse("another thread");
    }

    /** Whether a thread is delayed before or after the first site. */
    String when() {
        return sites.isEmpty() || sites.get(0).kind().equals(SiteKind.BEFORE) ? "before" : "after";
    }

    /** The API of the first site; empty if there is none. */
    String api() {
        return sites.isEmpty() ? "" : sites.get(0).api();
    }

    private String first() {
        List<String> names = sites.stream().map(ShortNames::site).distinct().toList();
        return names.size() == 1 ? names.get(0) : names.get(0) + " +" + (names.size() - 1) + " more";
    }
}
