package io.unflake.worker.naming;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A method in a unique id, such as {@code m(int, java.lang.String)}.
 *
 * @param instance index of the object created by a TestNG factory, counted from 0; -1 without a factory
 */
record MethodSegment(String method, String parameters, int instance) {

    private static final Pattern FORM = Pattern.compile("([^(]*)\\((.*)\\)(?:@(\\d+))?", Pattern.DOTALL);

    static MethodSegment parse(String value) {
        Matcher matcher = FORM.matcher(value);
        if (!matcher.matches()) {
            return new MethodSegment(value, "", -1);
        }
        int instance = matcher.group(3) == null ? -1 : Integer.parseInt(matcher.group(3));
        return new MethodSegment(matcher.group(1), matcher.group(2), instance);
    }

    /** Returns the name of this method in its class. The index of a class template or factory comes first. */
    NodeName extend(NodeName above) {
        NodeName name = above.method(Overloads.name(above.realClass(), method, parameters));
        return instance < 0 ? name : name.index(instance + 1);
    }
}
