package io.unflake.engine.plan;

import io.unflake.model.TestId;
import io.unflake.model.Treatment;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The tests of a module in the order of the plain run, with the selectors that run them again. */
public final class Suite {

    private final String module;
    private final Map<TestId, String> uniqueIds = new LinkedHashMap<>();
    private final Map<String, List<TestId>> byClass = new LinkedHashMap<>();
    private final Map<TestId, Integer> positions = new HashMap<>();
    private final Set<String> partial = new HashSet<>();
    private final List<TestId> tests;
    private final Map<TestId, TestId> instances = new ConcurrentHashMap<>();

    /** Keeps only the wanted tests of those that discovery found in a module. */
    public Suite(String module, List<Member> members, Predicate<TestId> wanted) {
        this.module = module;
        for (Member member : members) {
            if (!wanted.test(member.test())) {
                partial.add(member.test().className());
            } else if (uniqueIds.putIfAbsent(member.test(), member.uniqueId()) == null) {
                byClass.computeIfAbsent(member.test().className(), name -> new ArrayList<>())
                        .add(member.test());
                positions.put(member.test(), positions.size());
                instances.put(member.test(), member.test());
            }
        }
        tests = byClass.values().stream().flatMap(List::stream).toList();
    }

    public Suite(String module, List<Member> members) {
        this(module, members, test -> true);
    }

    /** Returns a suite that has only some of these tests. */
    public Suite only(Predicate<TestId> wanted) {
        return new Suite(
                module,
                uniqueIds.entrySet().stream()
                        .map(entry -> new Member(entry.getKey(), entry.getValue()))
                        .toList(),
                wanted);
    }

    /** A test method as discovery found it. */
    public record Member(TestId test, String uniqueId) {}

    public String module() {
        return module;
    }

    /** All test methods in plain order. */
    public List<TestId> tests() {
        return tests;
    }

    /** Returns the one instance for a test that all its results share, since large suites have many results. */
    public TestId instance(TestId test) {
        TestId known = instances.putIfAbsent(test, test);
        return known == null ? test : known;
    }

    /**
     * Returns the test methods of these tests and invocations, in plain order.
     *
     * <p>If discovery already reports single invocations, as for parameterised tests of JUnit 4, returns all
     * invocations of each method.
     */
    public List<TestId> methods(Collection<TestId> tests) {
        Set<TestId> wanted = new LinkedHashSet<>();
        for (TestId test : tests) {
            if (test.isClassLevel()) {
                wanted.addAll(byClass.getOrDefault(test.className(), List.of()));
            } else {
                wanted.add(memberOf(test));
            }
        }
        return wanted.stream()
                .map(TestId::className)
                .distinct()
                .filter(byClass::containsKey)
                .map(byClass::get)
                .sorted(Comparator.comparing(members -> positions.get(members.get(0))))
                .flatMap(List::stream)
                .filter(test -> wanted.contains(test) || wanted.contains(test.base()))
                .toList();
    }

    /** Returns the member to select in order to run a test: its method, or its class if only that was discovered. */
    public TestId memberOf(TestId test) {
        TestId wholeClass = TestId.ofClass(test.className());
        return !uniqueIds.containsKey(test.base()) && uniqueIds.containsKey(wholeClass) ? wholeClass : test.base();
    }

    /** Whether discovery found a test, the method or class that holds it, or invocations of it. */
    public boolean has(TestId test) {
        return uniqueIds.containsKey(test)
                || uniqueIds.containsKey(memberOf(test))
                || byClass.getOrDefault(test.className(), List.of()).stream()
                        .anyMatch(each -> each.base().equals(test));
    }

    /** Returns the same tests in the same order, with all invocations of a method if discovery found only those. */
    public List<TestId> discovered(List<TestId> tests) {
        return tests.stream()
                .flatMap(test -> uniqueIds.containsKey(test) ? Stream.of(test) : methods(List.of(test)).stream())
                .toList();
    }

    /** Returns these test methods in plain order, preceded by all others that come before them in their classes. */
    public List<TestId> inPlace(Collection<TestId> tests) {
        Set<TestId> wanted = new LinkedHashSet<>(methods(tests));
        List<TestId> result = new ArrayList<>();
        for (List<TestId> members : byClass.values()) {
            int last = members.size() - 1;
            while (last >= 0 && !wanted.contains(members.get(last))) {
                last--;
            }
            result.addAll(members.subList(0, last + 1));
        }
        return result;
    }

    /** Whether the engine can run a test method without the others of its class. */
    boolean runsAlone(TestId test) {
        String id = uniqueIds.getOrDefault(test, "");
        return id.startsWith("[engine:junit-jupiter]") || id.startsWith("[engine:junit-vintage]");
    }

    /** Whether all methods in the class of a test, or of its invocations, may run in any order. */
    public boolean canBeReordered(TestId test) {
        return byClass.getOrDefault(test.className(), List.of()).stream().allMatch(this::runsAlone);
    }

    /** Returns the smallest list that runs a test method: itself, or its whole class if it cannot run alone. */
    List<TestId> unit(TestId test) {
        return runsAlone(test) ? List.of(test) : byClass.getOrDefault(test.className(), List.of(test));
    }

    /** Returns selectors for these test methods in exactly this order, in as few blocks as possible. */
    public List<List<String>> blocks(List<TestId> tests) {
        List<Set<TestId>> blocks = new ArrayList<>();
        TestId last = null;
        for (TestId test : tests) {
            if (last == null || !mayFollow(blocks.get(blocks.size() - 1), last, test)) {
                blocks.add(new LinkedHashSet<>());
            }
            blocks.get(blocks.size() - 1).add(test);
            last = test;
        }
        return blocks.stream()
                .map(block -> selectorsInOrder(List.copyOf(block)))
                .toList();
    }

    /** Whether a test can be appended to a request that runs the others, the last of which is given. */
    private boolean mayFollow(Set<TestId> others, TestId last, TestId test) {
        return test.className().equals(last.className())
                && !others.contains(test)
                && (runsAlone(test) || comesAfter(test, last));
    }

    private boolean comesAfter(TestId test, TestId other) {
        return positions.getOrDefault(test, -1) > positions.getOrDefault(other, -1);
    }

    /** Returns unique ids if the order is not the plain one, because the worker keeps their order. */
    private List<String> selectorsInOrder(List<TestId> tests) {
        boolean plain = IntStream.range(1, tests.size()).allMatch(i -> comesAfter(tests.get(i), tests.get(i - 1)));
        return plain ? selectors(tests) : tests.stream().map(uniqueIds::get).toList();
    }

    /** Returns selectors for these test methods: a class if all of its tests are wanted, otherwise unique ids. */
    public List<String> selectors(Collection<TestId> tests) {
        return List.copyOf(
                selectors(Map.of(Treatment.NONE, new LinkedHashSet<>(tests))).keySet());
    }

    /**
     * Returns selectors in plain order, with the treatment of the tests that they select.
     *
     * @param tests test methods by their treatment
     */
    public Map<String, Treatment> selectors(Map<Treatment, Set<TestId>> tests) {
        Map<String, Map<Treatment, List<TestId>>> wanted = new HashMap<>();
        tests.forEach((treatment, some) ->
                some.forEach(test -> wanted.computeIfAbsent(test.className(), name -> new LinkedHashMap<>())
                        .computeIfAbsent(treatment, one -> new ArrayList<>())
                        .add(test)));
        Map<String, Treatment> selectors = new LinkedHashMap<>();
        byClass.keySet()
                .forEach(className -> wanted.getOrDefault(className, Map.of())
                        .forEach((treatment, some) ->
                                selectors(className, some).forEach(selector -> selectors.put(selector, treatment))));
        return selectors;
    }

    private List<String> selectors(String className, List<TestId> tests) {
        Set<TestId> wanted = new LinkedHashSet<>(tests);
        List<TestId> members = byClass.get(className);
        return wanted.containsAll(members) && !partial.contains(className)
                ? List.of(className)
                : members.stream().filter(wanted::contains).map(uniqueIds::get).toList();
    }
}
