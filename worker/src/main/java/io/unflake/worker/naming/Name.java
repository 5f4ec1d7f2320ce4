package io.unflake.worker.naming;

import io.unflake.model.TestId;

/** The name of a test as it grows along the path from the engine down to the test. */
final class Name {

    private String className = "";
    private String realClass = "";
    private String method = "";
    private final StringBuilder invocation = new StringBuilder();

    String className() {
        return className;
    }

    /** The class that can be loaded; it differs from the name where a nested class is inherited. */
    String realClass() {
        return realClass;
    }

    String method() {
        return method;
    }

    boolean isTest() {
        return !method.isEmpty();
    }

    void enterClass(String name) {
        className = name;
        realClass = name;
    }

    void enterNested(String simpleName, String realName) {
        className += "$" + simpleName;
        realClass = realName;
    }

    void enterMethod(String name) {
        method = name;
    }

    void appendName(String name) {
        method = method.isEmpty() ? name : method + " / " + name;
    }

    void appendIndex(int n) {
        invocation.append('[').append(n).append(']');
    }

    TestId toTestId() {
        return method.isEmpty() ? TestId.ofClass(className) : new TestId(className, method, invocation.toString());
    }
}
