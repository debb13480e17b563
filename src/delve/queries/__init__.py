"""Queries about a state. They change nothing.

Every number is computed on demand, and the same code lists the contributions when given an ``Explanation`` to fill. So
a sum and its explanation cannot disagree.
"""
