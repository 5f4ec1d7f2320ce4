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
 * What Mockito knows of its mocks. The inline ones are plain objects of the mocked class: what was called and stubbed is
 * kept where no field of theirs leads.
 */
final class Mocks {

    /** Loaded as soon as somebody makes a mock. Nobody else may start Mockito, which may want to attach an agent. */
    private static final String MADE = "org.mockito.internal.util.MockUtil";

    private final Map<ClassLoader, Optional<Mockito>> known = new HashMap<>();

    /** What was called and stubbed on an object, null if it is no mock. */
    List<String> told(Object value) throws ReflectiveOperationException {
        ClassLoader loader = value.getClass().getClassLoader();
        Optional<Mockito> mockito = known.get(loader);
        if (mockito == null) {
            mockito = OpenFields.isLoaded(MADE, loader) ? Optional.of(Mockito.of(loader)) : Optional.empty();
            known.put(loader, mockito);
        }
        return mockito.isPresent() ? mockito.get().told(value) : null;
    }

    /** The methods of one Mockito that are called. */
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

        List<String> told(Object value) throws ReflectiveOperationException {
            Object details = mockingDetails.invoke(null, value);
            if (!Boolean.TRUE.equals(isMock.invoke(details))) {
                return null;
            }
            List<String> told = new ArrayList<>();
            for (Object invocation : (Collection<?>) getInvocations.invoke(details)) {
                int arguments = ((Object[]) getArguments.invoke(invocation)).length;
                told.add(((Method) getMethod.invoke(invocation)).getName() + "/" + arguments);
            }
            told.add("stubbed " + ((Collection<?>) getStubbings.invoke(details)).size());
            return told;
        }
    }
}
