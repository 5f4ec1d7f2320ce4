package io.unflake.maven;

import java.util.List;
import java.util.Optional;
import org.apache.maven.model.Plugin;
import org.apache.maven.model.PluginExecution;
import org.apache.maven.project.MavenProject;
import org.codehaus.plexus.util.xml.Xpp3Dom;

/** Finds the execution of Surefire that runs the module's unit tests. */
final class SurefireExecution {

    private static final String SUREFIRE = "org.apache.maven.plugins:maven-surefire-plugin";
    private static final String DEFAULT = "default-test";

    private SurefireExecution() {}

    /** Returns the configuration of the execution, into which Maven has merged that of the plugin. */
    static Xpp3Dom configuration(MavenProject project) {
        Plugin plugin = project.getPlugin(SUREFIRE);
        if (plugin == null) {
            return new Xpp3Dom("configuration");
        }
        Object configuration =
                find(plugin).map(PluginExecution::getConfiguration).orElseGet(plugin::getConfiguration);
        return configuration == null ? new Xpp3Dom("configuration") : (Xpp3Dom) configuration;
    }

    /** Returns the default execution, or another one if the pom disables the default. */
    private static Optional<PluginExecution> find(Plugin plugin) {
        Optional<PluginExecution> main =
                Optional.ofNullable(plugin.getExecutionsAsMap().get(DEFAULT));
        if (main.isPresent() && !isOff(main.get())) {
            return main;
        }
        Optional<PluginExecution> other = plugin.getExecutions().stream()
                .filter(execution -> execution.getGoals().contains("test") && !isOff(execution))
                .findFirst();
        return other.isPresent() ? other : main;
    }

    /** Returns the ids of further executions that run unit tests, too. */
    static List<String> others(MavenProject project) {
        Plugin plugin = project.getPlugin(SUREFIRE);
        if (plugin == null) {
            return List.of();
        }
        String main = find(plugin).map(PluginExecution::getId).orElse(DEFAULT);
        return plugin.getExecutions().stream()
                .filter(execution -> execution.getGoals().contains("test") && !isOff(execution))
                .map(PluginExecution::getId)
                .filter(id -> !id.equals(main))
                .toList();
    }

    private static boolean isOff(PluginExecution execution) {
        return "none".equals(execution.getPhase()) || isTrue(execution, "skip") || isTrue(execution, "skipTests");
    }

    private static boolean isTrue(PluginExecution execution, String name) {
        return execution.getConfiguration() instanceof Xpp3Dom dom
                && dom.getChild(name) != null
                && "true".equals(dom.getChild(name).getValue());
    }
}
