package io.unflake.engine.config;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** Guesses what a mistyped name was meant to be. */
final class NearestName {

    private NearestName() {}

    /** The sentence {@code Did you mean x?}, or another if nothing is near. */
    static String remedy(String word, Collection<String> names, String otherwise) {
        return of(word, names)
                .map(name -> "Did you mean '" + name + "'? " + otherwise)
                .orElse(otherwise);
    }

    /** The nearest of the names, unless even that is far away. */
    static Optional<String> of(String word, Collection<String> names) {
        String typed = word.toLowerCase(Locale.ROOT);
        if (typed.isEmpty()) {
            return Optional.empty();
        }
        Optional<String> within =
                names.stream().filter(name -> name.endsWith("." + typed)).findFirst();
        return within.isPresent()
                ? within
                : names.stream()
                        .min(Comparator.comparing((String name) -> distance(typed, name)))
                        .filter(name -> distance(typed, name) <= Math.max(2, name.length() / 3));
    }

    /** How many letters must be added, taken away or changed. */
    private static int distance(String a, String b) {
        int[] above = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            above[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int[] row = new int[b.length() + 1];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int changed = above[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                row[j] = Math.min(changed, 1 + Math.min(above[j], row[j - 1]));
            }
            above = row;
        }
        return above[b.length()];
    }
}
