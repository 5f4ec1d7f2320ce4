package io.unflake.report.text;

import io.unflake.model.Frame;
import io.unflake.model.Hit;
import io.unflake.model.Perturbation;
import io.unflake.model.finding.Finding;
import io.unflake.model.finding.Margin;
import io.unflake.model.finding.Proof;
import io.unflake.model.strategy.Durations;
import io.unflake.model.strategy.Megabytes;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Says how far a test is from failing, in words that one can act on. */
public final class MarginPhrase {

    private static final Duration WINDOWS_STEP = Duration.ofMillis(16);

    private final Margin margin;
    private final Optional<Hit> hit;

    private MarginPhrase(Margin margin, Optional<Hit> hit) {
        this.margin = margin;
        this.hit = hit;
    }

    /** The phrase for a finding that has a margin. */
    public static String of(Finding finding) {
        Proof proof = finding.proof();
        Perturbation perturbation = proof.treatment().perturbations().get(0);
        Optional<Hit> hit = proof.hits().stream().filter(Hit::perturbed).findFirst();
        return new MarginPhrase(proof.margin(), hit).of(perturbation.strategy());
    }

    private String of(String strategy) {
        return switch (strategy) {
            case "time.increment" -> jump();
            case "time.coarse" -> "fails on a clock that moves in steps of " + time(margin.fails()) + windows();
            case "time.fast" ->
                "fails once all takes " + number()
                        + " times as long by the clock, as on a machine that is so much slower";
            case "time.slow" ->
                "fails once all takes 1/" + number()
                        + " of the time by the clock, as on a machine that is so much faster";
            case "date.moment" -> date();
            case "sleep.increase" ->
                "fails once the sleep at " + place("one place") + " takes " + time(margin.fails()) + " longer";
            case "sleep.decrease" -> shorter();
            case "concurrency.shrink" -> needed();
            case "network.delay" -> connecting();
            case "environment.heap" -> "needs more than " + Megabytes.parse(margin.fails()) + " MB of heap";
            default -> "fails from " + margin.parameter() + "=" + Printable.line(margin.fails()) + " on";
        };
    }

    /** The jump comes on top of what passes between the two readings today. */
    private String jump() {
        Duration jump = Durations.parse(margin.fails());
        return hit.filter(each -> each.before() != null)
                .map(each -> {
                    Duration today = Duration.ofNanos(each.sinceNanos());
                    return "fails once " + Seconds.of(jump.plus(today)) + " pass between " + between(each) + " (today: "
                            + (today.toMillis() == 0 ? "less than 1 ms" : Seconds.of(today)) + ")";
                })
                .orElse("fails once the clock jumps by " + Seconds.of(jump) + " before " + place("it is read"));
    }

    /** The two readings; of those at one place, or below one, the calls that led to them. */
    private static String between(Hit hit) {
        List<Frame> from = hit.beforeStack();
        List<Frame> to = hit.stack();
        for (int i = 0; i < Math.min(from.size(), to.size()); i++) {
            if (!from.get(i).equals(to.get(i))) {
                return ShortNames.place(from.get(i)) + " and " + ShortNames.place(to.get(i));
            }
        }
        return ShortNames.place(hit.before()) + " and " + ShortNames.place(hit.site());
    }

    private String windows() {
        return Durations.parse(margin.fails()).compareTo(WINDOWS_STEP) <= 0 ? " (Windows: 16 ms)" : "";
    }

    private String date() {
        LocalDate fails = day(margin.fails());
        return margin.passes() != null && day(margin.passes()).isAfter(fails)
                ? "fails until " + fails
                : "fails from " + fails + " on";
    }

    private String shorter() {
        Duration left = asked().minus(Durations.parse(margin.fails()));
        return left.isNegative() || left.isZero()
                ? "fails without the sleep at " + place("one place")
                : "needs more than " + Seconds.of(left) + " of the " + Seconds.of(asked()) + " it sleeps at "
                        + place("one place");
    }

    private String needed() {
        Duration asked = asked();
        double share = Double.parseDouble(margin.passes() == null ? margin.fails() : margin.passes());
        return asked.isZero()
                ? "needs " + new Settings(Map.of("s", Double.toString(share))).percent("s") + " of the time it waits"
                : "needs " + Seconds.of(share(asked, share)) + " of the " + Seconds.of(asked) + " it waits at "
                        + place("one place");
    }

    private String connecting() {
        Duration delay = margin.parameter().equals("resolve")
                ? Durations.parse(margin.fails())
                : share(asked(), 1 - Double.parseDouble(margin.fails()));
        return "fails once connecting at " + place("one place") + " takes " + Seconds.of(delay) + " longer";
    }

    private static Duration share(Duration duration, double share) {
        return Duration.ofMillis(Math.max(1, Math.round(duration.toMillis() * share)));
    }

    private Duration asked() {
        return Duration.ofNanos(hit.map(Hit::askedNanos).orElse(0L));
    }

    private String place(String unknown) {
        return hit.map(each -> ShortNames.place(each.site())).orElse(unknown);
    }

    private String number() {
        return new Settings(Map.of("n", margin.fails())).number("n");
    }

    private static String time(String text) {
        return Seconds.of(Durations.parse(text));
    }

    private static LocalDate day(String moment) {
        return LocalDate.ofInstant(Instant.parse(moment), ZoneOffset.UTC);
    }
}
