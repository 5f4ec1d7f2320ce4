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
 * Settings that differ from those of this machine, where a strategy asks for some that do.
 *
 * @param now the time here
 * @param zone the time zone here
 * @param environment the variables of the process here
 */
public record Elsewhere(Instant now, ZoneId zone, Map<String, String> environment) {

    /** A time zone in which it is another day now. */
    static final String FAR = "far";

    /** Half a day before clocks are changed. */
    static final String NEXT = "next";

    /** Anything but what is here. */
    static final String OTHER = "other";

    /** The first and the last on earth to begin a day. */
    private static final List<ZoneId> ENDS = List.of(ZoneId.of("Pacific/Kiritimati"), ZoneId.of("Pacific/Pago_Pago"));

    private static final Duration BEFORE = Duration.ofHours(12);
    private static final String POSIX = "C";

    /** The same with a value in the place of each word that stands for one. */
    public Perturbation resolve(Perturbation perturbation) {
        Perturbation resolved = perturbation;
        for (Map.Entry<String, String> parameter : perturbation.parameters().entrySet()) {
            String value = parameter.getValue();
            if (value.equals(FAR) && parameter.getKey().equals("zone")) {
                resolved = resolved.with("zone", far());
            } else if (value.equals(OTHER) && parameter.getKey().equals("lang")) {
                resolved = resolved.with("lang", lang());
            } else if (value.equals(OTHER) && parameter.getKey().equals("separator")) {
                resolved = resolved.with("separator", System.lineSeparator().equals("\n") ? "crlf" : "lf");
            }
        }
        return NEXT.equals(resolved.parameters().get("moment"))
                ? resolved.with("moment", eve(ZoneId.of(resolved.parameters().get("zone"))))
                : resolved;
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
