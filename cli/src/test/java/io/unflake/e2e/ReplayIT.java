package io.unflake.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.jdi.Bootstrap;
import com.sun.jdi.VirtualMachine;
import com.sun.jdi.connect.AttachingConnector;
import com.sun.jdi.connect.Connector;
import io.unflake.report.json.FindingsFile.Found;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Replays of a finding. */
class ReplayIT {

    private static final Pattern PORT = Pattern.compile("127\\.0\\.0\\.1:(\\d+)");

    @TempDir
    static Path folder;

    private static Subject subject;
    private static Unflake unflake;
    private static Found found;
    private static Path file;

    @BeforeAll
    static void detect() throws Exception {
        subject = Subject.compile("alone", folder);
        unflake = new Unflake(folder);
        found = unflake.run(subject.detect("target/unflake", "--strategy", "random.extreme", "--json"))
                .findings()
                .findings()
                .get(0);
        file = folder.resolve("target/unflake/replays/" + found.id() + ".json");
    }

    @Test
    void a_finding_is_replayed_by_its_file_and_by_its_id() throws Exception {
        Unflake.Ended byFile = unflake.run("replay", file.toString(), "--times", "3");
        Unflake.Ended byId = unflake.run("replay", found.id().substring(0, 3), "--times", "1", "--json");

        assertThat(byFile.out())
                .startsWith("reproduced 3/3, a rate of 44 % to 100 % (95 % confidence)\n" + found.test());
        assertThat(byFile.exit()).isEqualTo(1);
        assertThat(byId.out()).contains("\"schema\": \"unflake/replayed/1\"", "\"reproduced\": 1");
        assertThat(byId.exit()).as(byId.err()).isEqualTo(1);
    }

    @Test
    void it_fails_in_any_runner_with_the_agent() throws Exception {
        Process process = new ProcessBuilder(
                        Unflake.java().toString(),
                        "-javaagent:" + Unflake.HOME.resolve("runtime/unflake-agent.jar") + "=replay=" + file,
                        "-cp",
                        subject.classpath(),
                        "alone.RunTests")
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .start();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

        assertThat(printed).isEqualTo("failed rollsAnything()\npassed 1\n");
    }

    @Test
    void a_debugger_can_attach_before_anything_happens() throws Exception {
        Unflake.Running running = unflake.start(List.of("replay", file.toString(), "--debug"));
        String told = "";
        while (!told.contains("jdb -attach") && running.process().isAlive()) {
            Thread.sleep(50);
            told = Files.readString(running.err());
        }
        Matcher port = PORT.matcher(told);
        assertThat(port.find()).as(told).isTrue();

        attach(port.group(1)).dispose();

        Unflake.Ended ended = running.await();
        assertThat(ended.out()).as(ended.err()).startsWith("reproduced 1/1");
        assertThat(ended.exit()).isEqualTo(1);
    }

    /** The port may not be open yet. */
    private static VirtualMachine attach(String port) throws Exception {
        AttachingConnector connector = Bootstrap.virtualMachineManager().attachingConnectors().stream()
                .filter(each -> each.name().equals("com.sun.jdi.SocketAttach"))
                .findFirst()
                .orElseThrow();
        Map<String, Connector.Argument> arguments = connector.defaultArguments();
        arguments.get("hostname").setValue("127.0.0.1");
        arguments.get("port").setValue(port);
        while (true) {
            try {
                return connector.attach(arguments);
            } catch (java.net.ConnectException e) {
                Thread.sleep(50);
            }
        }
    }

    @Test
    void a_project_that_has_changed_is_refused() throws Exception {
        Path other = Files.createDirectories(folder.resolve("other/alone"));
        Files.writeString(other.resolve("Another.java"), "package alone; class Another {}");
        Subject.compile(other, subject.classes(), subject.classpath());

        try {
            check(unflake.run("replay", file.toString()), "the classes of the project have changed since this replay");
        } finally {
            Files.delete(subject.classes().resolve("alone/Another.class"));
        }
    }

    @Test
    void a_corrupt_file_is_refused_with_one_sentence() throws Exception {
        String good = Files.readString(file);
        check(edited(good.substring(0, good.length() / 2)), "cannot be used");
        check(edited(good.replace("unflake/replay/2", "unflake/replay/9")), "its format is unflake/replay/9");
        check(
                edited(good.replaceAll("\"id\": \"[^\"]*\"", "\"id\": \"../../../evil\"")),
                "a part of it is missing or wrong");
        check(edited(good.replaceAll("\"module\": \"[^\"]*\"", "\"module\": \"../elsewhere\"")), "does not have");
        check(edited(good.replace("#rollsAnything", "#isGone")), "the project no longer has the test");
        check(edited("not JSON at all"), "cannot be used");
        check(unflake.run("replay", "ffffffffff"), "there is no finding 'ffffffffff'");
        check(unflake.run("replay", "none.json"), "cannot be read");
        check(unflake.run("replay", file.toString(), "--times", "0"), "--times must be at least 1, but is 0");
    }

    private static Unflake.Ended edited(String text) throws Exception {
        Path edited = file.resolveSibling("edited.json");
        Files.writeString(edited, text);
        return unflake.run("replay", edited.toString(), "--times", "1");
    }

    private static void check(Unflake.Ended ended, String sentence) {
        assertThat(ended.err()).contains(sentence).doesNotContain("\tat ");
        assertThat(ended.exit()).as(ended.err()).isEqualTo(2);
    }
}
