package io.unflake.inject.load;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.File;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Main of a JVM that loads and links the classes it receives, without running their code. Its class path is that of the
 * suite; its arguments are the folders and jars with the tests and the code under test, which share packages and so need
 * the same loader as the classes.
 */
public final class LoadMain {

    private LoadMain() {}

    /** Answers requests until there are no more. */
    public static void main(String[] project) throws IOException {
        URL[] urls = new URL[project.length];
        for (int i = 0; i < project.length; i++) {
            urls[i] = new File(project[i]).toURI().toURL();
        }
        DataOutputStream out = new DataOutputStream(System.out);
        try (DataInputStream in = new DataInputStream(new BufferedInputStream(System.in))) {
            while (true) {
                out.writeUTF(problem(read(in), urls));
                out.flush();
            }
        } catch (EOFException e) {
            return;
        }
    }

    private static Map<String, byte[]> read(DataInputStream in) throws IOException {
        int count = in.readInt();
        Map<String, byte[]> classes = new LinkedHashMap<>();
        for (int i = 0; i < count; i++) {
            String name = in.readUTF();
            classes.put(name, in.readNBytes(in.readInt()));
        }
        return classes;
    }

    /** Why the JVM refuses one of some classes; empty if it does not. */
    private static String problem(Map<String, byte[]> classes, URL[] project) throws IOException {
        try (Loader loader = new Loader(classes, project)) {
            for (String name : classes.keySet()) {
                // Asking for methods links a class, and so verifies it, but does not initialise it.
                Object unused = Class.forName(name, false, loader).getDeclaredMethods();
            }
            return "";
        } catch (VerifyError | ClassFormatError e) {
            String text = e.toString().strip();
            return text.contains("\n") ? text.substring(0, text.indexOf('\n')) : text;
        } catch (ClassNotFoundException | LinkageError e) {
            // Not a matter of the class itself: the user's own class names what is not on the class path, or what only
            // classes of the same loader may see.
            return "";
        }
    }

    /** Loads what it receives, then what may be in the same packages, then the rest. */
    private static final class Loader extends URLClassLoader {

        private final Map<String, byte[]> classes;

        Loader(Map<String, byte[]> classes, URL[] project) {
            super(project);
            this.classes = classes;
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            synchronized (getClassLoadingLock(name)) {
                Class<?> loaded = findLoadedClass(name);
                return loaded == null ? loadNew(name, resolve) : loaded;
            }
        }

        private Class<?> loadNew(String name, boolean resolve) throws ClassNotFoundException {
            byte[] bytes = classes.get(name);
            if (bytes != null) {
                return defineClass(name, bytes, 0, bytes.length);
            }
            String file = name.replace('.', '/') + ".class";
            return findResource(file) == null ? super.loadClass(name, resolve) : findClass(name);
        }
    }
}
