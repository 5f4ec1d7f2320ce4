package io.unflake.engine.fork;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.unflake.model.Outcome;
import io.unflake.model.Site;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.worker.protocol.Report;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class SiteMapTest {

    private static final Site SITE = new Site("random", "a.A", "m", "A.java", 1, "java.util.Random.nextInt()", 0, true);

    private final SiteMap sites = new SiteMap();

    @BeforeEach
    void addSite() {
        sites.add(new Report.SiteSeen(7, SITE));
    }

    @Test
    void results_of_tests_that_reach_the_same_sites_share_one_list() {
        assertThat(result("one").reached())
                .containsExactly(SITE)
                .isSameAs(result("another").reached());
    }

    @Test
    void a_site_must_be_reported_before_its_id_is_used() {
        assertThatThrownBy(() -> sites.of(List.of(8))).hasMessageContaining("never reported");
    }

    private TestResult result(String method) {
        TestId test = TestId.of("a.T", method);
        return new TestResult(test, Outcome.PASSED, 1, null, null, sites.of(List.of(7)), List.of());
    }
}
