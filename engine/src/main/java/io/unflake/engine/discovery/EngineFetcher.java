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

/** Fetches the test engines that a class path lacks, using Maven, and caches their paths. */
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
        List<String> relevant = JarVersions.known(classpath);
        Path cache = out.resolve("engines-" + Digest.of(missing + " " + relevant) + ".json");
        Optional<Additions> cached = cached(cache);
        if (cached.isPresent()) {
            return cached.get().files();
        }
        if (new MavenExecutable(System.getenv()).find(out).isEmpty()) {
            throw UserException.project(
                    "the class path lacks " + String.join(", ", missing) + ", and no Maven was found to fetch it",
                    "Add it to --classpath, or install Maven and put it on the PATH.");
        }
        return resolve(relevant, cache).files();
    }

    private Additions resolve(List<String> relevant, Path cache) {
        try {
            Files.createDirectories(out);
            Path files = new PluginGoal(plugin, out, progress).resolve(out, String.join(File.pathSeparator, relevant));
            String text = Files.readString(files.resolve(DescribeGoal.ADDITIONS));
            Files.writeString(cache, text);
            return Codec.read(Additions.class, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the cached engines, if all of their files still exist. */
    private static Optional<Additions> cached(Path file) {
        try {
            Additions additions = Codec.read(Additions.class, Files.readString(file));
            boolean there = additions.files().stream().allMatch(jar -> Files.exists(Path.of(jar)));
            return there ? Optional.of(additions) : Optional.empty();
        } catch (IOException | CodecException e) {
            return Optional.empty();
        }
    }
}
