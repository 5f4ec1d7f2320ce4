package io.unflake.agent.record;

/**
 * Receives the values that a {@link HeapWalk} visits, depth first.
 *
 * <p>Each value arrives as one {@link #leaf}, one accepted {@link #again}, or an {@link #enter}. If {@code enter}
 * returns true, the parts of the object follow, and then {@link #leave}.
 */
interface HeapSink {

    /** Visits null, a string, a boxed primitive or a regular expression. */
    void leaf(Object value);

    /** Visits an object by reference. Returns false if the sink has not seen the object yet and needs its content. */
    boolean again(Object value);

    /** Starts an object. Returns false if the sink does not need its content; then {@link #leave} is not called. */
    boolean enter(HeapNode node);

    /**
     * Starts the next part: a field, an element, or the key and the value of a map entry. Returns false to skip this
     * part and all later ones.
     *
     * @param name the name of the field, null for elements and entries
     */
    boolean next(String name);

    /** Ends the object entered last. */
    void leave();
}
