package io.unflake.inject.operator;

import io.unflake.inject.place.TestClass;
import java.util.List;

/** IVD: tests share an instance that runs all of them, and one leaves a field changed. */
final class InstanceVariableDependency extends FieldOperator {

    InstanceVariableDependency() {
        super(false);
    }

    @Override
    public String name() {
        return "IVD";
    }

    @Override
    public String antiPattern() {
        return "a field of the test instance keeps the value that another test has set";
    }

    @Override
    public String reference() {
        return "issue 592 of elasticjob";
    }

    @Override
    public List<FlawPlace> places(TestClass testClass, boolean gated) {
        return testClass.perClass() ? super.places(testClass, gated) : List.of();
    }

    @Override
    public String limitation() {
        return "not applicable: no class shares its instance between tests (@TestInstance PER_CLASS)";
    }
}
