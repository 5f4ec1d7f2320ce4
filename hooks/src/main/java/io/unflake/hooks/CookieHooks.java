package io.unflake.hooks;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Hooks for cookies, because the JDK compares the expiry date in a cookie header with the real time. */
public final class CookieHooks {

    private CookieHooks() {}

    /** Translates the expiry date in a header that the JDK is about to parse. */
    public static String header(String shown) {
        Warp warp = ClockHooks.warp();
        return warp == null || shown == null ? shown : Expiry.translate(shown, warp);
    }

    /** A separate class, because formatters are slow to create and most tests use no cookies. */
    private static final class Expiry {

        private static final Pattern EXPIRES = Pattern.compile("(expires\\s*=\\s*)([^;]+)", Pattern.CASE_INSENSITIVE);
        private static final DateTimeFormatter READ =
                DateTimeFormatter.ofPattern("EEE, dd[-][ ]MMM[-][ ]yyyy HH:mm:ss 'GMT'", Locale.US);
        private static final DateTimeFormatter WRITE =
                DateTimeFormatter.ofPattern("EEE, dd-MMM-yyyy HH:mm:ss 'GMT'", Locale.US);

        static String translate(String header, Warp warp) {
            Matcher matcher = EXPIRES.matcher(header);
            return matcher.find()
                    ? header.substring(0, matcher.start(2))
                            + date(matcher.group(2), warp)
                            + header.substring(matcher.end(2))
                    : header;
        }

        private static String date(String shown, Warp warp) {
            try {
                Instant moment = READ.withZone(ZoneOffset.UTC).parse(shown.strip(), Instant::from);
                return WRITE.withZone(ZoneOffset.UTC).format(warp.toReal(moment));
            } catch (DateTimeException e) {
                return shown;
            }
        }
    }
}
