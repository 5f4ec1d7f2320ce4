package io.unflake.report.text;

/** Numbers with singular or plural nouns. */
public final class Words {

    private Words() {}

    /** One test, two tests, two strategies, two classes. */
    public static String count(long number, String noun) {
        return number + " " + (number == 1 ? noun : plural(noun));
    }

    private static String plural(String noun) {
        if (noun.endsWith("y")) {
            return noun.substring(0, noun.length() - 1) + "ies";
        }
        return noun.endsWith("s") ? noun + "es" : noun + "s";
    }
}
