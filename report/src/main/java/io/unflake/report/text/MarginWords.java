package io.unflake.report.text;

import io.unflake.model.Frame;
import io.unflake.model.Hit;
import io.unflake.model.finding.Margin;
import io.unflake.model.strategy.Durations;
import io.unflake.model.strategy.Megabytes;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Words for the margin of a finding: its values, and the call that was perturbed. */
public final class MarginWords {

    private static final Duration WINDOWS_TICK = Duration.ofMillis(16);
    private static final String UNKNOWN_PLACE = "one place";

    private final Margin margin;
    private final Optional<Hit> hit;
    private final int places;

    /** @param places the number of places that must be perturbed together; 0 if that is unknown */
    MarginWords(Margin margin, Optional<Hit> hit, int places) {
        this.margin = margin;
        this.hit = hit;
        this.places = places;
    }

    /** The mildest failing value as a duration. */
    Duration duration() {
        return Durations.parse(margin.fails());
    }

    /** The mildest failing value as a time: {@code 200 ms}. */
    public String time() {
        return Seconds.of(duration());
    }

    /** The mildest failing value as a number without needless digits. */
    public String number() {
        return new SettingWords(Map.of("n", margin.fails())).number("n");
    }

    int megabytes() {
        return Megabytes.parse(margin.fails());
    }

    /** The place of the perturbed call: {@code Sip.java:16}. */
    public String place() {
        return hit.map(each -> ShortNames.place(each.site())).orElse(UNKNOWN_PLACE);
    }

    /** The jump of the clock adds to the time that really passes between the two readings. */
    String jump() {
        return places > 1 ? jumps() : oneJump();
    }

    /** Nobody knows between which of the readings the time must pass. */
    private String jumps() {
        return "fails if the clock jumps by " + time() + " at each of these " + places + " places, "
                + Seconds.of(duration().multipliedBy(places)) + " in all";
    }

    private String oneJump() {
        return hit.filter(each -> each.previous() != null)
                .map(each -> {
                    Duration now = Duration.ofNanos(each.previous().agoNanos());
                    return "fails if more than " + Seconds.of(duration().plus(now)) + " pass between " + between(each)
                            + " (now: " + (now.toMillis() == 0 ? "less than 1 ms" : Seconds.of(now)) + ")";
                })
                .orElseGet(() -> "fails if the clock jumps by " + time() + " before "
                        + hit.map(each -> ShortNames.place(each.site())).orElse("it is read"));
    }

    /** The two readings. If both are at the same place, the calls that led to them. */
    private static String between(Hit hit) {
        List<Frame> from = hit.previous().stack();
        List<Frame> to = hit.stack();
        for (int i = 0; i < Math.min(from.size(), to.size()); i++) {
            if (!from.get(i).equals(to.get(i))) {
                return ShortNames.place(from.get(i)) + " and " + ShortNames.place(to.get(i));
            }
        }
        return ShortNames.place(hit.previous().site()) + " and " + ShortNames.place(hit.site());
    }

    String tick() {
        String windows = duration().compareTo(WINDOWS_TICK) <= 0 ? " (on Windows: every 16 ms)" : "";
        return "fails if the clock ticks every " + time() + " or slower" + windows;
    }

    String date() {
        LocalDate fails = day(margin.fails());
        return margin.passes() != null && day(margin.passes()).isAfter(fails)
                ? "fails until " + fails
                : "fails from " + fails + " on";
    }

    String longerSleep() {
        return places > 1
                ? "fails if the sleeps at these " + places + " places take " + time() + " longer each"
                : "fails if the sleep at " + place() + " takes " + time() + " longer";
    }

    String shorterSleep() {
        Duration left = asked().minus(duration());
        return left.isNegative() || left.isZero()
                ? "fails without the sleep at " + place()
                : "needs more than " + Seconds.of(left) + " of the " + Seconds.of(asked()) + " it sleeps at " + place();
    }

    String neededTimeout() {
        Duration asked = asked();
        double share = Double.parseDouble(margin.passes() == null ? margin.fails() : margin.passes());
        return asked.isZero()
                ? "needs " + new SettingWords(Map.of("s", Double.toString(share))).percent("s") + " of its timeout"
                : "needs " + Seconds.of(share(asked, share)) + " of its timeout of " + Seconds.of(asked) + " at "
                        + place();
    }

    String connecting() {
        Duration delay = margin.parameter().equals("resolve")
                ? duration()
                : share(asked(), 1 - Double.parseDouble(margin.fails()));
        return "fails if connecting at " + place() + " takes " + Seconds.of(delay) + " longer";
    }

    String other() {
        return "fails from " + margin.parameter() + "=" + Printable.line(margin.fails()) + " on";
    }

    private static Duration share(Duration duration, double share) {
        return Duration.ofMillis(Math.max(1, Math.round(duration.toMillis() * share)));
    }

    private Duration asked() {
        return Duration.ofNanos(hit.map(Hit::askedNanos).orElse(0L));
    }

    private static LocalDate day(String moment) {
        return LocalDate.ofInstant(Instant.parse(moment), ZoneOffset.UTC);
    }
}
