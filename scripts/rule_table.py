#!/usr/bin/env python3
"""Prints which rule states each sentence of the rule books, and which tests pin it, as a Markdown table.

The sentences are in docs/rulebooks.tsv, in our own words; the rules are the ids of the RULES.en.md of each game; a test pins
a rule if its name begins with the id: `st_x9_…`, or `ls_m1_and_s1_…` for several. Fails if a rule has no test, if a
sentence names no rule or one that does not exist, or if a rule is neither stated by a book nor marked as a ruling.
With --check, prints only what fails.
"""

import collections
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
TAGS = {"schotten-totten": "st", "lords-of-scotland": "ls", "bergues": "bg", "goofspiel": "gs"}
# A traditional game without a rule book.
WITHOUT_BOOK = {"goofspiel"}
TEST = re.compile(r"#\[test\]\s*(?:#\[[^\]]*\]\s*)*fn (\w+)")


def rules_of(game: str, tag: str) -> dict[str, str]:
    """The ids of the rules of a game, each with the English text up to the next one."""
    english = (ROOT / "games" / game / "RULES.en.md").read_text().split("\n## Our rulings\n")[0]
    parts = re.split(rf"\*\*({tag.upper()}-[A-Z]\d+)\*\*", english)
    return dict(zip(parts[1::2], parts[2::2]))


def ids_of(name: str, tag: str) -> list[str]:
    """The rules that the name of a test begins with."""
    words = name.split("_")
    found = []
    if words[0] == tag:
        for word in words[1:]:
            if re.fullmatch(r"[a-z]\d+", word):
                found.append(f"{tag}-{word}".upper())
            elif word not in ("and", tag):
                break
    return found


def main() -> int:
    rules, tests, problems = {}, collections.defaultdict(list), []
    for game, tag in TAGS.items():
        own = rules_of(game, tag)
        rules.update(own)
        for file in sorted((ROOT / "games" / game).glob("**/*.rs")):
            for name in TEST.findall(file.read_text()):
                for rule in ids_of(name, tag):
                    tests[rule].append(name)
                    if rule not in own:
                        problems.append(f"{file.relative_to(ROOT)}: {name} names a rule that does not exist")
    problems += [f"{rule}: no test has its name" for rule in rules if not tests[rule]]

    rows, stated = [], set()
    lines = (ROOT / "docs/rulebooks.tsv").read_text().splitlines()
    for number, line in enumerate(lines, 1):
        if line.startswith("#"):
            continue
        book, chapter, statement, named = line.split("\t")
        if not named.split():
            problems.append(f"docs/rulebooks.tsv:{number}: names no rule")
        for rule in named.split():
            stated.add(rule)
            if rule not in rules:
                problems.append(f"docs/rulebooks.tsv:{number}: there is no rule {rule}")
        pinned = sorted({test for rule in named.split() for test in tests[rule]})
        rows.append((book, chapter, statement, named, pinned))
    bookless = tuple(f"{TAGS[game]}-".upper() for game in WITHOUT_BOOK)
    for rule, text in rules.items():
        if rule not in stated and "uling" not in text and not rule.startswith(bookless):
            problems.append(f"{rule}: stated by no book, and not marked as a ruling")

    if "--check" not in sys.argv[1:]:
        print("| book | chapter | what it says | rule | tests |\n|---|---|---|---|---|")
        for book, chapter, statement, named, pinned in rows:
            shown = ", ".join(f"`{test}`" for test in pinned[:3])
            more = f" and {len(pinned) - 3} more" if len(pinned) > 3 else ""
            print(f"| {book} | {chapter} | {statement} | {named} | {shown}{more} |")
        count = len({test for names in tests.values() for test in names})
        print(f"\n{len(rows)} statements, {len(rules)} rules, {count} tests.")
    for problem in problems:
        print(problem, file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
