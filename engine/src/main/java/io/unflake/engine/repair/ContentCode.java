package io.unflake.engine.repair;

import io.unflake.engine.patch.fixture.FixtureCode;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Fixtures for what a collection or map contains.
 *
 * @param reference an expression for the collection or map
 * @param type its type, as a template
 */
record ContentCode(String reference, String type) {

    private static final Pattern COLLECTION = Pattern.compile(
            "\\$\\{java\\.util\\.(concurrent\\.)?\\w*(List|Set|Queue|Deque|Vector|Stack|Collection)}.*");
    private static final Pattern MAP =
            Pattern.compile("\\$\\{java\\.util\\.(concurrent\\.)?\\w*(Map|Hashtable|Properties)}.*");

    boolean isMap() {
        return MAP.matcher(type).matches();
    }

    /** Whether it is a collection or a map at all. */
    boolean exists() {
        return isMap() || COLLECTION.matcher(type).matches();
    }

    /** Keeps a copy of the elements, and puts them back. */
    FixtureCode restoring(String what, String subject) {
        String copy = isMap() ? "${java.util.LinkedHashMap}" : "${java.util.ArrayList}";
        String generic = isMap() ? "${java.util.Map}" : "${java.util.List}";
        int arguments = type.indexOf('<');
        return FixtureCode.restoring(
                what,
                subject,
                generic + (arguments < 0 ? "" : type.substring(arguments)),
                List.of("${saved} = new " + copy + (arguments < 0 ? "" : "<>") + "(" + reference + ");"),
                List.of(reference + ".clear();", reference + (isMap() ? ".putAll" : ".addAll") + "(${saved});"));
    }
}
