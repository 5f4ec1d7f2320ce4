/** Which tests are tried under which treatments. */
package io.unflake.engine.plan;
