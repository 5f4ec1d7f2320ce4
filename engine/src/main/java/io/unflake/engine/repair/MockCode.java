package io.unflake.engine.repair;

import io.unflake.engine.patch.fixture.FixtureCode;
import io.unflake.engine.patch.state.FieldSource;
import io.unflake.model.project.ModuleDescription;
import java.nio.file.Path;
import java.util.regex.Pattern;

/** What fixtures know about Mockito. */
final class MockCode {

    private static final Pattern STATIC = Pattern.compile("\\$\\{org\\.mockito\\.Mocked(Static|Construction)}.*");

    private MockCode() {}

    /** Whether a module uses Mockito. */
    static boolean areIn(ModuleDescription module) {
        return module.classpath().stream()
                .anyMatch(element ->
                        String.valueOf(Path.of(element).getFileName()).startsWith("mockito-"));
    }

    /** Whether a field holds a mock of static methods or constructors, which is active until it is closed. */
    static boolean isStatic(FieldSource field) {
        return STATIC.matcher(field.type()).matches();
    }

    /** Closes the static mocks that no field keeps. */
    static FixtureCode closingAll() {
        return FixtureCode.after(
                "close all static mocks of Mockito",
                "StaticMocks",
                "${org.mockito.Mockito}.framework().clearInlineMocks();");
    }

    /** A statement that closes such a mock, so that the next test can create it again. */
    static String closing(FieldSource field, String reference) {
        return field.isFinal()
                ? reference + ".close();"
                : "if (" + reference + " != null) {\n\t" + reference + ".close();\n\t" + reference + " = null;\n}";
    }
}
