package io.unflake.agent.policy;

/** State that is reset for each test, so that a test behaves the same whatever ran before it. */
interface PerTest {

    void renew();
}
