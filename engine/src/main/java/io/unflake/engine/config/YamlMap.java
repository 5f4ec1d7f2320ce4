package io.unflake.engine.config;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Compose;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;

/** A mapping in a YAML file that knows its lines. Nothing is ever constructed from tags: only text is read. */
final class YamlMap {

    private final Map<String, Node> values = new LinkedHashMap<>();
    private final Map<String, Integer> lines = new LinkedHashMap<>();
    private final int line;

    private YamlMap(Node node) throws BadYamlException {
        line = line(node.getStartMark());
        if (!(node instanceof MappingNode mapping)) {
            throw new BadYamlException(line, "expected 'key: value'", "See docs/strategies.md for an example.");
        }
        for (NodeTuple tuple : mapping.getValue()) {
            add(tuple);
        }
    }

    private YamlMap() {
        line = 1;
    }

    static YamlMap parse(String text) throws BadYamlException {
        try {
            Optional<Node> root = new Compose(LoadSettings.builder().build()).composeString(text);
            return root.isEmpty() || isNothing(root.get()) ? new YamlMap() : new YamlMap(root.get());
        } catch (MarkedYamlEngineException e) {
            throw new BadYamlException(line(e.getProblemMark()), e.getProblem(), "Mend the YAML in this line.");
        } catch (YamlEngineException e) {
            throw new BadYamlException(1, String.valueOf(e.getMessage()), "Mend the YAML.");
        }
    }

    private static boolean isNothing(Node node) {
        return node instanceof ScalarNode scalar && scalar.getValue().isEmpty();
    }

    private void add(NodeTuple tuple) throws BadYamlException {
        int at = line(tuple.getKeyNode().getStartMark());
        String key = text(tuple.getKeyNode(), at);
        if (values.put(key, tuple.getValueNode()) != null) {
            throw new BadYamlException(at, "'" + key + "' is there twice", "Remove one of the two.");
        }
        lines.put(key, at);
    }

    /** Refuses keys that are none of these. */
    void allow(Set<String> keys) throws BadYamlException {
        for (String key : values.keySet()) {
            if (!keys.contains(key)) {
                String known = "Known here: " + String.join(", ", new TreeSet<>(keys)) + ".";
                throw wrong(key, "unknown key '" + key + "'", NearestName.remedy(key, keys, known));
            }
        }
    }

    boolean has(String key) {
        return values.containsKey(key);
    }

    /** A text, or null if there is none. */
    String string(String key) throws BadYamlException {
        return has(key) ? text(values.get(key), lines.get(key)) : null;
    }

    String required(String key) throws BadYamlException {
        String text = string(key);
        if (text == null || text.isBlank()) {
            throw wrong(key, "'" + key + "' is missing", "Add '" + key + ": ...'.");
        }
        return text;
    }

    /** One text or a list of texts; empty if there is none. */
    List<String> strings(String key) throws BadYamlException {
        List<String> strings = new ArrayList<>();
        for (Node element : elements(key)) {
            strings.add(text(element, lines.get(key)));
        }
        return strings;
    }

    List<YamlMap> maps(String key) throws BadYamlException {
        List<YamlMap> maps = new ArrayList<>();
        for (Node element : elements(key)) {
            maps.add(new YamlMap(element));
        }
        return maps;
    }

    YamlMap map(String key) throws BadYamlException {
        return new YamlMap(values.get(key));
    }

    BadYamlException wrong(String key, String what, String remedy) {
        return new BadYamlException(lines.getOrDefault(key, line), what, remedy);
    }

    private List<? extends Node> elements(String key) {
        Node node = values.get(key);
        if (node == null) {
            return List.of();
        }
        return node instanceof SequenceNode sequence ? sequence.getValue() : List.of(node);
    }

    private static String text(Node node, int line) throws BadYamlException {
        if (node instanceof ScalarNode scalar) {
            return scalar.getValue();
        }
        throw new BadYamlException(line, "expected a text", "Write it on one line, without brackets or dashes.");
    }

    private static int line(Optional<Mark> mark) {
        return mark.map(found -> found.getLine() + 1).orElse(1);
    }
}
