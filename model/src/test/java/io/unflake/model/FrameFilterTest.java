package io.unflake.model;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FrameFilterTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "java.util.ArrayList",
                "jdk.internal.reflect.DirectMethodHandleAccessor",
                "sun.reflect.NativeMethodAccessorImpl",
                "com.sun.proxy.$Proxy12",
                "org.junit.Assert",
                "org.junit.jupiter.engine.Foo",
                "junit.framework.TestCase",
                "org.testng.Assert",
                "org.spockframework.runtime.SpockRuntime",
                "org.apache.maven.surefire.booter.ForkedBooter",
                "org.gradle.api.internal.Foo",
                "org.codehaus.groovy.runtime.InvokerHelper",
                "io.unflake.hooks.Switchboard"
            })
    void frames_of_jdk_frameworks_tools_and_reflection_are_dropped(String className) {
        assertThat(FrameFilter.BY_NAME.test(className)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"shop.Sip", "javassist.Loader", "org.apache.commons.io.FileUtils", "org.junitpioneer.Foo"})
    void frames_of_other_code_are_kept(String className) {
        assertThat(FrameFilter.BY_NAME.test(className)).isTrue();
    }
}
