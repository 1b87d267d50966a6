"""For research: many games at once, and the interfaces that other libraries expect."""
