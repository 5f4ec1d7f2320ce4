package io.unflake.engine.repair;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.engine.patch.PatchedModule;
import io.unflake.model.Perturbation;
import io.unflake.model.Site;
import io.unflake.model.Treatment;
import io.unflake.model.replay.Replay;
import io.unflake.model.strategy.InstrumentOptions;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SiteFixesTest {

    private static final String TEST = "shop.LabelTest#labels";

    @Test
    void if_the_necessary_calls_are_unknown_all_perturbed_ones_are_changed(@TempDir Path folder) throws IOException {
        PatchedModule module = new PatchedModule(folder);
        module.write("shop.Label", "package shop;\n\nclass Label {\n    String text = name.toUpperCase();\n}\n");
        Site site = new Site("locale", "shop.Label", "<init>", "Label.java", 4, "api", 0, false);
        RepairRequest request =
                new RepairRequest(replay(), module.description(), "locale", List.of(), List.of(site), null, null);

        assertThat(new SiteFixes(request).fixes()).first().satisfies(fix -> {
            assertThat(fix.place()).isEqualTo(Place.CODE);
            assertThat(fix.rewrite().sources().get(0).text()).contains("name.toUpperCase(Locale.ROOT);");
        });
    }

    private static Replay replay() {
        return new Replay(
                Replay.SCHEMA,
                "1",
                "shop",
                TEST,
                List.of(TEST),
                Treatment.of(new Perturbation.JvmSetting("locale.change", Map.of("locale", "tr-TR"), List.of())),
                new Replay.Limits(1, 1),
                List.of(),
                InstrumentOptions.DEFAULT,
                new Replay.Digests("", ""),
                new Replay.Expected("", "", "", List.of()));
    }
}
