package io.unflake.inject.write;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;

/** Chooses mutants that fit into one folder of classes: no two in the same test, and all operators in turn. */
public final class MutantSelection {

    private final Random random;

    public MutantSelection(long seed) {
        this.random = new Random(seed);
    }

    /** As many mutants as fit into one folder. */
    public List<MutantCandidate> forOneFolder(List<MutantCandidate> candidates) {
        Map<String, Deque<MutantCandidate>> byOperator = new LinkedHashMap<>();
        for (MutantCandidate each : shuffled(candidates)) {
            byOperator
                    .computeIfAbsent(each.operator(), name -> new ArrayDeque<>())
                    .add(each);
        }
        Set<MutantCandidate> chosen = new HashSet<>();
        Set<String> hosts = new HashSet<>();
        while (!byOperator.isEmpty()) {
            byOperator.values().forEach(queue -> takeNext(queue, hosts, chosen));
            byOperator.values().removeIf(Deque::isEmpty);
        }
        return candidates.stream().filter(chosen::contains).toList();
    }

    private static void takeNext(Deque<MutantCandidate> queue, Set<String> hosts, Set<MutantCandidate> chosen) {
        while (!queue.isEmpty()) {
            MutantCandidate next = queue.poll();
            if (hosts.add(next.host())) {
                chosen.add(next);
                return;
            }
        }
    }

    /** Divides all mutants into as few folders as possible. */
    public static List<List<MutantCandidate>> folders(List<MutantCandidate> candidates) {
        List<List<MutantCandidate>> folders = new ArrayList<>();
        List<Set<String>> hosts = new ArrayList<>();
        for (MutantCandidate each : candidates) {
            int folder = 0;
            while (folder < folders.size() && hosts.get(folder).contains(each.host())) {
                folder++;
            }
            if (folder == folders.size()) {
                folders.add(new ArrayList<>());
                hosts.add(new HashSet<>());
            }
            folders.get(folder).add(each);
            hosts.get(folder).add(each.host());
        }
        return folders;
    }

    /** Groups of mutants that are written together, each mutant in at most one group. */
    public List<List<MutantCandidate>> groups(List<MutantCandidate> candidates, int size) {
        List<List<MutantCandidate>> groups = new ArrayList<>();
        List<MutantCandidate> left = shuffled(candidates);
        while (left.size() >= size) {
            List<MutantCandidate> group = group(left, size);
            if (group.size() < size) {
                return groups;
            }
            groups.add(group);
            left.removeAll(group);
        }
        return groups;
    }

    private static List<MutantCandidate> group(List<MutantCandidate> left, int size) {
        List<MutantCandidate> group = new ArrayList<>();
        Set<String> hosts = new HashSet<>();
        for (MutantCandidate each : left) {
            if (group.size() < size && hosts.add(each.host())) {
                group.add(each);
            }
        }
        return group;
    }

    private List<MutantCandidate> shuffled(List<MutantCandidate> candidates) {
        List<MutantCandidate> copy = new ArrayList<>(candidates);
        Collections.shuffle(copy, random);
        return copy;
    }
}
