package io.unflake.report.console;

import java.io.Console;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.IntPredicate;

/**
 * Whether a file descriptor of this process is a terminal.
 *
 * <p>The JDK cannot tell: {@code System.console()} ignores standard error, is null if only the input is redirected, and
 * since JDK 22 exists without a terminal. So the launcher may name the descriptors that are terminals in a property;
 * otherwise {@code /proc} is checked, and last the console.
 */
final class TerminalCheck implements IntPredicate {

    /** Digits of the descriptors that are terminals, such as {@code 12}. */
    static final String PROPERTY = "unflake.terminal";

    private static final Path DESCRIPTORS = Path.of("/proc/self/fd");

    @Override
    public boolean test(int descriptor) {
        String named = System.getProperty(PROPERTY);
        if (named != null) {
            return named.indexOf('0' + descriptor) >= 0;
        }
        return Files.isDirectory(DESCRIPTORS) ? isDevice(descriptor) : hasConsole();
    }

    private static boolean isDevice(int descriptor) {
        try {
            String target = Files.readSymbolicLink(DESCRIPTORS.resolve(Integer.toString(descriptor)))
                    .toString();
            return target.startsWith("/dev/pts/") || target.startsWith("/dev/tty") || target.equals("/dev/console");
        } catch (IOException e) {
            return false;
        }
    }

    /** Before JDK 22, null means that there is no terminal. */
    @SuppressWarnings("SystemConsoleNull")
    private static boolean hasConsole() {
        Console console = System.console();
        if (console == null) {
            return false;
        }
        try {
            return (boolean) Console.class.getMethod("isTerminal").invoke(console);
        } catch (ReflectiveOperationException e) {
            // Before JDK 22, there is a console only if there is a terminal.
            return true;
        }
    }
}
