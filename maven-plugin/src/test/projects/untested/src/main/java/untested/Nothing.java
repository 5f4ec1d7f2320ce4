package untested;

public class Nothing {}
