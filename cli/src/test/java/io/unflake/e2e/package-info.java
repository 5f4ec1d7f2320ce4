/** End-to-end tests: the built distribution, run on projects with known flaky tests. */
package io.unflake.e2e;
