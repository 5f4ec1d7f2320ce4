package io.unflake.report.text;

import io.unflake.model.Site;
import java.util.List;

/**
 * Words for the perturbed sites of a finding.
 *
 * @param knownPort the port that they bind; null if they bind none, or it is unknown
 */
public record SiteWords(List<Site> sites, Integer knownPort) {

    SiteWords(List<Site> sites) {
        this(sites, null);
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
        return knownPort == null ? "the port" : "port " + knownPort;
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
