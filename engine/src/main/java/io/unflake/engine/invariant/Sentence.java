package io.unflake.engine.invariant;

import io.unflake.model.Detail.Value;

/** Writes how a variable differs as a sentence, such as {@code shop.Config.currency is "EUR" after A#b, "USD" otherwise}. */
final class Sentence {

    private static final int LONGEST_VALUE = 80;
    private static final String CLASS = ".class";

    private Sentence() {}

    static String of(String variable, ValuePair values, Contrast contrast) {
        String name = Variables.bare(variable);
        String verb = Variables.isReturn(variable) ? " returns " : " is ";
        if (values.failing() == null || values.passing() == null) {
            return name + " differs " + contrast.when();
        }
        String failing = text(values.failing());
        String passing = text(values.passing());
        if (failing.equals(passing)) {
            return name + " differs " + contrast.when() + ", although it looks like " + failing + " in both runs";
        }
        String described = contrast.describesFailing() ? failing : passing;
        String other = contrast.describesFailing() ? passing : failing;
        return name + verb + described + " " + contrast.when() + ", " + other + " otherwise";
    }

    /** A value as its text, but a class by its simple name. */
    private static String text(Value value) {
        boolean isClass = Class.class.getName().equals(value.type());
        String text = isClass ? simpleName(value.text()) : value.text();
        return text.length() > LONGEST_VALUE ? text.substring(0, LONGEST_VALUE) + "..." : text;
    }

    private static String simpleName(String literal) {
        String name = literal.endsWith(CLASS) ? literal.substring(0, literal.length() - CLASS.length()) : literal;
        return name.substring(Math.max(name.lastIndexOf('.'), name.lastIndexOf('$')) + 1);
    }
}
