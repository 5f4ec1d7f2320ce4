package subject;

import static subject.Unordered.names;

import java.io.IOException;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Obtains members and annotations through every API of reflection. */
public final class Reflected {

    private Reflected() {}

    static Map<String, Unordered.Look> open() throws ReflectiveOperationException {
        Map<String, Unordered.Look> looks = new LinkedHashMap<>();
        Class<Nest> type = Nest.class;
        looks.put("Class.getMethods", () -> names(type.getMethods()));
        looks.put("Class.getFields", () -> names(type.getFields()));
        looks.put("Class.getConstructors", () -> names(type.getConstructors()));
        looks.put("Class.getClasses", () -> names(type.getClasses()));
        looks.put("Class.getAnnotations", () -> names(type.getAnnotations()));
        looks.put("Class.getDeclaredMethods", () -> names(type.getDeclaredMethods()));
        looks.put("Class.getDeclaredFields", () -> names(type.getDeclaredFields()));
        looks.put("Class.getDeclaredConstructors", () -> names(type.getDeclaredConstructors()));
        looks.put("Class.getDeclaredClasses", () -> names(type.getDeclaredClasses()));
        looks.put("Class.getDeclaredAnnotations", () -> names(type.getDeclaredAnnotations()));
        looks.put("Class.getAnnotationsByType", () -> names(type.getAnnotationsByType(Tag.class)));
        looks.put("Class.getDeclaredAnnotationsByType", () -> names(type.getDeclaredAnnotationsByType(Tag.class)));
        looks.put("Class.getAnnotationsByType inherited", () -> names(Heir.class.getAnnotationsByType(Tag.class)));
        looks.put("Class.getPermittedSubclasses", () -> names(Shape.class.getPermittedSubclasses()));
        looks.put("Class.getNestMembers", () -> names(type.getNestMembers()));
        looks.put("Package.getPackages", Reflected::packages);
        fieldsAndComponents(looks);
        executables(looks);
        return looks;
    }

    private static void fieldsAndComponents(Map<String, Unordered.Look> looks) throws ReflectiveOperationException {
        Field field = Nest.class.getField("field");
        looks.put("Field.getAnnotations", () -> names(field.getAnnotations()));
        looks.put("Field.getDeclaredAnnotations", () -> names(field.getDeclaredAnnotations()));
        looks.put("Field.getAnnotationsByType", () -> names(field.getAnnotationsByType(Tag.class)));
        looks.put("Field.getDeclaredAnnotationsByType", () -> names(field.getDeclaredAnnotationsByType(Tag.class)));
        RecordComponent component = Pair.class.getRecordComponents()[0];
        looks.put("RecordComponent.getAnnotations", () -> names(component.getAnnotations()));
        looks.put("RecordComponent.getDeclaredAnnotations", () -> names(component.getDeclaredAnnotations()));
    }

    private static void executables(Map<String, Unordered.Look> looks) throws ReflectiveOperationException {
        Method method = method();
        looks.put("Method.getAnnotations", () -> names(method.getAnnotations()));
        looks.put("Method.getDeclaredAnnotations", () -> names(method.getDeclaredAnnotations()));
        looks.put("Method.getAnnotationsByType", () -> names(method.getAnnotationsByType(Tag.class)));
        looks.put("Method.getExceptionTypes", () -> names(method.getExceptionTypes()));
        looks.put("Method.getGenericExceptionTypes", () -> names(method.getGenericExceptionTypes()));
        looks.put("Method.getParameterAnnotations", () -> names(method.getParameterAnnotations()[1]));
        Constructor<?> constructor = Nest.class.getConstructor(int.class);
        looks.put("Constructor.getAnnotations", () -> names(constructor.getAnnotations()));
        looks.put("Constructor.getDeclaredAnnotations", () -> names(constructor.getDeclaredAnnotations()));
        looks.put("Constructor.getAnnotationsByType", () -> names(constructor.getAnnotationsByType(Tag.class)));
        looks.put("Constructor.getExceptionTypes", () -> names(constructor.getExceptionTypes()));
        looks.put("Constructor.getGenericExceptionTypes", () -> names(constructor.getGenericExceptionTypes()));
        looks.put("Constructor.getParameterAnnotations", () -> names(constructor.getParameterAnnotations()[0]));
        Parameter parameter = method.getParameters()[1];
        looks.put("Parameter.getAnnotations", () -> names(parameter.getAnnotations()));
        looks.put("Parameter.getDeclaredAnnotations", () -> names(parameter.getDeclaredAnnotations()));
        looks.put("Parameter.getAnnotationsByType", () -> names(parameter.getAnnotationsByType(Tag.class)));
    }

    static Map<String, Unordered.Look> ordered() {
        Map<String, Unordered.Look> looks = new LinkedHashMap<>();
        looks.put("annotations in a container", () -> names(One.class.getAnnotationsByType(Tag.class)));
        looks.put("Class.getNestMembers, the first", () -> List.of(Nest.class.getNestMembers()[0]));
        looks.put("Class.getInterfaces", () -> names(One.class.getInterfaces()));
        looks.put("Class.getEnumConstants", () -> names(ElementType.class.getEnumConstants()));
        looks.put("Class.getRecordComponents", () -> names(Pair.class.getRecordComponents()));
        looks.put("Method.getParameterTypes", () -> names(method().getParameterTypes()));
        looks.put("Method.getParameters", () -> names(method().getParameters()));
        looks.put(
                "Method.getAnnotatedExceptionTypes",
                () -> Arrays.stream(method().getAnnotatedExceptionTypes())
                        .map(each -> each.getType())
                        .toList());
        looks.put(
                "Method.getParameterAnnotations, the parameters",
                () -> Arrays.stream(method().getParameterAnnotations())
                        .map(row -> row.length)
                        .toList());
        return looks;
    }

    /** Other packages may be loaded between two calls. */
    private static List<String> packages() {
        return Arrays.stream(Package.getPackages())
                .map(Package::getName)
                .filter(List.of("java.io", "java.lang", "java.net", "java.util")::contains)
                .toList();
    }

    private static Method method() throws ReflectiveOperationException {
        return Nest.class.getMethod("method", String.class, int.class);
    }

    /** A class with two members and annotations of every kind. */
    @Deprecated
    @Tag("1")
    @Tags({@Tag("2"), @Tag("3")})
    public static class Nest {

        @Deprecated
        @Tag("1")
        @Tags({@Tag("2"), @Tag("3")})
        public int field;

        public int second;

        @Deprecated
        @Tag("1")
        @Tags({@Tag("2"), @Tag("3")})
        public Nest(@Note @Tag("1") int number) throws IOException, InterruptedException {}

        public Nest() {}

        @Deprecated
        @Tag("1")
        @Tags({@Tag("2"), @Tag("3")})
        public void method(String first, @Note @Tag("1") @Tags({@Tag("2"), @Tag("3")}) int second)
                throws IOException, InterruptedException {}

        public void other() {}

        /** The first of two. */
        public static final class Inner {}

        /** The second of two. */
        public static final class Other {}
    }

    /** Inherits annotations. */
    static final class Heir extends Nest {}

    /** Has two subclasses. */
    sealed interface Shape permits One, Two {}

    @Tag("1")
    @Tag("2")
    @Tag("3")
    record One() implements Shape, Comparable<One> {

        @Override
        public int compareTo(One other) {
            return 0;
        }
    }

    record Two() implements Shape {}

    record Pair(@Note @Tag("1") int left, int right) {}

    /** A repeatable annotation. */
    @Repeatable(Tags.class)
    @java.lang.annotation.Inherited
    @Retention(RetentionPolicy.RUNTIME)
    @interface Tag {
        String value();
    }

    /** The container of a repeatable annotation. */
    @java.lang.annotation.Inherited
    @Retention(RetentionPolicy.RUNTIME)
    @interface Tags {
        Tag[] value();
    }

    /** An annotation of parameters and record components. */
    @Target({ElementType.PARAMETER, ElementType.RECORD_COMPONENT})
    @Retention(RetentionPolicy.RUNTIME)
    @interface Note {}
}
