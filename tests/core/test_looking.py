"""Looking again and again at one game."""

from typing import ClassVar

from kuluary.core import State
from kuluary.core.looking import LONGEST, SWEEP, Memory, behind, but, exact, gathered, glance, keep, kept, own, part


class Board(State):
    """Two numbers a seat, a round, and what never changes."""

    __slots__ = ("numbers", "places", "round", "setup")
    blocks: ClassVar = {"numbers": 2}

    def __init__(self, setup=("one game",)):
        self.agenda, self.news = [], None
        self.setup, self.round, self.numbers, self.places = setup, 0, [1, 2, 3, 4], [5, 6]

    def clone(self):
        twin = Board(self.setup)
        twin.round, twin.numbers, twin.places = self.round, self.numbers[:], self.places[:]
        return twin


class Looks:
    """Parts that count how often they are worked out."""

    def __init__(self):
        self.done = []

    def seat(self, state, seat):
        self.done.append(("seat", seat))
        return sum(state.numbers[2 * seat : 2 * seat + 2])

    def leader(self, state):
        self.done.append("leader")
        return max((part(state, self.seat, seat), seat) for seat in (0, 1))[1]

    def page(self, state):
        self.done.append("page")
        return f"round {state.round}, leader {part(state, self.leader)}"

    def elsewhere(self, state):
        self.done.append("elsewhere")
        return list(but(state, "places", 0, 9).places)

    def copied(self, state):
        self.done.append("copied")
        return state.clone().round

    def share(self, state, seat):
        self.done.append(("share", seat))
        return list(own(state, seat, "numbers", "places").numbers[2 * seat : 2 * seat + 2])

    def row(self, state):
        return keep(state, "row", state.places[0], self.made, state.places[0])

    def made(self, number):
        self.done.append(("made", number))
        return [number % 5]

    def take(self):
        found, self.done = self.done, []
        return found


def test_only_what_was_read_from_something_that_changed_is_worked_out_again():
    memory, looks, board = Memory(), Looks(), Board()
    assert part(memory.look(board), looks.page) == "round 0, leader 1"
    assert looks.take() == ["page", "leader", ("seat", 0), ("seat", 1)]
    assert part(memory.look(board), looks.page) == "round 0, leader 1"
    assert looks.take() == []
    board.numbers[0] = 2
    assert part(memory.look(board), looks.page) == "round 0, leader 1"
    assert looks.take() == [("seat", 0), "leader"], "the page is made of the leader, who is the same"
    board.numbers[1] = 20
    assert part(memory.look(board), looks.page) == "round 0, leader 0"
    assert looks.take() == [("seat", 0), "leader", "page"]
    board.round = 1
    assert part(memory.look(board), looks.page) == "round 1, leader 0"
    assert looks.take() == ["page"]


def test_what_is_equal_stays_the_same_object():
    memory, looks, board = Memory(), Looks(), Board()
    before = part(memory.look(board), looks.elsewhere)
    board.places[0] = 7
    assert part(memory.look(board), looks.elsewhere) is before
    assert looks.take() == ["elsewhere"], "what stands there instead hides the change"
    board.places[1] = 8
    assert part(memory.look(board), looks.elsewhere) == [9, 8]
    board.places.append(1)
    assert part(memory.look(board), looks.elsewhere) == [9, 8, 1]


def test_a_copy_has_read_everything():
    memory, looks, board = Memory(), Looks(), Board()
    part(memory.look(board), looks.copied)
    board.places[1] = 0
    part(memory.look(board), looks.copied)
    assert looks.take() == ["copied", "copied"]


def test_another_game_is_looked_at_from_the_beginning():
    memory, looks = Memory(), Looks()
    part(memory.look(Board(("one",))), looks.leader)
    looks.take()
    part(memory.look(Board(("other",))), looks.leader)
    assert looks.take() == ["leader", ("seat", 0), ("seat", 1)]


def test_a_glance_works_everything_out_once_and_a_bare_state_each_time():
    looks, board = Looks(), Board()
    table = glance(board)
    assert [part(table, looks.leader), part(table, looks.leader)] == [1, 1]
    assert looks.take() == ["leader", ("seat", 0), ("seat", 1)]
    assert behind(table) is board
    assert list(but(table, "places", 1, 0).places) == [5, 0]
    assert board.places == [5, 6]
    part(board, looks.leader)
    assert len(looks.take()) == 3


def test_a_part_nobody_has_asked_for_in_a_long_time_still_tells_what_is_so_now():
    memory, looks, board = Memory(), Looks(), Board()
    part(memory.look(board), looks.page)
    board.round = 5
    for _ in range(LONGEST + 1):
        memory.look(board)
    assert part(memory.look(board), looks.page) == "round 5, leader 1"
    assert looks.take().count("page") == 2


def test_what_is_a_seats_own_is_noted_in_one_go():
    memory, looks, board = Memory(), Looks(), Board()
    for seat in (0, 1):
        part(memory.look(board), looks.share, seat)
    looks.take()
    board.numbers[3] = 7
    table = memory.look(board)
    assert [part(table, looks.share, seat) for seat in (0, 1)] == [[1, 2], [3, 7]]
    assert looks.take() == [("share", 1)]
    board.places[0] = 8
    table = memory.look(board)
    assert [part(table, looks.share, seat) for seat in (0, 1)] == [[1, 2], [3, 7]]
    assert looks.take() == [("share", 0)], "named beforehand, it counts as read"


def test_what_has_a_key_is_made_again_for_another_key_only_and_stays_the_same_object_while_equal():
    memory, looks, board = Memory(), Looks(), Board()
    notes = memory.notes(board)
    first = kept(notes, "row", board.places[0], looks.made, 5)
    assert kept(memory.notes(board), "row", 5, looks.made, 5) is first
    assert kept(notes, "row", 10, looks.made, 10) is first, "made anew, and equal"
    assert kept(notes, "row", 6, looks.made, 6) == [1]
    assert looks.take() == [("made", 5), ("made", 10), ("made", 6)]
    assert not memory.notes(Board(("other",)))


def test_what_another_key_makes_anew_is_not_compared():
    memory, looks, board = Memory(), Looks(), Board()
    notes = memory.notes(board)
    first = exact(notes, "row", 5, looks.made, 5)
    assert exact(notes, "row", 5, looks.made, 5) is first
    other = exact(notes, "row", 10, looks.made, 10)
    assert (other, other is first) == (first, False)
    assert looks.take() == [("made", 5), ("made", 10)]


def test_parts_that_are_the_same_objects_are_the_same_whole():
    notes = Memory().notes(Board())
    parts = [[1], [2]]
    whole = gathered(notes, "all", parts)
    assert whole == ([1], [2])
    assert gathered(notes, "all", list(parts)) is whole
    assert gathered(notes, "all", [[1], parts[1]]) is not whole
    assert gathered(notes, "all", parts[:1]) == ([1],)


def test_behind_a_glass_what_has_a_key_is_kept_and_otherwise_made_each_time():
    memory, looks, board = Memory(), Looks(), Board()
    first = looks.row(memory.look(board))
    assert looks.row(memory.look(board)) is first
    assert looks.take() == [("made", 5)]
    assert looks.row(board) == looks.row(glance(board)) == first
    assert looks.take() == [("made", 5), ("made", 5)]


def test_what_nobody_asks_for_any_more_is_forgotten_and_what_is_shown_is_made_of_is_not():
    memory, looks, board = Memory(), Looks(), Board()
    part(memory.look(board), looks.page)
    for number in range(3 * SWEEP):
        board.places[0] = number
        glass = memory.look(board)
        part(glass, looks.page)
        part(glass, looks.share, number)
    assert looks.take()[:4] == ["page", "leader", ("seat", 0), ("seat", 1)]
    assert len(memory.parts) <= 4 + 2 * SWEEP
    board.numbers[1] = 20
    part(memory.look(board), looks.page)
    assert looks.take() == [("seat", 0), "leader", "page"]
