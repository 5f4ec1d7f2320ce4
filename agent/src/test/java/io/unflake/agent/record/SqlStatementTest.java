package io.unflake.agent.record;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SqlStatementTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "select * from fruit | fruit |",
                "SELECT f.name FROM shop.Fruit f JOIN \"Stall\" s ON s.id = f.stall | fruit stall |",
                "select * from fruit, stall | fruit stall |",
                "select * from fruit for update | fruit |",
                "select 'taken from nowhere' from fruit | fruit |",
                "insert into fruit values (1) | | fruit",
                "insert into fruit select * from basket | basket | fruit",
                "insert into fruit values (1) on duplicate key update name = 'x' | | fruit",
                "merge into fruit using basket on 1 = 1 | | fruit",
                "update `fruit` set name = 'a' | | fruit",
                "delete from [fruit] where id in (select id from basket) | basket | fruit",
                "create table if not exists fruit (id int) | | fruit",
                "drop table if exists fruit, stall | | fruit stall",
                "truncate table fruit | | fruit",
                "alter table fruit add color int | | fruit",
                "with ripe as (select * from basket) insert into fruit select 1 | basket | fruit",
                "commit | |"
            })
    void tables_are_found_after_keywords(String sql, String read, String written) {
        SqlStatement statement = new SqlStatement(sql);

        assertThat(statement.read()).containsExactlyInAnyOrder(words(read));
        assertThat(statement.written()).containsExactlyInAnyOrder(words(written));
    }

    private static String[] words(String text) {
        return text == null ? new String[0] : text.split(" ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"delete from fruit", "truncate table fruit", "create table fruit (id int)"})
    void statements_that_leave_a_table_empty(String sql) {
        assertThat(new SqlStatement(sql).empties()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"delete from fruit where id = 1", "create table if not exists fruit (id int)"})
    void statements_that_may_leave_rows(String sql) {
        assertThat(new SqlStatement(sql).empties()).isFalse();
    }

    @Test
    void creating_a_table_depends_on_its_previous_state_and_dropping_it_does_not() {
        assertThat(new SqlStatement("create table fruit (id int)").isUnconditional())
                .isFalse();
        assertThat(new SqlStatement("create or replace table fruit (id int)").isUnconditional())
                .isTrue();
        assertThat(new SqlStatement("drop table if exists fruit").isUnconditional())
                .isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"drop all objects", "DROP ALL OBJECTS DELETE FILES", "drop schema public cascade", "shutdown"})
    void statements_that_drop_all_tables(String sql) {
        assertThat(new SqlStatement(sql).dropsAll()).isTrue();
    }
}
