package io.unflake.agent.record;

/** Puts the parts of an object into the notation for its shape. */
final class NodeTexts {

    static final String MORE = "...";

    private static final int MAX_LABEL = 80;

    private NodeTexts() {}

    /** @param content the parts, separated by commas */
    static String of(HeapNode node, String content) {
        return switch (node.shape()) {
            case OPAQUE -> title(node);
            case OBJECT -> content.isEmpty() ? title(node) : title(node) + braces(content);
            case ARRAY -> array(node) + " [" + content + "]";
            case LIST, SET -> title(node) + size(node) + " [" + content + "]";
            case MAP -> title(node) + size(node) + " " + braces(content);
            case THREAD_LOCAL -> title(node) + braces(content);
        };
    }

    private static String braces(String content) {
        return "{" + content + "}";
    }

    private static String title(HeapNode node) {
        Object value = node.value();
        String name = ReadableNames.of(value);
        String label = node.label() == null ? "" : Literals.cut(node.label(), MAX_LABEL);
        if (value instanceof Class<?>) {
            return label + ".class";
        }
        if (value instanceof Enum<?> constant) {
            return ReadableNames.of(constant.getDeclaringClass()) + "." + label;
        }
        return label.isEmpty() ? name : "mock of " + name + " " + label;
    }

    private static String size(HeapNode node) {
        int size = node.size();
        return size == HeapNode.UNKNOWN_SIZE ? "" : "(size " + size + ")";
    }

    /** {@code int[2][]} for an array of two arrays. */
    private static String array(HeapNode node) {
        String name = ReadableNames.of(node.type());
        int bracket = name.indexOf('[');
        return name.substring(0, bracket + 1) + node.size() + name.substring(bracket + 1);
    }
}
