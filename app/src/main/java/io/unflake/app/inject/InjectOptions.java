package io.unflake.app.inject;

import io.unflake.app.project.ProjectOptions;
import java.nio.file.Path;

/**
 * The options of an injection, as the user gave them.
 *
 * @param out the folder to write; null if places are only listed
 * @param operators the names of operators, separated by commas; null for all
 * @param tr the threshold of gates
 * @param k the number of cleaners or state-unsetters
 * @param gate {@code none} for flaws that are always there; null for gated ones
 * @param order how many mutants are written together
 * @param seed chooses among mutants that exclude each other
 * @param layout {@code one} or {@code each}
 * @param list whether to list places only
 * @param validate whether to run each mutant
 * @param json whether to print JSON instead of text
 */
public record InjectOptions(
        ProjectOptions project,
        Path out,
        String operators,
        double tr,
        int k,
        String gate,
        int order,
        long seed,
        String layout,
        boolean list,
        boolean validate,
        boolean json) {}
