package io.unflake.agent.policy;

import java.util.Locale;
import java.util.Locale.Category;

/** Changes the default locale of the JVM, and restores it afterwards unless other code has changed it meanwhile. */
final class DefaultLocale {

    private Locale changed;
    private Locale display;
    private Locale format;
    private Locale before;

    void change(String tag) {
        before = Locale.getDefault();
        display = Locale.getDefault(Category.DISPLAY);
        format = Locale.getDefault(Category.FORMAT);
        changed = Locale.forLanguageTag(tag);
        Locale.setDefault(changed);
    }

    void restore() {
        if (changed == null) {
            return;
        }
        boolean stillOurs = Locale.getDefault().equals(changed);
        boolean displayStillOurs = Locale.getDefault(Category.DISPLAY).equals(changed);
        boolean formatStillOurs = Locale.getDefault(Category.FORMAT).equals(changed);
        changed = null;
        if (stillOurs) {
            Locale displayNow = Locale.getDefault(Category.DISPLAY);
            Locale formatNow = Locale.getDefault(Category.FORMAT);
            Locale.setDefault(before);
            Locale.setDefault(Category.DISPLAY, displayStillOurs ? display : displayNow);
            Locale.setDefault(Category.FORMAT, formatStillOurs ? format : formatNow);
        }
    }
}
