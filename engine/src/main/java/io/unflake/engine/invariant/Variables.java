package io.unflake.engine.invariant;

import io.unflake.model.Detail;
import io.unflake.model.Detail.Sample;
import io.unflake.model.explain.Problem;
import java.util.Set;

/** The names of variables: shared state such as {@code field shop.Config.currency}, or what a method returns. */
public final class Variables {

    private static final String FIELD = "field ";
    private static final String RETURN = Detail.RETURN + " ";

    /** State that outlives the JVM or that other processes see. */
    private static final Set<String> EXTERNAL = Set.of("file", "table", "port", "database");

    /** Settings of the whole JVM whose readers cannot be observed. */
    private static final Set<String> SETTINGS = Set.of("locale", "zone", "charset", "logger");

    /** State whose reads are recorded. */
    private static final Set<String> READ = Set.of("field", "property", "file", "table");

    private Variables() {}

    /** The name of the variable of a sample, which is the same at all program points. */
    static String of(Sample sample) {
        return sample.variable().equals(Detail.RETURN) ? RETURN + method(sample.point()) : sample.variable();
    }

    /** The method that a program point belongs to, such as {@code shop.Users.count()}. */
    public static String method(String point) {
        int end = point.lastIndexOf(":::");
        return end < 0 ? point : point.substring(0, end);
    }

    /** Whether the variable stands for what a method returns. */
    public static boolean isReturn(String variable) {
        return variable.startsWith(RETURN);
    }

    /** The method whose return value a variable stands for, without parameters: {@code shop.Users.count}. */
    static String returning(String variable) {
        String method = bare(variable);
        int end = method.indexOf('(');
        return end < 0 ? method : method.substring(0, end);
    }

    /** Whether the variable is a static field. */
    public static boolean isField(String variable) {
        return variable.startsWith(FIELD);
    }

    /** The name without the word for its kind, such as {@code shop.Config.currency}. */
    public static String bare(String variable) {
        return isField(variable) || isReturn(variable) ? variable.substring(variable.indexOf(' ') + 1) : variable;
    }

    /** The name in statements, such as {@code currency} or {@code return}. */
    static String brief(String variable) {
        if (isReturn(variable)) {
            return Detail.RETURN;
        }
        return isField(variable) ? variable.substring(variable.lastIndexOf('.') + 1) : variable;
    }

    /** The class that declares a field; the variable itself if it is no field. */
    static String owner(String variable) {
        return isField(variable) ? variable.substring(0, Math.max(0, variable.lastIndexOf('.'))) : variable;
    }

    /** Whether shared state is in the JVM or outside of it. */
    static String place(String variable) {
        return EXTERNAL.contains(kind(variable)) ? Problem.EXTERNAL : Problem.INTERNAL;
    }

    /** Whether it is a setting of the whole JVM, which any code may read. */
    static boolean isSetting(String variable) {
        return SETTINGS.contains(kind(variable));
    }

    /** Whether reads of it are recorded, so that no recorded read means that it was not read. */
    static boolean hasReads(String variable) {
        return READ.contains(kind(variable));
    }

    private static String kind(String variable) {
        int end = variable.indexOf(' ');
        return end < 0 ? variable : variable.substring(0, end);
    }
}
