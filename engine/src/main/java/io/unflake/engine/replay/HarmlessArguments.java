package io.unflake.engine.replay;

import java.util.List;
import java.util.regex.Pattern;

/**
 * The arguments of a JVM that can neither run other code than that of the project nor write files. A replay file may come
 * from anyone.
 */
public final class HarmlessArguments {

    private static final Pattern HARMLESS = Pattern.compile(String.join(
            "|",
            "-D[^=]+(=.*)?",
            "-X(mx|ms|mn|ss)\\d+[kKmMgGtT]?",
            "-X(int|comp|mixed|rs|noclassgc|batch|future|debug|share:\\w+|verify:\\w+|check:jni)",
            "-XX:[+-]\\w+",
            "-XX:(?!On|Flags|VMOptionsFile)\\w+=[\\w.,:%-]*",
            "-(ea|da|esa|dsa|enableassertions|disableassertions)(:.*)?",
            "-(server|client)",
            "--enable-preview",
            "--(add-opens|add-exports|add-reads|add-modules|enable-native-access|illegal-access)(=.*)?",
            "[\\w.]+/[\\w.]+=[\\w.,-]+"));

    private HarmlessArguments() {}

    /** Returns the arguments that may do harm. */
    public static List<String> others(List<String> arguments) {
        return arguments.stream()
                .filter(argument -> !HARMLESS.matcher(argument).matches())
                .toList();
    }
}
