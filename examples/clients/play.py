"""A whole game of «Масти Власти» against two bots, by docs/protocol.md: python play.py http://127.0.0.1:8000"""

import json
import random
import sys
from itertools import count
from urllib.request import Request, urlopen

from websockets.sync.client import connect  # pip install websockets


def call(path: str, token: str = "", **body: object) -> dict:
    """Make one HTTP call."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    with urlopen(Request(f"{base}{path}", json.dumps(body).encode(), headers)) as answer:
        return json.load(answer)


base = sys.argv[1].rstrip("/")
token = call("/api/guest", name="Программа")["token"]
code = call("/api/tables", token, game="suits", seats=3, seating=["me", "bot:greedy", "bot:random"])["code"]
call(f"/api/tables/{code}/start", token)
ids = count(1)
headers = {"Authorization": f"Bearer {token}"}
with connect(f"{base.replace('http', 'ws', 1)}/ws/{code}", additional_headers=headers, max_size=None) as socket:
    for text in socket:
        message = json.loads(text)
        if message["type"] in {"error", "refused"}:
            sys.exit(f"{message}")
        if message["type"] != "state":
            continue
        if message["over"]:
            places = message["result"]["places"]
            print(f"{code}: place {places[0]} of {len(places)} after {message['number']} entries")
            break
        for decision in message["decisions"][:1]:
            if isinstance(decision, str):
                continue  # the id of a question that is as it was: it is answered already
            action = random.choice(decision["actions"])["action"]  # a better idea goes here
            play = {"type": "play", "id": f"play-{next(ids)}", "seat": decision["seat"]}
            socket.send(json.dumps(play | {"decision": decision["id"], "action": action}))
