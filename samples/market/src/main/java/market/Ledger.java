package market;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/** The sales, in a table that exists as long as the JVM. */
public final class Ledger {

    private static final String DATABASE = "jdbc:h2:mem:market;DB_CLOSE_DELAY=-1";

    static {
        update("create table if not exists sales (product varchar(99))");
    }

    private Ledger() {}

    public static void book(String product) {
        update("insert into sales values ('" + product + "')");
    }

    /** Returns the number of sales with this product, without booking it. */
    public static int quote(String product) {
        try (Connection connection = DriverManager.getConnection(DATABASE);
                Statement statement = connection.createStatement()) {
            connection.setAutoCommit(false);
            statement.executeUpdate("insert into sales values ('" + product + "')");
            int sales = count(statement);
            connection.rollback();
            return sales;
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    public static int sales() {
        try (Connection connection = DriverManager.getConnection(DATABASE);
                Statement statement = connection.createStatement()) {
            return count(statement);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void close() {
        update("delete from sales");
    }

    private static int count(Statement statement) throws SQLException {
        try (ResultSet rows = statement.executeQuery("select count(*) from sales")) {
            rows.next();
            return rows.getInt(1);
        }
    }

    private static void update(String sql) {
        try (Connection connection = DriverManager.getConnection(DATABASE);
                Statement statement = connection.createStatement()) {
            statement.executeUpdate(sql);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }
}
