package io.unflake.inject.edit;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;

/** Answers questions about supertypes from class files, without loading classes. */
public final class TypeHierarchy implements AutoCloseable {

    private static final String OBJECT = "java/lang/Object";

    /** What is known of a type. */
    record Info(String superName, List<String> interfaces, boolean isInterface) {}

    private final List<Path> folders = new ArrayList<>();
    private final List<ZipFile> jars = new ArrayList<>();
    private final Map<String, Optional<Info>> known = new ConcurrentHashMap<>();

    /** @param classpath folders and jars, in order */
    public TypeHierarchy(List<Path> classpath) throws IOException {
        for (Path element : classpath) {
            if (Files.isDirectory(element)) {
                folders.add(element);
            } else if (Files.isRegularFile(element)) {
                jars.add(new ZipFile(element.toFile()));
            }
        }
    }

    /** Adds a class that is not on the class path yet. */
    void add(ClassNode node) {
        known.put(
                node.name,
                Optional.of(new Info(node.superName, node.interfaces, (node.access & Opcodes.ACC_INTERFACE) != 0)));
    }

    /** The closest common superclass; {@code Object} if one of the types is unknown. */
    String common(String one, String other) {
        if (isInterface(one) || isInterface(other)) {
            return OBJECT;
        }
        Set<String> supers = new HashSet<>();
        for (String each = one; each != null; each = superName(each)) {
            supers.add(each);
        }
        for (String each = other; each != null; each = superName(each)) {
            if (supers.contains(each)) {
                return each;
            }
        }
        return OBJECT;
    }

    boolean isInterface(String type) {
        return info(type).map(Info::isInterface).orElse(false);
    }

    /** The superclass; null for {@code Object} and unknown types. */
    String superName(String type) {
        return info(type).map(Info::superName).orElse(null);
    }

    boolean isSubtype(String type, String of) {
        if (type.equals(of) || of.equals(OBJECT)) {
            return true;
        }
        Optional<Info> info = info(type);
        if (info.isEmpty()) {
            return true;
        }
        boolean bySuper = info.get().superName() != null && isSubtype(info.get().superName(), of);
        return bySuper || info.get().interfaces().stream().anyMatch(each -> isSubtype(each, of));
    }

    boolean isKnown(String type) {
        return info(type).isPresent();
    }

    private Optional<Info> info(String type) {
        Optional<Info> found = known.get(type);
        if (found == null) {
            found = read(type);
            known.put(type, found);
        }
        return found;
    }

    private Optional<Info> read(String type) {
        try (InputStream in = open(type + ".class")) {
            if (in == null) {
                return Optional.empty();
            }
            ClassReader reader = new ClassReader(in);
            return Optional.of(new Info(
                    reader.getSuperName(),
                    List.of(reader.getInterfaces()),
                    (reader.getAccess() & Opcodes.ACC_INTERFACE) != 0));
        } catch (IOException | RuntimeException e) {
            return Optional.empty();
        }
    }

    private InputStream open(String file) throws IOException {
        for (Path folder : folders) {
            Path path = folder.resolve(file);
            if (Files.isRegularFile(path)) {
                return Files.newInputStream(path);
            }
        }
        for (ZipFile jar : jars) {
            ZipEntry entry = jar.getEntry(file);
            if (entry != null) {
                return jar.getInputStream(entry);
            }
        }
        return ClassLoader.getPlatformClassLoader().getResourceAsStream(file);
    }

    @Override
    public void close() throws IOException {
        for (ZipFile jar : jars) {
            jar.close();
        }
    }
}
