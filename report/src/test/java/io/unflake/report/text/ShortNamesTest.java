package io.unflake.report.text;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.model.Site;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ShortNamesTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "java.util.Random.nextInt(int) | Random.nextInt(int)",
                "java.util.Date.<init>() | new Date()",
                "new java.util.Date() | new Date()",
                "java.util.concurrent.Future.get(long, java.util.concurrent.TimeUnit) | Future.get(long, TimeUnit)",
                "java.util.Map$Entry.getValue() | Map$Entry.getValue()"
            })
    void an_api_loses_its_packages(String api, String expected) {
        assertThat(ShortNames.api(api)).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({
        "40, com.acme.shop.till.TicketTest#prints",
        "35, com.acme.shop...TicketTest#prints",
        "30, com.acme...TicketTest#prints",
        "26, com...TicketTest#prints",
        "10, ...TicketTest#prints"
    })
    void a_test_loses_its_inner_packages_only(int columns, String expected) {
        assertThat(ShortNames.test("com.acme.shop.till.TicketTest#prints", columns))
                .isEqualTo(expected);
    }

    @Test
    void dots_in_a_feature_name_are_not_packages() {
        assertThat(ShortNames.test("TillSpec#adds 1.5 and 2.5", 5)).isEqualTo("TillSpec#adds 1.5 and 2.5");
    }

    @Test
    void a_site_without_file_is_named_by_its_class() {
        Site site = new Site("sleep", "shop.Till$1", "run", "", 0, "java.lang.Thread.sleep(long)", 0, true);

        assertThat(ShortNames.site(site)).isEqualTo("Thread.sleep(long) at Till$1");
    }
}
