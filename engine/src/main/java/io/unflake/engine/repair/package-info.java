/** Searches patches with which flaky tests pass, and checks them under the treatment that makes the tests fail. */
package io.unflake.engine.repair;
