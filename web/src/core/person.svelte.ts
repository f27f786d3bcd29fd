import { api } from "./api";
import { isNameless, messages, t } from "./i18n.svelte";
import type { Account, Me as Known, Person } from "./protocol.gen";

/** Who sits at this browser; a guest is made the first time something needs one. */
class Me {
  person: Person | null = $state.raw(null);
  account: Account | null = $state.raw(null);
  rated = $state(false);
  operator = $state(false);
  /** The ids of those whom this person does not want to hear. */
  ignored: readonly string[] = $state.raw([]);
  /** The house sends mail. */
  mail = $state(false);
  /** The server has said who this is: nobody is taken for a stranger because it could not be asked. */
  known = $state(false);
  /** Told whenever somebody else sits here than before, with what they prefer. */
  onwho: (settings: Known["settings"]) => void | Promise<void> = () => {};

  /** The name this person has given; empty where it is none. */
  get ownName(): string {
    return this.person && !isNameless(this.person.name) ? this.person.name : "";
  }

  /** Asks who this is, or becomes whoever a secret link belongs to; a link that is no good changes nobody. */
  async load(secret: string | null = null): Promise<void> {
    await this.take(await (secret ? api.enter(secret).catch(api.me) : api.me()));
    this.known = true;
  }

  /** Is whoever the server says. */
  async take(known: Known): Promise<void> {
    const other = known.person?.id !== this.person?.id;
    this.person = known.person;
    this.account = known.account;
    this.rated = known.rated;
    this.operator = known.operator;
    this.ignored = known.ignored;
    this.mail = known.mail ?? false;
    if (other) await this.onwho(known.settings);
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
    await this.take(await api.leave());
  }
}

export const me = new Me();
