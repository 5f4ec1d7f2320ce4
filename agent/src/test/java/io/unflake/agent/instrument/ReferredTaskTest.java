package io.unflake.agent.instrument;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.agent.site.Sites;
import io.unflake.hooks.DelayHooks;
import io.unflake.model.Site;
import io.unflake.model.timing.TimingApis;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import subject.Tasks;

/** Tasks that have no delay points in their own code do what they did without, and are delayed. */
class ReferredTaskTest {

    private final Sites sites = new Sites();
    private final List<Site> passed = new ArrayList<>();

    @AfterEach
    void stop() {
        DelayHooks.use(null);
    }

    @ParameterizedTest
    @CsvSource({"runnable,2", "callable,1", "supplier,3", "function,3", "consumer,2"})
    void a_method_of_the_jdk_is_delayed_where_it_begins_and_ends(String method, String result) throws Exception {
        assertThat(call(TimingApis.byRule(), method)).hasToString(result);

        assertThat(passed)
                .filteredOn(site -> site.api().equals("task"))
                .extracting(Site::kind)
                .containsExactly("before", "after");
        assertThat(passed).filteredOn(site -> site.api().equals("task")).allSatisfy(site -> {
            assertThat(site.method()).isEqualTo(method);
            assertThat(site.line()).isPositive();
        });
    }

    @Test
    void a_constructor_is_no_task() throws Exception {
        assertThat(call(TimingApis.byRule(), "constructor")).isEqualTo(0);

        assertThat(passed).isEmpty();
    }

    @Test
    void a_lambda_of_kotlin_is_a_task() throws Exception {
        assertThat(call(TimingApis.byRule(), "inKotlin")).isEqualTo(3);

        assertThat(passed).extracting(Site::api).containsExactly("invoke()", "invoke()");
    }

    @Test
    void volatile_fields_have_no_points_unless_they_are_wanted() throws Exception {
        assertThat(call(TimingApis.byRule(), "fields")).isEqualTo(6);

        assertThat(passed).isEmpty();
    }

    @Test
    void volatile_fields_have_points_before_and_after_each_access_if_they_are_wanted() throws Exception {
        assertThat(call(TimingApis.of(List.of("volatile")), "fields")).isEqualTo(6);

        String own = "volatile subject.Tasks.count";
        String inherited = "volatile subject.Tasks$Heir.value";
        assertThat(passed)
                .extracting(Site::api)
                .containsExactly(own, own, own, own, inherited, inherited, inherited, inherited);
    }

    private Object call(TimingApis apis, String method) throws Exception {
        Class<?> type = new DelayedClasses(Tasks.class, sites, apis).loadClass(Tasks.class.getName());
        Object tasks = type.getConstructor().newInstance();
        DelayHooks.use(point -> {
            passed.add(sites.get(point));
            return 0;
        });
        return type.getMethod(method, int.class).invoke(tasks, 3);
    }
}
