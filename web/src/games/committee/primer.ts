import type { Primer } from "../primer";
import Icon from "./pieces/Icon.svelte";

export default {
  Icon,
  card: { goal: "t-committee", round: "t-action", service: "car", check: "die", win: "flag", lose: "cross" },
  signs: {
    dice: ["d-fist", "d-book", "d-lamp", "d-eye", "d-shake", "d-anomaly"],
    departments: ["dept-hr", "dept-an", "dept-tr", "any"],
    stocks: ["r-doc", "r-med", "r-eq", "r-fuel", "t-calm", "t-stress"],
    road: ["car", "t-jam", "t-interro", "t-ally", "t-ally-plus"],
    marks: ["t-action", "t-help", "reroll", "auto", "income", "lock", "key", "swap", "t-committee"],
  },
} satisfies Primer;
