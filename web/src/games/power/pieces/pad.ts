import { groupOf, kindOf, ROMAN } from "../cards";
import { ALLIANCES, GROUPS, OBJECT_KINDS, OPERATIONS, type PowerView, PROJECTS, SCORED_GROUP_OF_KIND } from "../words.gen";
import type { Person } from "../people";
import type { Line } from "../../../core/protocol.gen";
import { allianceName, cardName, groupGenitive, groupName, operationName, projectName, t } from "../words";

/** The rows of a score pad that have something on them. */
export function padRows(rows: readonly number[]): { row: number; points: number }[] {
  return rows.map((points, at) => ({ row: at + 1, points })).filter((row) => row.points !== 0);
}

/** One card's part in a row of the pad. */
export interface Contribution {
  seat: number;
  points: number;
  text: string;
  icon?: string;
  group?: string;
}

/** Everything behind a row of the pad, seat by seat; only pads that are shown have lines. */
export function contributions(view: PowerView, row: number, people: readonly Person[]): Contribution[] {
  return view.pads.flatMap((pad) => pad.lines.filter((line) => argument(line, "row") === row).map((line) => ({ seat: pad.seat, points: line.points, ...wordsOf(line, people) })));
}

export function argument(line: Line, name: string): number {
  return Number(line.args.find(([key]) => key === name)?.[1] ?? 0);
}

export function wordsOf(line: Line, people: readonly Person[]): Omit<Contribution, "seat" | "points"> {
  const the = (name: string): number => argument(line, name);
  const card = the("card");
  switch (line.key) {
    case "coloured":
      return { text: t("power-board-line-coloured", { group: groupName(the("group")), cards: the("cards") }), icon: `group-${GROUPS[the("group")]}`, group: GROUPS[the("group")]! };
    case "colour_cards":
    case "sets":
    case "power_cards":
      return {
        text: t(`power-board-line-${line.key.replace("_", "-")}${the("circle") ? "-circle" : ""}`, { card: cardName(card), each: the("each"), cards: the("cards"), group: groupGenitive(SCORED_GROUP_OF_KIND[kindOf(card)] ?? -1) }),
        icon: `object-${OBJECT_KINDS[kindOf(card)]}`,
        group: GROUPS[groupOf(card)]!,
      };
    case "inner_circle":
      return { text: t("power-board-line-circle", { cards: the("cards") }), icon: "object-inner_circle", group: "inner_circle" };
    case "operation":
      return { text: operationName(the("operation")), icon: `operation-${OPERATIONS[the("operation")]}` };
    case "project":
      return { text: t("power-board-line-project", { project: projectName(the("project")), stage: ROMAN[the("stage")]! }), icon: `project-${PROJECTS[the("project")]}` };
    case "falcon_alliances":
      return { text: t("power-board-line-falcon", { cards: the("cards"), each: the("each") }), icon: "falcon" };
    default: {
      const alliance = the("alliance");
      const owner = people[the("owner_seat")];
      const args = { alliance: allianceName(alliance), owner: owner?.name ?? "", mine: owner?.me ? "yes" : "no", operations: the("operations"), cards: the("cards"), power: the("power"), held: the("held"), group: groupGenitive(the("group")) || "" };
      return { text: t(`power-board-line-${line.key.replace("_", "-")}`, args), icon: `alliance-${ALLIANCES[alliance]}` };
    }
  }
}

