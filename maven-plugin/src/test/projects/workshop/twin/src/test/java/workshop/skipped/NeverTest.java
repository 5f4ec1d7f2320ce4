package workshop.skipped;

class NeverTest {}
