package pantry;

import java.util.UUID;

/** Who uses the pantry, for each thread. */
public final class Session {

    private static final ThreadLocal<Session> CURRENT = new ThreadLocal<>();

    private final String user;
    private final String token = UUID.randomUUID().toString();

    private Session(String user) {
        this.user = user;
    }

    public static String signIn(String user) {
        CURRENT.set(new Session(user));
        return CURRENT.get().token;
    }

    public static void signOut() {
        CURRENT.remove();
    }

    public static String user() {
        Session session = CURRENT.get();
        return session == null ? "guest" : session.user;
    }
}
