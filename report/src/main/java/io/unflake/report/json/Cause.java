package io.unflake.report.json;

import java.util.List;

/**
 * Part of a cause: a perturbed call site, a test that runs before, or a setting of the whole JVM.
 *
 * @param call the perturbed call, counted from 1 in one run of the test; null if there are several
 * @param calls the perturbed calls if there are several, such as {@code 2-4, 7}; null for all calls at the site
 * @param thread the key of the only thread that was perturbed; null for every thread
 * @param startedAt where that thread was started; null if unknown
 * @param when whether the thread is delayed {@code before} or {@code after} the call; null if it is not delayed
 * @param delayMs the shortest delay that still makes the test fail; null if there is none
 * @param stack the stack of the first perturbed call, innermost frame first; null if unknown
 * @param port the port that this call binds; null if it binds none, or the port is unknown
 * @param before the test that decides by running before this one
 * @param role what that test does: polluter, state-setter or itself
 * @param state the state that it changes and this test reads; null if unknown
 */
public record Cause(
        String api,
        String site,
        Integer call,
        String calls,
        String thread,
        String startedAt,
        String when,
        Long delayMs,
        List<String> stack,
        Integer port,
        String before,
        String role,
        String state,
        String setting,
        String value) {

    public Cause {
        stack = stack == null || stack.isEmpty() ? null : List.copyOf(stack);
    }

    static Cause ofSite(String api, String site) {
        return ofCalls(api, site, null, null, null, null, null);
    }

    static Cause ofCalls(
            String api, String site, Integer call, String calls, String thread, List<String> stack, Integer port) {
        return new Cause(api, site, call, calls, thread, null, null, null, stack, port, null, null, null, null, null);
    }

    /** Returns the same cause, which consists in a delay. */
    Cause delayed(String delayedWhen, Long millis, String threadStartedAt) {
        return new Cause(
                api,
                site,
                call,
                calls,
                thread,
                threadStartedAt,
                delayedWhen,
                millis,
                stack,
                port,
                before,
                role,
                state,
                setting,
                value);
    }

    static Cause ofTest(String before, String role, String state) {
        return new Cause(null, null, null, null, null, null, null, null, null, null, before, role, state, null, null);
    }

    static Cause ofSetting(String setting, String value) {
        return new Cause(null, null, null, null, null, null, null, null, null, null, null, null, null, setting, value);
    }
}
