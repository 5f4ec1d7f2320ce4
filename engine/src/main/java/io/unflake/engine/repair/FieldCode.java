package io.unflake.engine.repair;

import io.unflake.engine.patch.fixture.FixtureCode;
import io.unflake.engine.patch.state.FieldAccessors;
import io.unflake.engine.patch.state.FieldSource;
import io.unflake.engine.patch.state.ReturnedState;
import io.unflake.model.project.ModuleDescription;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Fixtures that restore a field: by its name, by methods that get and set it or, as the last resort, by reflection. */
final class FieldCode {

    private static final Pattern THREAD_LOCAL = Pattern.compile("\\$\\{java\\.lang\\.(Inheritable)?ThreadLocal}.*");

    private final FieldSource field;
    private final String user;
    private final ModuleDescription module;
    private final String subject;

    /** @param user the test class whose fixtures restore the field */
    FieldCode(FieldSource field, String user, ModuleDescription module) {
        this.field = field;
        this.user = user;
        this.module = module;
        this.subject = JavaText.capitalised(field.name());
    }

    private String what(String verb) {
        String owner = field.owner().substring(field.owner().lastIndexOf('.') + 1);
        return verb + " " + owner.replace('$', '.') + "." + field.name();
    }

    /** The field as code of the test class names it. */
    private String reference() {
        return field.isStatic() ? field.reference() : field.name();
    }

    private boolean isVisible() {
        return field.isVisibleTo(user) && (field.isStatic() || field.owner().equals(user));
    }

    private ContentCode content() {
        return new ContentCode(reference(), field.type());
    }

    private boolean isThreadLocal() {
        return THREAD_LOCAL.matcher(field.type()).matches();
    }

    private Stream<PartCode> parts() {
        return PartCode.of(field, user, module);
    }

    /** Fixtures for the class of a test that changes the field. */
    List<FixtureCode> afterChange() {
        List<FixtureCode> codes = new ArrayList<>();
        if (isVisible()) {
            codes.addAll(byName());
        } else {
            byAccessors().ifPresent(codes::add);
        }
        parts().flatMap(part -> part.byAccessors().stream()).forEach(codes::add);
        return codes;
    }

    private List<FixtureCode> byName() {
        if (MockCode.isStatic(field)) {
            return List.of(FixtureCode.after(what("close the mock"), subject, MockCode.closing(field, reference())));
        }
        if (isThreadLocal()) {
            return List.of(FixtureCode.after(what("remove the value of"), subject, reference() + ".remove();"));
        }
        List<FixtureCode> codes = new ArrayList<>();
        if (content().exists()) {
            codes.add(content().restoring(what("restore the content of"), subject));
        }
        if (!field.isFinal()) {
            codes.add(FixtureCode.restoring(
                    what("restore"),
                    subject,
                    field.type(),
                    List.of("${saved} = " + reference() + ";"),
                    List.of(reference() + " = ${saved};")));
            codes.addAll(initial(false));
        }
        contentOfValue().forEach(codes::add);
        return codes;
    }

    /** Restores collections that methods of the value return. */
    private Stream<FixtureCode> contentOfValue() {
        return ReturnedState.of(field, module).stream()
                .map(each -> new ContentCode(reference() + "." + each.method() + "()", each.type()))
                .filter(ContentCode::exists)
                .map(each -> each.restoring(what("restore the content of"), subject));
    }

    private Optional<FixtureCode> byAccessors() {
        return FieldAccessors.of(field, user, module)
                .filter(found -> found.getter() != null && field.isStatic())
                .map(found -> FixtureCode.restoring(
                        what("restore"),
                        subject,
                        field.type(),
                        List.of("${saved} = " + field.ownerType() + "." + found.getter() + "();"),
                        List.of(field.ownerType() + "." + found.setter() + "(${saved});")));
    }

    /** Sets the value that the field has first. */
    private List<FixtureCode> initial(boolean isBefore) {
        if (field.initial() == null) {
            return List.of();
        }
        String statement = reference() + " = " + field.initial() + ";";
        String what = what("set the initial value of");
        return List.of(
                isBefore ? FixtureCode.before(what, subject, statement) : FixtureCode.after(what, subject, statement));
    }

    /**
     * Fixtures for the class of a test that reads the field.
     *
     * @param clean the value with which the test passes, as a Java expression; null if unknown
     */
    List<FixtureCode> beforeUse(String clean) {
        if (isVisible() && isThreadLocal()) {
            return List.of(FixtureCode.before(what("remove the value of"), subject, reference() + ".remove();"));
        }
        List<FixtureCode> codes = new ArrayList<>();
        String value = clean == null ? field.initial() : clean;
        if (isVisible() && !field.isFinal() && value != null) {
            codes.add(FixtureCode.before(what("set"), subject, reference() + " = " + value + ";"));
        }
        if (isVisible() && content().exists()) {
            codes.add(FixtureCode.before(what("clear"), subject, reference() + ".clear();"));
        }
        if (!isVisible() && value != null) {
            FieldAccessors.of(field, user, module)
                    .ifPresent(found -> codes.add(FixtureCode.before(
                            what("set"), subject, field.ownerType() + "." + found.setter() + "(" + value + ");")));
        }
        return codes;
    }

    /** Fixtures that name no method of the project, and break if the field is renamed. */
    List<FixtureCode> byReflection(boolean isBefore) {
        if (!field.isStatic()) {
            return List.of();
        }
        String variable = "${java.lang.reflect.Field} field = " + field.ownerType() + ".class.getDeclaredField("
                + JavaText.literal(field.name()) + ");\nfield.setAccessible(true);";
        List<FixtureCode> codes = new ArrayList<>();
        if (content().exists()) {
            String type = content().isMap() ? "${java.util.Map}<?, ?>" : "${java.util.Collection}<?>";
            codes.add(code(isBefore, "clear", variable + "\n((" + type + ") field.get(null)).clear();"));
        }
        if (isThreadLocal()) {
            codes.add(
                    code(isBefore, "remove the value of", variable + "\n((ThreadLocal<?>) field.get(null)).remove();"));
        }
        if (!field.isFinal() && field.initial() != null) {
            codes.add(code(
                    isBefore, "set the initial value of", variable + "\nfield.set(null, " + field.initial() + ");"));
        }
        parts().flatMap(part -> part.byReflection(isBefore).stream()).forEach(codes::add);
        return codes;
    }

    private FixtureCode code(boolean isBefore, String verb, String statements) {
        String what = what(verb) + " by reflection, as no method of the project does that";
        return (isBefore ? FixtureCode.before(what, subject, statements) : FixtureCode.after(what, subject, statements))
                .throwing();
    }

    /** Resets a mock, if the project uses Mockito. */
    List<FixtureCode> asMock(boolean isBefore) {
        if (!MockCode.areIn(module)
                || !isVisible()
                || content().exists()
                || isThreadLocal()
                || MockCode.isStatic(field)) {
            return List.of();
        }
        String statement = "${org.mockito.Mockito}.reset(" + reference() + ");";
        String what = what("reset the mock");
        return List.of(
                isBefore ? FixtureCode.before(what, subject, statement) : FixtureCode.after(what, subject, statement));
    }
}
