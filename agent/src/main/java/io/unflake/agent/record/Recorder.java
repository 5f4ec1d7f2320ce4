package io.unflake.agent.record;

import io.unflake.hooks.SqlHooks;
import io.unflake.hooks.TouchedFiles;
import io.unflake.hooks.TouchedState;
import java.lang.instrument.Instrumentation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Reports after each test which state the test touched and the value of that state.
 *
 * <p>Values are computed on a separate thread with a time limit; a walk that times out disables recording of values.
 */
public final class Recorder {

    private static final long TIMEOUT_MILLIS = 2_000;

    private final JvmState jvmState = new JvmState();
    private final FieldValues values;
    private final FileValues files = new FileValues();
    private final Tables tables = new Tables();
    private final WalkThread thread = new WalkThread("unflake-recorder", TIMEOUT_MILLIS);

    public Recorder(RecordedFields fields) {
        values = new FieldValues(fields);
        SqlHooks.use(tables);
    }

    /** Describes the state that is not in fields. */
    public OutsideValues outside() {
        return new OutsideValues(files, tables);
    }

    /** Opens all packages of java.base to the hooks, and to no other code. */
    public static void openJdk(Instrumentation instrumentation) {
        Module base = Object.class.getModule();
        Set<Module> hooks = Set.of(TouchedState.class.getModule());
        Map<String, Set<Module>> opens = new HashMap<>();
        base.getPackages().forEach(name -> opens.put(name, hooks));
        instrumentation.redefineModule(base, Set.of(), Map.of(), opens, Set.of(), Map.of());
    }

    /** Returns the traces since the last call, each as the array of strings that the worker expects. */
    public List<String[]> drain() {
        List<Integer> touched = new ArrayList<>();
        for (int number : TouchedState.drain()) {
            touched.add(number);
        }
        Map<String, Integer> touchedFiles = TouchedFiles.drain();
        Traces traces = jvmState.drain(touched);
        traces.addAll(tables.drain());
        if (!(touched.isEmpty() && touchedFiles.isEmpty())) {
            Thread testThread = Thread.currentThread();
            thread.call(() -> {
                        Traces found = values.of(touched, testThread);
                        found.addAll(files.of(touchedFiles));
                        return found;
                    })
                    .ifPresent(traces::addAll);
        }
        return List.copyOf(traces.all());
    }
}
