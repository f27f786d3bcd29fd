import { capital, list, signed, t } from "../../core/i18n.svelte";
import { characterOf, neutralOf, valueOf } from "./cards";
import { CHARACTERS, GUILDS, NEUTRALS } from "./words.gen";
import type { Person } from "./people";
import type { Brings } from "./view";

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

/** «Если раунд ваш: аристократы 0 → 2, рыцари 0 → 1, богатство +1. Итог 1 → 6.» */
export function bringsText({ before, stake: { after }, cards, gems }: Brings, leavesOne: boolean): string {
  const guilds = after.symbols.flatMap((to, guild) => {
    const from = before.symbols[guild]!;
    return from === to ? [] : [t("suits-board-brings-guild", { guild: guildName(guild), from, to })];
  });
  const neutrals = NEUTRALS.flatMap((kind) => {
    const count = cards.filter((card) => neutralOf(card) === kind).length;
    return count > 0 ? [t(`suits-board-brings-${kind}`, { count })] : [];
  });
  const wealth = gems > 0 ? [t("suits-board-brings-wealth", { count: gems })] : [];
  const gained = list([...guilds, ...neutrals, ...wealth]);
  const sum = t("suits-board-brings-sum", { from: signless(before.total), to: signless(after.total) });
  return `${t("suits-board-brings", { list: gained })}. ${leavesOne ? t("suits-board-brings-leaves") : sum}`;
}

const signless = (value: number): string => (value < 0 ? signed(value) : String(value));

export { capital, signed, t };
