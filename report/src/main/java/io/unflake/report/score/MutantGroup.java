package io.unflake.report.score;

import io.unflake.model.score.ScorePoint;

/** The mutants of one operator and form. */
record MutantGroup(String type, String operator, String form) {

    static MutantGroup of(ScorePoint point) {
        return new MutantGroup(point.type(), point.operator(), point.form());
    }

    boolean contains(ScorePoint point) {
        return equals(of(point));
    }
}
