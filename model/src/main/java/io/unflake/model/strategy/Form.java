package io.unflake.model.strategy;

/** The ways to rewrite the call of a target. The last argument of a hook is the site, if the target has sites. */
public enum Form {
    /** Calls the hook instead, with the receiver as first argument. */
    REDIRECT,
    /** Calls the hook, which creates a clock from the arguments, and then the overload that takes a clock. */
    CLOCK,
    /** Calls the hook with the arguments and passes its result to the constructor that takes a long. */
    MILLIS,
    /** Passes the object created by a constructor to the hook. */
    MADE,
    /** Passes the result to the hook, which returns another one. */
    RESULT,
    /** Passes the last argument, or the last two if they are a timeout, to the hook, which returns a replacement. */
    ARGUMENT,
    /** Passes receiver and arguments of a reflective call to the hook, which returns replacements. */
    ALL_ARGUMENTS,
    /** Calls the hook before the target. */
    PRELUDE,
    /** Calls the hook with the receiver before the target. */
    PEEK,
    /** Passes the result, as an object, to a user's strategy, which returns another one. */
    CUSTOM_RESULT,
    /** Passes each argument, as an object, to a user's strategy, which returns another one. */
    CUSTOM_ARGUMENTS,
    /** Calls the hook inside the target, for all callers. */
    CALLEE
}
