"""Makes the site whole: links that lead out of ``docs`` in the repository lead to pages of the site.

Scenario files become pages, so that a ruling's scenarios can be read; the files in the repository's root that are
included here (CONTRIBUTING and its like) keep their links.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

ROOT = Path(__file__).parents[1]
SCENARIOS = ROOT / "tests" / "scenarios"
# Where files of the repository's root stand on the site.
PAGES = {
    "ARCHITECTURE.md": "architecture.md",
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
}


def on_files(files: Files, config: Any) -> Files:
    for path in sorted(SCENARIOS.rglob("*.toml")):
        name = path.relative_to(SCENARIOS).with_suffix("").as_posix()
        text = f"---\nsearch:\n  exclude: true\n---\n# {name}\n\n```toml\n{path.read_text(encoding='utf-8')}```\n"
        files.append(File.generated(config, f"scenarios/{name}.md", content=text))
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Files) -> str:
    up = "../" * page.file.src_uri.count("/")
    markdown = re.sub(r"\]\((?:\.\./)*tests/scenarios/([^)]+)\.toml\)", rf"]({up}scenarios/\1.md)", markdown)
    for name, place in PAGES.items():
        markdown = re.sub(rf"\]\((?:\.\./)*{re.escape(name)}", f"]({up}{place}", markdown)
    # Included from the root, where pages are found under docs/.
    return markdown.replace("](docs/", f"]({up}")
