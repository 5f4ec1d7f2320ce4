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
 * suite without the tests; its arguments are the folders and jars with the tests.
 */
public final class LoadMain {

    private LoadMain() {}

    /** Answers requests until there are no more. */
    public static void main(String[] tests) throws IOException {
        URL[] urls = new URL[tests.length];
        for (int i = 0; i < tests.length; i++) {
            urls[i] = new File(tests[i]).toURI().toURL();
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
    private static String problem(Map<String, byte[]> classes, URL[] tests) throws IOException {
        try (Loader loader = new Loader(classes, tests)) {
            for (String name : classes.keySet()) {
                // Asking for methods links a class, and so verifies it, but does not initialise it.
                Object unused = Class.forName(name, false, loader).getDeclaredMethods();
            }
            return "";
        } catch (VerifyError | ClassFormatError | IncompatibleClassChangeError e) {
            String text = e.toString().strip();
            return text.contains("\n") ? text.substring(0, text.indexOf('\n')) : text;
        } catch (ClassNotFoundException | LinkageError e) {
            // Not a matter of the class itself: the user's own class names what is not on the class path.
            return "";
        }
    }

    /** Loads what it receives, then the tests beside it, then the rest. */
    private static final class Loader extends URLClassLoader {

        private final Map<String, byte[]> classes;

        Loader(Map<String, byte[]> classes, URL[] tests) {
            super(tests);
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
