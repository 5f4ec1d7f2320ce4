package io.unflake.engine.discovery;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class SuperclassesTest {

    /** Extends a class of the same folder. */
    static class Heir extends Parent {}

    /** Extends a class of the JDK. */
    static class Parent extends Thread {}

    @Test
    void classes_of_the_folder_are_followed_to_the_first_one_outside() throws Exception {
        Path folder = Path.of(SuperclassesTest.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());

        assertThat(new Superclasses(Modules.withTests(List.of(folder.toString()), List.of(), List.of()))
                        .of(Heir.class.getName()))
                .containsExactly(Parent.class.getName(), "java.lang.Thread");
    }

    @Test
    void an_unknown_class_has_none() {
        assertThat(new Superclasses(Modules.withTests(List.of("missing"), List.of(), List.of())).of("p.Missing"))
                .isEmpty();
    }
}
