package io.unflake.engine.patch;

import com.github.javaparser.ast.ImportDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import io.unflake.engine.patch.EditedSource.Edit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;

/** The imports that new code in a source needs, each in its sorted place. */
public final class Imports {

    private final JavaSource source;
    private final List<ImportDeclaration> existing;
    private final TreeSet<String> added = new TreeSet<>();
    private final List<ImportDeclaration> removed = new ArrayList<>();

    public Imports(JavaSource source) {
        this.source = source;
        this.existing = source.unit().getImports();
    }

    /** Returns the name by which new code refers to a type: the simple one, unless that means something else. */
    public String use(String type) {
        String simple = type.substring(type.lastIndexOf('.') + 1);
        if (isKnown(type)) {
            return simple;
        }
        if (isTaken(simple, type)) {
            return type;
        }
        added.add(type);
        return simple;
    }

    private boolean isKnown(String type) {
        String owner = owner(type);
        return owner.equals("java.lang")
                || owner.equals(source.packageName())
                || existing.stream()
                        .filter(each -> !each.isStatic())
                        .anyMatch(each -> each.isAsterisk()
                                ? each.getNameAsString().equals(owner)
                                : each.getNameAsString().equals(type));
    }

    private boolean isTaken(String simple, String type) {
        return existing.stream()
                        .filter(each -> !each.isAsterisk())
                        .anyMatch(each -> each.getName().getIdentifier().equals(simple))
                || added.stream().anyMatch(each -> !each.equals(type) && each.endsWith("." + simple))
                || source.unit().findAll(TypeDeclaration.class).stream()
                        .anyMatch(declared -> declared.getNameAsString().equals(simple));
    }

    private static String owner(String type) {
        return type.substring(0, Math.max(0, type.lastIndexOf('.')));
    }

    /** Removes the import of a type that is no longer named. */
    public void remove(String type) {
        existing.stream()
                .filter(each -> !each.isStatic() && !each.isAsterisk() && !removed.contains(each))
                .filter(each -> each.getNameAsString().equals(type))
                .findFirst()
                .ifPresent(removed::add);
    }

    /** The imports to add and to remove. */
    public List<Edit> edits() {
        return Stream.concat(added.stream().map(this::edit), removed.stream().map(this::removal))
                .toList();
    }

    private Edit removal(ImportDeclaration unused) {
        int begin = source.begin(unused);
        int next = source.file().text().indexOf('\n', begin) + 1;
        return Edit.replacement(begin, next == 0 ? source.end(unused) : next, "");
    }

    private Edit edit(String type) {
        String line = "import " + type + ";";
        List<ImportDeclaration> whole = block(type);
        List<ImportDeclaration> block =
                whole.stream().filter(each -> !removed.contains(each)).toList();
        if (whole.isEmpty()) {
            return first(line);
        }
        if (block.isEmpty()) {
            return Edit.insertion(source.begin(whole.get(0)), line + source.separator(), line + " ");
        }
        Optional<ImportDeclaration> next = block.stream()
                .filter(each -> each.getNameAsString().compareTo(type) > 0)
                .findFirst();
        return next.map(after -> Edit.insertion(source.begin(after), line + source.separator(), line + " "))
                .orElseGet(() ->
                        Edit.insertion(source.end(block.get(block.size() - 1)), source.separator() + line, " " + line));
    }

    /** The first import of types: after the static ones, the package, or at the begin of the file. */
    private Edit first(String line) {
        String gap = source.separator() + source.separator();
        return existing.stream()
                .max(Comparator.comparing(source::end))
                .map(source::end)
                .or(() -> source.unit().getPackageDeclaration().map(source::end))
                .map(end -> Edit.insertion(end, gap + line, " " + line))
                .orElseGet(() -> Edit.insertion(source.begin(source.unit().getType(0)), line + gap, line + " "));
    }

    /** The group of imports without blank lines in between that is most like a type. */
    private List<ImportDeclaration> block(String type) {
        return blocks().stream()
                .max(Comparator.comparingInt(block -> block.stream()
                        .mapToInt(each -> commonSegments(each.getNameAsString(), type))
                        .max()
                        .orElse(0)))
                .orElse(List.of());
    }

    private List<List<ImportDeclaration>> blocks() {
        List<List<ImportDeclaration>> blocks = new ArrayList<>();
        ImportDeclaration last = null;
        for (ImportDeclaration each : existing) {
            if (each.isStatic()) {
                last = null;
                continue;
            }
            boolean continues = last != null
                    && last.getEnd().orElseThrow().line + 1 >= each.getBegin().orElseThrow().line;
            if (!continues) {
                blocks.add(new ArrayList<>());
            }
            blocks.get(blocks.size() - 1).add(each);
            last = each;
        }
        return blocks;
    }

    private static int commonSegments(String one, String other) {
        String[] some = one.split("\\.", -1);
        String[] others = other.split("\\.", -1);
        int common = 0;
        while (common < Math.min(some.length, others.length) && some[common].equals(others[common])) {
            common++;
        }
        return common;
    }
}
