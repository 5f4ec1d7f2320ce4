package io.unflake.agent.instrument;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;

/** Recognises test classes by the annotations and classes of test frameworks that their constant pool names. */
final class TestCode {

    private static final int UTF8 = 1;
    private static final List<byte[]> PREFIXES = Stream.of(
                    "Lorg/junit/", "Lorg/testng/", "junit/framework/", "spock/lang/", "org/spockframework/")
            .map(text -> text.getBytes(StandardCharsets.US_ASCII))
            .toList();

    private TestCode() {}

    static boolean isIn(ClassReader reader) {
        for (int i = 1; i < reader.getItemCount(); i++) {
            int item = reader.getItem(i);
            if (item > 0 && reader.readByte(item - 1) == UTF8) {
                for (byte[] prefix : PREFIXES) {
                    if (startsWith(reader, item, prefix)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private static boolean startsWith(ClassReader reader, int text, byte[] prefix) {
        if (reader.readUnsignedShort(text) < prefix.length) {
            return false;
        }
        for (int i = 0; i < prefix.length; i++) {
            if (reader.readByte(text + 2 + i) != prefix[i]) {
                return false;
            }
        }
        return true;
    }
}
