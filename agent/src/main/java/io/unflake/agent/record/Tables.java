package io.unflake.agent.record;

import io.unflake.hooks.DetailHooks;
import io.unflake.hooks.SqlHooks;
import io.unflake.hooks.TouchedNames;
import io.unflake.model.Detail;
import io.unflake.model.Detail.Value;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Records the tables named by SQL statements. The value of a table is a hash of the statements that wrote to it since
 * it was empty.
 *
 * <p>Tables of the same name count as one, even in different databases, and all connections share one transaction.
 */
final class Tables implements SqlHooks.Listener {

    private static final int MAX_TABLES = 200;
    private static final int MAX_PARSED = 1_000;
    private static final int MAX_PARSED_LENGTH = 1_000;
    private static final int MAX_SHOWN = 200;
    private static final String ABSENT = "absent";
    private static final String EMPTY = Detail.EMPTY;

    private final TouchedNames touched = new TouchedNames(MAX_TABLES);
    private final Map<String, List<SqlStatement>> parsed = new HashMap<>();
    private final Map<String, String> lastWrites = new HashMap<>();
    private Map<String, String> ends = new HashMap<>();
    private Map<String, String> committed;

    @Override
    public synchronized void statement(String sql) {
        parsed(sql).forEach(this::apply);
    }

    /** Tests repeat the same statements, and parsing takes longer than all the rest. */
    private List<SqlStatement> parsed(String sql) {
        List<SqlStatement> known = parsed.get(sql);
        if (known != null) {
            return known;
        }
        List<SqlStatement> parts =
                Stream.of(sql.split(";", -1)).map(SqlStatement::new).toList();
        if (sql.length() <= MAX_PARSED_LENGTH && parsed.size() < MAX_PARSED) {
            parsed.put(sql, parts);
        }
        return parts;
    }

    private void apply(SqlStatement statement) {
        statement.read().forEach(this::read);
        if (statement.dropsAll()) {
            List.copyOf(ends.keySet()).forEach(this::writes);
            ends.replaceAll((table, end) -> ABSENT);
            return;
        }
        for (String table : statement.written()) {
            if (!statement.isUnconditional()) {
                read(table);
            }
            writes(table);
            String before = ends.getOrDefault(table, EMPTY);
            String end = end(statement, before);
            ends.put(table, end);
            if (!end.equals(before)) {
                lastWrites.put(table, Literals.cut(statement.sql(), MAX_SHOWN));
            }
        }
    }

    private void read(String table) {
        touched.read(table);
        DetailHooks.named("table", table, false, null);
    }

    private void writes(String table) {
        touched.written(table);
        DetailHooks.named("table", table, true, null);
    }

    /** Describes a table by the last statement that wrote to it. Nobody knows whether it exists before it is used. */
    synchronized Value describe(String table) {
        String end = ends.get(table);
        if (end == null) {
            return new Value(Detail.UNUSED, "table", null, null, Detail.UNUSED, null);
        }
        boolean hasName = end.equals(ABSENT) || end.equals(EMPTY);
        String text = hasName ? end : "written by " + Literals.quoted(lastWrites.get(table), MAX_SHOWN);
        return new Value(text, end.equals(ABSENT) ? null : "table", null, null, end, null);
    }

    private static String end(SqlStatement statement, String before) {
        if (statement.drops()) {
            return ABSENT;
        }
        if (statement.empties()) {
            return EMPTY;
        }
        if (statement.creates()) {
            return before.equals(ABSENT) ? EMPTY : before;
        }
        return Traces.text(LongHash.of(before + statement.sql()));
    }

    @Override
    public synchronized void committed() {
        committed = new HashMap<>(ends);
    }

    @Override
    public synchronized void autoCommitted() {
        committed = null;
    }

    @Override
    public synchronized void rolledBack() {
        if (committed != null) {
            ends = new HashMap<>(committed);
        }
    }

    synchronized Traces drain() {
        Traces traces = new Traces();
        touched.drain()
                .forEach((table, how) -> traces.add(
                        "table " + table,
                        ends.getOrDefault(table, EMPTY),
                        (how & TouchedNames.READ) != 0,
                        (how & TouchedNames.WRITTEN) != 0));
        return traces;
    }
}
