package io.unflake.agent.record;

import io.unflake.model.Detail.Value;
import java.lang.ref.WeakReference;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/** Describes the threads that tests have started and that still run. */
final class LeftThreads {

    private final ThreadGroup group = Thread.currentThread().getThreadGroup();
    private final List<WeakReference<Thread>> early =
            threads().map(WeakReference::new).toList();

    /** Numbers in names do not count, since they depend on how many threads there were before. */
    Value describe() {
        List<String> names = threads()
                .filter(thread -> early.stream().noneMatch(known -> known.refersTo(thread)))
                .map(Thread::getName)
                .filter(name -> !name.startsWith("unflake-"))
                .sorted()
                .toList();
        String digest = Traces.text(LongHash.of(String.join("/", names).replaceAll("\\d+", "#")));
        return new Value(Literals.cut(names.toString(), 200), "threads", null, names.size(), digest, null);
    }

    private Stream<Thread> threads() {
        Thread[] all = new Thread[2 * group.activeCount() + 16];
        int count = group.enumerate(all);
        return Stream.of(all).limit(count).filter(Objects::nonNull);
    }
}
