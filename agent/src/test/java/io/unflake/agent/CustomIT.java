package io.unflake.agent;

import static io.unflake.agent.Treated.reached;
import static io.unflake.agent.Treated.under;
import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.model.Site;
import java.io.File;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import subject.Exempt;
import subject.Shop;

class CustomIT {

    private static final File FILE = new File("pom.xml");

    @BeforeEach
    void forget() {
        Treated.agent().drainUntransformed();
    }

    @Nested
    class A_rule {

        @Test
        void fixes_a_result() throws Exception {
            assertThat(under(() -> Shop.length(FILE), "files.empty")).isZero();
            assertThat(under(() -> Shop.exists(FILE), "files.gone")).isFalse();
        }

        @Test
        void scales_a_result() throws Exception {
            assertThat(under(Shop.Customer::asks, "shop.cheap")).isEqualTo(10.0);
            assertThat(under(Shop.Customer::waits, "shop.patient")).isEqualTo(Duration.ofSeconds(30));
        }

        @Test
        void scales_an_argument() throws Exception {
            assertThat(under(Shop.Customer::orders, "shop.small")).isEqualTo("bun 5 0.5");
        }

        @Test
        void with_an_unsuitable_value_changes_nothing_and_is_listed() throws Exception {
            assertThat(under(Shop.Customer::asks, "shop.silly")).isEqualTo(20.0);
            assertThat(names(Treated.agent().drainUntransformed())).containsExactly("shop.silly");
        }

        @Test
        void changes_nothing_while_inactive() throws Exception {
            assertThat(Shop.length(FILE)).isPositive();
            assertThat(under(() -> Shop.length(FILE), "files.gone")).isPositive();
        }

        @Test
        void has_sites_of_its_own_kind() throws Exception {
            assertThat(reached(() -> Shop.length(FILE)))
                    .extracting(Site::kind, Site::api)
                    .containsExactly(
                            org.assertj.core.groups.Tuple.tuple("custom:files.empty", "java.io.File.length()"));
        }
    }

    @Nested
    class A_plugin {

        @Test
        void changes_results_and_arguments() throws Exception {
            assertThat(under(() -> Shop.name(FILE), "names.long")).isEqualTo("pom.xml!");
            assertThat(under(Shop.Customer::orders, "names.long")).isEqualTo("very bun 50 0.5!");
        }

        @Test
        void composes_with_a_rule() throws Exception {
            assertThat(under(Shop.Customer::orders, "names.long", "shop.small")).isEqualTo("very bun 5 0.5!");
        }

        @Test
        void that_throws_changes_nothing_and_is_listed() throws Exception {
            assertThat(under(() -> Shop.parent(new File("a", "b")), "names.throwing"))
                    .isEqualTo("a");
            assertThat(names(Treated.agent().drainUntransformed())).containsExactly("names.throwing");
        }

        @Test
        void that_returns_a_wrong_type_changes_nothing_and_is_listed() throws Exception {
            assertThat(under(() -> Shop.hidden(FILE), "names.wrong")).isFalse();
            assertThat(names(Treated.agent().drainUntransformed())).containsExactly("names.wrong");
        }
    }

    private static List<String> names(List<String[]> notes) {
        return notes.stream().map(note -> note[0]).toList();
    }

    @Test
    void an_excluded_class_still_shares_the_clock() throws Exception {
        assertThat(under(Exempt::millis, Treated.YEAR_3000)).isGreaterThanOrEqualTo(Treated.START_OF_YEAR_3000);
        assertThat(under(() -> Exempt.draw(1_000_000_000), Treated.LARGEST_DRAWS))
                .isLessThan(999_999_999);
        assertThat(reached(Exempt::millis)).extracting(Site::project).containsExactly(false);
    }
}
