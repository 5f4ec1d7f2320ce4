package io.unflake.maven;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.maven.plugin.MojoExecutionException;

/** Reads Surefire's patterns of test classes from the pom and from the files that it names. */
final class Patterns {

    private final SurefireConfiguration surefire;
    private final Path basedir;

    Patterns(SurefireConfiguration surefire, Path basedir) {
        this.surefire = surefire;
        this.basedir = basedir;
    }

    List<String> includes() throws MojoExecutionException {
        return read("includes", "surefire.includes", "includesFile", "surefire.includesFile");
    }

    List<String> excludes() throws MojoExecutionException {
        return read("excludes", "surefire.excludes", "excludesFile", "surefire.excludesFile");
    }

    private List<String> read(String name, String property, String fileName, String fileProperty)
            throws MojoExecutionException {
        List<String> patterns = new ArrayList<>(surefire.list(name, property));
        String file = surefire.text(fileName, fileProperty);
        if (!file.isEmpty()) {
            patterns.addAll(lines(basedir.resolve(file)));
        }
        return patterns;
    }

    private static List<String> lines(Path file) throws MojoExecutionException {
        try {
            return Files.readAllLines(file).stream()
                    .map(line -> line.replaceFirst("#.*", "").trim())
                    .filter(line -> !line.isEmpty())
                    .toList();
        } catch (IOException e) {
            throw new MojoExecutionException("cannot read the patterns in " + file, e);
        }
    }
}
