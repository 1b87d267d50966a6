"""What a page shows that comes from no catalogue, so that nobody could translate it.

In the pseudo-language every text from a catalogue stands in ⟦…⟧; letters outside come from somewhere else. People's
names, and what is the same in every language, are given as known.
"""

import re
from collections.abc import Iterable

from playwright.sync_api import Page

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


def strangers(texts: Iterable[str], known: Iterable[str] = ()) -> list[str]:
    """Those of the texts that have words outside ⟦…⟧, other than the known ones."""
    return sorted({text.strip() for text in texts if LETTERS.search(_outside(text, known))})


def _outside(text: str, known: Iterable[str]) -> str:
    inner = None
    while inner != text:
        inner, text = text, MARKED.sub("", text)
    for word in known:
        text = text.replace(word, "")
    return text


def untranslated(page: Page, known: Iterable[str] = ()) -> list[str]:
    """The texts on a page in the pseudo-language, visible or read out, that come from no catalogue."""
    return strangers(page.evaluate(SHOWN, NOT_OURS), known)
