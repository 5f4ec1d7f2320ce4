package io.unflake.inject.subjects;

import java.util.List;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.mockito.Mockito;

/** A test that stubs a mock in one expression. */
public class MockingSubject {

    private final List<?> list = Mockito.mock(List.class);

    @Test
    void stubs() {
        Mockito.when(list.size()).thenReturn(3);
        Assertions.assertEquals(3, list.size());
    }
}
