package io.unflake.worker.naming;

import io.unflake.model.TestId;

/**
 * The name of a test as it grows along the path from the engine down to the test.
 *
 * @param realClass the class that can be loaded; it differs from the name where a nested class is inherited
 */
record Name(String engine, String className, String realClass, String method, String invocation) {

    static final Name NONE = new Name("", "", "", "", "");

    Name inEngine(String id) {
        return new Name(id, className, realClass, method, invocation);
    }

    Name inClass(String name) {
        return new Name(engine, name, name, method, invocation);
    }

    Name inNested(String simpleName, String realName) {
        return new Name(engine, className + "$" + simpleName, realName, method, invocation);
    }

    Name method(String name) {
        return new Name(engine, className, realClass, name, invocation);
    }

    /** For engines that know no methods: the names on the way down, one after the other. */
    Name then(String name) {
        return method(method.isEmpty() ? name : method + " / " + name);
    }

    Name index(int n) {
        return new Name(engine, className, realClass, method, invocation + "[" + n + "]");
    }

    TestId toTestId() {
        return method.isEmpty() ? TestId.ofClass(className) : new TestId(className, method, invocation);
    }
}
