import { signed } from "../../../core/i18n.svelte";
import { shelf } from "../catalog.svelte";
import { PROFESSIONALS, PROJECTS, type AllianceView, type ObjectView, type ProjectView } from "../words.gen";
import type { Desk } from "../desk.svelte";
import { offerText } from "../sentences";
import { DEEP_STATE, groupOf, groupOfSecondary, isSecondary, kindOf, secondaryCard } from "../cards";
import { allianceName, attr, capital, cardKey, cardName, groupGenitive, professionalKey, professionalName, projectName, secondaryGenitive, signGenitive, stageName, t } from "../words";
import type { PowerChoice } from "../view";

/** How an answer is put before the player: what it touches and what follows from it. */
export interface Option {
  choice: PowerChoice;
  title: string;
  detail: string;
  card?: number;
  icon?: string;
}

/** Whether an Inner Circle could be attached: that is told with its price, never by a bare button. */
export const attaches = (choices: readonly PowerChoice[]): boolean => choices.some((choice) => choice.action.type === "power.Attach");

export function optionOf(choice: PowerChoice, desk: Desk): Option {
  const { action } = choice;
  switch (action.type) {
    case "power.Give":
    case "power.Discard":
      return { choice, card: action.card, title: cardName(action.card), detail: lossText(action.card, desk) };
    case "power.Recover":
      return { choice, card: action.card, title: cardName(action.card), detail: recoverText(action.card, desk) };
    case "power.Assassinate":
    case "power.Recall":
      return { choice, card: action.card, title: cardName(action.card), detail: pieceText(action.card, desk, action.type === "power.Assassinate") };
    case "power.Attach": {
      const gain = desk.view.circles?.hosts.find((one) => one.host === action.host)?.gain ?? 0;
      const alone = desk.view.circles?.alone ?? 0;
      const sign = find(action.host, desk)?.sign ?? null;
      const from = score(desk);
      const after = { alone, from, to: from + gain - alone };
      return { choice, card: action.host, title: t("power-board-attach-to", { card: cardName(action.host) }), detail: sign === null ? t("power-board-attach-gain", { gain: signed(gain), ...after }) : t("power-board-attach-sign", { sign: signGenitive(sign), ...after }) };
    }
    case "power.Advance": {
      const project = desk.view.projects[action.project]!;
      const parts = [...stepBrings(project), t("power-board-will-pay", { count: project.agents_needed })];
      if (project.project === DEEP_STATE && project.signs_needed > 0) parts.push(t("power-board-will-discard", { count: project.signs_needed }));
      return { choice, icon: `project-${PROJECTS[project.project]}`, title: `${projectName(project.project)}: ${stageName(project.project, project.stage + 1)}`, detail: parts.join(" ") };
    }
    case "power.TakeSecondary":
      return { choice, card: secondaryCard(action.secondary), title: t("power-board-take-secondary", { group: secondaryGenitive(action.secondary) }), detail: `${capital(t("power-board-thanks-to", { alliance: allianceName(action.alliance) }))}. ${afterText(secondaryCard(action.secondary), desk)}`.trim() };
    case "power.DrawBenefit":
      return { choice, icon: "project-deep_state", title: t("power-board-draw-benefit"), detail: t("power-board-draw-benefit-more") };
    case "power.Recruit": {
      const active = desk.me?.active ?? 0;
      return { choice, icon: "reserve", title: t("power-board-recruit", { count: action.count }), detail: t("power-board-active-after", { from: active, to: active + action.count }) };
    }
    case "power.TakeProfessional":
      return { choice, icon: "professional-recruiter", title: t("power-board-take-professional"), detail: t("power-board-in-hand-of", { count: desk.view.professionals.length, limit: desk.view.professional_limit }) };
    case "power.DiscardProfessional":
      return { choice, icon: `professional-${PROFESSIONALS[action.professional]}`, title: professionalName(action.professional), detail: attr(professionalKey(action.professional), "effect") };
    case "power.RecallFrom": {
      const operation = desk.view.operations[action.operation]!;
      return { choice, icon: "operation", title: t("power-board-from-operation"), detail: capital(t("power-board-pieces-from-to", { from: operation.on_it, to: operation.on_it - 1 })) };
    }
    default:
      return { choice, icon: "arrow", title: t(desk.asked?.name.includes("attach") ? "power-board-leave-alone" : "power-board-pass"), detail: "" };
  }
}

/** What the next stage of a project adds to what one has of it. */
function stepBrings({ project, stage, benefits, points }: ProjectView): string[] {
  const before = stage > 0 ? benefits[stage - 1] : undefined;
  const gain = points[stage]! - (stage > 0 ? points[stage - 1]! : 0);
  return [...(benefits[stage] === before ? [] : [`${capital(offerText(project, benefits[stage]!))}.`]), ...(gain > 0 ? [`${t("power-board-step-points", { points: gain })}.`] : [])];
}

const score = (desk: Desk): number => desk.view.pads[desk.view.seat ?? 0]?.total ?? 0;

/** What becomes of my points once I take or discard a card, where that is asked. */
function afterText(card: number, desk: Desk): string {
  const outcome = desk.view.outcomes.find((one) => one.card === card);
  return outcome ? t("power-board-score-after", { from: score(desk), to: outcome.total }) : "";
}

function find(card: number, desk: Desk): ObjectView | undefined {
  return desk.view.seats.flatMap((seat) => seat.objects).find((one) => one.card === card);
}

/** What goes with a card that is given or discarded. */
function lossText(card: number, desk: Desk): string {
  const after = afterText(card, desk);
  if (after && isSecondary(card)) return `${after} ${t("power-board-back-to-supply")}`;
  if (isSecondary(card)) return t("power-board-lose-secondary", { group: groupGenitive(groupOf(card)) });
  const seen = find(card, desk);
  if (!seen) return "";
  const parts: string[] = [];
  const pays = desk.asked?.name === "pay_interest" && seen.interest > 0;
  if (pays) parts.push(t("power-board-pays-interest", { count: seen.interest }));
  if (seen.worth && !after) parts.push(t("power-board-lose-points", { points: seen.worth }));
  if (seen.sign !== null) parts.push(t("power-board-lose-sign", { count: seen.signs, sign: signGenitive(seen.sign) }));
  if (seen.interest > 0 && !pays) parts.push(t("power-board-lose-interest", { count: seen.interest }));
  if (seen.pieces > 0) parts.push(t("power-board-lose-pieces", { count: seen.pieces }));
  if (seen.circle !== null) parts.push(t("power-board-lose-circle"));
  const gone = parts.length > 0 ? `${capital(parts.join(", "))}.` : "";
  return after ? `${after} ${gone}`.trim() : gone || t("power-board-lose-nothing");
}

function recoverText(card: number, desk: Desk): string {
  const effect = `${afterText(card, desk)} ${attr(cardKey(card), "effect")}`.trim();
  if (desk.asked?.name !== "mediator") return effect;
  const price = shelf.value?.objects[kindOf(card)]?.price ?? 0;
  const active = desk.me?.active ?? 0;
  return `${t("power-board-mediator-price", { count: price, from: active, to: active - price })} ${effect}`;
}

/** Whose piece leaves a card, and how many stay. */
function pieceText(card: number, desk: Desk, leaves: boolean): string {
  const row = desk.view.row.find((one) => one.card === card);
  const owner = row ? row.holder : desk.view.seats.find((seat) => seat.objects.some((one) => one.card === card))?.seat;
  const pieces = row ? row.pieces : (find(card, desk)?.pieces ?? 0);
  const parts = [t("power-board-pieces-from-to", { from: pieces, to: pieces - 1 })];
  if (leaves && owner !== undefined && owner !== null) parts.unshift(`${desk.person(owner).name}: ${t("power-board-to-reserve")}`);
  if (leaves && row && pieces === 1) parts.push(t("power-board-card-freed"));
  return capital(parts.join(", "));
}

/** What an alliance in hand would bring at once beside its points: for the preview beside it. */
export function bringsText(seen: AllianceView, desk: Desk): string[] {
  const { corner, corner_value: value, corner_gain: gain } = seen;
  const lines: string[] = [];
  if (corner === "sign") {
    const from = desk.me?.signs[value] ?? 0;
    lines.push(t("power-board-brings-sign", { sign: signGenitive(value), from, to: from + gain }));
  }
  if (corner === "secondary") {
    const group = groupOfSecondary(value);
    const from = desk.me?.groups[group] ?? 0;
    lines.push(t("power-board-brings-secondary", { group: groupGenitive(group), from, to: from + gain }));
  }
  if (shelf.value!.alliances[seen.alliance]!.goes_on) lines.push(t("power-board-goes-on"));
  return lines;
}
