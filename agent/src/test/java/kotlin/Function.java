package kotlin;

/** Stands for the type of that name in Kotlin's library. */
public interface Function<R> {}
