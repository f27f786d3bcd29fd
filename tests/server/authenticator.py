"""A device of the tests' own that makes passkeys and signs with them."""

from __future__ import annotations

import base64
import json
import secrets
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, MADE = 0x01, 0x04, 0x40


def packed(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


class Authenticator:
    """One passkey, for one site."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.host = origin.partition("://")[2].partition(":")[0]
        self.id = secrets.token_bytes(32)
        self.signs = 0
        self._key = ec.generate_private_key(ec.SECP256R1())

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """Do what `navigator.credentials.create` does."""
        point = self._key.public_key().public_numbers()
        key = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")})
        data = self._data(PRESENT | VERIFIED | MADE) + bytes(16) + len(self.id).to_bytes(2, "big") + self.id + key
        made = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        response = {"clientDataJSON": packed(self._said("create", options)), "attestationObject": packed(made)}
        return self._credential(response)

    def sign(self, options: dict[str, Any]) -> dict[str, Any]:
        """Do what `navigator.credentials.get` does."""
        self.signs += 1
        data, said = self._data(PRESENT | VERIFIED), self._said("get", options)
        signature = self._key.sign(data + sha256(said).digest(), ec.ECDSA(hashes.SHA256()))
        told = {"clientDataJSON": said, "authenticatorData": data, "signature": signature}
        return self._credential({name: packed(value) for name, value in told.items()})

    def _data(self, flags: int) -> bytes:
        return sha256(self.host.encode()).digest() + bytes([flags]) + self.signs.to_bytes(4, "big")

    def _said(self, what: str, options: dict[str, Any]) -> bytes:
        return json.dumps(
            {"type": f"webauthn.{what}", "challenge": options["challenge"], "origin": self.origin}
        ).encode()

    def _credential(self, response: dict[str, str]) -> dict[str, Any]:
        name = packed(self.id)
        return {"id": name, "rawId": name, "type": "public-key", "response": response, "clientExtensionResults": {}}
