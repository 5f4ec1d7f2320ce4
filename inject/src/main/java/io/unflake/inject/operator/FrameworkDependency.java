package io.unflake.inject.operator;

import io.unflake.inject.flaw.SharedMock;
import io.unflake.inject.place.CallSearch;
import java.util.List;

/** TPFD: tests share a mock that is never reset. */
final class FrameworkDependency extends SharedOperator {

    FrameworkDependency() {
        super(SharedMock.class, CallSearch.of("org/mockito/Mockito.*"));
    }

    @Override
    public String name() {
        return "TPFD";
    }

    @Override
    public String antiPattern() {
        return "a mock counts the calls of other tests, because nobody resets it";
    }

    @Override
    public String reference() {
        return "issue 182 of alien4cloud";
    }

    @Override
    public List<String> needs() {
        return List.of("org.mockito.Mockito");
    }
}
