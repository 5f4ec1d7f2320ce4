package io.unflake.engine.discovery;

import io.unflake.model.codec.Codec;
import io.unflake.model.project.ModuleDescription;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** A Maven project whose wrapper is a short shell script, to simulate situations that are hard to reproduce. */
final class FakeMaven {

    /** Copies the prepared description to the requested folder. */
    static final String DESCRIBES = """
            for argument; do
                case $argument in
                    -Dunflake.descriptions=*) cp module.json "${argument#*=}/001-shop.module.json" ;;
                esac
            done
            """;

    private FakeMaven() {}

    static Path project(Path folder, String script) throws IOException {
        Files.createDirectories(folder);
        Files.writeString(folder.resolve("pom.xml"), "<project/>");
        String tests = folder.toRealPath().resolve("target/test-classes").toString();
        ModuleDescription module = Modules.withTests(List.of(tests), List.of(), List.of());
        Files.writeString(folder.resolve("module.json"), Codec.write(module));
        Path wrapper = Files.writeString(
                folder.resolve("mvnw"), "#!/bin/sh\nmkdir -p target\necho \"$@\" >>target/calls\n" + script);
        Files.setPosixFilePermissions(wrapper, PosixFilePermissions.fromString("rwxr-xr-x"));
        return folder;
    }

    static List<String> calls(Path folder) throws IOException {
        return Files.readAllLines(folder.resolve("target/calls"));
    }

    /** Creates a plugin with version information only. */
    static PluginFiles plugin(Path folder) throws IOException {
        Files.createDirectories(folder);
        PluginFiles plugin = PluginFiles.in(folder);
        try (ZipOutputStream jar = new ZipOutputStream(Files.newOutputStream(plugin.jar()))) {
            ZipEntry version = new ZipEntry("META-INF/maven/io.unflake/unflake-maven-plugin/pom.properties");
            // Otherwise the plugin would be another one two seconds later.
            version.setTime(0);
            jar.putNextEntry(version);
            jar.write("version=0.0.1\n".getBytes(java.nio.charset.StandardCharsets.UTF_8));
        }
        return plugin;
    }
}
