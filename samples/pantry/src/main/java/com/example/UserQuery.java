package com.example;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/** The users in a table that exists as long as the JVM; figure 6 of the Takuan paper. */
public final class UserQuery {

    private static final String DATABASE = "jdbc:h2:mem:users;DB_CLOSE_DELAY=-1";

    private UserQuery() {}

    public static void createUser(String name) {
        update("insert into users values (?)", name);
    }

    public static void deleteUser(String name) {
        update("delete from users where name = ?", name);
    }

    public static int countUsers() {
        try (Connection connection = connect();
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery("select count(*) from users")) {
            rows.next();
            return rows.getInt(1);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void update(String sql, String name) {
        try (Connection connection = connect();
                PreparedStatement statement = connection.prepareStatement(sql)) {
            statement.setString(1, name);
            statement.executeUpdate();
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Connection connect() throws SQLException {
        Connection connection = DriverManager.getConnection(DATABASE);
        try (Statement statement = connection.createStatement()) {
            statement.execute("create table if not exists users (name varchar(99))");
        }
        return connection;
    }
}
