package workshop.jupiter;

public class Till {

    public int sum(int a, int b) {
        return a + b;
    }
}
