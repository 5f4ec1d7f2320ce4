package io.unflake.report.known;

import io.unflake.model.finding.Finding;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * How many tests one group reports, and how many of them are known: a row of tables 4 and 5 of the ChaosAPI paper.
 *
 * @param reported tests reported ("# RF")
 * @param byName of them known by name ("# Both")
 * @param byFingerprint of them failing as recorded ("# FFM")
 */
public record GroupCounts(String group, long reported, long byName, long byFingerprint) {

    /** Name of the row that counts all groups. */
    public static final String ALL = "all";

    static List<GroupCounts> of(List<Comparison> compared) {
        List<GroupCounts> rows = new ArrayList<>();
        for (String group :
                StrategyGroups.all(compared.stream().map(Comparison::finding).toList())) {
            rows.add(
                    row(group, compared, one -> StrategyGroups.of(one.finding()).contains(group)));
        }
        rows.add(row(ALL, compared, one -> true));
        return rows;
    }

    private static GroupCounts row(String name, List<Comparison> compared, Predicate<Comparison> inGroup) {
        return new GroupCounts(
                name,
                tests(compared, inGroup),
                tests(compared, inGroup.and(Comparison::byName)),
                tests(compared, inGroup.and(Comparison::byFingerprint)));
    }

    private static long tests(List<Comparison> compared, Predicate<Comparison> chosen) {
        return oneForEachTest(compared.stream()
                        .filter(chosen)
                        .map(Comparison::finding)
                        .toList())
                .size();
    }

    /** Returns the first finding of each test method: ten failing invocations are one test. */
    static Collection<Finding> oneForEachTest(List<Finding> findings) {
        Map<String, Finding> first = new LinkedHashMap<>();
        findings.forEach(finding ->
                first.putIfAbsent(finding.module() + " " + finding.test().base(), finding));
        return first.values();
    }
}
