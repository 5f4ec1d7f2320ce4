package io.unflake.agent.record;

import io.unflake.hooks.SqlHooks;
import io.unflake.hooks.Touched;
import io.unflake.hooks.TouchedFiles;
import java.lang.instrument.Instrumentation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Tells after each test what state it has touched and what that state is like now.
 *
 * <p>It looks on a thread of its own and is not waited for long: whatever objects tests have made, none fails or hangs for
 * being recorded. If a look does not come to an end, it was the last one.
 */
public final class Recorder {

    private static final long PATIENCE_SECONDS = 2;
    private static final int STACK_BYTES = 4 << 20;

    private final JvmState jvmState = new JvmState();
    private final FieldValues values;
    private final FileValues files = new FileValues();
    private final Tables tables = new Tables();
    private final ExecutorService thread = Executors.newSingleThreadExecutor(Recorder::thread);
    private boolean off;

    public Recorder(RecordedFields fields) {
        values = new FieldValues(fields);
        SqlHooks.use(tables);
    }

    private static Thread thread(Runnable work) {
        Thread thread = new Thread(null, work, "unflake-recorder", STACK_BYTES);
        thread.setDaemon(true);
        TouchedFiles.ignore(thread);
        return thread;
    }

    /** Lets the hooks, and nobody else, look into the collections and values of the JDK. */
    public static void openJdk(Instrumentation instrumentation) {
        Module base = Object.class.getModule();
        Set<Module> hooks = Set.of(Touched.class.getModule());
        Map<String, Set<Module>> opens = new HashMap<>();
        base.getPackages().forEach(name -> opens.put(name, hooks));
        instrumentation.redefineModule(base, Set.of(), Map.of(), opens, Set.of(), Map.of());
    }

    /** The traces since the last call, each with state, value and how it was touched, as the worker wants them. */
    public List<String[]> drain() {
        List<Integer> touched = new ArrayList<>();
        for (int number : Touched.drain()) {
            touched.add(number);
        }
        Map<String, Integer> touchedFiles = TouchedFiles.drain();
        Traces traces = jvmState.drain(touched);
        traces.addAll(tables.drain());
        if (!off && !(touched.isEmpty() && touchedFiles.isEmpty())) {
            Thread tester = Thread.currentThread();
            look(traces, () -> {
                Traces seen = values.of(touched, tester);
                seen.addAll(files.of(touchedFiles));
                return seen;
            });
        }
        return List.copyOf(traces.all());
    }

    private void look(Traces traces, Callable<Traces> look) {
        // A test may have left its thread interrupted, which must neither end the wait nor get lost.
        boolean interrupted = Thread.interrupted();
        try {
            traces.addAll(thread.submit(look).get(PATIENCE_SECONDS, TimeUnit.SECONDS));
        } catch (TimeoutException | ExecutionException e) {
            off = true;
        } catch (InterruptedException e) {
            interrupted = true;
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
