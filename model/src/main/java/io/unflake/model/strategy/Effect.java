package io.unflake.model.strategy;

import io.unflake.model.Perturbation;
import io.unflake.model.Perturbation.ApiChange;
import io.unflake.model.Perturbation.Delay;
import io.unflake.model.Perturbation.JvmSetting;
import io.unflake.model.Perturbation.TestOrder;
import java.util.List;
import java.util.Map;

/** What kind of perturbation a strategy makes, and what follows from that for planning runs. */
public sealed interface Effect {

    /** The perturbation of a strategy with this effect, everywhere. */
    Perturbation perturbation(String strategy, Map<String, String> parameters);

    /**
     * APIs behave differently.
     *
     * @param prolongs whether tests may take much longer and still end
     * @param collides whether it may make values equal that are distinct in practice, such as random ids
     */
    record ChangesApi(boolean prolongs, boolean collides) implements Effect {

        @Override
        public Perturbation perturbation(String strategy, Map<String, String> parameters) {
            return new ApiChange(strategy, parameters, List.of());
        }
    }

    /** Calls take longer, so that tests mostly wait. */
    record Delays() implements Effect {

        @Override
        public Perturbation perturbation(String strategy, Map<String, String> parameters) {
            return new Delay(strategy, parameters, List.of());
        }
    }

    /** Tests run in another order. */
    record OrdersTests(Ordering ordering) implements Effect {

        @Override
        public Perturbation perturbation(String strategy, Map<String, String> parameters) {
            return new TestOrder(strategy, parameters);
        }
    }

    /**
     * A setting of the JVM changes.
     *
     * @param start how a JVM is started with it
     * @param wholeJvmOnly whether it cannot be limited to some calls
     * @param pinnedBy how a build sets the same thing: prefixes of JVM arguments or of {@code NAME=value} variables
     * @param sharesRun whether it can be tried in one run together with other settings
     */
    record SetsJvm(JvmStart start, boolean wholeJvmOnly, List<String> pinnedBy, boolean sharesRun) implements Effect {

        @Override
        public Perturbation perturbation(String strategy, Map<String, String> parameters) {
            return new JvmSetting(strategy, parameters, List.of());
        }
    }
}
