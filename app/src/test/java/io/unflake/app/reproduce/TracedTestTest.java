package io.unflake.app.reproduce;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.report.trace.StackTraceText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TracedTestTest {

    @ParameterizedTest
    @CsvSource({
        "app//shop.TillTest.closes(TillTest.java:12), shop.TillTest#closes",
        "shop.TillTest$Closing.closes(TillTest.java:12), shop.TillTest$Closing#closes",
        "shop.TillTest.lambda$closes$0(TillTest.java:12), shop.TillTest#closes",
        "shop.TillTest.lambda$closes the till$0(TillTest.kt:12), shop.TillTest#closes the till",
        "shop.TillTest.closes the till(TillTest.kt:12), shop.TillTest#closes the till",
        "shop.TillTest$closes the till$1.invokeSuspend(TillTest.kt:14), shop.TillTest#closes the till",
        "shop.TillTest$closes$1$2.invoke(TillTest.kt:14), shop.TillTest#closes",
        "shop.TillTest$Closing$closes$1.invoke(TillTest.kt:14), shop.TillTest$Closing#closes",
        "shop.TillTest$Closing$1.run(TillTest.java:14), shop.TillTest$Closing",
        "shop.TillTest$1.run(TillTest.java:14), shop.TillTest",
        "shop.TillTest$1Drawer.open(TillTest.java:14), shop.TillTest",
        "shop.TillSpec.$spock_feature_0_0(TillSpec.groovy:14), shop.TillSpec",
        "shop.TillTest.<init>(TillTest.java:14), shop.TillTest"
    })
    void lambdas_and_inner_classes_belong_to_the_test_around_them(String frame, String test) {
        assertThat(test("java.lang.AssertionError: late\n\tat " + frame)).isEqualTo(test);
    }

    @Test
    void rules_and_extensions_of_the_project_are_not_tests() {
        assertThat(test("""
                        java.lang.AssertionError: late
                        \tat shop.Till.close(Till.java:7)
                        \tat shop.TillTest.closes(TillTest.java:12)
                        \tat java.base/jdk.internal.reflect.DirectMethodHandleAccessor.invoke(Unknown Source)
                        \tat java.base/java.lang.reflect.Method.invoke(Method.java:580)
                        \tat org.junit.runners.model.FrameworkMethod.invokeExplosively(FrameworkMethod.java:56)
                        \tat shop.RetryRule$1.evaluate(RetryRule.java:20)
                        \tat org.junit.runners.ParentRunner.run(ParentRunner.java:413)
                        """)).isEqualTo("shop.TillTest#closes");
    }

    @Test
    void a_trace_without_project_code_names_no_test() {
        assertThat(TracedTest.of(StackTraceText.read("java.lang.Error: x\n\tat java.lang.Thread.run(Thread.java:1)")
                        .get(0)))
                .isEmpty();
    }

    private static String test(String trace) {
        return TracedTest.of(StackTraceText.read(trace).get(0)).orElseThrow().pattern();
    }
}
