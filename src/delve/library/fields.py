"""Reading the values of TOML files outside the core: errors with their place and a suggestion."""

from __future__ import annotations

from delve.content.schema import (
    Place,
    a_bool,
    a_full_list,
    a_number,
    a_str,
    a_table,
    no_other_keys,
    one_of,
    some_words,
)

__all__ = ["Place", "a_bool", "a_full_list", "a_number", "a_str", "a_table", "no_other_keys", "one_of", "some_words"]
