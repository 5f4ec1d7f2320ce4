/**
 * The code of the flaws, which is copied into test classes of any version. So it uses only static methods and nested
 * classes, no lambdas, no private members and no static methods of interfaces, and throws what every framework reports.
 */
package io.unflake.inject.flaw;
