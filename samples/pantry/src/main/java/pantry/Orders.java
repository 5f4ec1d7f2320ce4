package pantry;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/** The orders in a table that exists as long as the JVM. */
public final class Orders {

    private static final String DATABASE = "jdbc:h2:mem:orders;DB_CLOSE_DELAY=-1";

    private Orders() {}

    public static void migrate() {
        update("create table if not exists orders (id identity, product varchar(99))");
    }

    public static void place(String product) {
        update("insert into orders (product) values ('" + product + "')");
    }

    public static void cancel(String product) {
        update("delete from orders where product = '" + product + "'");
    }

    public static boolean has(String product) {
        try (Connection connection = DriverManager.getConnection(DATABASE);
                Statement statement = connection.createStatement();
                ResultSet rows =
                        statement.executeQuery("select id from orders where product = '" + product + "'")) {
            return rows.next();
        } catch (SQLException e) {
            throw new IllegalStateException(e);
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
