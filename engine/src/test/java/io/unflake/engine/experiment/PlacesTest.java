package io.unflake.engine.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.model.Observation;
import java.util.List;
import org.junit.jupiter.api.Test;

class PlacesTest {

    private static final int JOBS = 2;

    @Test
    void tests_that_use_most_of_a_processor_get_one_place_per_job() {
        assertThat(Places.of(JOBS, baseline(900))).isEqualTo(new Places(2, 8, 1_000));
    }

    @Test
    void tests_that_often_wait_get_more_places_but_not_more_than_two_per_job() {
        assertThat(Places.of(JOBS, baseline(600))).isEqualTo(new Places(3, 12, 1_000));
        assertThat(Places.of(JOBS, baseline(100))).isEqualTo(new Places(4, 16, 1_000));
    }

    @Test
    void tests_that_keep_more_than_one_processor_busy_do_so_while_they_wait() {
        assertThat(Places.of(JOBS, baseline(1_300))).isEqualTo(new Places(2, 4, 1_000));
    }

    @Test
    void without_a_measured_cpu_time_there_is_one_place_per_job() {
        assertThat(Places.of(JOBS, baseline(0))).isEqualTo(new Places(2, 8, 1_000));
    }

    private static Observation baseline(long cpuMillis) {
        return new Observation("baseline", List.of(), 1_000, cpuMillis, List.of(), false);
    }
}
