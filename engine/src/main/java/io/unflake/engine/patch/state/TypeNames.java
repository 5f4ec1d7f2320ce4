package io.unflake.engine.patch.state;

import com.github.javaparser.ast.ImportDeclaration;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.type.ClassOrInterfaceType;
import io.unflake.engine.patch.JavaSource;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Finds the full names of types that a source calls by their simple names. */
final class TypeNames {

    private static final Pattern QUALIFIED = Pattern.compile("(?<![\\w.\"${])((?:[a-z_]\\w*\\.)+[A-Z]\\w*)");

    private final JavaSource source;

    TypeNames(JavaSource source) {
        this.source = source;
    }

    /** The full name of a type: an imported one, one of the same file or of the JDK, or else one of the same package. */
    String full(String simple) {
        if (simple.contains(".")) {
            return simple;
        }
        return Stream.of(imported(simple), declared(simple), ofJdk(simple))
                .flatMap(each -> each)
                .findFirst()
                .orElse(inPackage(simple));
    }

    private Stream<String> imported(String simple) {
        return source.unit().getImports().stream()
                .filter(each -> !each.isAsterisk() && !each.isStatic())
                .map(ImportDeclaration::getNameAsString)
                .filter(name -> name.endsWith("." + simple));
    }

    private Stream<String> declared(String simple) {
        return source.unit().findAll(TypeDeclaration.class).stream()
                .filter(type -> type.getNameAsString().equals(simple))
                .flatMap(type -> ((TypeDeclaration<?>) type).getFullyQualifiedName().stream());
    }

    private Stream<String> ofJdk(String simple) {
        return Stream.concat(
                        Stream.of("java.lang"),
                        source.unit().getImports().stream()
                                .filter(each -> each.isAsterisk() && !each.isStatic())
                                .map(ImportDeclaration::getNameAsString)
                                .filter(name -> name.startsWith("java.")))
                .map(owner -> owner + "." + simple)
                .filter(TypeNames::exists);
    }

    private static boolean exists(String name) {
        try {
            Class.forName(name, false, ClassLoader.getPlatformClassLoader());
            return true;
        } catch (ClassNotFoundException | LinkageError e) {
            return false;
        }
    }

    private String inPackage(String simple) {
        return source.packageName().isEmpty() ? simple : source.packageName() + "." + simple;
    }

    /** The code of a node as a template, in which types are place-holders. */
    String template(Node node) {
        Map<Integer, Integer> names = new TreeMap<>(Comparator.reverseOrder());
        Stream.concat(
                        node.findAll(ClassOrInterfaceType.class).stream()
                                .filter(type -> type.getScope().isEmpty() && isUpper(type.getNameAsString()))
                                .map(ClassOrInterfaceType::getName),
                        node.findAll(NameExpr.class).stream()
                                .filter(TypeNames::isType)
                                .map(NameExpr::getName))
                .forEach(name ->
                        names.put(source.begin(name) - source.begin(node), source.end(name) - source.begin(node)));
        StringBuilder text = new StringBuilder(source.text(node));
        names.forEach((begin, end) -> text.replace(begin, end, "${" + full(text.substring(begin, end)) + "}"));
        return QUALIFIED.matcher(text).replaceAll("\\${$1}");
    }

    private static boolean isUpper(String name) {
        return Character.isUpperCase(name.charAt(0));
    }

    /** Whether a name is written like that of a type, and not like a variable or a constant. */
    static boolean isType(NameExpr name) {
        String text = name.getNameAsString();
        return isUpper(text) && (text.length() == 1 || !text.equals(text.toUpperCase(Locale.ROOT)));
    }

    List<String> types(Node node) {
        return node.findAll(NameExpr.class).stream()
                .filter(TypeNames::isType)
                .map(name -> full(name.getNameAsString()))
                .distinct()
                .toList();
    }
}
