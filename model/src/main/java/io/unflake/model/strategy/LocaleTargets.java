package io.unflake.model.strategy;

import java.util.List;

/** Readings of the default locale, by whatever in the JDK heeds it. */
final class LocaleTargets {

    private LocaleTargets() {}

    static List<Target> targets() {
        String locale = "java/util/Locale";
        String result = "L" + locale + ";";
        return new TargetTable(SiteKind.LOCALE)
                .add(Form.CALLEE, "LocaleHooks.read", locale, "getDefault()" + result)
                .add(Form.CALLEE, "LocaleHooks.read", locale, "getDefault(L" + locale + "$Category;)" + result)
                .targets();
    }
}
