package io.unflake.inject.operator;

import io.unflake.inject.flaw.FilePermission;
import io.unflake.inject.place.CallSearch;

/** FPD: one test makes a shared file read-only. */
final class FilePermissionDependency extends SharedOperator {

    FilePermissionDependency() {
        super(
                FilePermission.class,
                CallSearch.of(
                        "java/io/FileWriter.<init>",
                        "java/io/FileOutputStream.<init>",
                        "java/io/File.createNewFile",
                        "java/io/File.createTempFile",
                        "java/nio/file/Files.write",
                        "java/nio/file/Files.writeString",
                        "java/nio/file/Files.newOutputStream",
                        "java/nio/file/Files.newBufferedWriter",
                        "java/nio/file/Files.createTempFile",
                        "java/nio/file/Files.createFile"));
    }

    @Override
    public String name() {
        return "FPD";
    }

    @Override
    public String antiPattern() {
        return "a file is read-only because another test has made it so";
    }

    @Override
    public String reference() {
        return "issue 484 of Wikidata-Toolkit";
    }
}
