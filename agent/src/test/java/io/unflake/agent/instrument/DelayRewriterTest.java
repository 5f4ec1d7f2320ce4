package io.unflake.agent.instrument;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.unflake.agent.site.Sites;
import io.unflake.hooks.DelayHooks;
import io.unflake.model.Site;
import io.unflake.model.timing.TimingApis;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import subject.Locks;

/** Classes with delay points do what they did without, and pass their points. */
class DelayRewriterTest {

    private final Sites sites = new Sites();
    private final List<String> passed = new ArrayList<>();
    private Class<?> type;
    private Object locks;

    @BeforeEach
    void rewrite() throws Exception {
        type = new DelayedClasses(Locks.class, sites, TimingApis.byRule()).loadClass(Locks.class.getName());
        locks = type.getConstructor().newInstance();
        DelayHooks.use(point -> {
            Site site = sites.get(point);
            passed.add(site.kind() + " " + site.api()
                    + (Thread.holdsLock(locks) || Thread.holdsLock(type) ? " locked" : ""));
            return 0;
        });
    }

    @AfterEach
    void stop() {
        DelayHooks.use(null);
    }

    @Test
    void a_synchronized_method_is_delayed_without_its_lock() throws Exception {
        assertThat(call("twice", 21)).isEqualTo(42);

        assertThat(passed).containsExactly("before synchronized", "after synchronized");
        assertThat(Modifier.isSynchronized(type.getMethod("twice", int.class).getModifiers()))
                .isFalse();
    }

    @Test
    void a_static_synchronized_method_locks_its_class() throws Exception {
        assertThat(call("holdsClass", 1)).isEqualTo(true);

        assertThat(passed).first().isEqualTo("before synchronized");
        assertThat(passed).last().isEqualTo("after synchronized");
        assertThat(passed.subList(1, passed.size() - 1)).isNotEmpty().allMatch(point -> point.endsWith(" locked"));
    }

    @Test
    void an_exception_releases_the_lock() {
        assertThatThrownBy(() -> call("fails", 7))
                .isInstanceOf(InvocationTargetException.class)
                .hasRootCauseMessage("7");

        assertThat(Thread.holdsLock(locks)).isFalse();
    }

    @Test
    void a_method_that_begins_with_a_loop_takes_its_lock_once() throws Exception {
        assertThat(call("countDown", 3)).isEqualTo(0);

        assertThat(passed).containsExactly("before synchronized", "after synchronized");
        assertThat(Thread.holdsLock(locks)).isFalse();
    }

    @Test
    void a_synchronized_block_is_delayed_without_its_lock() throws Exception {
        assertThat(call("inBlock", 5)).isEqualTo(6);

        assertThat(passed).containsExactly("before synchronized", "after synchronized");
    }

    @Test
    void calls_are_delayed_before_and_after_also_through_subtypes() throws Exception {
        assertThat(call("counts", 2)).isEqualTo(2);

        assertThat(passed)
                .containsSubsequence(
                        "before new java.util.concurrent.atomic.AtomicInteger()",
                        "after new java.util.concurrent.atomic.AtomicInteger()",
                        "before java.util.concurrent.atomic.AtomicInteger.addAndGet(int)",
                        "after java.util.concurrent.atomic.AtomicInteger.addAndGet(int)");
        assertThat(call("ownQueue", 4)).isEqualTo(4);
        assertThat(passed).contains("before java.util.concurrent.ArrayBlockingQueue.add(java.lang.Object)");
    }

    @Test
    void a_task_is_delayed_where_it_begins_and_ends() throws Exception {
        Object task = call("task", 8);
        passed.clear();

        assertThat(((Callable<?>) task).call()).isEqualTo(8);
        assertThat(passed).containsExactly("before task", "after task");
    }

    @Test
    void points_know_their_lines() throws Exception {
        call("twice", 1);

        assertThat(sites.all())
                .filteredOn(site -> site.method().equals("twice"))
                .allSatisfy(site -> {
                    assertThat(site.file()).isEqualTo("Locks.java");
                    assertThat(site.line()).isPositive();
                });
    }

    private Object call(String method, int argument) throws Exception {
        return type.getMethod(method, int.class).invoke(locks, argument);
    }
}
