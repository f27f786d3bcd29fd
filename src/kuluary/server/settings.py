"""What can be set, and the limits that keep one guest from spoiling it for the others."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Literal

FILE: Final = "kuluary.sqlite3"
BUS_FOLDER: Final = "bus"
"""What lies in a data folder; beside the file lies what SQLite needs."""


def spare_cores() -> int:
    """Count the cores that the server itself does not need."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, cores - 1)


@dataclass(frozen=True, slots=True)
class Limits:
    """Sizes and rates; whatever is larger or faster is refused or slowed down, and changes nothing."""

    message_bytes: int = 16_384
    body_bytes: int = 65_536
    name_length: int = 40
    text_length: int = 500
    tables_per_person: int = 60
    """Tables of one host that are not over."""
    message_burst: int = 60
    message_rate: float = 30.0
    """Messages a second of one person; who is faster is read more slowly, nothing is lost."""
    watch_burst: int = 60
    watch_rate: float = 10.0
    """Whole tables a second shown to those who only watch at this process; more wait, and too many are turned away."""
    chat_burst: int = 8
    chat_rate: float = 1.0
    """Messages, proposals and opinions a second of one person, and of all those together who only watch a table."""
    look_burst: int = 30
    look_rate: float = 4.0
    """Looks a second of one person; more have to wait, nothing is lost."""
    join_burst: int = 40
    join_rate: float = 1.0
    """Sockets one person opens a second."""
    replay_burst: int = 40
    replay_rate: float = 2.0
    """Replays, logs and proofs of finished games one person asks for a second."""
    change_burst: int = 60
    change_rate: float = 5.0
    """Calls of one person a second that change something, whatever it is."""
    rename_burst: int = 10
    rename_rate: float = 0.2
    table_burst: int = 30
    table_rate: float = 0.2
    """New names, and new tables, of one person a second."""
    household: int = 6
    """What is limited a person is limited an address too, at so many times as much; of IPv6, a /64 is an address."""
    proposal_length: int = 160
    proposals_per_seat: int = 3
    """Open proposals of one seat; a new one takes the place of the oldest."""
    keepsakes_per_person: int = 200
    """What somebody may keep before more can be imported."""
    packs_per_person: int = 50
    pack_bytes: int = 524_288
    """What a pack may say, as JSON."""
    log_bytes: int = 2_097_152
    """What an uploaded log may have."""
    signin_burst: int = 10
    signin_rate: float = 0.02
    """Attempts a second to sign in to one account, or letters to one address, whoever makes them."""
    devices_per_person: int = 10
    """Browsers that may be pushed to; a new one takes the place of the oldest."""
    settings_bytes: int = 8192
    """What may be kept of somebody's settings, as JSON."""
    guest_burst: int = 60
    guest_rate: float = 0.5
    """New guests a second from one address."""
    miss_burst: int = 40
    miss_rate: float = 0.5
    """Codes of tables that do not exist, asked for a second from one address: codes are not to be guessed."""
    outbox_bytes: int = 1_048_576
    """What a socket may be behind before it is closed (it connects again and gets the state); a quarter of it, and
    nothing more is read from it until it has read."""
    sockets_per_person: int = 24
    sockets_per_address: int = 120
    connections_per_address: int = 400
    """Connections of any kind from one address, proxies excepted; more are dropped."""
    sockets_per_table: int = 500
    """Where all places are taken, who has not said a name gives way to who has, and both to who sits or is the host."""
    chat_history: int = 200
    replay_frames: int = 100


@dataclass(frozen=True, slots=True)
class Settings:
    """How one server is run."""

    data: Path
    database: str | None = None
    """Another database than the SQLite file in `data`, such as postgresql+psycopg://…"""
    bus: str | None = None
    """How processes on one database hear of each other: redis://…, postgresql, folder or none; by itself what fits."""
    workers: int = 1
    """Processes that serve on one port."""
    bot_pace: float = 0.7
    bot_intent: float = 2.0
    """Seconds everyone has to read a bot's plan before it begins unasked."""
    take_back: float = 2.5
    """Seconds for which bots wait while a person may take a play back, where the table does not say."""
    watch_delay: float = 60.0
    """Seconds by which those who watch are behind, where the host of a table wants it."""
    plea_patience: float = 90.0
    """Seconds after which silence is a no to whoever asks to take a play back."""
    bot_grace: float = 20.0
    """Seconds for which somebody who has left an open table may come back before its bots go on alone."""
    bot_workers: int = field(default_factory=spare_cores)
    """Processes in which bots think."""
    bot_wait: float = 30.0
    """Seconds a bot waits for one of them where somebody is at the table; then it gives any legal answer."""
    bot_patience: float = 30.0
    """Seconds after which a bot that has not answered is given up, with its process."""
    review_effort: float = 1.0
    """How thoroughly finished games are reviewed: 2 takes twice as long and errs less."""
    log_level: str = "warning"
    log_format: Literal["text", "json"] = "text"
    metrics: Literal["local", "everyone", "nobody"] = "local"
    """Who may read the metrics; local: whoever calls from this machine or a private network."""
    drain: float = 0.0
    """Seconds between saying that no more should come (/ready) and stopping."""
    root_path: str = ""
    """The path below which the service is reached, such as /games."""
    proxies: tuple[str, ...] = ()
    """Addresses or networks of proxies: theirs are the only X-Forwarded-* headers that are believed."""
    origins: tuple[str, ...] = ()
    """Origins that may use the cookie besides the server's own."""
    smtp: str | None = None
    """The server that takes mail: smtp://user:password@host:port, or smtps://…; without one no mail is sent."""
    mail_from: str | None = None
    """Whom letters come from."""
    public_url: str | None = None
    """Where people reach the service, for links in letters and notices."""
    hooks: Literal["public", "private", "none"] = "public"
    """Where notices may be posted for people: to public addresses with TLS, to private ones too, or nowhere."""
    open_days: int = 14
    """Days after which a table that never began, and that nobody has touched, is taken away; 0: never."""
    studies: int = 2
    """Finished games that are worked through at a time, for replays and proofs."""
    rooms: int = 500
    """Tables kept in memory although nobody is there."""
    web: Path = Path(__file__).parent / "web"
    limits: Limits = field(default_factory=Limits)

    @property
    def database_url(self) -> str:
        """Where everything is kept."""
        return self.database or f"sqlite:///{self.data / FILE}"
