import { api, base, get, post } from "../core/api";
import type { Acquaintance, Announcement, Companion, DeviceBody, EndBody, EndpointBody, EraseBody, History, InviteBody, Me, Notices, Overview, Passkey, PasswordBody, Profile, Session, SignInBody, SignUpBody, Somebody, SwitchBody, Table, WishesBody } from "../core/protocol.gen";

const at = (code: string): string => `tables/${code}`;

/** The calls of accounts, profiles, hosts and whoever runs the house. */
export const calls = {
  signUp: (email: string, password: string) => post<Me>("account", { email, ...(password ? { password } : {}) } satisfies SignUpBody),
  signIn: (email: string, password: string) => post<Me>("account/signin", { email, password } satisfies SignInBody),
  sendLink: (email: string) => post<unknown>("account/link", { email }),
  openLetter: (token: string) => post<Me>("account/letter", { token }),
  changeEmail: (email: string, password: string) => post<Me>("account/email", { email, password } satisfies SignInBody),
  changePassword: (password: string, old: string) => post<Me>("account/password", { password, ...(old ? { old } : {}) } satisfies PasswordBody),
  passkeys: () => get<Passkey[]>("account/passkeys"),
  removePasskey: (id: string) => post<Passkey[]>(`account/passkeys/${id}/remove`),
  sessions: () => get<Session[]>("account/sessions"),
  endSessions: (id: string | null) => post<Session[]>("account/sessions/end", { id } satisfies EndBody),
  exportUrl: new URL("api/account/export", base).href,
  erase: (name: string, password: string) => post<Me>("account/erase", { name, ...(password ? { password } : {}) } satisfies EraseBody),

  profile: () => get<Profile>("profile"),
  wantRating: (on: boolean) => post<Me>("profile/rating", { on } satisfies SwitchBody),
  history: (game: string, company: string, from: number) => get<History>(`history?game=${encodeURIComponent(game)}&with=${company}&from=${from}`),
  people: () => get<Acquaintance[]>("people"),
  somebody: (id: string) => get<Somebody>(`people/${encodeURIComponent(id)}`),
  ignore: (id: string, on: boolean) => post<Me>(`people/${encodeURIComponent(id)}/ignore`, { on } satisfies SwitchBody),
  invite: (code: string, person: string) => post<unknown>(`${at(code)}/invite`, { person } satisfies InviteBody),
  invited: (code: string) => get<Companion[]>(`${at(code)}/invited`),
  decline: (code: string) => post<unknown>(`${at(code)}/decline`),

  notices: () => get<Notices>("notices"),
  wish: (wishes: WishesBody) => post<Notices>("notices", wishes),
  testNotices: () => post<Notices>("notices/test"),
  addDevice: (device: DeviceBody) => post<Notices>("notices/device", device),
  endDevice: (endpoint: string) => post<Notices>("notices/device/end", { endpoint } satisfies EndpointBody),
  stopMail: (token: string) => post<unknown>(`notices/stop/${encodeURIComponent(token)}`),
  mute: (code: string, on: boolean) => post<unknown>(`${at(code)}/mute`, { on } satisfies SwitchBody),

  leave: (code: string) => post<{ closed: boolean }>(`${at(code)}/leave`),
  close: (code: string) => post<unknown>(`${at(code)}/close`),
  handHosting: (code: string, seat: number) => post<Table>(`${at(code)}/host`, { seat }),
  abandon: (code: string, on: boolean) => post<Table>(`${at(code)}/abandon`, { on } satisfies SwitchBody),
  archive: (code: string, on: boolean) => post<unknown>(`${at(code)}/archive`, { on } satisfies SwitchBody),

  house: (name: string) => get<Overview>(`house?name=${encodeURIComponent(name)}`),
  announcements: () => get<Announcement[]>("announcements"),
  announce: (text: string, hours: number | null) => post<Announcement[]>("house/announce", { text, hours }),
  endAnnouncement: (id: string) => post<Announcement[]>(`house/announcements/${id}/end`),
  tables: api.tables,
};
