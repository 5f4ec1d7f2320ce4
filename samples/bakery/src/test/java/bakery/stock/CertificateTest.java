package bakery.stock;

import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import bakery.truth.Flaky;
import bakery.truth.Steady;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import org.junit.Test;

public class CertificateTest {

    private final Certificate ofThisCentury = new Certificate(LocalDate.of(2099, 12, 31));

    @Test
    @Flaky(
            strategies = "date.moment",
            cause = "Certificate.java:14",
            because = "the certificate in the test expires one day")
    public void ourCertificateIsValid() {
        assertTrue(ofThisCentury.isValid());
    }

    @Test
    @Steady(trap = "the same certificate expires, but the test uses a fixed clock", strategies = "date.moment")
    public void ourCertificateWasValidAtTheAudit() {
        Clock audit = Clock.fixed(Instant.parse("2024-02-29T10:00:00Z"), ZoneOffset.UTC);

        assertTrue(ofThisCentury.isValid(audit));
    }

    @Test
    @Steady(
            trap = "checks by the clock whether a certificate is valid, but it was issued by the same clock",
            strategies = "date.moment")
    public void aNewCertificateIsValid() {
        assertTrue(Certificate.issueToday(90).isValid());
    }

    @Test
    @Steady(
            trap = "compares today with a date in the past, which holds on any later day",
            strategies = "date.moment")
    public void anOldCertificateIsNotValid() {
        assertFalse(new Certificate(LocalDate.of(1999, 12, 31)).isValid());
    }
}
