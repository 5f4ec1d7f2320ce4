package pantry;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.StreamHandler;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import pantry.truth.Victim;

class AuditTest {

    private final List<String> messages = new ArrayList<>();
    private final Logger logger = Logger.getLogger("pantry.audit");
    private final Handler handler = new StreamHandler() {
        @Override
        public void publish(LogRecord record) {
            messages.add(record.getMessage());
        }
    };

    @BeforeEach
    void watch() {
        logger.setUseParentHandlers(false);
        logger.addHandler(handler);
    }

    @AfterEach
    void endWatch() {
        logger.removeHandler(handler);
        logger.setUseParentHandlers(true);
    }

    @Test
    @Victim(
            of = "pantry.QuietTest#nothingIsPrinted",
            variable = "logger pantry.audit",
            because = "expects that the logger has its level of the start")
    void aMissingProductIsLogged() {
        Audit.missing("salt");
        assertEquals(List.of("salt is missing"), messages);
    }
}
