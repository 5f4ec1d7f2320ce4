package io.unflake.sanitise.evidence;

import jdk.jfr.Description;
import jdk.jfr.Enabled;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;

/** JFR event with the address that code is about to connect to, which exceptions of sockets do not contain. */
@Name(ConnectionAttempt.NAME)
@Label("Connection Attempt")
@Description("A socket or a client is about to connect")
@Enabled(false)
@StackTrace(false)
final class ConnectionAttempt extends Event {

    static final String NAME = "io.unflake.sanitise.ConnectionAttempt";

    @Label("Host")
    String host;

    @Label("Port")
    int port;

    static void commit(String host, int port) {
        ConnectionAttempt attempt = new ConnectionAttempt();
        attempt.host = host;
        attempt.port = port;
        attempt.commit();
    }
}
