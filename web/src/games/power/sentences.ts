import { list } from "../../core/i18n.svelte";
import type { Desk } from "./desk.svelte";
import { DEEP_STATE, ROMAN, SPYWARE } from "./cards";
import { type AllianceView, type AtomView, type OperationView, type ProjectView, PROJECTS, type RowCard, SIGNS } from "./words.gen";
import type { Part, RequirementLine } from "./pieces/requirement";
import { standingOf } from "./board/row";
import { allianceKey, allianceName, attr, cardName, groupName, low, operationName, projectName, signGenitive, quoted, t } from "./words";

/** «4 агента и 1 теневой». */
export function force(pieces: number, shadows: number): string {
  return shadows > 0 ? t("power-board-force-shadows", { pieces, shadows }) : t("power-board-force", { pieces });
}

/** What a row card is called aloud: name, group, place, who stands there, what the viewer can do. */
export function rowLabel(card: RowCard, desk: Desk): string {
  const standing = standingOf(card, desk.view);
  const parts = [t("power-board-row-label", { card: cardName(card.card), group: low(groupName(card.group)), place: card.place, minimum: card.minimum })];
  if (card.holder !== null && standing !== "mine")
    parts.push(t("power-board-row-holder", { seat: desk.person(card.holder).name, force: force(card.pieces, card.shadows) }));
  if (standing === "mine") parts.push(t("power-board-row-mine", { force: force(card.pieces, card.shadows) }));
  if (standing === "open") parts.push(t("power-board-row-open", { force: force(card.least ?? 1, card.own_shadows) }));
  if (standing === "held") parts.push(t("power-board-row-held", { force: force(card.least ?? 1, card.own_shadows) }));
  if (standing === "dear") parts.push(t("power-board-short", { count: card.missing }));
  if (standing === "locked") parts.push(t("power-board-row-locked", { stage: ROMAN[card.opens_at ?? 0]! }));
  if (standing === "far") parts.push(t("power-board-row-far"));
  if (card.worth) parts.push(t("power-board-worth-now", { points: card.worth }));
  if (card.opens.length > 0) parts.push(t("power-board-opens", { names: list(card.opens.map((one) => quoted(allianceName(one)))) }));
  return parts.join(", ");
}

const kebab = (name: string): string => name.replaceAll("_", "-");

/** What a stage with such a benefit would bring: «даст 1 теневого агента». */
export const offerText = (project: number, count: number): string => t(`power-board-offer-${kebab(PROJECTS[project]!)}`, { count });

/** What the viewer has of a project now, or would have by joining it: «2 теневых агента», «даст 1 теневого агента». */
export function benefitText(project: ProjectView): string {
  if (project.stage === 0) return offerText(project.project, project.benefits[0]!);
  return t(`power-board-benefit-${kebab(PROJECTS[project.project]!)}`, { count: project.benefit, stage: ROMAN[project.stage]! });
}

/** What is missing for the next stage, exactly: «ещё 1 фишка и 1 знак агитаторов»; in a `narrow` place signs beside pieces go without their name, which their picture gives. */
export function missingText(project: ProjectView, narrow = false): string {
  const missing = [];
  if (project.missing_agents > 0) missing.push(t("power-board-lack-agents", { count: project.missing_agents }));
  if (project.missing_signs > 0) missing.push(narrow && missing.length > 0 ? t("power-board-lack-signs", { count: project.missing_signs }) : t("power-board-lack-signs-named", { count: project.missing_signs, sign: signGenitive(project.project) }));
  if (missing.length === 0) return t("power-board-lack-coordinator");
  return t("power-board-lack", { what: list(missing) });
}

/** «Вступить», «На стадию III». */
export function stepText(project: ProjectView): string {
  return project.stage === 0 ? t("power-board-join") : t("power-board-to-stage", { stage: ROMAN[project.stage + 1]! });
}

export function projectLabel(project: ProjectView, desk: Desk): string {
  const parts = [projectName(project.project)];
  if (desk.me) {
    parts.push(project.stage > 0 ? t("power-board-at-stage", { stage: ROMAN[project.stage]! }) : t("power-board-not-in"));
    if (project.complete) parts.push(t("power-board-complete"));
    else {
      parts.push(t("power-board-needs-agents", { need: project.agents_needed, have: project.active }));
      if (project.signs_needed > 0) parts.push(t("power-board-needs-signs", { need: project.signs_needed, have: project.held, sign: signGenitive(project.project) }));
      parts.push(project.can ? low(stepText(project)) : low(missingText(project)));
    }
  }
  project.stages.forEach((stage, seat) => {
    if (stage > 0 && seat !== desk.view.seat) parts.push(`${desk.person(seat).name}: ${ROMAN[stage]}`);
  });
  return parts.join(", ");
}

export function operationLabel(operation: OperationView, desk: Desk): string {
  const parts = [t("power-board-operation-label", { operation: operationName(operation.operation), agents: operation.agents, points: operation.points })];
  if (operation.owner !== null) parts.push(t("power-board-operation-of", { seat: desk.person(operation.owner).name }));
  else if (operation.on_top && desk.me) parts.push(operation.can ? force(operation.pieces ?? 0, operation.shadows) : t("power-board-short", { count: operation.missing }));
  return parts.join(", ");
}

/** A part of a requirement in words: «3 карты финансов», «Корпорации», «знак агитаторов», «стадия II в любом проекте». */
export function requirementText({ kind, what, need }: Part): string {
  if (what === "stage") return t("power-board-req-stage", { stage: ROMAN[need] ?? "" });
  if (kind === "most") return t(`power-board-req-most-${what}`, { need });
  if (kind === "without") return t("power-board-req-without", { what: t(`power-object-${what}`) });
  const sign = SIGNS.findIndex((one) => one === what);
  if (sign >= 0) return t("power-board-req-sign", { count: need, sign: signGenitive(sign) });
  const genitive = attr(`power-group-${what}`, "genitive");
  if (genitive && what !== "inner_circle") return t("power-board-req-group", { count: need, group: genitive });
  return t("power-board-req-object", { count: need, what: t(`power-object-${what}`) });
}

/** What there is of it: «есть», «нет», «есть 1 из 3», «у вас 5». */
export function haveText({ kind, what, need, have = 0, met }: RequirementLine): string {
  if (what === "stage") return t("power-board-you-have", { have: ROMAN[have] || "0" });
  if (kind === "most") return t("power-board-you-have", { have });
  if (kind === "without") return t(met ? "power-board-has-not" : "power-board-has");
  if (met) return t("power-board-has");
  return need > 1 ? t("power-board-has-of", { have, need }) : t("power-board-has-not");
}

/** What is lacking of one part: the cards that are not there yet, or what is wrong. */
export function lackText(atom: AtomView): string {
  if (atom.what === "stage") return t("power-board-atom-stage", { stage: ROMAN[atom.need] ?? "", have: ROMAN[atom.have] || "0" });
  if (atom.kind === "most") return t(`power-board-atom-most-${atom.what}`, { have: atom.have, need: atom.need });
  if (atom.kind === "without") return t("power-board-atom-without", { what: t(`power-object-${atom.what}`) });
  return requirementText({ ...atom, need: Math.max(1, atom.need - atom.have) });
}

/** Everything that is lacking: what is needed joined, alternatives with «или». */
export function lacks(atoms: readonly AtomView[]): string {
  const needed = atoms.filter((atom) => atom.kind !== "any" && !atom.met).map(lackText);
  const options = atoms.filter((atom) => atom.kind === "any");
  if (options.length > 0 && !options.some((atom) => atom.met)) needed.push(options.map(lackText).join(` ${t("power-board-or")} `));
  return list(needed);
}

/** The line under an alliance in hand. */
export function footText(alliance: AllianceView): string {
  return alliance.qualifies ? t("power-board-qualifies") : t("power-board-lacks", { what: lacks(alliance.atoms) });
}

export function allianceLabel(alliance: number, seen: AllianceView | undefined): string {
  const key = allianceKey(alliance);
  const parts = [allianceName(alliance), attr(key, "effect"), `${t("power-board-requires")} ${attr(key, "req")}`];
  if (seen) parts.push(footText(seen));
  return parts.filter((one) => one !== "").map((one) => one.replace(/[.]$/, "")).join(". ");
}

/** What a step in a project brings, for its sheet and its preview. */
export function stageBenefit(project: number, benefit: number): string {
  if (project === SPYWARE) return `1–${benefit}`;
  if (project === DEEP_STATE) return t("power-board-draws", { count: benefit });
  return `+${benefit}`;
}
