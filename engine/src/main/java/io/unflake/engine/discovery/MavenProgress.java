package io.unflake.engine.discovery;

import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Translates Maven's output to short descriptions of its progress. */
final class MavenProgress {

    private static final Pattern MODULE = Pattern.compile("\\[INFO] Building (.+?)(?: \\S+)?(?:\\s+\\[(\\d+/\\d+)])?");
    private static final Pattern DOWNLOAD = Pattern.compile("(?:\\[INFO] )?Downloading from \\S+: .*/([^/]+)");

    private final Consumer<String> listener;

    MavenProgress(Consumer<String> listener) {
        this.listener = listener;
    }

    void line(String line) {
        Matcher module = MODULE.matcher(line);
        Matcher download = DOWNLOAD.matcher(line);
        if (module.matches()) {
            String count = module.group(2) == null ? "" : " (" + module.group(2) + ")";
            listener.accept("compiling " + module.group(1) + count);
        } else if (download.matches()) {
            listener.accept("downloading " + download.group(1));
        }
    }
}
