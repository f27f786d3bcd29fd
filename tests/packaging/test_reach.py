"""What the tests reach is added up by the parts of the program."""

from tools.reach import add_up, share


def test_games_are_parts_of_their_own_and_single_files_are_one():
    def file(lines: int) -> dict[str, dict[str, int]]:
        return {"summary": {"covered_lines": lines, "num_statements": 10, "covered_branches": 0, "num_branches": 0}}

    names = [
        "games/suits/game.py",
        "games/suits/rules/score.py",
        "games/power/game.py",
        "core/match.py",
        "rulebooks.py",
    ]
    files = {f"src/kuluary/{name}": file(number) for number, name in enumerate(names, start=1)}
    parts = add_up({**files, "/elsewhere/kuluary/core/match.py": file(10)})
    assert {part: (count["covered_lines"], count["num_statements"]) for part, count in parts.items()} == {
        "games/suits": (3, 20),
        "games/power": (3, 10),
        "core": (4, 10),
        "(itself)": (5, 10),
    }


def test_a_share_of_nothing_is_no_number():
    assert (share(1, 3), share(0, 0)) == ("33.3 %", "–")
