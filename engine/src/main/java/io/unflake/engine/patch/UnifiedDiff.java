package io.unflake.engine.patch;

import com.github.difflib.DiffUtils;
import com.github.difflib.UnifiedDiffUtils;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Writes the difference of two texts in the unified format, as {@code git apply} reads it. */
public final class UnifiedDiff {

    private static final int CONTEXT = 3;
    private static final String NO_NEWLINE = "\n\\ No newline at end of file";

    private UnifiedDiff() {}

    /**
     * Returns the difference of one file.
     *
     * @param path of the file, relative to the folder where the patch is applied, with slashes
     */
    public static String of(String path, String original, String revised) {
        List<String> before = lines(original);
        return String.join(
                        "\n",
                        UnifiedDiffUtils.generateUnifiedDiff(
                                "a/" + path, "b/" + path, before, DiffUtils.diff(before, lines(revised)), CONTEXT))
                + "\n";
    }

    /** Carriage returns stay part of the lines. */
    private static List<String> lines(String text) {
        List<String> lines = new ArrayList<>(Arrays.asList(text.split("\n", -1)));
        String last = lines.remove(lines.size() - 1);
        if (!last.isEmpty()) {
            lines.add(last + NO_NEWLINE);
        }
        return lines;
    }
}
