package io.unflake.agent.instrument;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.objectweb.asm.ClassReader;

/**
 * Decides whether the initialiser of a class may reach a site, before the class is loaded, for classes whose static
 * fields others use.
 */
final class FieldOwners {

    private final Scope scope;
    private final Initialisation initialisation;
    private final Map<String, Boolean> known = new ConcurrentHashMap<>();

    FieldOwners(Scope scope, Initialisation initialisation) {
        this.scope = scope;
        this.initialisation = initialisation;
    }

    /** Whether a class of the project may reach a site during its initialisation. */
    boolean mayReach(String name, ClassLoader loader) {
        if (initialisation.isHarmless(name)) {
            return false;
        }
        Boolean answer = known.get(name);
        if (answer == null) {
            answer = analyse(name, loader);
            known.put(name, answer);
        }
        return answer;
    }

    private boolean analyse(String name, ClassLoader loader) {
        URL file = loader.getResource(name + ".class");
        if (file == null || !scope.mayBeProject(name, file)) {
            return false;
        }
        try (InputStream in = loader.getResourceAsStream(name + ".class")) {
            ClassReader reader = new ClassReader(in);
            return inherits(reader) || (ConstantPool.hasInitialiser(reader) && InitialiserScan.mayReach(reader));
        } catch (IOException | RuntimeException e) {
            return true;
        }
    }

    /** The superclass is initialised too, and inherited fields are accessed through the name of the subclass. */
    private static boolean inherits(ClassReader reader) {
        for (String type : reader.getInterfaces()) {
            if (!Hierarchy.isJdk(type)) {
                return true;
            }
        }
        return !Hierarchy.isJdk(reader.getSuperName());
    }
}
