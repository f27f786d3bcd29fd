import { capital, list, signed, signless, t } from "../../core/i18n.svelte";
import type { Beat } from "../../core/stage.svelte";
import { characterOf, neutralOf, suitOf, valueOf } from "./cards";
import { CHARACTERS, GUILDS, type Stake, type Standing, type SuitsEvent, type SuitsView } from "./words.gen";
import { namesOf, type Person } from "./people";
import type { Deed } from "./record";
import { isLastToPlay, isPartner, sideOf, type Brings, type Prospect, type SuitsChoice, type SuitsNews } from "./view";

export const characterName = (suit: number): string => t(`suits-character-${CHARACTERS[suit]}`);
export const guildName = (guild: number): string => t(`suits-guild-${GUILDS[guild]}`);

/** «Канцлер 12, аристократы», «Кардинал 1, джокер». */
export function cardName(card: number, guildOf: readonly number[]): string {
  const neutral = neutralOf(card);
  const args = { character: t(`suits-character-${characterOf(card)}`), value: valueOf(card) };
  return neutral ? t(`suits-card-${neutral}`, args) : t("suits-card", { ...args, guild: guildName(guildOf[card]!) });
}

/** «Взяли вы», «Взяла Ася». */
export const takenBy = ({ me, name }: Person): string => (me ? t("suits-board-last-mine") : t("suits-board-last-taken", { seat: name }));

/** «Заберёт, если никто не даст козырь». */
export function prospectTitle(view: SuitsView, { card, verdict, higher, trumps }: Stake): string {
  if (verdict === "takes") return t("suits-board-takes-sure");
  const trump = view.trump === null ? null : suitOf(view.trump);
  if (verdict === "if") {
    if (suitOf(card) === trump) return t("suits-board-if-higher-trump");
    return t(higher > 0 && trumps > 0 ? "suits-board-if-both" : higher > 0 ? "suits-board-if-higher" : "suits-board-if-trump");
  }
  const crown = view.taker === null ? null : view.seats[view.taker]!.played;
  if (crown === null || (suitOf(card) !== view.lead && suitOf(card) !== trump)) return t("suits-board-cannot-off");
  return t(suitOf(crown) === trump && suitOf(card) !== trump ? "suits-board-cannot-trump" : "suits-board-cannot-higher", { card: shortName(crown) });
}

/** «Не видели: козырей 5. С тем, что лежит: 4 → 5». */
export function prospectText(view: SuitsView, { before, stake }: Brings, people: readonly Person[]): string {
  if (stake.verdict === "cannot") return othersText(view, before, stake, people);
  const [from, to] = [signless(before.total), signless(stake.after.total)];
  const unseen = [
    ...(stake.higher > 0 ? [t("suits-board-unseen-higher", { count: stake.higher })] : []),
    ...(stake.trumps > 0 ? [t("suits-board-unseen-trumps", { count: stake.trumps })] : []),
  ];
  const threats = unseen.length > 0 ? `${t("suits-board-unseen", { list: unseen.join(", ") })} ` : "";
  const seats = stake.after.seats.length;
  const sum = from === to ? t("suits-board-with-this-same", { seats, points: to }) : t(sumKey(view, stake), { seats, from, to });
  return `${threats}${sum}${view.leaves_one ? ` ${t("suits-board-brings-leaves")}` : ""}`;
}

/** What is certain is no condition; what others add to it is not known yet. */
function sumKey(view: SuitsView, { verdict }: Stake): string {
  if (verdict !== "takes") return "suits-board-with-this";
  return isLastToPlay(view) && !view.leaves_one ? "suits-board-with-sure" : "suits-board-with-so-far";
}

/** «Пока раунд забирает Рита: счёт 9 → 12.» */
function othersText(view: SuitsView, before: Standing, { taker, after }: Prospect, people: readonly Person[]): string {
  const [from, to] = [signless(before.total), signless(after.total)];
  const seats = after.seats.length;
  const score = from === to ? t("suits-board-score-stays", { seats, points: to }) : t("suits-board-score-goes", { seats, from, to });
  const { name } = people[taker]!;
  const seat = isPartner(view, taker) ? t("suits-board-partner-name", { seat: name }) : name;
  return capital(t(isLastToPlay(view) ? "suits-board-will-take" : "suits-board-now-takes", { seat, score }));
}

/** «С последней картой сгорят и самоцветы (2).»: where the raised card is the last one and gems are left. */
export function lastCardText({ seat, seats, hand }: SuitsView): string {
  const gems = seat === null ? 0 : seats[seat]!.gems;
  return hand.length === 1 && gems > 0 ? t("suits-board-last-card", { gems }) : "";
}

/** Who gets the gem and what they have then, as far as it can be seen. */
export function bribeText(view: SuitsView, gems: number, people: readonly Person[]): string {
  const more = t("suits-board-bribe-more", { left: gems - 1 });
  return view.bribe ? `${othersText(view, view.standings[sideOf(view, view.bribe.taker)]!, view.bribe, people)} ${more}` : more;
}

/** What the main button of the dock says: «Положить Канцлера 13»; null where the answer says it itself. */
export function playText({ action }: SuitsChoice): string | null {
  if (action.type === "suits.Play") return t(`suits-board-play-${characterOf(action.card)}`, { value: valueOf(action.card) });
  return action.type === "suits.Bribe" ? t("suits-board-bribe-play") : null;
}

/** «Канцлер 12». */
export const shortName = (card: number): string => `${t(`suits-character-${characterOf(card)}`)}\u00a0${valueOf(card)}`;

/** «Ваш ход: масть — Капитан»: what is asked, in a few words. */
export function turnText(who: string, asked: string, { lead }: SuitsView): string {
  if (asked !== "lead" && asked !== "follow" && asked !== "any") return who;
  return t(`suits-board-turn-${asked}`, { who, character: lead === null ? "" : characterName(lead) });
}

/** «Ника заходит», «Вы заходите». */
const does = (key: string, { me, name }: Person): string => t(key, { seat: name, me: Number(me) });

/** What somebody did, and with what. */
function deedText(event: SuitsEvent, view: SuitsView, people: readonly Person[]): { title: string; more: string; seat: number } | null {
  switch (event.type) {
    case "suits.Led":
      return { title: does("suits-board-led", people[event.seat]!), more: cardName(event.card, view.guild_of), seat: event.seat };
    case "suits.Played":
      return { title: does("suits-board-played", people[event.seat]!), more: cardName(event.card, view.guild_of), seat: event.seat };
    case "suits.Bribed":
      return { title: does("suits-board-bribed", people[event.seat]!), more: t("suits-board-bribed-more"), seat: event.seat };
    case "suits.JokerPlaced":
      return { title: does("suits-board-joker-put", people[event.seat]!), more: t("suits-board-joker-put-more", { guild: guildName(event.guild) }), seat: event.seat };
    case "suits.GemsRemoved":
      return { title: does("suits-board-spent", people[event.seat]!), more: event.gems > 0 ? t("suits-board-spent-more", { gems: event.gems }) : "", seat: event.seat };
    default:
      return null;
  }
}

/** What a beat says in the dock, what more where there is room for it, and of whom; null where the house says it well. */
export function beatText(shown: Beat<SuitsView, SuitsEvent>, before: SuitsView, people: readonly Person[]): { title: string; more: string; also?: string; seat?: number } | null {
  const { view, name, news } = shown;
  if (name === "end") return { title: t("suits-board-ended"), more: t("suits-board-ended-more") };
  if (name === "round" && view.taker !== null) return { title: takesRound(people[view.taker]!), more: takenText(view, news), seat: view.taker };
  if (name === "taken") {
    const { taker } = before;
    const side = view.standings.findIndex((standing, at) => (taker === null ? standing.total !== before.standings[at]?.total : standing.seats.includes(taker)));
    if (side < 0) return null;
    const [was, now] = [before.standings[side]!.total, view.standings[side]!.total];
    const names = namesOf(people, view.standings[side]!.seats);
    const title = was === now ? t("suits-board-score-same", { seat: names, points: signless(now) }) : t("suits-board-score-change", { seat: names, from: signless(was), to: signless(now) });
    const left = news.map(({ event }) => event).find((event) => event.type === "suits.CardLeft");
    const also = left ? t("suits-board-left-there", { card: cardName(left.card, view.guild_of) }) : "";
    return { title, more: whyText(before.standings[side]!, view.standings[side]!), also, seat: taker ?? view.standings[side]!.seats[0]! };
  }
  if (name === "trump" && view.trump !== null) return { title: t("suits-board-chapter-round", { round: view.round }), more: t(news.some(({ event }) => event.type === "suits.DeckRecycled") ? "suits-board-new-deck-trump" : "suits-board-new-trump", { card: shortName(view.trump) }), seat: view.turn ?? undefined };
  return news.map(({ event }) => deedText(event, view, people)).find((deed) => deed !== null) ?? null;
}

/** «Торговцы +6 → −1, рыцари +2»: what made the score what it is now, first what was worth something and is worth less. */
export function whyText(was: Standing, now: Standing): string {
  const parts: readonly [string, number, number][] = [
    ...GUILDS.map((_, guild): [string, number, number] => [guildName(guild), was.points[guild]!, now.points[guild]!]),
    [t("suits-board-jokers"), was.joker_points, now.joker_points],
    [t("suits-board-bonus"), was.bonus, now.bonus],
    [t("suits-board-penalty"), was.penalty, now.penalty],
    [t("suits-board-power"), was.power_points, now.power_points],
    [t("suits-board-wealth"), was.wealth, now.wealth],
  ];
  const told = parts.filter(([, from, to]) => from !== to);
  const spoiled = told.filter(([, from, to]) => from > 0 && to < from);
  const others = told.filter((part) => !spoiled.includes(part));
  return capital([...spoiled.map(([what, from, to]) => `${what}\u00a0${signed(from)}\u00a0→\u00a0${signed(to)}`), ...others.map(([what, from, to]) => `${what}\u00a0${signed(to - from)}`)].join(", "));
}

/** «Бона забирает раунд». */
export const takesRound = ({ me, name }: Person): string => (me ? t("suits-board-takes-round-you") : t("suits-board-takes-round", { seat: name }));

/** «Вера: взятка, Бона: Герцогиня 4. Рита забирает раунд.»: what was laid and who took it, round by round. */
export function sinceText(deeds: readonly Deed[], people: readonly Person[]): string {
  return deeds.reduce((told, { seat, card, took }, at) => {
    const person = people[seat]!;
    const lead = at === 0 ? "" : took ? ". " : deeds[at - 1]!.took ? " " : ", ";
    return `${told}${lead}${took ? `${takesRound(person)}.` : t("suits-board-laid", { seat: person.me ? t("house-you") : person.name, what: card === null ? t("suits-board-bribe") : shortName(card) })}`;
  }, "");
}

/** «Старшая в масти захода: Капитан 12. Взято: 4 карты, карта козыря и 1 самоцвет». */
function takenText(view: SuitsView, news: readonly SuitsNews[]): string {
  const taken = news.map(({ event }) => event).find((event) => event.type === "suits.RoundTaken");
  if (!taken) return "";
  const crown = view.seats[taken.seat]!.played!;
  const why = t(suitOf(crown) === view.lead ? "suits-board-took-highest" : "suits-board-took-by-trump", { card: shortName(crown) });
  const what = list([t("suits-board-took-cards", { count: taken.cards.length - 1 }), t("suits-board-took-trump"), ...(taken.gems > 0 ? [t("suits-board-took-gems", { count: taken.gems })] : [])]);
  return `${why} ${t("suits-board-took", { list: what })}`;
}

/** What a line of the count says: whom it costs something, and who is ahead by it. */
export function countText(view: SuitsView, people: readonly Person[], line: number): string {
  const guild = line <= GUILDS.length ? line - 1 : null;
  const kind = guild === null ? (["bonus", "penalty", "power", "wealth"] as const)[line - GUILDS.length - 1] : undefined;
  const inText = (seats: readonly number[]): string => list(seats.map((seat) => (people[seat]!.me ? t("house-you") : people[seat]!.name)));
  const title = capital(guild === null ? t(`suits-board-${kind}`) : guildName(guild));
  const costs = view.standings.flatMap((standing) => {
    const points = guild !== null ? standing.points[guild]! : kind === "penalty" ? standing.penalty : kind === "power" ? standing.power_points : 0;
    if (points >= 0) return [];
    const count = guild !== null ? standing.symbols[guild]! : null;
    return [t(count === null ? "suits-board-count-costs-only" : "suits-board-count-costs", { seat: inText(standing.seats), count: count ?? 0, points: signed(points) })];
  });
  const gains = view.standings.map((standing) => (guild !== null ? standing.points[guild]! : kind === "bonus" ? standing.bonus : kind === "wealth" ? standing.wealth : kind === "power" ? standing.power_points : 0));
  const most = Math.max(...gains);
  const best = most > 0 ? view.standings.filter((_, side) => gains[side] === most).flatMap((standing) => standing.seats) : [];
  const told = [...(best.length > 0 ? [t("suits-board-count-best", { seat: inText(best), points: signed(most) })] : []), ...costs];
  return `${title}. ${(told.length > 0 ? told : [t("suits-board-count-none")]).map(capital).join(". ")}.`;
}

export { capital, signed, signless, t };
