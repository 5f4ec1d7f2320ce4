/** Plans which tests run under which treatments, and in which order. */
package io.unflake.engine.plan;
