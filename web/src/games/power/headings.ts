import { field } from "../../core/field";
import type { Heading } from "../types";
import { ROMAN } from "./cards";
import type { PowerView, PowerAction } from "./words.gen";
import { allianceName, capital, cardName, operationName, professionalName, projectName, secondaryGenitive, t } from "./words";

/** The word a verb goes by in the prompt; passing and what is done once has none. */
const VERBS: Record<string, string> = {
  Infiltrate: "infiltrate", RunOperation: "operation", Advance: "project", Recruit: "recruit", TakeProfessional: "hire", PlayProfessional: "professional", DiscardProfessional: "discard",
  Assassinate: "assassinate", Recover: "recover", KeepAlliance: "keep", PutOnTop: "top", ReturnAlliance: "return", Conclude: "conclude", DiscardAlliance: "discard",
  TakeSecondary: "secondary", Discard: "discard", Give: "give", Recall: "recall", RecallFrom: "recall", Attach: "attach",
};

/** «Внедриться», and under it the card with its price still open; so every verb with the things it can be done to. */
export function headingsOf(action: PowerAction, view: PowerView, name: (seat: number) => string): Heading[] {
  const verb = VERBS[action.type.replace("power.", "")];
  if (!verb) return [];
  const thing = thingOf(action, view, name);
  const head = { key: verb, text: t(`power-board-verb-${verb}`) };
  return thing ? [head, thing] : [head];
}

function thingOf(action: PowerAction, view: PowerView, name: (seat: number) => string): Heading | null {
  const card = field(action, "host") ?? field(action, "card");
  if (card !== undefined) return { key: `card:${card}`, text: cardName(card), ...onRow(action, card, view, name) };
  const project = field(action, "project");
  if (project !== undefined) return { key: `project:${project}`, text: projectName(project), note: stageNote(view, project) };
  const operation = field(action, "operation");
  if (operation !== undefined) return { key: `operation:${operation}`, text: operationName(operation) };
  const alliance = field(action, "alliance");
  const secondary = field(action, "secondary");
  if (secondary !== undefined && alliance !== undefined)
    return { key: `secondary:${secondary}:${alliance}`, text: capital(t("power-board-verb-secondary-of", { group: secondaryGenitive(secondary) })), note: `«${allianceName(alliance)}»` };
  if (alliance !== undefined) return { key: `alliance:${alliance}`, text: allianceName(alliance) };
  const professional = field(action, "professional");
  return professional === undefined ? null : { key: `professional:${professional}`, text: professionalName(professional) };
}

/** A card of the row: opening it lights it up on the board, where the agents are counted; a rival on it is named. */
function onRow(action: PowerAction, card: number, view: PowerView, name: (seat: number) => string): Partial<Heading> {
  if (action.type !== "power.Infiltrate") return {};
  const holder = view.row.find((one) => one.card === card)?.holder ?? null;
  return { thing: `card:${card}`, ...(holder === null ? {} : { note: t("power-board-verb-intercept", { seat: view.seats[holder]!.falcon ? t("power-board-falcon") : name(holder) }) }) };
}

function stageNote(view: PowerView, project: number): string {
  const stage = view.projects[project]?.stage ?? 0;
  return stage === 0 ? t("power-board-verb-join") : t("power-board-verb-stage", { stage: ROMAN[stage + 1] ?? "" });
}
