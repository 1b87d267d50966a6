"""What a page shows that comes from no catalogue, so that nobody could translate it.

In the pseudo-language every text from a catalogue stands in ⟦…⟧; letters outside come from somewhere else. People's
names, and what is the same in every language, are given as known.
"""

import re
from collections.abc import Iterable
from pathlib import Path

from playwright.sync_api import Page

import nomarch

SETTING = "localStorage.setItem('nomarch.settings', JSON.stringify({ language: 'pseudo', motion: false }))"
"""A script that chooses the pseudo-language."""
MARKED = re.compile(r"⟦[^⟦⟧]*⟧")
LETTERS = re.compile(r"[^\W\d_]{2,}")
SHOWN = """(others) => {
  const shown = (element) => element && element.checkVisibility() && !element.closest(others);
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) if (shown(walker.currentNode.parentElement)) texts.push(walker.currentNode.data);
  for (const name of ["aria-label", "title", "placeholder", "alt", "data-name"])
    for (const element of document.querySelectorAll(`[${name}]`))
      if (shown(element)) texts.push(element.getAttribute(name));
  return texts;
}"""
NOT_OURS = "script, style, code, [lang]:not(html)"
"""Elements whose text is nobody's language, or says which one it is."""


MESSAGE_ID = re.compile(r"\b[a-z]+(?:[-_][a-z0-9]+)+\b")
CODE = re.compile(r"^[a-zA-Z][\w-]* *=|\{ *\$\w+ *(?:->)?|^ *\*?\[\w+\]|#.*$", re.MULTILINE)
"""What is no text in a catalogue."""
CLIENT = Path(__file__).parents[2] / "web" / "src" / "words"
GAMES = Path(nomarch.__file__).parent / "games"


def words_only_in_english(game: str, language: str) -> set[str]:
    """Words of the English texts of a game and of the pages that the other language never uses."""
    folders = (CLIENT, GAMES / game / "words")
    english, other = (
        {word.lower() for folder in folders for word in _words_of((folder / f"{each}.ftl").read_text("utf-8"))}
        for each in ("en", language)
    )
    return english - other


def _words_of(catalogue: str) -> list[str]:
    return LETTERS.findall(CODE.sub(" ", catalogue))


def foreign(page: Page, english: set[str], known: Iterable[str]) -> list[str]:
    """The texts on a page that hold an English word or look like the id of a message."""
    found = set()
    for text in page.evaluate(SHOWN, NOT_OURS):
        rest = _without(text, known)
        words = {word.lower() for word in LETTERS.findall(rest)}
        if words & english or MESSAGE_ID.search(rest):
            found.add(text.strip())
    return sorted(found)


def strangers(texts: Iterable[str], known: Iterable[str] = ()) -> list[str]:
    """Those of the texts that have words outside ⟦…⟧, other than the known ones."""
    return sorted({text.strip() for text in texts if LETTERS.search(_outside(text, known))})


def _outside(text: str, known: Iterable[str]) -> str:
    inner = None
    while inner != text:
        inner, text = text, MARKED.sub("", text)
    return _without(text, known)


def _without(text: str, known: Iterable[str]) -> str:
    for word in known:
        text = text.replace(word, "")
    return text


def untranslated(page: Page, known: Iterable[str] = ()) -> list[str]:
    """The texts on a page in the pseudo-language, visible or read out, that come from no catalogue."""
    return strangers(page.evaluate(SHOWN, NOT_OURS), known)
