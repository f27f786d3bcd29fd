import type { Decision } from "../../core/protocol.gen";
import { easeable, type CommitteeChoice, type CommitteePicker, type CommitteeState } from "./view";
import type { CityId, CommitteeAction, CommitteeView, IncomeRow } from "./words.gen";

/** What a person has in hand beside what is chosen: a city looked at, dice picked, incomes being taken. */
class Tasks {
  /** The city under the pointer. */
  over: CityId | null = $state(null);
  /** The city to look at as soon as a service asks where to go. */
  aim: CityId | null = null;
  /** What a partner has advised to do where the service goes. */
  advised: string | null = $state(null);
  /** Where one means to send one's agents, by seat: drawn on the map, done by nobody. */
  drafts: Record<number, CityId> = $state({});
  /** The dice picked for a reroll; null: those that are best. */
  dice: readonly number[] | null = $state.raw(null);
  /** The answer that is ready and will roll dice. */
  ready: string | null = $state(null);
  /** The table that is watched as it is played and whose end has not been shown. */
  watched = $state("");
  /** Puts the introduction away, while it lies open: the prompt has the button. */
  read: (() => void) | null = $state.raw(null);
  /** The income sheet is gone through one by one. */
  oneByOne = $state(false);
  /** The other kinds chosen for incomes, by seat, source and place. */
  wanted: Record<string, number> = $state({});
  /** The seats whose incomes are being taken, one after another. */
  taking: readonly number[] = $state.raw([]);
  #dealing = false;
  /** So much stress is still removed at once. */
  #easing = 0;
  #reroll: readonly number[] | null = null;
  #question = "";

  /** The way to take a part of an income that has been chosen, or the usual one. */
  way(row: IncomeRow): number | null {
    const chosen = this.wanted[keyOf(row)];
    return chosen !== undefined && chosen < row.actions.length ? chosen : row.usual;
  }

  want(row: IncomeRow, at: number): void {
    this.wanted[keyOf(row)] = at;
  }

  /** Does what a partner advises: looks at the city as the goal, and marks what to do there. */
  follow(steps: readonly CommitteeAction[], here: CityId | null): void {
    const [, way, deed] = steps;
    this.aim = way === undefined ? null : way.type === "committee.Move" ? way.city : here;
    this.advised = deed ? JSON.stringify(deed) : null;
  }

  /** Sketches where an agent is to go, or wipes it out. */
  draft(seat: number, city: CityId): void {
    if (this.drafts[seat] === city) delete this.drafts[seat];
    else this.drafts[seat] = city;
  }

  /** Takes every income of some seats, one play after another. */
  takeAll(seats: readonly number[], state: CommitteeState, picker: CommitteePicker): void {
    this.taking = seats;
    this.go(state, picker);
  }

  /** Gives out the stickers that are left, each to whoever has most room. */
  deal(view: CommitteeView, picker: CommitteePicker): void {
    this.#dealing = true;
    const next = roomiest(view, picker.choices);
    if (next) picker.play(next);
  }

  /** Removes as much stress as may be, one answer after another: open tokens are closed first. */
  ease(state: CommitteeState, picker: CommitteePicker): void {
    const asked = state.decisions.find((one) => one.name === "ease");
    this.#easing = asked ? easeable(state.view, asked) : 0;
    this.go(state, picker);
  }

  /** Uses a reroll, and names its dice when they are asked for. */
  reroll(choice: CommitteeChoice, dice: readonly number[], picker: CommitteePicker): void {
    this.#reroll = dice;
    picker.play(choice);
  }

  /** A new state: goes on with what was begun, and forgets what belongs to another question. */
  go(state: CommitteeState, picker: CommitteePicker): void {
    if (!state.settled) return;
    const question = state.decisions.filter((one) => !one.free).map((one) => one.id).join();
    if (question !== this.#question) {
      this.#question = question;
      this.ready = null;
      this.over = null;
      this.dice = null;
      this.#look(state, picker);
    }
    if (state.view.phase !== "action") this.drafts = {};
    if (state.view.serving !== null) delete this.drafts[state.view.serving];
    else if (state.decisions.some((one) => one.name === "act")) this.advised = null;
    if (state.view.phase !== "income") {
      this.taking = [];
      this.oneByOne = false;
      this.wanted = {};
    }
    const next = this.#nextPick(state) ?? this.#nextEase(state) ?? this.#nextIncome(state) ?? (this.#dealing ? roomiest(state.view, picker.choices) : null);
    if (state.view.how === "") this.#dealing = false;
    if (next) picker.play(next);
    else if (state.decisions.some((one) => one.name === "income")) this.taking = [];
  }

  #look(state: CommitteeState, picker: CommitteePicker): void {
    const asked = state.decisions.find((one) => one.name === "move");
    const city = this.aim;
    this.aim = null;
    if (!asked || !city) return;
    if (picker.isLegal(`city:${city}`)) picker.touch(`city:${city}`, null);
    else this.over = city;
  }

  #nextPick(state: CommitteeState): CommitteeChoice | null {
    const asked = state.decisions.find((one) => one.name === "pick_dice" || one.name === "pick_die");
    const dice = this.#reroll;
    if (!asked || !dice) return null;
    this.#reroll = null;
    const faces = (places: readonly number[]): string => places.map((place) => state.view.check?.dice[place]?.symbol).sort().join();
    return find(asked, (action) => action.type === "committee.PickDice" && faces(action.dice) === faces(dice));
  }

  #nextEase(state: CommitteeState): CommitteeChoice | null {
    const asked = this.#easing > 0 ? state.decisions.find((one) => one.name === "ease") : undefined;
    this.#easing = asked ? this.#easing - 1 : 0;
    if (!asked) return null;
    const open = state.view.seats[asked.seat]!.stress.flatMap((token) => (token.open ? [token.slot] : []));
    return find(asked, (action) => action.type === "committee.Ease" && open.includes(action.slot)) ?? find(asked, (action) => action.type === "committee.Ease");
  }

  #nextIncome(state: CommitteeState): CommitteeChoice | null {
    for (const seat of this.taking) {
      const asked = [...state.decisions, ...state.others].find((one) => one.seat === seat && one.name === "income");
      if (!asked) continue;
      const row = state.view.incomes.find((one) => one.seat === seat && this.way(one) !== null);
      const told = row ? JSON.stringify(row.actions[this.way(row)!]) : null;
      return find(asked, (action) => (told === null ? action.type === "committee.EndIncome" : JSON.stringify(action) === told));
    }
    return null;
  }
}

/** The answer that gives a sticker to the card with most free squares. */
function roomiest(view: CommitteeView, choices: readonly CommitteeChoice[]): CommitteeChoice | null {
  const room = (choice: CommitteeChoice): number => (choice.action.type === "committee.Award" ? (view.seats[choice.action.seat]?.id?.squares.filter((square) => square.sticker === null).length ?? 0) : 0);
  const [best] = choices.filter((choice) => choice.action.type === "committee.Award").sort((one, other) => room(other) - room(one));
  return best ?? null;
}

const keyOf = (row: IncomeRow): string => `${row.seat} ${row.source} ${row.place}`;

function find(decision: Decision, fits: (action: CommitteeAction) => boolean): CommitteeChoice | null {
  const index = decision.actions.findIndex(({ action }) => fits(action as CommitteeAction));
  const found = decision.actions[index];
  return found ? { decision: decision as CommitteeChoice["decision"], index, action: found.action as CommitteeAction, text: found.text } : null;
}

export const tasks = new Tasks();
