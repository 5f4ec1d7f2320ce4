package io.unflake.engine.journal;

import io.unflake.engine.plan.Suite;
import io.unflake.model.Failure;
import io.unflake.model.Hit;
import io.unflake.model.Outcome;
import io.unflake.model.Run;
import io.unflake.model.Site;
import io.unflake.model.TestId;
import io.unflake.model.Trace;
import io.unflake.model.WorkerBroken;
import java.util.List;

/** One line of the journal. */
sealed interface Entry {

    /** The first line: identifies the format and the subject of the journal, and tells when its first session began. */
    record Header(String schema, int version, String subject, long begunMillis) implements Entry {}

    /** A site and its number, written before the number is first used. */
    record Place(int number, Site site) implements Entry {}

    /** The tests of a module. */
    record Discovered(String module, List<Suite.Member> members, List<String> problems) implements Entry {}

    /** The result of a test in a run. */
    record Result(
            String run,
            TestId test,
            Outcome outcome,
            long millis,
            Failure failure,
            WorkerBroken broken,
            List<Integer> reached,
            List<Integer> initialised,
            List<Hit> hits,
            List<Trace> traces,
            List<String> claims)
            implements Entry {}

    /** The end of a run, with the time spent so far. Without this line the results of the run do not count. */
    record RunDone(
            Run run,
            String id,
            long millis,
            long cpuMillis,
            List<String> reachingFixtures,
            boolean cutOff,
            TimeSpent spent)
            implements Entry {}
}
