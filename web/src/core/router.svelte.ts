/** The pages; they live in the hash, so that the same files work under any path of any server. */
export type Route =
  | { page: "home" }
  | { page: "tables" }
  | { page: "new"; game: string | null; /** To play with friends. */ people?: true }
  | { page: "table"; code: string; /** What is played there, for the page that stands before anything else is known. */ game?: string }
  | { page: "replay"; code: string; number: number | null; as: number | null; /** An entry of the log whose frame is meant, where that is not known. */ entry?: number }
  | { page: "review"; code: string }
  | { page: "puzzles" }
  | { page: "puzzle"; id: string }
  | { page: "rules"; game: string | null; clause: string | null }
  | { page: "keepsakes" }
  | { page: "packs" }
  | { page: "pack"; game: string; id: string | null }
  | { page: "settings" }
  | { page: "me"; tab: string | null }
  | { page: "person"; id: string }
  | { page: "signin" }
  | { page: "letter"; secret: string }
  | { page: "stop"; secret: string }
  | { page: "house" }
  | { page: "cup"; id: string | null }
  | { page: "about" }
  | { page: "lost"; path: string };

const CODE = /^[A-Z]{6}$/;
/** Letters of the other alphabet, each before the one of ours that it looks like. */
const TWINS = new Map(["ВB", "ЅS", "СC", "НH", "ЈJ", "КK", "МM", "РP", "ТT", "ХX"].map((pair) => [pair[0]!, pair[1]!]));

/** Letters that the keys of ours write where the keyboard is still the other one. */
const KEYS = new Map([..."ЙQЦWУEКRЕTНYГUШIЩOЗPФAЫSВDАFПGРHОJЛKДLЯZЧXСCМVИBТNЬM".matchAll(/(.)(.)/g)].map(([, theirs, ours]) => [theirs!, ours!]));

/** A code as it is kept: its letters in one case and one alphabet, with nothing between them; null for what is none. */
function readCode(text: string): string | null {
  const letters = [...text.replace(/[\s-]/g, "").toUpperCase()];
  const read = (by: Map<string, string>): string => letters.map((letter) => by.get(letter) ?? letter).join("");
  return [TWINS, KEYS].map(read).find((code) => CODE.test(code)) ?? null;
}

/** Reads a hash; anything unknown is the page that says so. */
export function parse(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#/, "").split("?");
  const parts = path.split("/").filter(Boolean).map(decode);
  const lost: Route = { page: "lost", path };
  const [head, one, two, three] = parts;
  if (parts.length === 0) return { page: "home" };
  if (head === "tables" && parts.length === 1) return { page: "tables" };
  if (head === "keepsakes" && parts.length === 1) return { page: "keepsakes" };
  if (head === "packs" && parts.length === 1) return { page: "packs" };
  if (head === "packs" && one && two && parts.length === 3) return { page: "pack", game: one, id: two === "new" ? null : two };
  if (head === "me" && parts.length <= 2) return { page: "me", tab: one ?? null };
  if (head === "people" && one && parts.length === 2) return { page: "person", id: one };
  if ((head === "letter" || head === "stop") && one && parts.length === 2) return { page: head, secret: one };
  if ((head === "signin" || head === "house") && parts.length === 1) return { page: head };
  if (head === "puzzles" && parts.length <= 2) return one ? { page: "puzzle", id: one } : { page: "puzzles" };
  if (head === "cup" && parts.length <= 2) return one === undefined ? { page: "cup", id: null } : readCode(one) ? { page: "cup", id: readCode(one) } : lost;
  if (head === "settings" && parts.length === 1) return { page: "settings" };
  if (head === "about" && parts.length === 1) return { page: "about" };
  if (head === "new" && parts.length <= 2) return { page: "new", game: one ?? null, ...(new URLSearchParams(query).get("with") === "people" ? { people: true } : {}) };
  if (head === "rules" && parts.length <= 3) return { page: "rules", game: one ?? null, clause: two ?? null };
  if (head === "replay" && one && parts.length === 2) {
    const asked = new URLSearchParams(query);
    const code = readCode(one);
    return code ? { page: "replay", code, number: whole(asked.get("at")), as: whole(asked.get("eyes")) } : lost;
  }
  if ((head !== "t" && head !== "review") || one === undefined) return lost;
  const code = readCode(one);
  if (!code) return lost;
  if (head === "review") return parts.length === 2 ? { page: "review", code } : lost;
  if (parts.length === 2) {
    const game = new URLSearchParams(query).get("game");
    return { page: "table", code, ...(game ? { game } : {}) };
  }
  if (two !== "replay" || parts.length > 4) return lost;
  const asked = new URLSearchParams(query);
  const entry = whole(asked.get("entry"));
  return { page: "replay", code, number: whole(three ?? null), as: whole(asked.get("as")), ...(entry === null ? {} : { entry }) };
}

/** Writes the hash of a route. */
export function href(route: Route): string {
  switch (route.page) {
    case "home":
      return "#/";
    case "tables":
    case "keepsakes":
    case "packs":
    case "settings":
    case "signin":
    case "house":
    case "about":
      return `#/${route.page}`;
    case "new":
      return `${["#/new", route.game].filter(Boolean).join("/")}${route.people ? "?with=people" : ""}`;
    case "me":
      return route.tab ? `#/me/${route.tab}` : "#/me";
    case "cup":
      return route.id ? `#/cup/${route.id}` : "#/cup";
    case "person":
      return `#/people/${route.id}`;
    case "letter":
    case "stop":
      return `#/${route.page}/${route.secret}`;
    case "pack":
      return `#/packs/${route.game}/${route.id ?? "new"}`;
    case "table":
      return `#/t/${route.code}${route.game ? `?game=${route.game}` : ""}`;
    case "puzzles":
      return "#/puzzles";
    case "puzzle":
      return `#/puzzles/${route.id}`;
    case "review":
      return `#/review/${route.code}`;
    case "replay": {
      const at = route.number === null ? "" : `/${route.number}`;
      const asked = [...(route.as === null ? [] : [`as=${route.as}`]), ...(route.entry === undefined ? [] : [`entry=${route.entry}`])].join("&");
      return `#/t/${route.code}/replay${at}${asked && `?${asked}`}`;
    }
    case "rules":
      return ["#/rules", route.game, route.clause].filter(Boolean).join("/");
    case "lost":
      return `#${route.path}`;
  }
}

/** The code of a table in what somebody pasted: a code in any case and alphabet, with spaces, or a whole link. */
export function inviteCode(text: string): string | null {
  return readCode(/#\/t\/([^/?#\s]+)/.exec(text)?.[1] ?? text);
}

/** The link to a route as one sends it to a friend. */
export function fullLink(route: Route): string {
  return new URL(href(route), document.baseURI).href;
}

class Router {
  route: Route = $state.raw(parse(location.hash));

  constructor() {
    addEventListener("hashchange", () => {
      if (location.hash === "" || location.hash.startsWith("#/")) this.route = parse(location.hash);
    });
  }

  go(route: Route): void {
    location.hash = href(route);
  }

  /** Changes the address without a step back. */
  replace(route: Route, base = document.baseURI): void {
    history.replaceState(null, "", new URL(href(route), base));
    this.route = route;
  }
}

export const router = new Router();

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function whole(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}
