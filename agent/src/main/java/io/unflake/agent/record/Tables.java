package io.unflake.agent.record;

import io.unflake.hooks.SqlHooks;
import io.unflake.hooks.TouchedNames;
import java.util.HashMap;
import java.util.Map;

/**
 * Records the tables named by SQL statements. The value of a table is a hash of the statements that wrote to it since
 * it was empty.
 *
 * <p>Tables of the same name count as one, even in different databases, and all connections share one transaction.
 */
final class Tables implements SqlHooks.Listener {

    private static final int MAX_TABLES = 200;
    private static final String ABSENT = "absent";
    private static final String EMPTY = "empty";

    private final TouchedNames touched = new TouchedNames(MAX_TABLES);
    private Map<String, String> ends = new HashMap<>();
    private Map<String, String> committed;

    @Override
    public synchronized void statement(String sql) {
        for (String each : sql.split(";", -1)) {
            apply(new SqlStatement(each), each);
        }
    }

    private void apply(SqlStatement statement, String sql) {
        statement.read().forEach(touched::read);
        if (statement.dropsAll()) {
            ends.keySet().forEach(touched::written);
            ends.replaceAll((table, end) -> ABSENT);
            return;
        }
        for (String table : statement.written()) {
            if (!statement.isUnconditional()) {
                touched.read(table);
            }
            touched.written(table);
            ends.put(table, end(statement, ends.getOrDefault(table, EMPTY), sql));
        }
    }

    private static String end(SqlStatement statement, String before, String sql) {
        if (statement.drops()) {
            return ABSENT;
        }
        if (statement.empties()) {
            return EMPTY;
        }
        if (statement.creates()) {
            return before.equals(ABSENT) ? EMPTY : before;
        }
        return Traces.text(LongHash.of(before + sql));
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
