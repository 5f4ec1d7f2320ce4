package io.unflake.report.text;

import io.unflake.model.Frame;
import io.unflake.model.Site;
import java.util.regex.Pattern;

/** Short names for reports: without packages, or with shortened ones. */
public final class ShortNames {

    private static final Pattern PACKAGE = Pattern.compile("\\b(?:[a-z_][\\w]*\\.)+(?=[A-Z])");
    private static final String GAP = "...";
    private static final String INIT = ".<init>";

    private ShortNames() {}

    /** An API without its packages: {@code Random.nextInt(int)}, {@code new Date()}. */
    public static String api(String api) {
        String name = Printable.line(PACKAGE.matcher(api).replaceAll(""));
        return name.contains(INIT) ? "new " + name.replace(INIT, "") : name;
    }

    /** The simple name of a type. */
    public static String type(String type) {
        return Printable.line(type.substring(type.lastIndexOf('.') + 1));
    }

    /** A site by API, file and line: {@code Random.nextInt(int) at Sip.java:16}. */
    public static String site(Site site) {
        return api(site.api()) + " at " + place(site);
    }

    /** A site by file and line. */
    public static String place(Site site) {
        return place(new Frame(site.className(), site.method(), site.file(), site.line()));
    }

    /** A frame by file and line. */
    public static String place(Frame frame) {
        String file = frame.file().isEmpty() ? type(frame.className()) : Printable.line(frame.file());
        return frame.line() > 0 ? file + ":" + frame.line() : file;
    }

    /** A test in about so many columns: only the package is shortened, never class and method. */
    public static String test(String test, int columns) {
        String name = Printable.line(test);
        int hash = name.indexOf('#');
        int end = name.lastIndexOf('.', hash < 0 ? name.length() : hash);
        if (Printable.columns(name) <= columns || end < 0) {
            return name;
        }
        String rest = name.substring(end + 1);
        return packageIn(name.substring(0, end), columns - Printable.columns(rest)) + rest;
    }

    /** As many of the outer packages as fit, since these tell projects apart. */
    private static String packageIn(String name, int columns) {
        String kept = name;
        while (!kept.isEmpty() && kept.length() + GAP.length() > columns) {
            kept = kept.substring(0, Math.max(0, kept.lastIndexOf('.')));
        }
        return kept + GAP;
    }
}
