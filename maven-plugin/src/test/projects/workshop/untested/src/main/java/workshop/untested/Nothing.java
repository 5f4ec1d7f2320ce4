package workshop.untested;

public class Nothing {}
