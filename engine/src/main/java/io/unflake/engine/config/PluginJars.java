package io.unflake.engine.config;

import io.unflake.hooks.spi.CustomStrategy;
import io.unflake.model.UserException;
import io.unflake.model.strategy.Strategy;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;

/** Reads which strategies the user's plugins have. The plugins act in the test JVM only. */
public final class PluginJars {

    private PluginJars() {}

    public static List<Strategy> read(List<Path> jars) {
        List<Strategy> strategies = new ArrayList<>();
        for (Path jar : jars) {
            strategies.addAll(read(jar));
        }
        return strategies;
    }

    private static List<Strategy> read(Path jar) {
        try (URLClassLoader loader = new URLClassLoader(new URL[] {url(jar)}, new OnlyTheInterface())) {
            List<Strategy> strategies = new ArrayList<>();
            ServiceLoader.load(CustomStrategy.class, loader)
                    .forEach(found -> strategies.add(Strategy.own(found.name(), found.targets(), found.description())));
            if (strategies.isEmpty()) {
                throw wrong(jar, "it contains no strategy");
            }
            return strategies;
        } catch (IOException | ServiceConfigurationError | LinkageError e) {
            throw wrong(jar, String.valueOf(e.getMessage())).because(e);
        }
    }

    private static URL url(Path jar) throws MalformedURLException {
        return jar.toUri().toURL();
    }

    private static UserException wrong(Path jar, String why) {
        return UserException.wrongUse(
                "the plugin " + jar + " cannot be used: " + why,
                "It needs a class that implements " + CustomStrategy.class.getName() + " and a file META-INF/services/"
                        + CustomStrategy.class.getName() + " that names it.");
    }

    /** Gives plugins what they see in a test JVM: the JDK and the interface, none of our libraries. */
    private static final class OnlyTheInterface extends ClassLoader {

        OnlyTheInterface() {
            super(ClassLoader.getPlatformClassLoader());
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            if (name.equals(CustomStrategy.class.getName())) {
                return CustomStrategy.class;
            }
            throw new ClassNotFoundException(name);
        }
    }
}
