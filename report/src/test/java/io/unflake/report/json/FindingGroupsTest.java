package io.unflake.report.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.model.Site;
import io.unflake.model.TestId;
import io.unflake.model.Treatment;
import io.unflake.model.finding.Before;
import io.unflake.model.finding.Finding;
import io.unflake.model.finding.Proof;
import io.unflake.model.finding.Role;
import io.unflake.model.finding.Verdict;
import io.unflake.report.Examples;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class FindingGroupsTest {

    private static final Site BIND =
            Examples.site("bind", "shop.Server", "open", 9, "java.net.ServerSocket.<init>(int)");

    @Test
    void tests_that_fail_at_the_same_site_under_the_same_strategy_are_one_group() {
        Finding a = at("shop.ATest#a", "environment.port", BIND);
        Finding b = at("shop.BTest#b", "environment.port", BIND);

        assertThat(FindingGroups.of(List.of(a, b))).containsExactly(a.id(), a.id());
    }

    @Test
    void another_strategy_or_another_site_is_another_group() {
        Finding port = at("shop.ATest#a", "environment.port", BIND);
        Finding random = at("shop.ATest#b", "random.extreme", Examples.DRAW);
        Finding smallest = at("shop.ATest#c", "random.smallest", Examples.DRAW);
        Finding both = at("shop.ATest#d", "random.extreme", Examples.DRAW, BIND);

        assertThat(FindingGroups.of(List.of(port, random, smallest, both)))
                .containsExactly(port.id(), random.id(), smallest.id(), both.id());
    }

    @Test
    void the_same_polluter_with_the_same_state_is_one_group_in_any_order() {
        Finding a = after("shop.ATest#a", "order.reverse", "field shop.Cart.items");
        Finding b = after("shop.BTest#b", "order.random", "field shop.Cart.items");
        Finding other = after("shop.CTest#c", "order.reverse", "property user.home");

        assertThat(FindingGroups.of(List.of(a, b, other))).containsExactly(a.id(), a.id(), other.id());
    }

    @Test
    void a_cause_without_sites_groups_invocations_of_one_test_only() {
        Finding one = at("shop.ATest#a[1]", "environment.heap");
        Finding two = at("shop.ATest#a[2]", "environment.heap");
        Finding other = at("shop.BTest#b", "environment.heap");

        assertThat(FindingGroups.of(List.of(one, two, other))).containsExactly(one.id(), one.id(), other.id());
    }

    @Test
    void unproven_findings_are_one_group_if_they_fail_at_the_same_place() {
        Finding a = Examples.seen(at("shop.ATest#a", "environment.port", BIND));
        Finding b = Examples.seen(at("shop.BTest#b", "environment.port", BIND));
        Finding proven = at("shop.CTest#c", "environment.port", BIND);
        Finding elsewhere = Examples.seen(Examples.finding(
                "shop.DTest#d",
                Verdict.FLAKY,
                List.of(Examples.under("environment.port", Map.of())),
                Examples.failure("java.net.BindException", "", "shop.Server", 77),
                List.of(BIND)));

        assertThat(FindingGroups.of(List.of(a, b, proven, elsewhere)))
                .containsExactly(a.id(), a.id(), proven.id(), elsewhere.id());
    }

    private static Finding at(String test, String strategy, Site... sites) {
        return Examples.finding(
                test,
                Verdict.FLAKY,
                List.of(Examples.under(strategy, Map.of())),
                Examples.failure("java.net.BindException", "Address already in use", "shop.Server", 9),
                List.of(sites));
    }

    private static Finding after(String test, String strategy, String state) {
        Treatment order = Examples.under(strategy, Map.of());
        Before before = new Before(TestId.parse("shop.OldTest#adds"), Role.POLLUTER, state);
        return Examples.proven(
                at(test, strategy),
                Proof.ofOrder(order, List.of(before), List.of(before.test()), new Proof.Effort(3, 0.5)));
    }
}
