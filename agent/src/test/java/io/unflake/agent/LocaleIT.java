package io.unflake.agent;

import static io.unflake.agent.Treated.reached;
import static io.unflake.agent.Treated.reachedApis;
import static io.unflake.agent.Treated.under;
import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.model.Site;
import java.util.Locale;
import java.util.Locale.Category;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import subject.Locales;
import subject.Speaker;

class LocaleIT {

    private static final String LOCALE = "locale.change";

    @BeforeEach
    void start() {
        Treated.agent().testStarted();
    }

    @Test
    void the_default_locale_changes_for_the_whole_jvm() throws Exception {
        assertThat(under(() -> Locales.lower("I"), LOCALE)).isEqualTo("ı");
        assertThat(under(() -> Locales.format(0.5), LOCALE)).isEqualTo("0,5");
        assertThat(under(() -> Locale.getDefault(Category.DISPLAY), LOCALE + ":locale=de"))
                .isEqualTo(Locale.GERMAN);
    }

    @Test
    void the_default_locale_is_restored() throws Exception {
        Locale before = Locale.getDefault();
        Locale format = Locale.getDefault(Category.FORMAT);
        Locale.setDefault(Category.FORMAT, Locale.CANADA_FRENCH);
        try {
            under(() -> null, LOCALE);
            assertThat(Locale.getDefault()).isEqualTo(before);
            assertThat(Locale.getDefault(Category.FORMAT)).isEqualTo(Locale.CANADA_FRENCH);
        } finally {
            Locale.setDefault(Category.FORMAT, format);
        }
    }

    @Test
    void a_locale_that_the_code_sets_is_kept() throws Exception {
        Locale before = Locale.getDefault();
        try {
            under(
                    () -> {
                        Locales.setDefault(Locale.ITALY);
                        return null;
                    },
                    LOCALE);
            assertThat(Locale.getDefault()).isEqualTo(Locale.ITALY);
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void a_read_is_attributed_to_the_project_line_that_called_the_jdk() throws Exception {
        Site site = reached(() -> Locales.lower("I")).iterator().next();
        assertThat(site.kind()).isEqualTo("locale");
        assertThat(site.api()).isEqualTo("java.lang.String.toLowerCase()");
        assertThat(site.place()).startsWith("subject.Locales.lower(Locales.java:");
        assertThat(reachedApis(() -> Locales.format(1)))
                .contains("java.lang.String.format(java.lang.String, java.lang.Object[])");
        assertThat(reachedApis(Locales::pattern)).contains("new java.text.SimpleDateFormat()");
    }

    @Test
    void an_explicit_locale_is_not_a_read() throws Exception {
        assertThat(reachedApis(() -> Locales.lowerRoot("I"))).isEmpty();
    }

    @Test
    void loading_a_class_is_not_a_read() throws Exception {
        assertThat(reachedApis(Speaker::loadsAClass)).isEmpty();
    }

    @Test
    void reads_in_loops_are_found_although_not_every_read_walks_the_stack() throws Exception {
        assertThat(reachedApis(() -> Locales.loop(100_000))).containsExactly("java.lang.String.toLowerCase()");
    }
}
