package io.unflake.report.json;

import io.unflake.model.codec.Codec;
import io.unflake.model.codec.CodecException;
import io.unflake.model.explain.Explanation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes and reads the explanations in an output folder. */
public final class ExplanationFile {

    private ExplanationFile() {}

    private record Header(String schema) {}

    /** The folder of all explanations. */
    public static Path folder(Path out) {
        return out.resolve("explanations");
    }

    /** The file of an explanation. */
    public static Path of(Path out, String id) {
        return folder(out).resolve(id + ".json");
    }

    /** The text of a file. */
    public static String text(Explanation explanation) {
        return Codec.writeIndented(explanation);
    }

    /** Writes an explanation, which must have an id, and returns its file. */
    public static Path write(Path out, Explanation explanation) {
        Path file = of(out, explanation.id());
        AtomicFile.write(file, text(explanation));
        return file;
    }

    /**
     * Reads what {@link #write} wrote.
     *
     * @throws CodecException if the file is not a complete explanation of this version
     */
    public static Explanation read(Path file) throws IOException {
        String text = Files.readString(file);
        String schema = Codec.read(Header.class, text).schema;
        if (!Explanation.SCHEMA.equals(schema)) {
            throw new CodecException("expected " + Explanation.SCHEMA + " but found " + schema);
        }
        try {
            return Codec.read(Explanation.class, text);
        } catch (NullPointerException e) {
            throw new CodecException("a part of it is missing");
        }
    }
}
