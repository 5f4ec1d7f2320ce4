package io.unflake.engine.patch.state;

import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.stmt.ExpressionStmt;
import com.github.javaparser.ast.stmt.Statement;
import io.unflake.engine.patch.JavaSource;
import io.unflake.engine.patch.SourceFile;
import io.unflake.model.TestId;
import io.unflake.model.project.ModuleDescription;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What the method of a test does, and the fixtures of its class: which types it calls, and which statements set state. */
public final class TestStatements {

    private final JavaSource source;
    private final List<MethodDeclaration> methods;

    private TestStatements(JavaSource source, List<MethodDeclaration> methods) {
        this.source = source;
        this.methods = methods;
    }

    /** Finds a test; empty if there is no Java source of it. */
    public static Optional<TestStatements> of(TestId test, ModuleDescription module) {
        return SourceFile.ofClass(test.className(), module)
                .filter(file -> !file.isGroovy())
                .flatMap(JavaSource::parse)
                .flatMap(source -> source.type(test.className())
                        .map(type -> new TestStatements(
                                source,
                                type.getMethods().stream()
                                        .filter(method ->
                                                method.getNameAsString().equals(test.method()))
                                        .toList())));
    }

    /** The full names of the types that the test calls by name. */
    public List<String> types() {
        TypeNames names = new TypeNames(source);
        return methods.stream()
                .flatMap(method -> names.types(method).stream())
                .distinct()
                .toList();
    }

    /** The statements that need no variable of the test, as templates: calls of static methods, and assignments. */
    public List<String> settingState() {
        TypeNames names = new TypeNames(source);
        return methods.stream()
                .flatMap(method -> method.findAll(ExpressionStmt.class).stream()
                        .filter(statement -> isSetting(statement.getExpression()))
                        .filter(statement -> !usesVariables(statement, method)))
                .map(names::template)
                .distinct()
                .toList();
    }

    private static boolean isSetting(Expression expression) {
        boolean isCall = expression instanceof MethodCallExpr call
                && call.getScope().filter(scope -> startsWithType(scope)).isPresent();
        return isCall || (expression instanceof AssignExpr assigned && startsWithType(assigned.getTarget()));
    }

    private static boolean startsWithType(Expression expression) {
        return expression.findAll(NameExpr.class).stream()
                        .findFirst()
                        .filter(TypeNames::isType)
                        .isPresent()
                && !expression.toString().matches("(Assert|Assertions|Mockito)\\b.*");
    }

    private static boolean usesVariables(Statement statement, MethodDeclaration method) {
        Set<String> variables = Stream.concat(
                        method.findAll(VariableDeclarator.class).stream().map(VariableDeclarator::getNameAsString),
                        method.getParameters().stream().map(parameter -> parameter.getNameAsString()))
                .collect(Collectors.toSet());
        return statement.findAll(NameExpr.class).stream().anyMatch(name -> variables.contains(name.getNameAsString()));
    }
}
