package io.unflake.sanitise.evidence;

import jdk.jfr.Description;
import jdk.jfr.Enabled;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;
import jdk.jfr.consumer.RecordedEvent;

/** JFR event that marks where a scope begins or ends. */
@Name(ScopeMarker.NAME)
@Label("Test")
@Description("A test, or the fixtures of a class, begin or end")
@Enabled(false)
@StackTrace(false)
final class ScopeMarker extends Event {

    static final String NAME = "io.unflake.sanitise.ScopeMarker";

    @Label("Scope")
    long scope;

    @Label("Change")
    String change;

    /** What happens to the scope. */
    enum Change {
        BEGIN,
        LEAVE,
        END
    }

    static void commit(long scope, Change change) {
        ScopeMarker marker = new ScopeMarker();
        marker.scope = scope;
        marker.change = change.name();
        marker.commit();
    }

    static Change change(RecordedEvent event) {
        return Change.valueOf(event.getString("change"));
    }
}
