package io.unflake.agent.policy;

/** What starts anew with each test, so that a test meets the same whatever ran before it. */
interface PerTest {

    void renew();
}
