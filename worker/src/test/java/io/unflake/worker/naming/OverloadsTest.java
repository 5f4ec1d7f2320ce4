package io.unflake.worker.naming;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Date;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class OverloadsTest {

    /** Overloads of all kinds; not run. */
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
    void onlyTestsCount() {
        assertThat(name("single", "")).isEqualTo("single");
    }

    @Test
    void anOverridingMethodCountsOnce() {
        assertThat(name("overridden", "int")).isEqualTo("overridden");
    }

    @Test
    void simpleNamesAreEnoughWhereTheyDiffer() {
        assertThat(name("inherited", "")).isEqualTo("inherited()");
        assertThat(name("inherited", "[I, [Ljava.lang.String;")).isEqualTo("inherited(int[],String[])");
        assertThat(name("dates", "java.util.Date")).isEqualTo("dates(Date)");
    }

    @Test
    void fullNamesAreTakenWhereTheyDoNot() {
        assertThat(name("alike", "java.lang.Character$Subset")).isEqualTo("alike(java.lang.Character$Subset)");
    }

    @Test
    void aClassThatCannotBeLoadedHasNoOverloads() {
        assertThat(Overloads.name("no.such.Class", "method", "int")).isEqualTo("method");
    }
}
