package io.unflake.report.known;

/** What is wrong in which line. */
final class BadCsvException extends Exception {

    BadCsvException(int line, String what) {
        super("line " + line + ": " + what);
    }
}
