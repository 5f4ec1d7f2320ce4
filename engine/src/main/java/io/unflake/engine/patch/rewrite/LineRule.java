package io.unflake.engine.patch.rewrite;

import io.unflake.engine.patch.EditedSource.Edit;
import io.unflake.engine.patch.Imports;
import io.unflake.engine.patch.JavaSource;
import java.util.List;

/** A way to change the code that concerns some lines. */
@FunctionalInterface
interface LineRule {

    /** Returns the changes; empty if there is nothing to change. */
    List<Edit> edits(JavaSource source, List<Integer> lines, Imports imports);
}
