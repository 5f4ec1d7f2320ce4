package io.unflake.inject.operator;

import io.unflake.inject.flaw.FileResource;
import io.unflake.inject.place.CallSearch;

/** RA: a test needs a file that another test creates. */
final class ResourceAvailability extends SharedOperator {

    ResourceAvailability() {
        super(
                FileResource.class,
                CallSearch.of(
                        "java/io/FileReader.<init>",
                        "java/io/FileInputStream.<init>",
                        "java/io/File.exists",
                        "java/io/File.<init>",
                        "java/nio/file/Files.exists",
                        "java/nio/file/Files.readAllBytes",
                        "java/nio/file/Files.readAllLines",
                        "java/nio/file/Files.readString",
                        "java/nio/file/Files.newInputStream",
                        "java/nio/file/Files.newBufferedReader"));
    }

    @Override
    public String name() {
        return "RA";
    }

    @Override
    boolean isBrittle() {
        return true;
    }

    @Override
    public String antiPattern() {
        return "a file is there only if another test has created it";
    }

    @Override
    public String reference() {
        return "Croissant (ISSTA 2023), section 3.2.7";
    }
}
