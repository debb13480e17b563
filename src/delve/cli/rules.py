"""``delve rules``: the rules reference, and its examples to read or to play."""

from __future__ import annotations

import json
import secrets
from typing import Annotated, Final

import typer

from delve.cli.new_game import SEEDS
from delve.cli.play import sit_down
from delve.cli.questions import indented, row_words
from delve.cli.seating import PERSON, Seating
from delve.cli.sets import Sets
from delve.cli.words import listed
from delve.engine.play import Game
from delve.learning.article import KINDS, Article, articles, find_article
from delve.learning.example import RuleExample, RuleMoment, asked, tried
from delve.learning.reference import RuleArticle, Ruling, index, search, whole
from delve.library.shipped import standard_book
from delve.messages import Reader, keyed, message, say, sentence
from delve.model.errors import BadInput

# Who sits in the other seats of an example that is tried.
OPPONENT: Final = "steady"


def rules(
    term: Annotated[list[str] | None, typer.Argument()] = None,
    find: Annotated[str, typer.Option(metavar="WORDS")] = "",
    try_it: Annotated[bool, typer.Option("--try")] = False,
    seed: int | None = None,
    plain: Annotated[bool, typer.Option("--plain")] = False,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    sets: Sets = None,
) -> None:
    """The command ``delve rules``."""
    if not term:
        list_entries(search(find) if find else list(articles().values()), as_json)
        return
    article = find_article(" ".join(term))
    book = standard_book(sets)
    if try_it:
        game = Game(book, tried(article.example), secrets.randbelow(SEEDS) if seed is None else seed)
        players = [PERSON if seat == asked(game) else OPPONENT for seat in range(game.state.seats)]
        opening = say(message("terminal-rules-try", title=article.called()))
        sit_down(game, Seating(players, game.seed), opening, plain)
        return
    data = whole(book, article)
    print(json.dumps(data, ensure_ascii=False) if as_json else "\n".join(article_lines(article, data)))


def list_entries(found: list[Article], as_json: bool) -> None:
    if not found:
        raise BadInput(message("terminal-rules-nothing-found"))
    if as_json:
        ids = [article.id for article in found]
        print(json.dumps([entry for entry in index() if entry["id"] in ids], ensure_ascii=False))
        return
    for kind in KINDS:
        of_kind = [article for article in found if article.kind == kind]
        if of_kind:
            print(say(keyed("rules-kind", kind)))
            width = max([len(article.id) for article in of_kind])
            print("\n".join([f"  {article.id:<{width}}  {article.called()}" for article in of_kind]) + "\n")
    print(say(message("terminal-rules-look-up")))


def article_lines(article: Article, data: RuleArticle) -> list[str]:
    """An article as it is read in the terminal."""
    lines = [article.called(), ""]
    lines.extend([article.meaning(), ""] if article.meaning() else [])
    lines.append(say(article.text()))
    if data["cards"]:
        lines.extend(["", say(message("terminal-rules-cards", cards=listed(data["cards"])))])
    lines.extend(["", *example_lines(data["example"])])
    for ruling in data["rulings"]:
        lines.extend(["", *ruling_lines(ruling)])
    related = listed([articles()[id].called() for id in data["related"]])
    return [*lines, "", say(message("terminal-rules-related", related=related))]


def ruling_lines(ruling: Ruling) -> list[str]:
    more = [say(message("terminal-rules-example", example=ruling["example"]))] if ruling["example"] else []
    return [f"{ruling['id']}  {ruling['question']}", *indented([ruling["ruling"], *more])]


def example_lines(example: RuleExample) -> list[str]:
    """The example, moment by moment."""
    lines = [say(message("terminal-rules-example-title", title=example["title"], format=example["format_name"]))]
    for moment in example["moments"]:
        reader = Reader(example["seat"], len(moment["view"]["seats"]))
        lines.extend(indented(moment_lines(moment, reader)))
    return lines


def moment_lines(moment: RuleMoment, reader: Reader) -> list[str]:
    lines = [f"> {moment['line']}"] if moment["line"] else []
    lines.extend([sentence(line["message"], reader) for line in moment["story"]])
    for number in moment["numbers"]:
        lines.append(f"{sentence(number['name'])} = {number['total']}")
        lines.extend(indented([row_words(row) for row in number["rows"]]))
    for refused in moment["refusals"]:
        reason = say(refused["reason"], reader)
        lines.append(say(message("terminal-rules-refused", line=refused["line"], reason=reason)))
    return lines
