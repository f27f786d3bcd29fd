import type { Primer } from "../primer";
import Picture from "./Picture.svelte";
import Icon from "./pieces/Icon.svelte";

export default {
  Icon,
  card: { goal: "t-committee", round: "t-action", service: "car", check: "die", win: "flag", lose: "cross" },
  Picture,
  pictures: { service: "C-4.3", road: "C-4.10", dice: "C-6.5", faces: "C-6.7", stress: "C-7.9", failed: "C-10.7" },
  signs: {
    dice: ["d-fist", "d-book", "d-lamp", "d-eye", "d-shake", "d-anomaly"],
    departments: ["dept-hr", "dept-an", "dept-tr", "any"],
    stocks: ["r-doc", "r-med", "r-eq", "r-fuel", "t-calm", "t-stress"],
    road: ["car", "t-jam", "t-interro", "t-ally", "t-ally-plus"],
    marks: ["t-action", "t-help", "reroll", "auto", "income", "lock", "key", "swap", "t-committee"],
  },
} satisfies Primer;
