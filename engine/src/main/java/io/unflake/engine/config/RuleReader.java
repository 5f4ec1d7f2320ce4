package io.unflake.engine.config;

import io.unflake.model.strategy.CustomRule;
import io.unflake.model.strategy.CustomRule.Form;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** Reads one of the user's own strategies: a target, and one thing that is done to it. */
final class RuleReader {

    private static final String NAME = "name";
    private static final String TARGET = "target";
    private static final String RETURNS = "returns";
    private static final String SCALE_RESULT = "scaleResult";
    private static final String SCALE_ARGUMENT = "scaleArgument";
    private static final List<String> FORMS = List.of(RETURNS, SCALE_RESULT, SCALE_ARGUMENT);

    private static final Pattern NAME_FORM = Pattern.compile("[A-Za-z][\\w-]*\\.[A-Za-z][\\w-]*");
    private static final Pattern TARGET_FORM = Pattern.compile("[\\w.$*<>]+\\([^()]*\\)");

    private final YamlMap map;

    private RuleReader(YamlMap map) {
        this.map = map;
    }

    static CustomRule read(YamlMap map) throws BadYamlException {
        map.allow(Set.of(NAME, TARGET, RETURNS, SCALE_RESULT, SCALE_ARGUMENT));
        return new RuleReader(map).rule();
    }

    private CustomRule rule() throws BadYamlException {
        String name = matching(NAME, NAME_FORM, "Write a group and a name, such as disk.full.");
        String target =
                matching(TARGET, TARGET_FORM, "Write an API such as java.io.File.length() or shop.*.timeout(*).");
        List<String> forms = FORMS.stream().filter(map::has).toList();
        if (forms.size() != 1) {
            throw map.wrong(
                    NAME,
                    "strategy '" + name + "' says " + (forms.isEmpty() ? "nothing" : "more than one thing")
                            + " about what to change",
                    "Give it exactly one of returns, scaleResult and scaleArgument.");
        }
        return switch (forms.get(0)) {
            case RETURNS -> new CustomRule(name, target, Form.RETURN_FIXED, map.string(RETURNS), 0);
            case SCALE_RESULT -> new CustomRule(name, target, Form.RETURN_SCALED, factor(map, SCALE_RESULT), 0);
            default -> scaledArgument(name, target);
        };
    }

    private CustomRule scaledArgument(String name, String target) throws BadYamlException {
        YamlMap scale = map.map(SCALE_ARGUMENT);
        scale.allow(Set.of("argument", "by"));
        String argument = scale.has("argument") ? scale.string("argument") : "1";
        if (!argument.matches("[1-9]\\d{0,2}")) {
            throw scale.wrong("argument", "'" + argument + "' is no argument", "Count the arguments from 1.");
        }
        return new CustomRule(name, target, Form.ARGUMENT_SCALED, factor(scale, "by"), Integer.parseInt(argument));
    }

    private String matching(String key, Pattern form, String remedy) throws BadYamlException {
        String text = map.required(key);
        if (!form.matcher(text).matches()) {
            throw map.wrong(key, "'" + text + "' is no " + key + " of a strategy", remedy);
        }
        return text;
    }

    private static String factor(YamlMap map, String key) throws BadYamlException {
        String text = map.required(key);
        try {
            if (Double.isFinite(Double.parseDouble(text))) {
                return text;
            }
        } catch (NumberFormatException e) {
            // Told below, together with numbers that are none.
        }
        throw map.wrong(key, "'" + text + "' is no factor", "Write a number such as 0.1.");
    }
}
