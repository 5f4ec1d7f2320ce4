package io.unflake.worker.naming;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Date;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class OverloadsTest {

    /** All kinds of overloads; not run. */
    @SuppressWarnings("unused")
    static class Base {

        @Timeout(1)
        void inherited(int[] numbers, String... words) {}

        @Timeout(1)
        void overridden(int number) {}
    }

    @SuppressWarnings("unused")
    static class Subject extends Base {

        @Timeout(1)
        void single() {}

        void single(int helper) {}

        @Deprecated
        void single(String helper) {}

        @Timeout(1)
        void inherited() {}

        @Override
        @Timeout(1)
        void overridden(int number) {}

        @Timeout(1)
        void dates(Date date) {}

        @Timeout(1)
        void dates(java.sql.Timestamp date) {}

        @Timeout(1)
        void alike(Character.Subset subset) {}

        @Timeout(1)
        void alike(Subset subset) {}

        static final class Subset {}
    }

    private static String name(String method, String parameters) {
        return Overloads.name(Subject.class.getName(), method, parameters);
    }

    @Test
    void only_test_methods_count() {
        assertThat(name("single", "")).isEqualTo("single");
    }

    @Test
    void an_overriding_method_counts_once() {
        assertThat(name("overridden", "int")).isEqualTo("overridden");
    }

    @Test
    void simple_names_are_used_if_they_differ() {
        assertThat(name("inherited", "")).isEqualTo("inherited()");
        assertThat(name("inherited", "[I, [Ljava.lang.String;")).isEqualTo("inherited(int[],String[])");
        assertThat(name("dates", "java.util.Date")).isEqualTo("dates(Date)");
    }

    @Test
    void qualified_names_are_used_if_simple_ones_are_equal() {
        assertThat(name("alike", "java.lang.Character$Subset")).isEqualTo("alike(java.lang.Character$Subset)");
    }

    @Test
    void a_class_that_cannot_be_loaded_has_no_overloads() {
        assertThat(Overloads.name("no.such.Class", "method", "int")).isEqualTo("method");
    }
}
