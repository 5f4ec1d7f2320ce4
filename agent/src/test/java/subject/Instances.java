package subject;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;

/** Test classes that share an instance between tests, or not. */
final class Instances {

    private Instances() {}

    /** Declares it. */
    @TestInstance(Lifecycle.PER_CLASS)
    static class PerClass {

        private final List<String> list = new ArrayList<>();
        private final String constant = String.valueOf(7);
        private int number;
        private long large;
        private double precise;
        private String text = "a";

        void use() {
            large += number;
            precise = large / 2.0;
            list.add(text + constant);
        }

        int read() {
            return number;
        }

        void write() {
            number = 3;
        }

        Runnable inner() {
            return new Runnable() {
                @Override
                public void run() {
                    text = "b";
                }
            };
        }
    }

    /** Inherits it from its superclass. */
    static class Inheriting extends PerClass {}

    /** Overrides the declaration of its superclass. */
    @TestInstance(Lifecycle.PER_METHOD)
    static class Single extends PerClass {

        private int own;

        void count() {
            own++;
        }
    }

    /** A composed annotation that declares it. */
    @Retention(RetentionPolicy.RUNTIME)
    @TestInstance(Lifecycle.PER_CLASS)
    @interface Together {}

    /** Declares it through the composed annotation. */
    @Together
    static class Composed {

        private int number;

        void count() {
            number++;
        }
    }

    /** Declares nothing. */
    static class Plain {

        private int number;

        void count() {
            number++;
        }
    }

    /** A TestNG class, of which TestNG creates one instance. */
    static class Ng {

        private int number;

        @org.testng.annotations.Test
        void count() {
            number++;
        }
    }

    /** What Spock generates for a specification with a {@code @Shared} field. */
    static class Specification {

        private final Context specificationContext = new Context();
        protected volatile Object $spock_sharedField_things = 0;

        Specification(Specification shared) {
            specificationContext.sharedInstance = shared == null ? this : shared;
        }

        Object getThings() throws ReflectiveOperationException {
            return Specification.class
                    .getDeclaredField("$spock_sharedField_things")
                    .get(shared());
        }

        void setThings(Object things) throws ReflectiveOperationException {
            Specification.class.getDeclaredField("$spock_sharedField_things").set(shared(), things);
        }

        private Object shared() {
            return specificationContext.sharedInstance;
        }
    }

    /** The base class that Spock generates for specifications. */
    static class Context {

        private volatile Object sharedInstance;
    }
}
