package io.unflake.report.known;

/** A mistake in a CSV file, with its line. */
final class BadCsvException extends Exception {

    BadCsvException(int line, String what) {
        super("line " + line + ": " + what);
    }
}
