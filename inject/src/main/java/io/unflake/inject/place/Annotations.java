package io.unflake.inject.place;

import java.util.List;
import java.util.Optional;
import org.objectweb.asm.tree.AnnotationNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/** Reads the annotations of classes and methods. */
final class Annotations {

    private Annotations() {}

    static boolean has(MethodNode method, String descriptor) {
        return find(method.visibleAnnotations, descriptor).isPresent();
    }

    static boolean has(ClassNode type, String descriptor) {
        return find(type.visibleAnnotations, descriptor).isPresent();
    }

    static Optional<AnnotationNode> find(ClassNode type, String descriptor) {
        return find(type.visibleAnnotations, descriptor);
    }

    static Optional<AnnotationNode> find(MethodNode method, String descriptor) {
        return find(method.visibleAnnotations, descriptor);
    }

    private static Optional<AnnotationNode> find(List<AnnotationNode> annotations, String descriptor) {
        return annotations == null
                ? Optional.empty()
                : annotations.stream()
                        .filter(each -> each.desc.equals(descriptor))
                        .findFirst();
    }

    /** The value of a member; null if it is not given. */
    static Object value(AnnotationNode annotation, String member) {
        for (int i = 0; annotation.values != null && i + 1 < annotation.values.size(); i += 2) {
            if (annotation.values.get(i).equals(member)) {
                return annotation.values.get(i + 1);
            }
        }
        return null;
    }
}
