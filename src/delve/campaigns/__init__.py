"""Campaigns: chapters played one after another (B-139 to B-143). The campaigns themselves are data."""
