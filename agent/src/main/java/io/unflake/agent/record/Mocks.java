package io.unflake.agent.record;

import io.unflake.hooks.OpenFields;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads the calls and stubbings of Mockito mocks from Mockito.
 *
 * <p>An inline mock is a plain object of the mocked class; no field of it leads to its calls.
 */
final class Mocks {

    /** Loaded when the first mock is created. Starting Mockito from here might make it attach an agent. */
    private static final String MOCK_UTIL = "org.mockito.internal.util.MockUtil";

    private final Map<ClassLoader, Optional<Mockito>> known = new HashMap<>();

    /** Returns the calls and the number of stubbings, null if the object is not a mock. */
    List<String> calls(Object value) throws ReflectiveOperationException {
        ClassLoader loader = value.getClass().getClassLoader();
        Optional<Mockito> mockito = known.get(loader);
        if (mockito == null) {
            mockito = OpenFields.isLoaded(MOCK_UTIL, loader) ? Optional.of(Mockito.of(loader)) : Optional.empty();
            known.put(loader, mockito);
        }
        return mockito.isPresent() ? mockito.get().calls(value) : null;
    }

    /** The API of the Mockito that one class loader sees. */
    private record Mockito(
            Method mockingDetails,
            Method isMock,
            Method getInvocations,
            Method getStubbings,
            Method getMethod,
            Method getArguments) {

        static Mockito of(ClassLoader loader) throws ReflectiveOperationException {
            Class<?> details = Class.forName("org.mockito.MockingDetails", true, loader);
            Class<?> invocation = Class.forName("org.mockito.invocation.InvocationOnMock", true, loader);
            return new Mockito(
                    Class.forName("org.mockito.Mockito", true, loader).getMethod("mockingDetails", Object.class),
                    details.getMethod("isMock"),
                    details.getMethod("getInvocations"),
                    details.getMethod("getStubbings"),
                    invocation.getMethod("getMethod"),
                    invocation.getMethod("getArguments"));
        }

        List<String> calls(Object value) throws ReflectiveOperationException {
            Object details = mockingDetails.invoke(null, value);
            if (!Boolean.TRUE.equals(isMock.invoke(details))) {
                return null;
            }
            List<String> calls = new ArrayList<>();
            for (Object invocation : (Collection<?>) getInvocations.invoke(details)) {
                int arguments = ((Object[]) getArguments.invoke(invocation)).length;
                calls.add(((Method) getMethod.invoke(invocation)).getName() + "/" + arguments);
            }
            calls.add("stubbed " + ((Collection<?>) getStubbings.invoke(details)).size());
            return calls;
        }
    }
}
