package io.unflake.model.strategy;

import io.unflake.model.Perturbation;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.zone.ZoneOffsetTransition;
import java.util.List;
import java.util.Map;

/**
 * Resolves default values that depend on this machine or on the seed of the run.
 *
 * @param now the current time
 * @param zone the default time zone
 * @param environment the environment variables of this process
 * @param seed determines all random choices
 */
public record HostDefaults(Instant now, ZoneId zone, Map<String, String> environment, long seed) {

    /** A time zone with a different current date. */
    static final String FAR = "far";

    /** Half an hour before the next change to or from daylight saving time. */
    static final String NEXT = "next";

    /** A value different from that of this machine. */
    static final String OTHER = "other";

    /** The seed of the run. */
    static final String RUN = "run";

    /** The time zones where a day begins first and last. */
    private static final List<ZoneId> ENDS = List.of(ZoneId.of("Pacific/Kiritimati"), ZoneId.of("Pacific/Pago_Pago"));

    /** Neither the day of the change nor the 24 hours from now on have 24 hours on the clock. */
    private static final Duration BEFORE = Duration.ofMinutes(30);

    private static final String POSIX = "C";

    /** Returns the same perturbation with each of these words replaced by a value. */
    public Perturbation resolve(Perturbation perturbation) {
        Perturbation resolved = perturbation;
        for (Map.Entry<String, String> parameter : perturbation.parameters().entrySet()) {
            resolved = resolved.with(parameter.getKey(), resolve(parameter.getKey(), parameter.getValue()));
        }
        return NEXT.equals(resolved.parameters().get("moment"))
                ? resolved.with("moment", eve(ZoneId.of(resolved.parameters().get("zone"))))
                : resolved;
    }

    /** Whether a value is a word that stands for another value. */
    static boolean isWord(String parameter, String value) {
        return switch (parameter) {
            case "zone" -> value.equals(FAR);
            case "moment" -> value.equals(NEXT);
            case "lang", "separator" -> value.equals(OTHER);
            case "seed" -> value.equals(RUN);
            default -> false;
        };
    }

    private String resolve(String parameter, String value) {
        return switch (parameter + "=" + value) {
            case "zone=" + FAR -> far();
            case "lang=" + OTHER -> lang();
            case "separator=" + OTHER -> System.lineSeparator().equals("\n") ? "crlf" : "lf";
            case "seed=" + RUN -> Long.toString(seed);
            default -> value;
        };
    }

    private String far() {
        LocalDate today = LocalDate.ofInstant(now, zone);
        return ENDS.stream()
                .filter(end -> !LocalDate.ofInstant(now, end).equals(today))
                .findFirst()
                .orElse(ENDS.get(0))
                .getId();
    }

    private String eve(ZoneId changing) {
        ZoneOffsetTransition next = changing.getRules().nextTransition(now);
        return (next == null ? now : next.getInstant().minus(BEFORE)).toString();
    }

    private String lang() {
        String here = environment.getOrDefault("LC_ALL", environment.getOrDefault("LANG", ""));
        return here.isEmpty() || here.equals(POSIX) || here.equals("POSIX") ? "C.UTF-8" : POSIX;
    }
}
