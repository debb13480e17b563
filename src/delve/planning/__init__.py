"""Tools for agents: numbers of the table, trial attacks and defences, and random playouts."""
