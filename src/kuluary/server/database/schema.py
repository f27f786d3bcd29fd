"""What is kept, in plain types that every database has; times are seconds since 1970.

The log (`entries`) is the truth of a game. `tables` repeats what lists need of it (number, waiting, winners), written
in the same transaction, and its `revision` grows with every change: whoever writes names the revision it has seen.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
)

META: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)

people: Final = Table(
    "people",
    META,
    Column("id", String(16), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("lang", String(8), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("face", Integer),
    Column("settings", Text),
    Column("rated", Boolean),
    Column("operator", Boolean),
    Column("deleted", BigInteger),
)
"""Whoever has been here; how someone proves to be that person is said elsewhere."""

tokens: Final = Table(
    "tokens",
    META,
    Column("hash", String(64), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger),
    Column("agent", String(200)),
    Column("mailed", Boolean),
)
"""SHA-256 of the secrets that open the door to a person, the browser each was given to, and whether a link by mail led
there; the secrets themselves are not kept."""

accounts: Final = Table(
    "accounts",
    META,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("email", String(254), unique=True),
    Column("pending", String(254)),
    Column("password", Text),
    Column("created", BigInteger, nullable=False),
)
"""How people come back from anywhere: an address that is theirs, one they have yet to confirm, an Argon2id hash."""

letters: Final = Table(
    "letters",
    META,
    Column("hash", String(64), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("email", String(254), nullable=False),
    Column("until", BigInteger, nullable=False),
)
"""SHA-256 of the secrets in links that were sent by mail; whoever opens one has the address, once."""

passkeys: Final = Table(
    "passkeys",
    META,
    Column("hash", String(64), primary_key=True),
    Column("credential", Text, nullable=False),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("key", Text, nullable=False),
    Column("signs", BigInteger, nullable=False),
    Column("agent", String(200), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),
)
"""The public halves of passkeys, by the SHA-256 of what their devices call them."""

challenges: Final = Table(
    "challenges",
    META,
    Column("hash", String(64), primary_key=True),
    Column("person", String(16)),
    Column("until", BigInteger, nullable=False),
)
"""SHA-256 of what devices were asked to sign, and for whom where that is known."""

cups: Final = Table(
    "cups",
    META,
    Column("id", String(6), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("game", String(32), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("host", ForeignKey("people.id"), nullable=False),
    Column("options", Text, nullable=False),
    Column("pace", Text),
    Column("plan", Text),
    Column("created", BigInteger, nullable=False),
)
"""Tournaments of friends; the plan says who sits where, round by round."""

cup_people: Final = Table(
    "cup_people",
    META,
    Column("cup", ForeignKey("cups.id"), nullable=False),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("cup", "person"),
)

tables: Final = Table(
    "tables",
    META,
    Column("code", String(6), primary_key=True),
    Column("revision", Integer, nullable=False),
    Column("name", String(80), nullable=False),
    Column("game", String(32), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", String(8), nullable=False),
    Column("host", ForeignKey("people.id"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("moved", BigInteger, nullable=False),
    Column("header", Text),
    Column("commitment", String(64), nullable=False),
    Column("number", Integer, nullable=False),
    Column("waiting", Text, nullable=False),
    Column("winners", Text),
    Column("again", String(6)),
    Column("pack", String(32)),
    Column("pack_name", String(80)),
    Column("pack_author", String(80)),
    Column("lesson", Boolean),
    Column("take_back", Integer),
    Column("abandoned", BigInteger),
    Column("agreed", Text),
    Column("pace", Text),
    Column("clocks", Text),
    Column("due", Double, index=True),
    Column("plea", Text),
    Column("origin", Text),
    Column("watch", String(8)),
    Column("gallery", Boolean),
    Column("hints", String(8)),
    Column("asking", Text),
    Column("cup", String(6)),
    Column("round", Integer),
    Column("board", Integer),
    Index("ix_tables_status_public_moved", "status", "public", "moved"),
    Index("ix_tables_cup_round_board", "cup", "round", "board", unique=True),
)

keys: Final = Table(
    "keys",
    META,
    Column("code", ForeignKey("tables.code"), primary_key=True),
    Column("key", String(64), nullable=False),
)
"""The secret keys of chance, apart from everything that is ever sent."""

seats: Final = Table(
    "seats",
    META,
    Column("code", ForeignKey("tables.code"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("person", ForeignKey("people.id"), index=True),
    Column("name", String(80)),
    Column("level", String(16)),
    Column("stand_in", String(16)),
    Column("role", String(32)),
    Column("keepsake", String(16)),
    Column("face", Integer),
    Column("left", BigInteger),
    Column("lent", String(8)),
    Column("hints", Integer),
    Column("character", String(16)),
    PrimaryKeyConstraint("code", "seat"),
    sqlite_with_rowid=False,
)

orders: Final = Table(
    "orders",
    META,
    Column("code", ForeignKey("tables.code"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("data", Text, nullable=False),
    PrimaryKeyConstraint("code", "seat"),
    sqlite_with_rowid=False,
)
"""What people have left to be played for them, apart from everything that others are ever sent."""

entries: Final = Table(
    "entries",
    META,
    Column("code", ForeignKey("tables.code"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("action", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("by", String(8)),
    PrimaryKeyConstraint("code", "number"),
    sqlite_with_rowid=False,
)
"""The log: every action with its seat, chance included; `by`: who has answered there for a person, if somebody has."""

undone: Final = Table(
    "undone",
    META,
    Column("code", ForeignKey("tables.code"), nullable=False),
    Column("revision", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("action", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("undone_at", BigInteger, nullable=False),
    PrimaryKeyConstraint("code", "revision", "number"),
    sqlite_with_rowid=False,
)
"""Entries that were taken back, by the revision that took them back."""

answers: Final = Table(
    "answers",
    META,
    Column("code", ForeignKey("tables.code"), nullable=False),
    Column("answer", String(64), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    PrimaryKeyConstraint("code", "answer"),
    sqlite_with_rowid=False,
)
"""The ids under which answers came, so that one that is sent twice counts once."""

chat: Final = Table(
    "chat",
    META,
    Column("code", ForeignKey("tables.code"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("answer", String(64), nullable=False),
    Column("name", String(80), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("reaction", String(16)),
    Column("aside", Boolean),
    Column("reported", Boolean),
    Column("hidden", Boolean),
    PrimaryKeyConstraint("code", "number"),
    UniqueConstraint("code", "person", "answer"),
    sqlite_with_rowid=False,
)
"""What was said: `aside` by those who watch, to each other; `reported` to the host, who may have it `hidden`."""

reports: Final = Table(
    "reports",
    META,
    Column("id", String(16), primary_key=True),
    Column("code", String(6), nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("data", Text, nullable=False),
)
"""Problems that were reported, each with its whole log, for whoever runs the server; they say not by whom."""

proposals: Final = Table(
    "proposals",
    META,
    Column("code", ForeignKey("tables.code"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("answer", String(64), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("target", Integer),
    Column("action", Text),
    Column("words", Text),
    Column("at", BigInteger, nullable=False),
    Column("open", Boolean, nullable=False),
    PrimaryKeyConstraint("code", "number"),
    UniqueConstraint("code", "person", "answer"),
    sqlite_with_rowid=False,
)
"""What somebody proposed: an action of the seat `target`, or a sentence; open until it is played or withdrawn."""

opinions: Final = Table(
    "opinions",
    META,
    Column("code", ForeignKey("tables.code"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("agrees", Boolean, nullable=False),
    PrimaryKeyConstraint("code", "number", "seat"),
    sqlite_with_rowid=False,
)
"""What the others think of a proposal."""

keepsakes: Final = Table(
    "keepsakes",
    META,
    Column("id", String(16), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("game", String(32), nullable=False),
    Column("data", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("code", ForeignKey("tables.code")),
    Column("seat", Integer),
    Column("replaced", String(16)),
    UniqueConstraint("code", "seat"),
)
"""What people keep of games: where it comes from, unless it was imported, and what it became in a later game."""

reviews: Final = Table(
    "reviews",
    META,
    Column("code", ForeignKey("tables.code"), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("frames", Integer, nullable=False),
    Column("done", Integer, nullable=False),
    Column("steps", Text, nullable=False),
    Column("review", Text),
    Column("failed", Text),
)
"""Finished games that were gone through, or are to be: what was found so far, frame by frame, and the whole of it."""

puzzles: Final = Table(
    "puzzles",
    META,
    Column("code", String(6), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("day", Integer, index=True),
    Column("game", String(32), nullable=False),
    Column("data", Text),
)
"""Finished games in which a puzzle was looked for, by the code of their table, and what was found: a position that
names nobody; it is shown on a day of its own, and outlives the table."""

packs: Final = Table(
    "packs",
    META,
    Column("game", String(32), nullable=False),
    Column("digest", String(32), nullable=False),
    Column("data", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("game", "digest"),
)
"""Every pack of content that a table was laid with, by the digest its log names; kept for ever."""

own_packs: Final = Table(
    "own_packs",
    META,
    Column("id", String(16), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("game", String(32), nullable=False),
    Column("name", String(80), nullable=False),
    Column("author", String(80), nullable=False),
    Column("note", Text, nullable=False),
    Column("digest", String(32), nullable=False),
    Column("data", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""Packs that people have made; a table that takes one keeps it in `packs`, whatever its maker does later."""

processes: Final = Table(
    "processes",
    META,
    Column("id", String(16), primary_key=True),
    Column("host", String(120), nullable=False),
    Column("pid", Integer, nullable=False),
    Column("until", Double, nullable=False),
)
"""The processes of the service; each renews its row, and is gone once `until` has passed on the database's clock."""

hours: Final = Table(
    "hours",
    META,
    Column("id", Integer, primary_key=True),
    Column("behind", Double, nullable=False),
    Column("time", Double, nullable=False),
)
"""One row: how far the house's own time is behind the database's clock, and what it was when somebody last called."""

leases: Final = Table(
    "leases",
    META,
    Column("name", String(40), primary_key=True),
    Column("process", String(16), nullable=False, index=True),
)
"""What only one process may do, such as driving the bots of a table, by its code; a lease goes with its process."""

attendance: Final = Table(
    "attendance",
    META,
    Column("process", String(16), nullable=False),
    Column("code", String(6), nullable=False),
    Column("person", String(16), nullable=False),
    PrimaryKeyConstraint("process", "code", "person"),
    sqlite_with_rowid=False,
)
"""Who is at which table, through which process."""

callers: Final = Table(
    "callers",
    META,
    Column("process", String(16), nullable=False),
    Column("who", String(64), nullable=False),
    Column("sockets", Integer, nullable=False),
    PrimaryKeyConstraint("process", "who"),
    sqlite_with_rowid=False,
)
"""How many sockets a person or an address has at a process."""

buckets: Final = Table(
    "buckets",
    META,
    Column("name", String(100), primary_key=True),
    Column("drops", Double, nullable=False),
    Column("filled", Double, nullable=False),
)
"""What is left of somebody's rate, where several processes share it."""

results: Final = Table(
    "results",
    META,
    Column("code", String(6), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", ForeignKey("people.id")),
    Column("level", String(16)),
    Column("game", String(32), nullable=False),
    Column("name", String(80), nullable=False),
    Column("place", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("together", Boolean, nullable=False),
    Column("rating", Double),
    Column("change", Double),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("code", "seat"),
    Index("ix_results_person_at", "person", "at"),
)
"""How every seat of a finished game did: a person's, a bot's of a level, or that of somebody at another's device.

It outlives the table. `together`: all seats win or lose together. The rating is that after the game, where it changed.
"""

ratings: Final = Table(
    "ratings",
    META,
    Column("who", String(24), nullable=False),
    Column("game", String(32), nullable=False),
    Column("pool", String(8), nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    PrimaryKeyConstraint("who", "game", "pool"),
)
"""How strong a person plays among people and among bots, and a level of bots (`bot:<level>`) among people who came."""

ignored: Final = Table(
    "ignored",
    META,
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("other", ForeignKey("people.id"), nullable=False),
    PrimaryKeyConstraint("person", "other"),
)
"""Whom somebody does not want to hear."""

invitations: Final = Table(
    "invitations",
    META,
    Column("code", ForeignKey("tables.code"), nullable=False),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("host", ForeignKey("people.id"), nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("code", "person"),
)
"""Who was called to a table, and by whom."""

archived: Final = Table(
    "archived",
    META,
    Column("code", ForeignKey("tables.code"), nullable=False),
    Column("person", ForeignKey("people.id"), nullable=False),
    PrimaryKeyConstraint("code", "person"),
)
"""Tables that somebody has put away."""

announcements: Final = Table(
    "announcements",
    META,
    Column("id", String(16), primary_key=True),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger),
)
"""What whoever runs the house tells everyone."""

notify: Final = Table(
    "notify",
    META,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("wants", Text),
    Column("hook", Text),
    Column("hook_kind", String(16)),
    Column("hook_to", String(64)),
    Column("quiet_from", Integer),
    Column("quiet_to", Integer),
    Column("zone", Integer),
    Column("token", String(32), nullable=False, unique=True),
)
"""What people want to be told of and by which way; minutes of the day, and how far east of Greenwich their clocks are.

The token stops letters, and nothing else: it stands in each of them.
"""

devices: Final = Table(
    "devices",
    META,
    Column("hash", String(64), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("key", String(120), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
)
"""Browsers that may be pushed to, by SHA-256 of their address; the key is theirs, for what only they can read."""

muted: Final = Table(
    "muted",
    META,
    Column("code", ForeignKey("tables.code"), nullable=False),
    Column("person", ForeignKey("people.id"), nullable=False),
    PrimaryKeyConstraint("code", "person"),
)
"""Tables of which somebody wants to hear nothing."""

notices: Final = Table(
    "notices",
    META,
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("mark", String(80), nullable=False),
    Column("channel", String(8), nullable=False),
    Column("event", String(8), nullable=False),
    Column("code", String(6)),
    Column("seat", Integer),
    Column("at", BigInteger, nullable=False),
    Column("due", Double, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("since", BigInteger),
    Column("state", String(8), nullable=False),
    Column("done", BigInteger),
    Column("batch", String(16)),
    PrimaryKeyConstraint("person", "mark", "channel"),
    Index("ix_notices_state_due", "state", "due"),
)
"""The outbox: what a person is told by one way, once. `mark` names the cause; several that went together share `batch`.

`since`: when it first failed. A state is waiting, sent or lost; what is void before it was sent goes.
"""

kept: Final = Table(
    "kept",
    META,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What the processes of a house share and nobody else is told, such as the key that signs what is pushed."""
