package io.unflake.maven;

import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Replaces late properties in Surefire's {@code argLine} and splits it into the arguments of the test JVM. */
final class ArgLine {

    private static final Pattern ARGUMENT = Pattern.compile("(?:\"[^\"]*\"|'[^']*'|\\S)+");
    private static final Pattern QUOTED = Pattern.compile("\"([^\"]*)\"|'([^']*)'");

    private ArgLine() {}

    static List<String> arguments(String argLine, Properties late) {
        List<String> arguments = split(replaced(argLine, late));
        arguments.replaceAll(ArgLine::withoutCoverageFile);
        return arguments;
    }

    /** Replaces each {@code @{name}} by the property, which a plugin such as JaCoCo may have set during this build. */
    private static String replaced(String argLine, Properties late) {
        String result = argLine;
        for (String name : late.stringPropertyNames()) {
            result = result.replace("@{" + name + "}", late.getProperty(name));
        }
        return result;
    }

    private static List<String> split(String line) {
        List<String> arguments = new ArrayList<>();
        Matcher argument = ARGUMENT.matcher(line);
        while (argument.find()) {
            arguments.add(QUOTED.matcher(argument.group()).replaceAll("$1$2"));
        }
        return arguments;
    }

    /** Disables the output of JaCoCo, so that perturbed runs do not affect the project's coverage. */
    private static String withoutCoverageFile(String argument) {
        boolean jacoco = argument.startsWith("-javaagent:") && argument.contains("jacoco") && argument.contains("=");
        return jacoco ? argument + ",output=none" : argument;
    }
}
