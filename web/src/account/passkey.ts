import { ApiError, post } from "../core/api";
import { t } from "../core/i18n.svelte";
import type { Me, OfferBody, Passkey, PasskeyBody } from "../core/protocol.gen";
import { accountError } from "./words";

/** Whether this browser can make passkeys and sign with them. */
export const canPasskey = "PublicKeyCredential" in window && "parseCreationOptionsFromJSON" in PublicKeyCredential;

const told = (credential: Credential | null): PasskeyBody => ({ credential: { ...(credential as PublicKeyCredential).toJSON() } });

/** Has this device make a passkey for who is signed in, and gives all they have. */
export async function makePasskey(password: string): Promise<Passkey[]> {
  const options = await post<PublicKeyCredentialCreationOptionsJSON>("account/passkeys/offer", (password ? { password } : {}) satisfies OfferBody);
  const made = await navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) });
  return post<Passkey[]>("account/passkeys", told(made));
}

/** Signs in by a passkey of this device. */
export async function enterByPasskey(): Promise<Me> {
  const options = await post<PublicKeyCredentialRequestOptionsJSON>("account/passkeys/ask");
  const signed = await navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) });
  return post<Me>("account/passkeys/enter", told(signed));
}

/** What went wrong, said to the person: most often they thought better of it. */
export const passkeyError = (error: unknown): string => (error instanceof ApiError ? accountError(error) : t("account-passkey-not"));
