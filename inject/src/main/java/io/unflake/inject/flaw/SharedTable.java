package io.unflake.inject.flaw;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/** A test expects a row that only another test inserts. */
public final class SharedTable {

    static boolean created;

    private SharedTable() {}

    static Connection connection(String url, String table) throws SQLException {
        Connection connection = DriverManager.getConnection(url);
        if (!created) {
            try (Statement statement = connection.createStatement()) {
                statement.execute("CREATE TABLE IF NOT EXISTS " + table + " (id INT PRIMARY KEY)");
                statement.execute("DELETE FROM " + table);
            }
            created = true;
        }
        return connection;
    }

    /** Inserts the row. */
    static void polluter(String url, String table) throws SQLException {
        try (Connection connection = connection(url, table);
                PreparedStatement delete = connection.prepareStatement("DELETE FROM " + table);
                PreparedStatement insert = connection.prepareStatement("INSERT INTO " + table + " VALUES (7)")) {
            delete.executeUpdate();
            insert.executeUpdate();
        }
    }

    /** Deletes the row. */
    static void cleaner(String url, String table) throws SQLException {
        try (Connection connection = connection(url, table);
                PreparedStatement delete = connection.prepareStatement("DELETE FROM " + table)) {
            delete.executeUpdate();
        }
    }

    /** Expects the row. */
    static void victim(String url, String table) throws SQLException {
        try (Connection connection = connection(url, table);
                PreparedStatement query = connection.prepareStatement("SELECT id FROM " + table + " WHERE id = 7");
                ResultSet rows = query.executeQuery()) {
            if (!rows.next()) {
                throw new AssertionError("there is no row 7 in " + table);
            }
        }
    }
}
