package io.unflake.inject.operator;

import io.unflake.inject.edit.MutantEdit;
import io.unflake.inject.flaw.LostUpdate;
import io.unflake.inject.place.CallSearch;

/** RC: two threads increase a counter without a lock. */
final class RaceCondition extends BesideOperator {

    RaceCondition() {
        super(
                LostUpdate.class,
                CallSearch.of(
                        "java/lang/Thread.start",
                        "java/util/concurrent/Executor.execute",
                        "java/util/concurrent/ExecutorService.execute",
                        "java/util/concurrent/ExecutorService.submit",
                        "java/util/concurrent/ExecutorService.invokeAll",
                        "java/util/concurrent/CompletableFuture.runAsync",
                        "java/util/concurrent/CompletableFuture.supplyAsync",
                        "java/util/Collection.parallelStream",
                        "java/util/List.parallelStream"));
    }

    @Override
    public String name() {
        return "RC";
    }

    @Override
    public Kind kind() {
        return Kind.NOD;
    }

    @Override
    public String antiPattern() {
        return "two threads read and then write a counter, so that an update can be lost";
    }

    @Override
    public String reference() {
        return "Croissant (ISSTA 2023), section 3.3.7";
    }

    @Override
    String fails(MutantEdit edit) {
        return "if one thread reads the counter before the other one has written it";
    }
}
