package io.unflake.agent.record;

/**
 * 64-bit hashes of texts and pairs; {@link String#hashCode()} has too few bits because values are compared by hash
 * only.
 */
final class LongHash {

    private LongHash() {}

    static long of(String text) {
        long result = text.length();
        for (int i = 0; i < text.length(); i++) {
            result = result * 1_099_511_628_211L ^ text.charAt(i);
        }
        return result;
    }

    static long mix(long a, long b) {
        long mixed = (a ^ Long.rotateLeft(b, 23)) * 0x9E3779B97F4A7C15L;
        return mixed ^ (mixed >>> 29);
    }
}
