/** The detect capability: which tests fail under behaviour that the APIs they call are allowed to show. */
package io.unflake.engine.detect;
