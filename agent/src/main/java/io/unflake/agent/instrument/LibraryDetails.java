package io.unflake.agent.instrument;

import java.util.List;
import org.objectweb.asm.ClassReader;

/** Decides which classes of libraries get the probes of a detailed recording. */
final class LibraryDetails {

    /** Language runtimes and loggers, which access static fields all the time and hold no state of the tests. */
    private static final List<String> LEFT_OUT = List.of(
            "groovy/",
            "org/codehaus/groovy/",
            "org/apache/groovy/",
            "kotlin/",
            "scala/",
            "org/slf4j/",
            "ch/qos/logback/",
            "org/apache/logging/",
            "org/apache/log4j/",
            "org/apache/commons/logging/",
            "org/jboss/logging/");

    private LibraryDetails() {}

    static boolean concern(ClassReader reader, byte[] bytes) {
        String name = reader.getClassName();
        return LEFT_OUT.stream().noneMatch(name::startsWith) && ConstantPool.usesStatics(reader, bytes, owner -> true);
    }
}
