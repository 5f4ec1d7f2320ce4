package io.unflake.inject.subjects;

import java.io.File;
import java.io.IOException;
import java.net.ServerSocket;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;

/** Tests with what flaws use: threads, waits, files, clocks, ports and unordered collections. */
public class BusySubject {

    @Test
    void waitsForAThread() throws InterruptedException {
        CountDownLatch done = new CountDownLatch(1);
        new Thread(() -> {
                    try {
                        Thread.sleep(1_000);
                    } catch (InterruptedException e) {
                        return;
                    }
                    done.countDown();
                })
                .start();
        Assertions.assertTrue(done.await(30, TimeUnit.SECONDS));
    }

    @Test
    void joinsAThread() throws InterruptedException {
        boolean[] done = {false};
        Thread thread = new Thread(() -> {
            try {
                Thread.sleep(1_000);
            } catch (InterruptedException e) {
                return;
            }
            done[0] = true;
        });
        thread.start();
        thread.join();
        Assertions.assertTrue(done[0]);
    }

    @Test
    void getsAFuture() {
        Assertions.assertEquals(
                1,
                CompletableFuture.supplyAsync(() -> 1, CompletableFuture.delayedExecutor(1_000, TimeUnit.MILLISECONDS))
                        .join());
    }

    @Test
    void readsTheClock() {
        long now = System.currentTimeMillis();
        if (now > 0) {
            Assertions.assertTrue(now > 1);
        } else {
            Assertions.fail();
        }
    }

    @Test
    void writesAFile() throws IOException {
        File file = File.createTempFile("busy", ".txt");
        Assertions.assertTrue(file.delete());
    }

    @Test
    void bindsAPort() throws IOException {
        try (ServerSocket server = new ServerSocket(0)) {
            Assertions.assertTrue(server.getLocalPort() > 0);
        }
    }

    @Test
    void fillsCollections() {
        Map<String, Integer> numbers = new HashMap<>();
        Set<String> names = new HashSet<>();
        for (String each : new String[] {"one", "two", "three", "four", "five"}) {
            numbers.put(each, each.length());
            names.add(each);
        }
        Assertions.assertEquals(numbers.keySet(), names);
    }

    @Test
    void caches() {
        Map<String, Integer> cache = new ConcurrentHashMap<>();
        Assertions.assertEquals(1, cache.computeIfAbsent("a", key -> 1));
    }
}
