package io.unflake.agent.record;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds by keywords which tables an SQL statement reads and writes. */
final class SqlStatement {

    private static final String NAME = "[\\w$.\"`\\[\\]]+";
    private static final Pattern LITERAL = Pattern.compile("'[^']*'");
    private static final Pattern TABLES = Pattern.compile(
            "\\b(from|join|into|update|table|truncate)\\s+(?:(?:table|only|if\\s+(?:not\\s+)?exists)\\s+)*(" + NAME
                    + "(?:\\s*,\\s*" + NAME + ")*+)");
    private static final Pattern EVERYTHING =
            Pattern.compile("(drop\\s+(all\\s+objects|schema|database)|shutdown)\\b.*");

    private final String sql;
    private final String text;
    private final String verb;
    private final Set<String> read = new HashSet<>();
    private final Set<String> written = new HashSet<>();

    SqlStatement(String sql) {
        this.sql = sql;
        text = LITERAL.matcher(sql.toLowerCase(Locale.ROOT)).replaceAll("''").strip();
        verb = text.split("\\W", 2)[0];
        Matcher matcher = TABLES.matcher(text);
        while (matcher.find()) {
            add(matcher.group(1), matcher.group(2));
        }
    }

    private void add(String keyword, String names) {
        boolean writes = switch (keyword) {
            case "from" -> verb.equals("delete") && written.isEmpty();
            case "update" -> verb.equals("update");
            case "join" -> false;
            default -> true;
        };
        // A query may lock rows "for update", and an insert may update existing rows.
        if (!keyword.equals("update") || writes) {
            for (String name : names.split(",", -1)) {
                (writes ? written : read).add(plain(name));
            }
        }
    }

    private static String plain(String name) {
        String unquoted = name.strip().replaceAll("[\"`\\[\\]]", "");
        return unquoted.substring(unquoted.lastIndexOf('.') + 1);
    }

    /** The statement as the driver received it. */
    String sql() {
        return sql;
    }

    /** The tables that the statement only reads. */
    Set<String> read() {
        return read;
    }

    /** The tables that the statement writes, creates or drops. */
    Set<String> written() {
        return written;
    }

    /** Whether the statement drops all tables. */
    boolean dropsAll() {
        return EVERYTHING.matcher(text).matches();
    }

    boolean drops() {
        return verb.equals("drop");
    }

    /** Whether the statement leaves the tables it writes empty. */
    boolean empties() {
        return verb.equals("truncate")
                || (verb.equals("create") && !text.contains("if not exists"))
                || (verb.equals("delete") && !text.contains("where"));
    }

    /** Whether the result does not depend on the previous content. */
    boolean isUnconditional() {
        return drops() || (empties() && (!verb.equals("create") || text.startsWith("create or replace")));
    }

    /** Whether the statement creates the tables it writes. */
    boolean creates() {
        return verb.equals("create");
    }
}
