package io.unflake.model.strategy;

/** How the call of a target is rewritten. The number of the site always comes last; targets without sites have none. */
public enum Form {
    /** The hook is called instead, with the receiver first. */
    REDIRECT,
    /** The hook makes a clock of the arguments, and the overload that takes a clock is called. */
    CLOCK,
    /** The hook is called with the arguments, and its result is given to the constructor that takes a long. */
    MILLIS,
    /** The hook is given the object that a constructor has made. */
    MADE,
    /** The hook is given the result and returns another one. */
    RESULT,
    /** The hook is given the last argument, or the last two if they are a timeout, and returns what to put there. */
    ARGUMENT,
    /** The hook is given receiver and arguments of a call by reflection and returns others. */
    ALL_ARGUMENTS,
    /** The hook is called before. */
    PRELUDE,
    /** The hook is called before, with the receiver. */
    PEEK,
    /** A user's own strategy is given the result, as an object, and returns another one. */
    CUSTOM_RESULT,
    /** A user's own strategy is given each argument, as an object, and returns another one. */
    CUSTOM_ARGUMENTS,
    /** The method itself tells the hook that it is called, whoever calls it. */
    CALLEE
}
