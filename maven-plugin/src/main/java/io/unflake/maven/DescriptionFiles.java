package io.unflake.maven;

import io.unflake.model.Digest;
import io.unflake.model.codec.Codec;
import io.unflake.model.project.DescribeGoal;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.maven.plugin.MojoExecutionException;

/** Writes descriptions to the folder that the caller requested. */
final class DescriptionFiles {

    private final Path folder;

    private DescriptionFiles(Path folder) {
        this.folder = folder;
    }

    /** Fails if the caller expects another build of this plugin, since the format may differ. */
    static DescriptionFiles in(Path folder, String expected) throws MojoExecutionException {
        try {
            if (expected != null && !expected.equals(ownDigest())) {
                throw new MojoExecutionException(DescribeGoal.STALE);
            }
            return new DescriptionFiles(Files.createDirectories(folder));
        } catch (IOException | URISyntaxException e) {
            throw new MojoExecutionException("cannot write descriptions to " + folder, e);
        }
    }

    private static String ownDigest() throws IOException, URISyntaxException {
        Path jar = Path.of(DescriptionFiles.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        return Digest.of(Files.readAllBytes(jar));
    }

    void write(String name, Object description) throws MojoExecutionException {
        try {
            Files.writeString(folder.resolve(name), Codec.write(description));
        } catch (IOException e) {
            throw new MojoExecutionException("cannot write descriptions to " + folder, e);
        }
    }
}
