package workshop.consumer;

import workshop.jupiter.TillTest;

class SecondTillTest extends TillTest {}
