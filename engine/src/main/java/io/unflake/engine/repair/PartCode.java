package io.unflake.engine.repair;

import io.unflake.engine.patch.fixture.FixtureCode;
import io.unflake.engine.patch.state.FieldAccessors;
import io.unflake.engine.patch.state.FieldSource;
import io.unflake.model.project.ModuleDescription;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Fixtures that restore one field of the object in a static field, such as the state of an enum constant. */
final class PartCode {

    private static final int MOST = 4;

    private final String object;
    private final String what;
    private final String subject;
    private final FieldSource part;
    private final Optional<FieldAccessors> accessors;

    private PartCode(FieldSource holder, String object, FieldSource part, Optional<FieldAccessors> accessors) {
        this.object = object;
        this.part = part;
        this.accessors = accessors;
        subject = JavaText.capitalised(part.name());
        String owner = holder.owner().substring(holder.owner().lastIndexOf('.') + 1);
        what = part.name() + " of " + owner.replace('$', '.') + "." + holder.name();
    }

    /**
     * Returns the first few fields of the object; none if code of a test class cannot name the object.
     *
     * @param holder the field with the object
     * @param user the test class whose fixtures restore it
     */
    static Stream<PartCode> of(FieldSource holder, String user, ModuleDescription module) {
        return object(holder, user, module).stream()
                .flatMap(object -> holder.parts(module).stream()
                        .limit(MOST)
                        .map(part -> new PartCode(holder, object, part, FieldAccessors.of(part, user, module))));
    }

    private static Optional<String> object(FieldSource holder, String user, ModuleDescription module) {
        if (!holder.isStatic()) {
            return Optional.empty();
        }
        return holder.isVisibleTo(user)
                ? Optional.of(holder.reference())
                : FieldAccessors.getter(holder, user, module).map(getter -> holder.ownerType() + "." + getter + "()");
    }

    Optional<FixtureCode> byAccessors() {
        return accessors
                .filter(found -> found.getter() != null)
                .map(found -> FixtureCode.restoring(
                        "restore " + what,
                        subject,
                        part.type(),
                        List.of("${saved} = " + object + "." + found.getter() + "();"),
                        List.of(object + "." + found.setter() + "(${saved});")));
    }

    /** Code that names no method of the project: keeps the value during a test, or sets the initial one before it. */
    Optional<FixtureCode> byReflection(boolean isBefore) {
        String field = "${java.lang.reflect.Field} field = " + part.ownerType() + ".class.getDeclaredField("
                + JavaText.literal(part.name()) + ");\nfield.setAccessible(true);\n";
        String how = what + " by reflection, as no method of the project does that";
        if (!isBefore) {
            return Optional.of(FixtureCode.restoring(
                            "restore " + how,
                            subject,
                            "Object",
                            List.of(field + "${saved} = field.get(" + object + ");"),
                            List.of(field + "field.set(" + object + ", ${saved});"))
                    .throwing());
        }
        return Optional.ofNullable(part.initial())
                .map(initial -> FixtureCode.before(
                                "set " + how, subject, field + "field.set(" + object + ", " + initial + ");")
                        .throwing());
    }
}
