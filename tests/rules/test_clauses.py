"""The check that rules, code, tests and messages speak of the same things finds what is wrong; `make check` runs it."""

from __future__ import annotations

from pathlib import Path

from tools import check_clauses
from tools.check_clauses import (
    ROOT,
    Findings,
    check_languages,
    check_messages,
    check_sources,
    check_tests,
    check_translations,
    wanted_messages,
)

from kuluary.languages import languages


def findings(check, root: Path = ROOT) -> Findings:
    found = Findings()
    check(root, found)
    return found


def test_what_cannot_be_checked_is_named(monkeypatch):
    """A message or a file that is missing is reported; it never passes silently."""
    wanted = {"suits": {"suits-do-play", "suits-do-dance"}, "chess": {"chess-do-move"}}
    monkeypatch.setattr(check_clauses, "wanted_messages", lambda _root: wanted)
    found = findings(check_messages)
    assert found.errors == [f"{language}/suits.ftl has no suits-do-dance" for language in languages()]
    assert found.notes == [f"1 messages of chess in {language}: chess.ftl does not exist" for language in languages()]


def test_the_messages_of_suits_are_collected(monkeypatch):
    monkeypatch.setattr("kuluary.game_names", lambda: ("suits",))
    keys = wanted_messages.__wrapped__(ROOT)["suits"]
    assert {"suits-do-play", "suits-ask-any-no-gem", "suits-pass-joker", "suits-saw-round-taken"} <= keys
    assert {"suits-why-partners-pile", "suits-line-wealth", "suits-card-joker", "suits-guild-knights"} <= keys


def tree(root: Path, **files: str) -> Path:
    """Write a small checkout: `docs__rules__x_en_md` is docs/rules/x.en.md."""
    for name, text in files.items():
        folder, _, last = name.replace("__", "/").rpartition("/")
        path = root / folder / last.replace("_", ".")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return root


def test_a_clause_of_one_language_only_is_found(tmp_path):
    root = tree(
        tmp_path,
        docs__rules__suits_en_md="**S-1.1** One.\n\n**S-1.2** Two.\n",
        docs__rules__suits_ru_md="**S-1.1** Раз.\n\n**S-1.3** Три.\n",
    )
    assert findings(check_languages, root).errors == [
        "suits.ru.md has no S-1.2",
        "suits.ru.md: S-1.3 stands in no other language",
    ]


def test_a_missing_language_a_double_clause_and_another_order_are_found(tmp_path):
    root = tree(
        tmp_path,
        docs__rules__a_en_md="**S-1.1** One.\n\n**S-1.1** Two.\n",
        docs__rules__b_en_md="**B-1.1** One.\n\n**B-1.2** Two.\n",
        docs__rules__b_ru_md="**B-1.2** Два.\n\n**B-1.1** Раз.\n",
    )
    assert findings(check_languages, root).errors == [
        "a.en.md: S-1.1 stands twice",
        "a.ru.md is missing",
        "b.ru.md has its clauses in another order",
    ]


def test_a_clause_that_is_only_mentioned_is_no_clause(tmp_path):
    root = tree(
        tmp_path, docs__rules__suits_en_md="See **S-9.9** and S-1.2.\n", docs__rules__suits_ru_md="Смотрите S-1.2.\n"
    )
    assert findings(check_languages, root).errors == []


def test_an_untested_clause_and_an_unknown_mark_are_found(tmp_path):
    root = tree(
        tmp_path,
        docs__rules__suits_en_md="**S-1.1** One.\n\n**S-1.2** Two.\n",
        docs__rules__chess_en_md="**X-1.1** One.\n",
        tests__test_it_py='import pytest\n\n@pytest.mark.rule("S-1.1")\n@pytest.mark.rule("S-7.7")\ndef test(): ...\n',
    )
    found = findings(check_tests, root)
    assert found.errors == ["suits: no test is marked with S-1.2", "tests/test.it.py names S-7.7, which is no clause"]
    assert found.notes == ["tests of chess: the game is not on the shelf"]


def test_a_clause_in_the_sources_that_no_digest_has_is_found(tmp_path):
    root = tree(
        tmp_path,
        docs__rules__suits_en_md="**S-1.1** One (S-A01, R-S2).\n",
        src__kuluary__games__suits__round_py='RULE = "S-1.1"\nOTHER = "S-1.9"\n"""As ruled (S-A01, R-S2, R-S3)."""\n',
    )
    assert findings(check_sources, root).errors == [
        "src/kuluary/games/suits/round.py:2 names S-1.9, which stands in no digest",
        "src/kuluary/games/suits/round.py:3 names R-S3, which stands in no digest",
    ]


def test_a_language_without_any_rules_is_named_and_no_mistake(tmp_path):
    root = tree(
        tmp_path, docs__rules__a_en_md="**S-1.1** One.\n", src__kuluary__locales__fr__house_ftl="house-you = vous\n"
    )
    found = findings(check_languages, root)
    assert (found.errors, found.notes) == ([], ["rules in fr: none are written"])


def test_a_message_that_another_language_has_is_missed(tmp_path):
    root = tree(
        tmp_path,
        src__kuluary__locales__en__house_ftl="house-you = you\n",
        src__kuluary__locales__ru__house_ftl="house-you = вы\nhouse-me = я\n",
        src__kuluary__locales__ru__cli_ftl="cli-you = вы\n",
    )
    assert findings(check_translations, root).errors == ["en/cli.ftl has no cli-you", "en/house.ftl has no house-me"]
