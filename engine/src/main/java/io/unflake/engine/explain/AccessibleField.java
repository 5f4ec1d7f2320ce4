package io.unflake.engine.explain;

import io.unflake.model.explain.Cleaner;

/** Writes the restoration of a static field that other classes cannot access as a statement that uses reflection. */
final class AccessibleField {

    private static final String FIELD = "field ";
    private static final String ASSIGNED = " = ";
    private static final String CLEARED = ".clear();";
    private static final String CLOSED = ".close();";

    private AccessibleField() {}

    /** Returns the statement; empty if the cleaner restores no field. */
    static String statement(Cleaner cleaner) {
        boolean isField =
                cleaner.kind().equals(Cleaner.RESTORE) && cleaner.variable().startsWith(FIELD);
        if (!isField) {
            return "";
        }
        int end = cleaner.variable().lastIndexOf('.');
        String declaration = "java.lang.reflect.Field field = Class.forName(\""
                + cleaner.variable().substring(FIELD.length(), end) + "\").getDeclaredField(\""
                + cleaner.variable().substring(end + 1) + "\"); field.setAccessible(true); ";
        if (cleaner.code().endsWith(CLEARED)) {
            return declaration + "Object value = field.get(null); "
                    + "if (value instanceof java.util.Map) { ((java.util.Map<?, ?>) value).clear(); } "
                    + "else { ((java.util.Collection<?>) value).clear(); }";
        }
        if (cleaner.code().endsWith(CLOSED)) {
            return declaration + "((AutoCloseable) field.get(null)).close();";
        }
        int assigned = cleaner.code().indexOf(ASSIGNED);
        return declaration + "field.set(null, "
                + cleaner.code()
                        .substring(assigned + ASSIGNED.length(), cleaner.code().length() - 1)
                + ");";
    }
}
