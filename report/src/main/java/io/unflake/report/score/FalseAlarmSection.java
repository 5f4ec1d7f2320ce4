package io.unflake.report.score;

import io.unflake.model.score.DetectorScore;
import io.unflake.model.score.DetectorScore.FalseAlarm;
import io.unflake.model.score.Score;
import io.unflake.report.html.Html;
import java.util.List;

/** The section of a page with the tests that detectors reported although they are not flaky. */
final class FalseAlarmSection {

    private static final int SHOWN = 100;

    private final Score score;
    private final Html html;

    FalseAlarmSection(Score score, Html html) {
        this.score = score;
        this.html = html;
    }

    void write() {
        List<DetectorScore> wrong = score.detectors().stream()
                .filter(detector -> !detector.falseAlarms().isEmpty())
                .toList();
        if (wrong.isEmpty()) {
            return;
        }
        html.element("h2", "False alarms");
        html.element("p", "Reported tests that are not flaky, and in how many measurements.", "class", "soft");
        wrong.forEach(this::write);
    }

    private void write(DetectorScore detector) {
        List<FalseAlarm> alarms = detector.falseAlarms();
        html.open("details").element("summary", detector.name() + ": " + alarms.size());
        html.open("div", "class", "wide").open("table");
        html.open("tr").element("th", "test").element("th", "times").close();
        for (FalseAlarm alarm : alarms.subList(0, Math.min(SHOWN, alarms.size()))) {
            html.open("tr").element("td", alarm.test());
            html.element("td", Integer.toString(alarm.times())).close();
        }
        html.close().close();
        if (alarms.size() > SHOWN) {
            html.element("p", alarms.size() - SHOWN + " more are in score.json.", "class", "soft");
        }
        html.close();
    }
}
