package io.unflake.model.timing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class TimingApisTest {

    private final TimingApis byRule = TimingApis.byRule();

    @Test
    void the_rule_selects_threads_locks_sockets_channels_and_clocks() {
        assertThat(byRule.all())
                .isSorted()
                .doesNotHaveDuplicates()
                .hasSizeGreaterThan(2_285)
                .contains(
                        "java/lang/Object.wait(J)V",
                        "java/lang/Thread.start()V",
                        "java/lang/Runnable.run()V",
                        "java/lang/System.nanoTime()J",
                        "java/time/Instant.now()Ljava/time/Instant;",
                        "java/util/Timer.schedule(Ljava/util/TimerTask;J)V",
                        "java/util/concurrent/CountDownLatch.countDown()V",
                        "java/util/concurrent/locks/ReentrantReadWriteLock$ReadLock.lock()V",
                        "java/util/concurrent/atomic/AtomicInteger.incrementAndGet()I",
                        "java/nio/ByteBuffer.get()B",
                        "java/nio/channels/Selector.select()I",
                        "java/net/Socket.connect(Ljava/net/SocketAddress;)V",
                        "javax/net/SocketFactory.createSocket()Ljava/net/Socket;");
    }

    @Test
    void exceptions_and_private_methods_are_left_out() {
        assertThat(byRule.all()).noneMatch(method -> method.contains("Exception.") || method.contains("Thread.exit()"));
    }

    @Test
    void a_method_belongs_to_the_type_that_declares_it() {
        assertThat(byRule.contain("java/lang/Object", "wait", "(J)V")).isTrue();
        assertThat(byRule.contain("java/lang/Object", "hashCode", "()I")).isFalse();
        assertThat(byRule.contain("java/util/concurrent/ArrayBlockingQueue", "addAll", "(Ljava/util/Collection;)Z"))
                .isFalse();
        assertThat(byRule.contain("java/util/ArrayList", "add", "(Ljava/lang/Object;)Z"))
                .isFalse();
        assertThat(byRule.contain("java/util/concurrent/Missing", "run", "()V")).isFalse();
    }

    @Test
    void an_interface_has_the_methods_that_it_inherits() {
        assertThat(byRule.contain(
                        "java/util/concurrent/ConcurrentMap", "get", "(Ljava/lang/Object;)Ljava/lang/Object;"))
                .isTrue();
        assertThat(byRule.contain("java/util/concurrent/BlockingQueue", "isEmpty", "()Z"))
                .isTrue();
        assertThat(byRule.contain("java/util/Map", "get", "(Ljava/lang/Object;)Ljava/lang/Object;"))
                .isFalse();
    }

    @Test
    void a_printed_list_selects_the_same() {
        List<String> printed = byRule.all();

        assertThat(TimingApis.of(printed).all()).isEqualTo(printed);
    }

    @Test
    void a_list_may_have_comments() {
        TimingApis own = TimingApis.of(List.of("# mine", "", "  shop/Bus.send(Ljava/lang/String;)V  "));

        assertThat(own.contain("shop/Bus", "send", "(Ljava/lang/String;)V")).isTrue();
        assertThat(own.concern("java/lang/Thread")).isFalse();
        assertThat(own.all()).containsExactly("shop/Bus.send(Ljava/lang/String;)V");
    }

    @Test
    void a_list_may_add_volatile_fields_to_its_methods_or_to_those_of_the_rule() {
        TimingApis own = TimingApis.of(List.of("shop/Bus.send()V", " volatile "));
        TimingApis usual = TimingApis.of(List.of("volatile"));

        assertThat(byRule.includeVolatileFields()).isFalse();
        assertThat(own.includeVolatileFields()).isTrue();
        assertThat(own.lines()).containsExactly("shop/Bus.send()V", "volatile");
        assertThat(usual.includeVolatileFields()).isTrue();
        assertThat(usual.concern("java/lang/Thread")).isTrue();
        assertThat(usual.lines()).containsExactly("volatile");
    }

    @Test
    void other_lines_are_refused() {
        assertThatThrownBy(() -> TimingApis.of(List.of("java.lang.Thread.start")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("java/lang/Object.wait(J)V");
    }
}
