package io.unflake.inject.operator;

/** SVD: one test leaves a static field changed. */
final class StaticVariableDependency extends FieldOperator {

    StaticVariableDependency() {
        super(true);
    }

    @Override
    public String name() {
        return "SVD";
    }

    @Override
    public String antiPattern() {
        return "a static field keeps the value that another test has set";
    }

    @Override
    public String reference() {
        return "issue 4384 of nacos";
    }
}
