package io.unflake.worker.naming;

import io.unflake.model.TestId;

/**
 * The name of a node in the test tree, built along the path from the engine to the test.
 *
 * @param realClass the class to load; differs from the name if a nested class is inherited
 */
record NodeName(String engine, String className, String realClass, String method, String invocation) {

    static final NodeName NONE = new NodeName("", "", "", "", "");

    NodeName inEngine(String id) {
        return new NodeName(id, className, realClass, method, invocation);
    }

    NodeName inClass(String name) {
        return new NodeName(engine, name, name, method, invocation);
    }

    NodeName inNested(String simpleName, String realName) {
        return new NodeName(engine, className + "$" + simpleName, realName, method, invocation);
    }

    NodeName method(String name) {
        return new NodeName(engine, className, realClass, name, invocation);
    }

    /** Appends the name of a node for engines without methods. */
    NodeName then(String name) {
        return method(method.isEmpty() ? name : method + " / " + name);
    }

    NodeName index(int n) {
        return new NodeName(engine, className, realClass, method, invocation + "[" + n + "]");
    }

    TestId toTestId() {
        return method.isEmpty() ? TestId.ofClass(className) : new TestId(className, method, invocation);
    }
}
