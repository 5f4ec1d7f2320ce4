package io.unflake.report.console;

/** Colours, or none. */
public enum Ink {
    /** For terminals. */
    COLOURED {
        @Override
        String paint(String code, String text) {
            return text.isEmpty() ? text : "\u001b[" + code + "m" + text + "\u001b[0m";
        }
    },
    /** For files, pipes and users who set NO_COLOR. */
    PLAIN {
        @Override
        String paint(String code, String text) {
            return text;
        }
    };

    abstract String paint(String code, String text);

    String red(String text) {
        return paint("1;31", text);
    }

    String yellow(String text) {
        return paint("33", text);
    }

    String magenta(String text) {
        return paint("35", text);
    }

    String bold(String text) {
        return paint("1", text);
    }

    String dim(String text) {
        return paint("2", text);
    }
}
