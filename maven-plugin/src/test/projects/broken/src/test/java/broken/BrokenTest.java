package broken;

class BrokenTest {

    int price = "free";
}
