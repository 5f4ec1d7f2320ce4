/** Changes class files: copies the code of flaws into test classes, adds tests, and checks the result. */
package io.unflake.inject.edit;
