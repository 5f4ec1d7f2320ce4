package io.unflake.agent.instrument;

import io.unflake.agent.site.Sites;
import io.unflake.model.timing.TimingApis;
import java.io.IOException;
import java.io.InputStream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;

/** Defines a subject and its nested classes with delay points. */
final class DelayedClasses extends ClassLoader {

    private final String subject;
    private final Sites sites;
    private final DelayTargets targets;

    DelayedClasses(Class<?> subject, Sites sites, TimingApis apis) {
        super(subject.getClassLoader());
        this.subject = subject.getName();
        this.sites = sites;
        targets = new DelayTargets(apis, new Hierarchy(this));
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        if (!name.startsWith(subject)) {
            return super.loadClass(name, resolve);
        }
        Class<?> loaded = findLoadedClass(name);
        return loaded == null ? define(name) : loaded;
    }

    private Class<?> define(String name) throws ClassNotFoundException {
        try (InputStream in = getResourceAsStream(name.replace('.', '/') + ".class")) {
            ClassReader reader = new ClassReader(in);
            ClassWriter writer = new ClassWriter(reader, 0);
            reader.accept(new DelayRewriter(writer, reader, targets, new DelayPoints(sites, true)), 0);
            byte[] bytes = writer.toByteArray();
            return defineClass(name, bytes, 0, bytes.length);
        } catch (IOException e) {
            throw new ClassNotFoundException(name, e);
        }
    }
}
