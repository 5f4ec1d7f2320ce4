package io.unflake.model.strategy;

import io.unflake.model.Perturbation;
import io.unflake.model.Perturbation.ApiChange;
import io.unflake.model.Perturbation.Delay;
import io.unflake.model.Perturbation.JvmSetting;
import io.unflake.model.Perturbation.TestOrder;
import java.util.List;
import java.util.Map;

/** The kind of perturbation of a strategy, with the properties that the planner needs. */
public sealed interface Effect {

    /** Creates the perturbation of a strategy with this effect, applied everywhere. */
    Perturbation perturbation(String strategy, Map<String, String> parameters);

    /**
     * Changes the behaviour of APIs.
     *
     * @param prolongs whether tests may take much longer without hanging
     * @param collides whether values that differ in practice, such as random ids, may be equal
     */
    record ChangesApi(boolean prolongs, boolean collides) implements Effect {

        @Override
        public Perturbation perturbation(String strategy, Map<String, String> parameters) {
            return new ApiChange(strategy, parameters, List.of());
        }
    }

    /** Delays calls, so that tests mostly wait. */
    record Delays() implements Effect {

        @Override
        public Perturbation perturbation(String strategy, Map<String, String> parameters) {
            return new Delay(strategy, parameters, List.of());
        }
    }

    /** Delays one thread at delay points, which only some JVMs have, so that tests mostly wait. */
    record DelaysThread() implements Effect {

        @Override
        public Perturbation perturbation(String strategy, Map<String, String> parameters) {
            return new Delay(strategy, parameters, List.of());
        }
    }

    /** Changes the order of tests. */
    record OrdersTests(Ordering ordering) implements Effect {

        @Override
        public Perturbation perturbation(String strategy, Map<String, String> parameters) {
            return new TestOrder(strategy, parameters);
        }
    }

    /**
     * Changes a setting of the JVM.
     *
     * @param start creates the options for starting a JVM with this setting
     * @param wholeJvmOnly whether the setting cannot be limited to some calls
     * @param pinnedBy prefixes of JVM arguments or {@code NAME=value} variables with which a build pins the setting
     * @param sharesRun whether the setting can be tried in one run with other settings
     */
    record SetsJvm(JvmStart start, boolean wholeJvmOnly, List<String> pinnedBy, boolean sharesRun) implements Effect {

        @Override
        public Perturbation perturbation(String strategy, Map<String, String> parameters) {
            return new JvmSetting(strategy, parameters, List.of());
        }
    }
}
