package io.unflake.app.repair;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.model.Perturbation;
import io.unflake.model.Site;
import io.unflake.model.Treatment;
import io.unflake.report.json.Cause;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ReachedSitesTest {

    private static final Treatment LOCALE =
            Treatment.of(new Perturbation.JvmSetting("locale.change", Map.of("locale", "tr-TR"), List.of()));

    @Test
    void sites_have_the_kind_of_the_strategy() {
        assertThat(ReachedSites.of(List.of(cause("shop.Label$Inner.of(Label.java:5)")), LOCALE))
                .containsExactly(new Site("locale", "shop.Label$Inner", "of", "Label.java", 5, "api", 0, false));
    }

    @Test
    void what_is_no_place_does_not_count() {
        assertThat(ReachedSites.of(List.of(cause(null), cause("anywhere"), cause("a.A.b(Native Method)")), LOCALE))
                .isEmpty();
        assertThat(ReachedSites.of(List.of(cause("a.A.b(A.java:1)")), Treatment.NONE))
                .isEmpty();
    }

    private static Cause cause(String site) {
        return new Cause("api", site, null, null, null, null, null, null, null, null, null, null, null, null, null);
    }
}
