package io.unflake.inject.operator;

import io.unflake.inject.edit.MutantEdit;
import io.unflake.inject.flaw.SharedTable;
import io.unflake.inject.place.CallSearch;
import java.util.List;

/** DSD: a test needs a row that another test inserts. */
final class DatabaseStateDependency extends SharedOperator {

    DatabaseStateDependency() {
        super(
                SharedTable.class,
                CallSearch.of(
                        "java/sql/DriverManager.*",
                        "java/sql/Connection.*",
                        "java/sql/Statement.*",
                        "java/sql/PreparedStatement.*",
                        "javax/sql/DataSource.*"));
    }

    @Override
    public String name() {
        return "DSD";
    }

    @Override
    boolean isBrittle() {
        return true;
    }

    @Override
    public String antiPattern() {
        return "a row in a database is there only if another test has inserted it";
    }

    @Override
    public String reference() {
        return "issue 8 of spring-data-ebean";
    }

    @Override
    List<Object> constants(MutantEdit edit) {
        String table = "items_" + edit.suffix();
        return List.of("jdbc:h2:mem:" + table + ";DB_CLOSE_DELAY=-1", table);
    }

    @Override
    public List<String> needs() {
        return List.of("org.h2.Driver");
    }
}
