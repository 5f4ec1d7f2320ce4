package io.unflake.app.report;

import io.unflake.app.console.ConsoleContext;
import io.unflake.app.project.TestedProject;
import io.unflake.model.UserException;
import io.unflake.model.codec.CodecException;
import io.unflake.report.json.FindingsFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Objects;
import java.util.stream.Stream;

/** Prints the findings of an earlier detection again. */
public final class ReportAction {

    private static final String REMEDY = "Run detect first, or name the folder that it wrote to.";

    private final ConsoleContext context;

    public ReportAction(ConsoleContext context) {
        this.context = context;
    }

    /** Prints the findings and returns the exit code of the detection that wrote them. */
    public int run(ReportOptions options) {
        Path file = file(options);
        FindingsFile findings = read(file);
        new FindingsPrinter(options.json(), options.verbose(), context).print(findings, file);
        return options.exitCodes().of(findings);
    }

    private Path file(ReportOptions options) {
        long given = Stream.of(options.folder(), options.project(), options.out())
                .filter(Objects::nonNull)
                .count();
        if (given > 1) {
            throw UserException.wrongUse(
                    "more than one of DIR, --project and --out name where the findings are", "Give one of them.");
        }
        if (options.project() != null) {
            return inProject(context.path(options.project()));
        }
        if (options.out() != null) {
            return context.path(options.out()).resolve(FindingsPrinter.FILE);
        }
        Path folder = context.path(options.folder() == null ? Path.of("") : options.folder());
        Path file = folder.resolve(FindingsPrinter.FILE);
        return Files.exists(file) ? file : inProject(folder);
    }

    private static Path inProject(Path project) {
        return TestedProject.defaultOut(project).resolve(FindingsPrinter.FILE);
    }

    private static FindingsFile read(Path file) {
        try {
            return FindingsFile.read(Files.readString(file));
        } catch (NoSuchFileException e) {
            throw UserException.wrongUse("there are no findings in " + file.getParent(), REMEDY)
                    .because(e);
        } catch (CodecException | IOException e) {
            throw UserException.wrongUse("the findings in " + file + " cannot be read: " + e.getMessage(), REMEDY)
                    .because(e);
        }
    }
}
