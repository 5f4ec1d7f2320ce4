package io.unflake.engine.discovery;

import io.unflake.model.Digest;
import io.unflake.model.UserException;
import io.unflake.model.codec.Codec;
import io.unflake.model.codec.CodecException;
import io.unflake.model.project.Additions;
import io.unflake.model.project.DescribeGoal;
import io.unflake.model.project.JarVersions;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Has Maven fetch the engines that a class path lacks, and remembers where they are. */
final class EngineFetcher {

    private final PluginFiles plugin;
    private final Path out;
    private final Consumer<String> progress;

    EngineFetcher(PluginFiles plugin, Path out, Consumer<String> progress) {
        this.plugin = plugin;
        this.out = out;
        this.progress = progress;
    }

    List<String> fetch(List<String> missing, List<String> classpath) {
        List<String> decisive = JarVersions.known(classpath);
        Path remembered = out.resolve("engines-" + Digest.of(missing + " " + decisive) + ".json");
        Optional<Additions> known = remembered(remembered);
        if (known.isPresent()) {
            return known.get().files();
        }
        if (new MavenExecutable(System.getenv()).find(out).isEmpty()) {
            throw UserException.project(
                    "the class path lacks " + String.join(", ", missing) + ", and there is no Maven to fetch that",
                    "Add it to --classpath, or install Maven and put it on the PATH.");
        }
        return resolve(decisive, remembered).files();
    }

    private Additions resolve(List<String> decisive, Path remembered) {
        try {
            Files.createDirectories(out);
            Path files = new PluginGoal(plugin, out, progress).resolve(out, String.join(File.pathSeparator, decisive));
            String text = Files.readString(files.resolve(DescribeGoal.ADDITIONS));
            Files.writeString(remembered, text);
            return Codec.read(Additions.class, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Only if what is remembered is still there. */
    private static Optional<Additions> remembered(Path file) {
        try {
            Additions additions = Codec.read(Additions.class, Files.readString(file));
            boolean there = additions.files().stream().allMatch(jar -> Files.exists(Path.of(jar)));
            return there ? Optional.of(additions) : Optional.empty();
        } catch (IOException | CodecException e) {
            return Optional.empty();
        }
    }
}
