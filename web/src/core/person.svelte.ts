import { api } from "./api";
import { messages, t } from "./i18n.svelte";
import type { Person } from "./protocol.gen";

/** Who sits at this browser; a guest is made the first time something needs one. */
class Me {
  person: Person | null = $state.raw(null);
  known = $state(false);

  /** Asks who this is, or becomes whoever a secret link belongs to. */
  async load(secret: string | null = null): Promise<void> {
    try {
      this.person = (await (secret ? api.enter(secret) : api.me())).person;
    } finally {
      this.known = true;
    }
  }

  /** Takes a name, or changes it; who gives none is a guest like any other. */
  async become(name: string, face?: number): Promise<void> {
    this.person = (await api.guest(name.trim() || t("house-guest"), messages.lang, face)).person;
  }

  /** Goes by another portrait from now on. */
  async show(face: number): Promise<void> {
    await this.become(this.person?.name ?? "", face);
  }

  /** A nameless guest will do: for a game against bots. */
  async ensure(): Promise<void> {
    if (!this.person) await this.become("");
  }

  async forget(): Promise<void> {
    await api.leave();
    this.person = null;
  }
}

export const me = new Me();
