package io.unflake.agent.instrument;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.model.strategy.Form;
import io.unflake.model.strategy.SiteKind;
import io.unflake.model.strategy.Strategies;
import io.unflake.model.strategy.Strategy;
import io.unflake.model.strategy.Target;
import io.unflake.model.strategy.Targets;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

class TargetsTest {

    /** Targets added after JDK 17. */
    private static final Set<String> NEWER = Set.of(
            "java.lang.Thread.sleep(java.time.Duration)",
            "java.lang.Thread.join(java.time.Duration)",
            "java.lang.Process.waitFor(java.time.Duration)");

    static List<Target> all() {
        return Stream.concat(Targets.ALL.stream(), GroovyTargets.ALL.stream())
                .filter(target -> !target.owner().startsWith("org/codehaus/"))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("all")
    void every_target_is_a_jdk_method(Target target) throws Exception {
        assertThat(NEWER.contains(target.api()) || member(target) != null).isTrue();
    }

    private static Executable member(Target target) throws Exception {
        Class<?> owner = Class.forName(target.owner().replace('/', '.'));
        List<Executable> members = new ArrayList<>(Arrays.asList(owner.getDeclaredConstructors()));
        members.addAll(Arrays.asList(owner.getMethods()));
        return members.stream()
                .filter(member -> describe(member).equals(target.name() + target.descriptor()))
                .findFirst()
                .orElse(null);
    }

    private static String describe(Executable member) {
        return member instanceof Method method
                ? method.getName() + Type.getMethodDescriptor(method)
                : "<init>" + Type.getConstructorDescriptor((java.lang.reflect.Constructor<?>) member);
    }

    @ParameterizedTest
    @MethodSource("all")
    void the_code_for_a_target_calls_an_existing_hook(Target target) throws Exception {
        if (target.form() == Form.CALLEE) {
            return;
        }
        Executable member = NEWER.contains(target.api()) ? null : member(target);
        boolean isStatic = member == null
                ? target.name().equals("sleep")
                : Modifier.isStatic(member.getModifiers()) && member instanceof Method;
        int opcode = target.name().equals("<init>")
                ? Opcodes.INVOKESPECIAL
                : isStatic ? Opcodes.INVOKESTATIC : Opcodes.INVOKEVIRTUAL;
        Call call = new Call(opcode, target.owner(), target.name(), target.descriptor(), false);
        HookCalls calls = new HookCalls();
        CallWriter writer = new CallWriter(calls);
        Hooked hook = new Hooked(target, 1);
        if (target.form() == Form.PEEK && call.hasArguments()) {
            writer.peek(hook);
        }
        writer.write(call, List.of(hook));

        assertThat(calls.names).isNotEmpty().allMatch(TargetsTest::exists);
    }

    private static boolean exists(String hook) {
        int hash = hook.indexOf('#');
        try {
            Class<?> type = Class.forName(hook.substring(0, hash).replace('/', '.'));
            return Arrays.stream(type.getMethods())
                    .anyMatch(method -> describe(method).equals(hook.substring(hash + 1)));
        } catch (ClassNotFoundException e) {
            return false;
        }
    }

    private static final class HookCalls extends MethodVisitor {

        private final List<String> names = new ArrayList<>();

        HookCalls() {
            super(Opcodes.ASM9);
        }

        @Override
        public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
            if (owner.startsWith("io/unflake/hooks/")) {
                names.add(owner + "#" + name + descriptor);
            }
        }
    }

    static final List<Strategy> STRATEGIES = Strategies.BUILT_IN.stream()
            .filter(strategy -> !strategy.group().equals("order"))
            .toList();

    @ParameterizedTest
    @FieldSource("STRATEGIES")
    void every_strategy_has_targets(Strategy strategy) {
        assertThat(strategy.targets()).isNotEmpty().doesNotHaveDuplicates();
    }

    @Test
    void apis_are_described_as_in_source_code() {
        assertThat(Targets.ALL.stream()
                        .filter(target -> target.kind().equals(SiteKind.SLEEP))
                        .map(Target::api))
                .contains("java.lang.Thread.sleep(long, int)", "java.util.concurrent.TimeUnit.sleep(long)");
        assertThat(Target.describe("java/util/Date", "<init>", "([[ILjava/lang/String;ZBCSFD)V"))
                .isEqualTo("new java.util.Date(int[][], java.lang.String, boolean, byte, char, short, float, double)");
    }
}
