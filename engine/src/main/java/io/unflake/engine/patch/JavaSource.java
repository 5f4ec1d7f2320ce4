package io.unflake.engine.patch;

import com.github.javaparser.JavaParser;
import com.github.javaparser.ParserConfiguration;
import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.TypeDeclaration;
import java.util.List;
import java.util.Optional;

/** A Java source with its syntax tree, whose nodes have offsets in the text. */
public final class JavaSource {

    private final SourceFile file;
    private final CompilationUnit unit;
    private final LineOffsets lines;

    private JavaSource(SourceFile file, CompilationUnit unit) {
        this.file = file;
        this.unit = unit;
        this.lines = new LineOffsets(file.text());
    }

    /** Parses a source; empty if it is not valid Java. */
    public static Optional<JavaSource> parse(SourceFile file) {
        ParserConfiguration configuration = new ParserConfiguration()
                .setLanguageLevel(ParserConfiguration.LanguageLevel.BLEEDING_EDGE)
                .setAttributeComments(false);
        return new JavaParser(configuration).parse(file.text()).getResult().map(unit -> new JavaSource(file, unit));
    }

    public SourceFile file() {
        return file;
    }

    public CompilationUnit unit() {
        return unit;
    }

    /** The name of the package; empty if there is none. */
    public String packageName() {
        return unit.getPackageDeclaration()
                .map(declared -> declared.getNameAsString())
                .orElse("");
    }

    /** The offset of the first character of a node. */
    public int begin(Node node) {
        return lines.offset(node.getBegin().orElseThrow());
    }

    /** The offset after the last character of a node. */
    public int end(Node node) {
        return lines.offset(node.getEnd().orElseThrow()) + 1;
    }

    /** A node as it is written in the source. */
    public String text(Node node) {
        return file.text().substring(begin(node), end(node));
    }

    public String separator() {
        return lines.separator();
    }

    /** The white space at the begin of the line that contains an offset. */
    public String indentAt(int offset) {
        return lines.indentBefore(offset);
    }

    /** The offset of the first character of the line that contains an offset. */
    public int startOfLine(int offset) {
        return lines.startOfLine(offset);
    }

    /** The white space by which the members of a type are indented relative to it. */
    public String indentUnit() {
        return file.text()
                .lines()
                .filter(line -> line.startsWith("\t") || line.startsWith("  "))
                .findFirst()
                .map(line -> line.startsWith("\t") ? "\t" : leadingSpaces(line))
                .orElse("    ");
    }

    private static String leadingSpaces(String line) {
        return line.substring(0, line.length() - line.stripLeading().length());
    }

    /** The nodes of a kind that lines contain, or that go over them: each once, and before those that it contains. */
    public <N extends Node> List<N> at(List<Integer> lines, Class<N> type) {
        return unit.findAll(type).stream()
                .filter(node -> node.getRange()
                        .filter(range ->
                                lines.stream().anyMatch(line -> range.begin.line <= line && line <= range.end.line))
                        .isPresent())
                .toList();
    }

    /** The type with a binary name such as {@code shop.Cart$Item}. */
    public Optional<TypeDeclaration<?>> type(String binaryName) {
        String inPackage = binaryName.substring(binaryName.lastIndexOf('.') + 1);
        Optional<TypeDeclaration<?>> found = Optional.empty();
        List<TypeDeclaration<?>> members = unit.getTypes();
        for (String name : inPackage.split("\\$", -1)) {
            found = members.stream()
                    .filter(type -> type.getNameAsString().equals(name))
                    .findFirst();
            members = found.map(JavaSource::nested).orElse(List.of());
        }
        return found;
    }

    private static List<TypeDeclaration<?>> nested(TypeDeclaration<?> type) {
        return type.getMembers().stream()
                .filter(TypeDeclaration.class::isInstance)
                .<TypeDeclaration<?>>map(member -> (TypeDeclaration<?>) member)
                .toList();
    }
}
