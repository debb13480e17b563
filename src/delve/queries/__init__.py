"""Questions about a state. They change nothing.

Every number is computed when it is asked for, and the same code lists the contributions when given an
``Explanation`` to fill: a sum and its explanation cannot disagree.
"""
