"""Mail in secret: both ways of TLS, and a certificate that nobody vouches for."""

from __future__ import annotations

import asyncio
import logging
import selectors

import pytest
from tests.server.post import certificate, post_office

from kuluary.server import Settings
from kuluary.server.notices.mail import Mail

TO = "marina@example.org"
SUBJECT = "Константин Константинович просит вернуть ход: «Пятница у Марины»."
"""Longer than a line."""


def send(tmp_path, smtp):
    """Send a letter, and stay until its connection is closed: TLS takes its leave after the letter is taken."""
    mail = Mail(Settings(data=tmp_path, smtp=smtp, public_url="https://games.example"))
    watched = selectors.DefaultSelector()

    async def sent_and_closed():
        async with asyncio.timeout(60):
            await mail.try_to_send(TO, SUBJECT, "Ссылка")
            while len(watched.get_map()) > 1:  # the loop's own bell is one
                await asyncio.sleep(0.01)

    with asyncio.Runner(loop_factory=lambda: asyncio.SelectorEventLoop(watched)) as runner:
        runner.run(sent_and_closed())


@pytest.mark.parametrize("scheme", ["smtp", "smtps"])
def test_letters_go_in_secret_to_a_server_that_is_trusted(tmp_path, monkeypatch, scheme):
    own = certificate(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(own))
    with post_office(scheme, own) as (office, smtp):
        send(tmp_path, smtp)
        assert office.to(TO)[0]["Subject"] == SUBJECT


@pytest.mark.parametrize("scheme", ["smtp", "smtps"])
@pytest.mark.parametrize("name", ["localhost", "another.example"])
def test_a_wrong_certificate_gets_no_letter_and_the_log_says_why(tmp_path, monkeypatch, caplog, scheme, name):
    own = certificate(tmp_path, name)
    if name != "localhost":  # trusted, but somebody else's
        monkeypatch.setenv("SSL_CERT_FILE", str(own))
    with caplog.at_level(logging.WARNING), post_office(scheme, own) as (office, smtp):
        send(tmp_path, smtp)
        assert office.letters == []
    (line,) = [record.getMessage() for record in caplog.records if record.name == "kuluary.server"]
    assert line.startswith("a letter could not be sent: the certificate of the mail server is not trusted (")
    assert TO not in line
