package shop;

public class Till {

    public int sum(int a, int b) {
        return a + b;
    }
}
