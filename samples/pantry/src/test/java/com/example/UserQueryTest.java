package com.example;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import pantry.truth.Twice;
import pantry.truth.Victim;

/** Figure 6 of the Takuan paper. */
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
public class UserQueryTest {

    @Test
    @Order(2)
    @Twice(because = "expects the only row, and leaves one")
    public void testCreateUser() { // polluter
        UserQuery.createUser("BobPolluter");
        assertEquals(UserQuery.countUsers(), 1);
    }

    @Test
    @Order(1)
    @Victim(
            of = "com.example.UserQueryTest#testCreateUser",
            variable = {"return com.example.UserQuery.countUsers()", "table users"},
            because = "expects that the table is empty")
    public void testDeleteUser() { // victim
        UserQuery.createUser("AliceVictim");
        UserQuery.deleteUser("AliceVictim");
        assertEquals(UserQuery.countUsers(), 0);
    }
}
