package io.unflake.engine.replay;

import io.unflake.engine.discovery.MavenExecutable;
import io.unflake.model.ShellQuote;
import io.unflake.model.TestId;
import io.unflake.model.project.ModuleDescription;
import io.unflake.model.replay.Replay;
import io.unflake.model.strategy.JvmSettings;
import io.unflake.model.strategy.StrategyCatalog;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Builds the command that replays a finding in the project's own Maven build, with only the agent added.
 *
 * @param project the folder of the project
 * @param agent the jar of the agent
 * @param folder for temporary files
 */
public record OwnBuild(Path project, Path agent, Path folder) {

    /** Surefire appends this property to its {@code argLine}, even if that is fixed in the pom. */
    private static final String ADDED = "-Dmaven.surefire.debug=";

    private static final Pattern IDENTIFIER = Pattern.compile("[\\p{L}\\p{N}_$]+");

    /** Returns the command; empty if Surefire cannot run the tests in this order or the agent has nothing to do. */
    public Optional<String> command(Replay replay, Path file, ModuleDescription module) {
        List<TestId> tests = replay.tests().stream().map(TestId::parse).toList();
        boolean oneClass = tests.stream().map(TestId::className).distinct().count() == 1;
        JvmSettings settings = StrategyCatalog.BUILT_IN.jvmSettings(replay.treatment(), folder.toString());
        String argLine = Stream.of(
                        replay.jvmArguments(), settings.arguments(), List.of("-javaagent:" + agent + "=replay=" + file))
                .flatMap(List::stream)
                .map(OwnBuild::argument)
                .collect(Collectors.joining(" "));
        if (replay.treatment().isControl()
                || replay.treatment().isOrder()
                || !oneClass
                || argLine.chars().anyMatch(Character::isISOControl)) {
            return Optional.empty();
        }
        return new MavenExecutable(System.getenv())
                .find(project)
                .map(maven -> command(maven, pattern(tests), argLine, settings, module));
    }

    private String command(Path maven, String tests, String argLine, JvmSettings settings, ModuleDescription module) {
        List<String> words = new ArrayList<>(List.of(maven.toString(), "test", "-Dtest=" + tests, ADDED + argLine));
        if (!Path.of(module.directory()).equals(project)) {
            words.addAll(List.of("-pl", selector(module), "-am", "-Dsurefire.failIfNoSpecifiedTests=false"));
        }
        String variables = settings.environment().entrySet().stream()
                .map(OwnBuild::assignment)
                .collect(Collectors.joining());
        String folders = settings.folders().stream()
                .map(wanted -> ShellQuote.command(List.of("mkdir", "-p", wanted)) + " && ")
                .collect(Collectors.joining());
        return "cd " + ShellQuote.word(project.toString()) + " && " + folders + variables + ShellQuote.command(words);
    }

    /** The name of a module is its artifact id, if necessary with its group id. */
    private static String selector(ModuleDescription module) {
        return module.name().contains(":") ? module.name() : ":" + module.name();
    }

    private static String assignment(Map.Entry<String, String> variable) {
        return variable.getKey() + "=" + ShellQuote.word(variable.getValue()) + " ";
    }

    /** Quotes an argument with spaces, since Surefire splits the argument line at unquoted spaces. */
    private static String argument(String argument) {
        return argument.contains(" ") ? "\"" + argument + "\"" : argument;
    }

    /** Selects the methods, or the whole class if method names are not identifiers, as in Spock. */
    private static String pattern(List<TestId> tests) {
        String className = tests.get(0).className();
        return tests.stream().allMatch(test -> IDENTIFIER.matcher(test.method()).matches())
                ? className + "#"
                        + tests.stream().map(TestId::method).distinct().collect(Collectors.joining("+"))
                : className;
    }
}
