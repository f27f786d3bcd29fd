import { ApiError } from "../core/api";
import { list, messages, personName, t } from "../core/i18n.svelte";
import { clock, gameName } from "../core/words";
import { errorText } from "../core/trouble.svelte";
import type { Companion, Device, Played } from "../core/protocol.gen";

/** What is wrong with an account, said to the person: by the code of the server, or in general. */
export function accountError(error: unknown): string {
  const key = error instanceof ApiError ? `account-error-${error.code.replaceAll("_", "-")}` : "";
  return key && messages.has(key) ? t(key) : errorText(error);
}

export const companionName = (one: Companion): string => personName(one.name);

/** «14 ноября»; of another year with that year. */
export function day(seconds: number): string {
  const then = new Date(seconds * 1000);
  const year = then.getFullYear() === new Date().getFullYear() ? {} : { year: "numeric" as const };
  return new Intl.DateTimeFormat(messages.locale, { day: "numeric", month: "long", ...year }).format(then);
}

/** «сейчас», «сегодня, 20:41», «14 ноября». */
export function lately(seconds: number): string {
  if (Date.now() / 1000 - seconds < 15 * 60) return t("account-now");
  if (new Date(seconds * 1000).toDateString() === new Date().toDateString()) return t("account-today", { time: clock(seconds) });
  return day(seconds);
}

/** «Телефон · Chrome, Android». */
export function deviceName(device: Device): string {
  const kind = t(`account-device-${device.kind}`);
  const what = [device.browser, device.system].filter(Boolean).join(", ");
  return what ? `${kind} · ${what}` : kind;
}

export const playedTitle = (game: Played): string => game.name || (game.people.length === 0 && game.bots > 0 ? t("account-with-bots", { game: gameName(game.game) }) : gameName(game.game));

/** How it went, in one word: «1-е», «победа». */
export function outcome(game: Played): string {
  if (game.together) return t(game.won ? "account-won" : "account-lost");
  return t("account-place", { n: game.place });
}

/** The people and bots of a game in words. */
export function companyOf(game: Played): string {
  const names = game.people.map(companionName);
  if (game.bots > 0) names.push(t("account-bots", { count: game.bots }));
  return list(names);
}
