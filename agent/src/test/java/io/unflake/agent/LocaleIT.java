package io.unflake.agent;

import static io.unflake.agent.Treated.reachedApis;
import static io.unflake.agent.Treated.under;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import subject.Speaker;

class LocaleIT {

    /** Only the first readings of each test are looked at. */
    @BeforeEach
    void start() {
        Treated.agent().testStarted();
    }

    @Test
    void the_default_locale_is_another_one() throws Exception {
        assertThat(under(() -> Speaker.loud("id"), "locale.change")).isEqualTo("İD");
        assertThat(Speaker.loud("id")).isEqualTo("ID");
    }

    @Test
    void a_reading_by_the_jdk_belongs_to_the_project_s_call() throws Exception {
        assertThat(reachedApis(() -> Speaker.loud("id"))).containsExactly("java.lang.String.toUpperCase()");
    }

    @Test
    void loading_a_class_is_no_reading() throws Exception {
        assertThat(reachedApis(Speaker::loadsAClass)).isEmpty();
    }
}
