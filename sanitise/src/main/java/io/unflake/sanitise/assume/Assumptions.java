package io.unflake.sanitise.assume;

import io.unflake.sanitise.spi.Assumption;
import io.unflake.sanitise.spi.NetworkExceptions;
import io.unflake.sanitise.spi.Sighting;
import java.io.IOException;
import java.net.BindException;
import java.nio.file.AccessDeniedException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.Set;

/** Selects the assumptions that are active in this run. */
public final class Assumptions {

    private Assumptions() {}

    /**
     * Returns the assumptions with these names, in that order.
     *
     * @param names if empty, the network and the assumptions added by the user are active
     * @param loopback whether connections to the local machine count as network
     * @throws IllegalArgumentException with a message for the user if there is no such assumption
     */
    public static List<Assumption> active(List<String> names, boolean loopback, ClassLoader loader) {
        Map<String, Assumption> all = new LinkedHashMap<>();
        Assumption network = new NetworkAssumption(networkExceptions(loader), loopback);
        all.put(network.name(), network);
        for (Assumption added : ServiceLoader.load(Assumption.class, loader)) {
            all.put(added.name(), added);
        }
        if (names.isEmpty()) {
            return List.copyOf(all.values());
        }
        offByDefault().forEach(each -> all.putIfAbsent(each.name(), each));
        return names.stream().map(name -> find(all, name)).toList();
    }

    private static Assumption find(Map<String, Assumption> all, String name) {
        Assumption found = all.get(name);
        if (found == null) {
            throw new IllegalArgumentException(
                    "unknown assumption \"" + name + "\"; known are " + String.join(", ", all.keySet()));
        }
        return found;
    }

    private static List<Class<? extends Throwable>> networkExceptions(ClassLoader loader) {
        List<Class<? extends Throwable>> types = new ArrayList<>();
        ServiceLoader.load(NetworkExceptions.class, loader).forEach(each -> types.addAll(each.types()));
        return types;
    }

    private static List<Assumption> offByDefault() {
        return List.of(
                new LocalAssumption("port", "a port was already in use", Set.of(BindException.class), sighting -> true),
                new LocalAssumption(
                        "disk",
                        "the disk was full",
                        Set.of(IOException.class),
                        sighting -> says(sighting, "no space left", "not enough space", "disk quota exceeded")),
                new LocalAssumption(
                        "memory", "the JVM ran out of memory", Set.of(OutOfMemoryError.class), sighting -> true),
                new LocalAssumption(
                        "display",
                        "no display was available",
                        OptionalTypes.named("java.awt.HeadlessException"),
                        sighting -> true),
                new LocalAssumption(
                        "permission",
                        "access to a file was denied",
                        Set.of(AccessDeniedException.class, IOException.class),
                        sighting -> AccessDeniedException.class.isAssignableFrom(sighting.type())
                                || says(sighting, "permission denied", "access is denied")));
    }

    private static boolean says(Sighting sighting, String... texts) {
        String message = sighting.message().toLowerCase(Locale.ROOT);
        return List.of(texts).stream().anyMatch(message::contains);
    }
}
