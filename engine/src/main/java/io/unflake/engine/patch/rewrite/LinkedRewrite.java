package io.unflake.engine.patch.rewrite;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import com.github.javaparser.ast.type.ClassOrInterfaceType;
import io.unflake.engine.patch.EditedSource.Edit;
import io.unflake.engine.patch.Imports;
import io.unflake.engine.patch.JavaSource;
import io.unflake.engine.patch.Rewrite;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Replaces hash maps and hash sets, whose order is arbitrary, by linked ones, which keep the order of insertion. */
public final class LinkedRewrite {

    private static final Set<String> HASHED = Set.of("HashMap", "HashSet");

    private LinkedRewrite() {}

    /** Changes the collections that a line iterates or, if they are created elsewhere, all of its file. */
    public static List<Rewrite> of(List<CodeLine> lines) {
        return Stream.of(
                        LineRewrite.of("use linked collections", lines, LinkedRewrite::named),
                        LineRewrite.of("use linked collections in the whole file", lines, LinkedRewrite::all))
                .flatMap(Optional::stream)
                .distinct()
                .toList();
    }

    private static List<Edit> named(JavaSource source, List<Integer> lines, Imports imports) {
        Set<String> names = Stream.concat(
                        source.at(lines, NameExpr.class).stream().map(NameExpr::getNameAsString),
                        source.at(lines, FieldAccessExpr.class).stream().map(FieldAccessExpr::getNameAsString))
                .collect(Collectors.toSet());
        return linked(
                source,
                creations(source).stream()
                        .filter(created -> names.contains(variable(created)))
                        .toList(),
                imports);
    }

    private static List<Edit> all(JavaSource source, List<Integer> lines, Imports imports) {
        return linked(source, creations(source), imports);
    }

    private static List<ObjectCreationExpr> creations(JavaSource source) {
        return source.unit().findAll(ObjectCreationExpr.class).stream()
                .filter(created -> HASHED.contains(created.getType().getNameAsString()))
                .toList();
    }

    /** The variable that a new object is assigned to; empty if there is none. */
    private static String variable(ObjectCreationExpr created) {
        Node parent = created.getParentNode().orElse(null);
        if (parent instanceof VariableDeclarator declared) {
            return declared.getNameAsString();
        }
        return parent instanceof AssignExpr assigned
                ? assigned.getTarget().toString().replaceFirst("^this\\.", "")
                : "";
    }

    private static List<Edit> linked(JavaSource source, List<ObjectCreationExpr> creations, Imports imports) {
        List<Edit> edits = new ArrayList<>();
        for (ObjectCreationExpr created : creations) {
            String name = created.getType().getNameAsString();
            String linked = imports.use("java.util.Linked" + name);
            edits.add(Edit.replacement(
                    source.begin(created.getType()),
                    source.end(created.getType().getName()),
                    linked));
        }
        HASHED.stream()
                .filter(name -> isUnused(source, name, creations))
                .forEach(name -> imports.remove("java.util." + name));
        return edits;
    }

    /** Whether a type is only named where it is replaced. */
    private static boolean isUnused(JavaSource source, String name, List<ObjectCreationExpr> replaced) {
        long removed = replaced.stream()
                .filter(created -> created.getType().getNameAsString().equals(name))
                .count();
        long types = source.unit().findAll(ClassOrInterfaceType.class).stream()
                .filter(type -> type.getNameAsString().equals(name))
                .count();
        long names = source.unit().findAll(NameExpr.class).stream()
                .filter(each -> each.getNameAsString().equals(name))
                .count();
        return removed > 0 && types + names == removed;
    }
}
