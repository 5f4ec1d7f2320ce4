package io.unflake.engine.repair;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.engine.patch.PatchedModule;
import io.unflake.engine.patch.Rewrite;
import io.unflake.model.Perturbation;
import io.unflake.model.Site;
import io.unflake.model.Spot;
import io.unflake.model.TestId;
import io.unflake.model.Treatment;
import io.unflake.model.finding.Before;
import io.unflake.model.finding.Role;
import io.unflake.model.replay.Replay;
import io.unflake.model.strategy.InstrumentOptions;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UntriedReasonTest {

    private static final Before POLLUTER = new Before(TestId.parse("shop.StallTest#opens"), Role.POLLUTER);

    private PatchedModule module;

    @BeforeEach
    void module(@TempDir Path folder) throws IOException {
        module = new PatchedModule(folder);
        module.write("shop.CartTest", "package shop;\n\nclass CartTest {}\n\nclass StallTest {}\n");
    }

    @Test
    void the_user_may_have_excluded_all_changes() {
        Fix fix = new Fix(new Rewrite("call Stall.open()", List.of()), Place.POLLUTER);

        assertThat(new UntriedReason(request(Treatment.NONE, Place.VICTIM)).of(List.of(fix)))
                .contains("all known changes are in the class of the test that runs before,"
                        + " which --in victim excludes");
    }

    @Test
    void sources_may_be_missing() {
        Treatment treatment = at(new Site("locale", "shop.Price", "text", "Price.java", 3, "api", 0, true));

        assertThat(new UntriedReason(request(treatment, null, "shop.RackTest")).of(List.of()))
                .contains("the sources of shop.RackTest, shop.Price were not found in the source folders of the"
                        + " project (" + module.folder() + ")");
    }

    @Test
    void the_code_may_be_written_in_another_language() {
        Treatment treatment = at(new Site("locale", "shop.Price", "text", "Price.kt", 3, "api", 0, true));

        assertThat(new UntriedReason(request(treatment, null)).of(List.of()))
                .contains("shop.Price is written in another language than Java: Price.kt");
    }

    @Test
    void a_second_class_of_a_file_is_found_so_that_no_reason_is_known() {
        assertThat(new UntriedReason(request(Treatment.NONE, null)).of(List.of()))
                .isEmpty();
    }

    private static Treatment at(Site site) {
        return Treatment.of(
                new Perturbation.ApiChange("locale.change", Map.of(), List.of(new Spot(site, List.of(), null))));
    }

    private RepairRequest request(Treatment treatment, Place in) {
        return request(treatment, in, "shop.CartTest");
    }

    private RepairRequest request(Treatment treatment, Place in, String testClass) {
        String test = testClass + "#isEmpty";
        Replay replay = new Replay(
                Replay.SCHEMA,
                "1",
                "shop",
                test,
                List.of(test),
                treatment,
                new Replay.Limits(1, 1),
                List.of(),
                InstrumentOptions.DEFAULT,
                new Replay.Digests("", ""),
                new Replay.Expected("", "", "", List.of()));
        return new RepairRequest(replay, module.description(), "order", List.of(POLLUTER), List.of(), null, in);
    }
}
