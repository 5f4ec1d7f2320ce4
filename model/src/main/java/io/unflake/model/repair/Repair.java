package io.unflake.model.repair;

import io.unflake.model.codec.WrittenIfNull;
import java.util.List;

/**
 * The result of the search for a patch; what {@code repair --json} prints.
 *
 * @param schema name and version of the format
 * @param id the id of the finding
 * @param category the category of the finding, such as {@code order}
 * @param patch the patch with which the test passes; null if none was found
 * @param tried the changes that were tried and do not work, in this order
 * @param reason why no change could be tried, if that is known; else null
 */
public record Repair(
        String schema,
        String id,
        String module,
        String test,
        String category,
        @WrittenIfNull Patch patch,
        List<Attempt> tried,
        String reason,
        Cost cost) {

    public static final String SCHEMA = "unflake/repair/1";

    /**
     * A patch that was shown to work.
     *
     * @param file the patch as a unified diff
     * @param what the change in a few words
     * @param in the class that changes: {@code victim}, {@code polluter} or {@code code}
     * @param changes the changed files, relative to the folder where the patch is applied
     * @param verified how many runs of each kind passed with it
     * @param command a shell command that applies the patch
     * @param applied whether the sources of the project were changed
     * @param diff the text of the patch
     */
    public record Patch(
            String file,
            String what,
            String in,
            List<String> changes,
            List<Verified> verified,
            String command,
            boolean applied,
            String diff) {

        public Patch {
            changes = List.copyOf(changes);
            verified = List.copyOf(verified);
        }

        /** Returns the same patch after it was applied. */
        public Patch asApplied() {
            return new Patch(file, what, in, changes, verified, command, true, diff);
        }
    }

    /** Runs that all passed with a patch, such as five in {@code the failing order}. */
    public record Verified(String runs, int passed) {}

    /** A change that does not work, and why. */
    public record Attempt(String what, String in, String result) {}

    /** How long the search took, and how many runs. */
    public record Cost(double seconds, int runs) {}

    public Repair {
        tried = List.copyOf(tried);
    }

    /** Returns the same result after its patch was applied. */
    public Repair asApplied() {
        return new Repair(schema, id, module, test, category, patch.asApplied(), tried, reason, cost);
    }
}
