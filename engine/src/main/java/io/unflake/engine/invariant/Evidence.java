package io.unflake.engine.invariant;

/** How much the difference of a variable says about the cause of a failure, most first. */
enum Evidence {
    /**
     * State that differs when the test begins, and that shows in what its reader returns or in the failure; also settings
     * such as the default locale, which are rarely changed and whose readers are unknown.
     */
    SHOWN,
    /** Other state that differs when the test begins and that the test reads. */
    STATE,
    /** What a method returns. */
    RETURNED,
    /** A field of a library that the project does not use itself, such as a cache. */
    IN_LIBRARY,
    /** State that differs when the test begins, but that it never reads. */
    UNREAD,
    /** State that the test changes itself. */
    CHANGED_BY_TEST
}
