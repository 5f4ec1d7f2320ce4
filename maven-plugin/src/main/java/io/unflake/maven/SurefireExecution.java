package io.unflake.maven;

import java.util.Optional;
import org.apache.maven.model.Plugin;
import org.apache.maven.model.PluginExecution;
import org.apache.maven.project.MavenProject;
import org.codehaus.plexus.util.xml.Xpp3Dom;

/** Finds the one execution of Surefire that stands for the module's unit tests. */
final class SurefireExecution {

    private static final String SUREFIRE = "org.apache.maven.plugins:maven-surefire-plugin";
    private static final String DEFAULT = "default-test";

    private SurefireExecution() {}

    /** Its configuration; Maven has already merged that of the plugin into each execution. */
    static Xpp3Dom configuration(MavenProject project) {
        Plugin plugin = project.getPlugin(SUREFIRE);
        if (plugin == null) {
            return new Xpp3Dom("configuration");
        }
        Object configuration =
                find(plugin).map(PluginExecution::getConfiguration).orElseGet(plugin::getConfiguration);
        return configuration == null ? new Xpp3Dom("configuration") : (Xpp3Dom) configuration;
    }

    /** The default one, unless its pom turns it off in favour of one with a name of its own. */
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

    private static boolean isOff(PluginExecution execution) {
        return "none".equals(execution.getPhase()) || isTrue(execution, "skip") || isTrue(execution, "skipTests");
    }

    private static boolean isTrue(PluginExecution execution, String name) {
        return execution.getConfiguration() instanceof Xpp3Dom dom
                && dom.getChild(name) != null
                && "true".equals(dom.getChild(name).getValue());
    }
}
