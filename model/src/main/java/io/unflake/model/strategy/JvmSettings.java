package io.unflake.model.strategy;

import io.unflake.model.Perturbation;
import io.unflake.model.Treatment;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What of a treatment a JVM must be started with.
 *
 * @param arguments for the JVM
 * @param environment variables of its process
 */
public record JvmSettings(List<String> arguments, Map<String, String> environment) {

    public static final JvmSettings NONE = new JvmSettings(List.of(), Map.of());

    /** Parameters that set something in the surroundings of a test, by what findings call it. */
    public static final Set<String> NAMES =
            Set.of("locale", "zone", "charset", "separator", "processors", "heap", "folder", "lang");

    /** What can only hold for a JVM as a whole; all else calls see, and the agent can choose it for each. */
    private static final Set<String> OF_THE_JVM =
            Set.of("environment.processors", "environment.heap", "environment.temp", "environment.lang");

    /**
     * The settings that a treatment needs from the start; none if it only changes what some calls see.
     *
     * @param folder where a folder for temporary files may be
     */
    public static JvmSettings of(Treatment treatment, String folder) {
        List<String> arguments = new ArrayList<>();
        Map<String, String> environment = new LinkedHashMap<>();
        for (Perturbation perturbation : treatment.perturbations()) {
            Map<String, String> values = perturbation.parameters();
            switch (treatment.only().isEmpty() ? perturbation.strategy() : ofTheJvm(perturbation)) {
                case "environment.zone", "environment.dst" -> arguments.add("-Duser.timezone=" + values.get("zone"));
                case "environment.charset" -> arguments.add("-Dfile.encoding=" + values.get("charset"));
                case "environment.separator" -> arguments.add("-Dline.separator=" + separator(values.get("separator")));
                case "environment.processors" -> arguments.add("-XX:ActiveProcessorCount=" + values.get("processors"));
                case "environment.heap" -> arguments.addAll(List.of("-Xms8m", "-Xmx" + values.get("heap")));
                case "environment.temp" -> arguments.add("-Djava.io.tmpdir=" + temporary(perturbation, folder));
                case "environment.lang" -> {
                    environment.put("LANG", values.get("lang"));
                    environment.put("LC_ALL", values.get("lang"));
                }
                default -> {}
            }
        }
        return arguments.isEmpty() && environment.isEmpty() ? NONE : new JvmSettings(arguments, environment);
    }

    private static String ofTheJvm(Perturbation perturbation) {
        return isOfTheJvm(perturbation) ? perturbation.strategy() : "";
    }

    /** Whether it can only hold for a JVM as a whole, not for some calls. */
    public static boolean isOfTheJvm(Perturbation perturbation) {
        return OF_THE_JVM.contains(perturbation.strategy());
    }

    /** Whether a JVM that does not know it yet would have to be started anew for it. */
    public static boolean isNeeded(Treatment treatment) {
        return !of(treatment, "").equals(NONE);
    }

    /** The folders for temporary files that a treatment wants. */
    public static List<String> folders(Treatment treatment, String folder) {
        return treatment.perturbations().stream()
                .filter(perturbation -> perturbation.strategy().equals("environment.temp"))
                .map(perturbation -> temporary(perturbation, folder))
                .toList();
    }

    private static String temporary(Perturbation perturbation, String folder) {
        return folder + "/" + perturbation.parameters().get("folder");
    }

    /** The characters that end a line. */
    public static String separator(String name) {
        return switch (name) {
            case "crlf" -> "\r\n";
            case "cr" -> "\r";
            default -> "\n";
        };
    }
}
