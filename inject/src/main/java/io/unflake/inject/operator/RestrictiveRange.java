package io.unflake.inject.operator;

import io.unflake.inject.flaw.TightBound;

/** TRR: a test accepts too small a range of durations. */
final class RestrictiveRange extends AroundOperator {

    RestrictiveRange() {
        super(TightBound.class, "its duration");
    }

    @Override
    public String name() {
        return "TRR";
    }

    @Override
    public Kind kind() {
        return Kind.NOD;
    }

    @Override
    public String antiPattern() {
        return "the test accepts only values close to those that were once observed";
    }

    @Override
    public String reference() {
        return "Croissant (ISSTA 2023), section 3.3.6";
    }

    @Override
    String fails() {
        return "if it takes longer than its bound";
    }
}
