import { list } from "../../../core/i18n.svelte";
import { DEEP_STATE, ROMAN } from "../cards";
import { SOURCES } from "../end/story";
import type { Topic } from "../look.svelte";
import { lacks, missingText } from "../sentences";
import type { Goal, PowerView } from "../words.gen";
import { PROJECTS } from "../words.gen";
import { allianceName, low, operationName, projectName, quoted, signGenitive, t } from "../words";

/** A goal in words: what it is, what it brings, and what there is to do for it now. */
export interface Aim {
  icon: string;
  name: string;
  brings: string;
  /** Its points alone. */
  short: string;
  now: string;
  /** In short: how far it is, what to do, or what is missing and which card of the row brings it. */
  next: string;
  /** Nothing is missing. */
  ready: boolean;
  topic: Topic;
}

const points = (count: number): string => t("power-board-goal-points", { count });

/** «Помогут карты 2 и 5 ряда.» */
const seen = (goal: Goal): string => (goal.places.length > 0 ? t("power-board-goal-places", { count: goal.places.length, places: list(goal.places.map(String)) }) : "");
/** What brings signs, where none lies in the row. */
const sources = (goal: Goal): string => (goal.places.length > 0 || goal.which === DEEP_STATE ? "" : t("power-board-goal-sources"));

const sentences = (...parts: string[]): string => parts.filter((part) => part !== "").join(" ");

export function aimOf(goal: Goal, view: PowerView): Aim {
  if (goal.kind === "project") {
    const project = view.projects[goal.which]!;
    const ready = project.can && !view.supervised;
    const step = { agents: project.agents_needed, stage: ROMAN[project.stage + 1]! };
    const now = ready ? t(project.stage === 0 ? "power-board-goal-join" : "power-board-goal-step", step) : project.can ? t("power-board-goal-later") : `${missingText(project)}.`;
    const onTheWay = ready ? t("power-board-goal-possible", step) : project.can ? t("power-board-goal-waits") : low(missingText(project));
    const signs = goal.missing > 0 ? sentences(t("power-board-goal-signs", { count: goal.missing, sign: signGenitive(goal.which), stage: ROMAN[goal.stage]! }), seen(goal), project.can ? "" : sources(goal)) : "";
    return { icon: `project-${PROJECTS[goal.which]}`, name: projectName(goal.which), brings: t("power-board-goal-stage", { points: points(goal.points), stage: ROMAN[goal.stage]!, steps: goal.steps }), short: points(goal.points), now: sentences(now, signs), next: sentences(t("power-board-goal-way", { at: project.stage + 1, all: goal.stage, step: onTheWay }), project.missing_signs > 0 ? seen(goal) : ""), ready, topic: { of: "project", project: goal.which } };
  }
  if (goal.kind === "operation") {
    const operation = view.operations[goal.which]!;
    const now = t(operation.can ? "power-board-goal-operation" : "power-board-goal-agents", { agents: operation.agents, missing: operation.missing });
    return { icon: "operation", name: operationName(goal.which), brings: points(goal.points), short: points(goal.points), now, next: now, ready: operation.can, topic: { of: "operation", operation: goal.which } };
  }
  const alliance = view.hand.find((one) => one.alliance === goal.which)!;
  const next = alliance.qualifies ? t("power-board-goal-conclude") : t("power-board-goal-lacks", { what: lacks(alliance.atoms) });
  const brings = goal.points > 0 ? points(goal.points) : t("power-board-goal-helps");
  return { icon: "chain", name: t("power-board-goal-alliance", { name: quoted(allianceName(goal.which)) }), brings, short: brings, now: alliance.qualifies ? next : sentences(next, seen(goal)), next, ready: alliance.qualifies, topic: { of: "alliance", alliance: goal.which } };
}

/** Who leads, by how much, and what they owe it to. */
export function standingText(view: PowerView, name: (seat: number) => string): string {
  const totals = view.pads.map((pad) => pad.total);
  const me = view.seat ?? 0;
  const mine = totals[me]!;
  const best = Math.max(...totals.filter((_, seat) => seat !== me));
  if (mine === 0 && best === 0) return t("power-board-standing-none");
  const leader = totals.findIndex((total, seat) => seat !== me && total === best);
  if (mine > best) return t("power-board-standing-first", { mine, best, seat: name(leader) });
  const sum = (rows: readonly number[]): number => rows.reduce((all, row) => all + view.pads[leader]!.rows[row - 1]!, 0);
  const [source] = [...SOURCES].sort(([, one], [, two]) => sum(two) - sum(one))[0]!;
  return t(mine === best ? "power-board-standing-even" : "power-board-standing-behind", { mine, best, seat: name(leader), source: low(t(`power-board-source-${source}`)) });
}
