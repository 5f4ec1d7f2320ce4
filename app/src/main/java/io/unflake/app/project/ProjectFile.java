package io.unflake.app.project;

import io.unflake.model.UserException;
import io.unflake.model.codec.Codec;
import io.unflake.model.codec.CodecException;
import io.unflake.report.json.AtomicFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;

/**
 * The contents of {@code project.json} in an output folder: the project that the findings belong to.
 *
 * @param java the JDK to build and test with; null for the project's own choice
 */
public record ProjectFile(String schema, ProjectChoice project, String java) {

    static final String NAME = "project.json";
    static final String SCHEMA = "unflake/project/1";

    private static final String REMEDY =
            "Name the project with --project DIR, or with --classpath CP --test-classes DIR.";
    private static final long MOST_BYTES = 32L << 20;

    private record Header(String schema) {}

    /** Remembers the project of an output folder. */
    public static void write(Path out, TestedProject tested) {
        String java = tested.java() == null ? null : tested.java().toString();
        AtomicFile.write(out.resolve(NAME), Codec.writeIndented(new ProjectFile(SCHEMA, tested.choice(), java)));
    }

    /** Whether the project of an output folder is known. */
    public static boolean exists(Path out) {
        return Files.exists(out.resolve(NAME));
    }

    /** The project of an output folder. */
    public static TestedProject read(Path out) {
        Path file = out.resolve(NAME);
        try {
            if (Files.size(file) > MOST_BYTES) {
                throw new CodecException("it is too large");
            }
            ProjectFile read = parse(Files.readString(file));
            return new TestedProject(read.project, read.java == null ? null : Path.of(read.java), List.of());
        } catch (CodecException e) {
            throw UserException.wrongUse("the file " + file + " cannot be used: " + e.getMessage(), REMEDY)
                    .because(e);
        } catch (NoSuchFileException e) {
            throw UserException.wrongUse("it is unknown which project the findings in " + out + " belong to", REMEDY)
                    .because(e);
        } catch (IOException e) {
            throw UserException.wrongUse("the file " + file + " cannot be read", REMEDY)
                    .because(e);
        }
    }

    private static ProjectFile parse(String text) {
        String schema = Codec.read(Header.class, text).schema;
        if (!SCHEMA.equals(schema)) {
            throw new CodecException("expected " + SCHEMA + " but found " + schema);
        }
        ProjectFile read = Codec.read(ProjectFile.class, text);
        boolean valid = read.project != null
                && read.project.isValid()
                && (read.java == null || new ProjectChoice.MavenProject(read.java).isValid());
        if (!valid) {
            throw new CodecException("a part of it is missing or wrong");
        }
        return read;
    }
}
