package io.unflake.agent;

import static io.unflake.agent.Treated.under;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.unflake.model.Site;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import subject.Clocks;
import subject.Statics;

class InitialiserIT {

    @BeforeEach
    void forget() {
        Treated.agent().drainInitialised();
        Treated.agent().drainReached();
    }

    private static Set<String> initialised(Callable<?> code) throws Exception {
        Treated.agent().drainInitialised();
        Treated.agent().drainReached();
        code.call();
        return apis(Treated.agent().drainInitialised());
    }

    private static Set<String> apis(int[] sites) {
        return Treated.sites(sites).stream()
                .map(site -> site.className() + " " + site.api())
                .collect(Collectors.toSet());
    }

    @Test
    void a_site_in_an_initialiser_counts_for_all_users_of_the_class() throws Exception {
        String site = "subject.Statics$Started java.lang.System.currentTimeMillis()";
        assertThat(initialised(Statics::startedAt)).containsExactly(site);
        assertThat(initialised(Statics::startedAt)).containsExactly(site);
        assertThat(initialised(Statics.Started::again)).containsExactly(site);
        assertThat(initialised(() -> null)).isEmpty();
    }

    @Test
    void a_site_in_an_initialiser_is_not_attributed_to_the_first_test_only() throws Exception {
        Statics.startedAt();
        assertThat(Treated.sites(Treated.agent().drainReached()).stream().map(Site::className))
                .doesNotContain("subject.Statics$Started");
    }

    @Test
    void using_a_class_uses_the_classes_that_it_initialises() throws Exception {
        String site = "subject.Statics$Inner java.lang.System.nanoTime()";
        assertThat(initialised(Statics.Outer::at)).containsExactly(site);
        assertThat(initialised(Statics.Outer::at)).containsExactly(site);
    }

    @Test
    void creating_an_object_uses_its_superclass() throws Exception {
        String site = "subject.Statics$Base java.util.Random.nextInt()";
        assertThat(initialised(() -> new Statics.Derived().drawn())).containsExactly(site);
        assertThat(initialised(() -> new Statics.Derived().drawn())).containsExactly(site);
    }

    @Test
    void constants_of_interfaces_count() throws Exception {
        assertThat(initialised(Statics::constant))
                .containsExactly("subject.Statics$Constants java.lang.System.currentTimeMillis()");
    }

    @Test
    void a_failed_initialiser_has_ended() throws Exception {
        assertThat(initialised(() -> {
                    assertThatThrownBy(Statics::failing).isInstanceOf(ExceptionInInitializerError.class);
                    return null;
                }))
                .containsExactly("subject.Statics$Failing java.lang.System.currentTimeMillis()");
        assertThat(Treated.reachedApis(Clocks::millis)).containsExactly("java.lang.System.currentTimeMillis()");
    }

    @Test
    void an_initialiser_that_reaches_no_site_is_not_instrumented() throws Exception {
        assertThat(initialised(() -> Statics.Harmless.valueOf("ONE"))).isEmpty();
    }

    @Test
    void default_and_static_methods_of_interfaces_are_hooked() throws Exception {
        assertThat(under(() -> new Statics.Implementation().now(), Treated.YEAR_3000))
                .isGreaterThanOrEqualTo(Treated.START_OF_YEAR_3000);
        assertThat(under(Statics.Constants::nowStatic, Treated.YEAR_3000))
                .isGreaterThanOrEqualTo(Treated.START_OF_YEAR_3000);
        assertThat(under(() -> Statics.Constants.CLOCK.getAsLong(), Treated.YEAR_3000))
                .isGreaterThanOrEqualTo(Treated.START_OF_YEAR_3000);
    }
}
