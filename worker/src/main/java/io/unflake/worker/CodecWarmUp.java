package io.unflake.worker;

import io.unflake.model.Failure;
import io.unflake.model.Frame;
import io.unflake.model.Outcome;
import io.unflake.model.Site;
import io.unflake.model.TestId;
import io.unflake.model.codec.Codec;
import io.unflake.worker.protocol.Report;
import java.util.List;

/**
 * Encodes and decodes one report of each kind, so that all classes needed are loaded before the first test.
 *
 * <p>Tests may leave the JVM without memory, permissions or a working class loader.
 */
final class CodecWarmUp {

    private CodecWarmUp() {}

    static void run() {
        for (Report report : reports()) {
            String text = Codec.write(report);
            // Compared as text: the first call of equals of each record would take longer than all the rest.
            if (!Codec.write(Codec.read(Report.class, text)).equals(text)) {
                throw new IllegalStateException("the codec does not keep " + report);
            }
        }
    }

    private static List<Report> reports() {
        TestId test = TestId.of("Class", "method").invocation(1);
        Frame frame = Frame.of(new StackTraceElement("Class", "method", "Class.java", 1));
        Failure failure = new Failure("Type", "message", List.of(frame), List.of("cause"));
        List<Report.Touched> touched = List.of(new Report.Touched(0, "end", true, true));
        return List.of(
                new Report.Started(test, "id"),
                new Report.SiteSeen(0, new Site("kind", "Class", "method", "Class.java", 1, "api", 0, true)),
                new Report.FixtureReached("Class", List.of(0), List.of(), List.of()),
                new Report.Ended(
                        test,
                        "id",
                        Outcome.FAILED,
                        1,
                        failure,
                        List.of(0),
                        List.of(),
                        List.of(),
                        touched,
                        List.of("port 1")),
                new Report.FixtureTouched("Class", touched),
                new Report.StateSeen(0, "state"),
                new Report.Stacks(test, List.of(frame), List.of()),
                new Report.Problem("Class", "message", false),
                new Report.Untransformed("Class", "reason"),
                new Report.Retiring("run", "reason"),
                new Report.Exceeded("reason"),
                new Report.Done("run", 0),
                new Report.Goodbye());
    }
}
