package io.unflake.engine.invariant;

import io.unflake.model.Detail.Access;
import io.unflake.model.Detail.Value;
import java.util.List;
import java.util.Optional;

/**
 * Chooses the write that made the value of shared state differ: the last assignment, since a change of the content of the
 * assigned object concerns that object only; if nothing else was assigned, the last change.
 */
final class DecisiveWrite {

    private static final String INITIALISER = "<clinit>";

    private DecisiveWrite() {}

    /**
     * Returns the write; empty if there is none.
     *
     * @param writes the writes of one test, in order
     * @param otherwise the value without these writes; null if unknown
     */
    static Optional<Access> of(List<Access> writes, Value otherwise) {
        List<Access> decisive = writes.subList(sameSince(writes, otherwise), writes.size());
        return last(decisive.stream()
                        .filter(access -> isAssignment(access, otherwise))
                        .toList())
                .or(() -> last(writes));
    }

    /** What happened until the value was the same for the last time made no difference. */
    private static int sameSince(List<Access> writes, Value otherwise) {
        for (int i = writes.size(); i > 0; i--) {
            if (isSame(writes.get(i - 1).value(), otherwise)) {
                return i;
            }
        }
        return 0;
    }

    private static boolean isAssignment(Access access, Value otherwise) {
        return access.assigned()
                && access.value() != null
                && otherwise != null
                && !access.stack().get(0).method().equals(INITIALISER);
    }

    private static boolean isSame(Value one, Value other) {
        return one != null
                && other != null
                && !one.digest().isEmpty()
                && one.digest().equals(other.digest());
    }

    private static Optional<Access> last(List<Access> accesses) {
        return accesses.stream().reduce((earlier, later) -> later);
    }
}
