package io.unflake.maven;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.codehaus.plexus.component.configurator.expression.ExpressionEvaluationException;
import org.codehaus.plexus.component.configurator.expression.ExpressionEvaluator;
import org.codehaus.plexus.util.xml.Xpp3Dom;

/** The configuration of Surefire in the pom and in properties, with all expressions evaluated. */
final class SurefireConfiguration {

    private final Xpp3Dom dom;
    private final ExpressionEvaluator evaluator;

    SurefireConfiguration(Xpp3Dom dom, ExpressionEvaluator evaluator) {
        this.dom = dom;
        this.evaluator = evaluator;
    }

    /** Returns a parameter by its name in the pom, or else the value of its property; may be empty. */
    String text(String name, String property) {
        Xpp3Dom child = dom.getChild(name);
        String configured = child == null ? "" : evaluate(child.getValue());
        return configured.isEmpty() && !property.isEmpty() ? evaluate("${" + property + "}") : configured;
    }

    boolean flag(String name, String property, boolean otherwise) {
        String text = text(name, property);
        return text.isEmpty() ? otherwise : Boolean.parseBoolean(text);
    }

    List<String> list(String name, String property) {
        List<String> result = new ArrayList<>();
        Xpp3Dom child = dom.getChild(name);
        if (child != null && child.getChildCount() > 0) {
            for (Xpp3Dom element : child.getChildren()) {
                result.add(evaluate(element.getValue()));
            }
        } else {
            result.addAll(List.of(text(name, property).split(",")));
        }
        result.replaceAll(String::trim);
        result.removeIf(String::isEmpty);
        return result;
    }

    /** Returns a parameter with elements such as {@code <key>value</key>} or {@code <property><name>key</name>…}. */
    Map<String, String> map(String name) {
        Map<String, String> result = new LinkedHashMap<>();
        for (Xpp3Dom element : children(name)) {
            Optional<String> key = value(element, "name");
            result.put(
                    key.orElse(element.getName()),
                    key.isPresent() ? value(element, "value").orElse("") : evaluate(element.getValue()));
        }
        return result;
    }

    private Xpp3Dom[] children(String name) {
        Xpp3Dom child = dom.getChild(name);
        return child == null ? new Xpp3Dom[0] : child.getChildren();
    }

    private Optional<String> value(Xpp3Dom element, String name) {
        return Optional.ofNullable(element.getChild(name)).map(child -> evaluate(child.getValue()));
    }

    String evaluate(String expression) {
        if (expression == null) {
            return "";
        }
        try {
            Object value = evaluator.evaluate(withForkNumber(expression));
            return value == null ? "" : value.toString().trim();
        } catch (ExpressionEvaluationException e) {
            return expression;
        }
    }

    /** Replaces the number of the fork, which Surefire counts from 1, by that of the first one. */
    private static String withForkNumber(String expression) {
        return expression.replace("${surefire.forkNumber}", "1").replace("${surefire.threadNumber}", "1");
    }
}
