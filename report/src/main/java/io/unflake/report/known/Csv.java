package io.unflake.report.known;

import java.util.ArrayList;
import java.util.List;

/** Comma-separated values with quoted fields, which may contain commas, quotes and line breaks. */
final class Csv {

    /** A row with the number of its first line, counted from 1. */
    record Row(int line, List<String> fields) {

        /** A field without blanks around it; empty if the row has no such field. */
        String field(int index) {
            return index >= 0 && index < fields.size() ? fields.get(index).strip() : "";
        }

        boolean isBlank() {
            return fields.stream().allMatch(String::isBlank);
        }
    }

    private final String text;
    private int at;
    private int line = 1;

    private Csv(String text) {
        this.text = text;
    }

    /** All rows that are not blank. */
    static List<Row> read(String text) throws BadCsvException {
        Csv csv = new Csv(text.startsWith("\ufeff") ? text.substring(1) : text);
        List<Row> rows = new ArrayList<>();
        while (csv.at < csv.text.length()) {
            Row row = csv.row();
            if (!row.isBlank()) {
                rows.add(row);
            }
        }
        return rows;
    }

    private Row row() throws BadCsvException {
        int first = line;
        List<String> fields = new ArrayList<>();
        boolean more = true;
        while (more) {
            fields.add(text.startsWith("\"", at) ? quoted() : plain());
            more = text.startsWith(",", at);
            at++;
        }
        line++;
        return new Row(first, fields);
    }

    private String plain() {
        int start = at;
        while (at < text.length() && text.charAt(at) != ',' && text.charAt(at) != '\n') {
            at++;
        }
        return text.substring(start, at);
    }

    private String quoted() throws BadCsvException {
        int first = line;
        StringBuilder field = new StringBuilder();
        at++;
        while (!text.startsWith("\"", at) || text.startsWith("\"\"", at)) {
            if (at >= text.length()) {
                throw new BadCsvException(first, "a quoted field does not end");
            }
            at += text.charAt(at) == '"' ? 1 : 0;
            line += text.charAt(at) == '\n' ? 1 : 0;
            field.append(text.charAt(at++));
        }
        at++;
        if (!plain().isBlank()) {
            throw new BadCsvException(line, "text follows a quoted field");
        }
        return field.toString();
    }
}
