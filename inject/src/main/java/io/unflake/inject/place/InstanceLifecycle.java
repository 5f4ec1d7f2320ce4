package io.unflake.inject.place;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Properties;
import java.util.function.Function;
import java.util.stream.Stream;
import org.objectweb.asm.tree.AnnotationNode;
import org.objectweb.asm.tree.ClassNode;

/** Decides whether JUnit 5 runs all tests of a class in one instance. */
final class InstanceLifecycle {

    private static final String ANNOTATION = "Lorg/junit/jupiter/api/TestInstance;";
    private static final String PER_CLASS = "PER_CLASS";
    private static final String FILE = "junit-platform.properties";
    private static final String PROPERTY = "junit.jupiter.testinstance.lifecycle.default";

    private final Function<String, ClassNode> classes;
    private String usual;

    /** @param classes the classes of the suite by internal name; null for others */
    InstanceLifecycle(Function<String, ClassNode> classes) {
        this.classes = classes;
    }

    /** Reads the default of the suite. The first file on the class path wins. */
    void readDefault(Container container) throws IOException {
        Path file = container.root().resolve(FILE);
        if (usual == null && Files.isRegularFile(file)) {
            Properties properties = new Properties();
            try (InputStream in = Files.newInputStream(file)) {
                properties.load(in);
            }
            usual = properties.getProperty(PROPERTY, "");
        }
    }

    boolean isPerClass(ClassNode node) {
        return annotation(node)
                .map(each -> ((String[]) Annotations.value(each, "value"))[1].equals(PER_CLASS))
                .orElse(PER_CLASS.equalsIgnoreCase(usual));
    }

    /** The annotation of a class, or else that of its superclass or an interface. */
    private Optional<AnnotationNode> annotation(ClassNode node) {
        Optional<AnnotationNode> own = Annotations.find(node, ANNOTATION);
        return own.isPresent()
                ? own
                : Stream.concat(Stream.ofNullable(node.superName), node.interfaces.stream())
                        .map(classes)
                        .filter(each -> each != null)
                        .flatMap(each -> annotation(each).stream())
                        .findFirst();
    }
}
