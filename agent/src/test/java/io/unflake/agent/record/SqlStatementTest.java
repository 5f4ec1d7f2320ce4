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
    void tables_are_named_after_key_words(String sql, String read, String written) {
        SqlStatement statement = new SqlStatement(sql);

        assertThat(statement.read()).containsExactlyInAnyOrder(words(read));
        assertThat(statement.written()).containsExactlyInAnyOrder(words(written));
    }

    private static String[] words(String text) {
        return text == null ? new String[0] : text.split(" ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"delete from fruit", "truncate table fruit", "create table fruit (id int)"})
    void some_leave_a_table_without_rows(String sql) {
        assertThat(new SqlStatement(sql).empties()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"delete from fruit where id = 1", "create table if not exists fruit (id int)"})
    void others_may_leave_some(String sql) {
        assertThat(new SqlStatement(sql).empties()).isFalse();
    }

    @Test
    void to_make_a_table_depends_on_what_is_there_and_to_drop_it_does_not() {
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
    void some_leave_no_table(String sql) {
        assertThat(new SqlStatement(sql).dropsAll()).isTrue();
    }
}
