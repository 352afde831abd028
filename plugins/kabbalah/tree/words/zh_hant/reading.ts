/** The reading of a chart on the Tree in Chinese. */
import type { TreeAnswer } from "../../answer.ts";
import { isAtHome, topWorldOf, type Dignity } from "../../chart.ts";
import { romanOf, SEFIRAH, WORLD } from "../../sefirot.ts";
import { pillars, planets, sefirot, signs, worlds } from "./names.ts";

type Placement = TreeAnswer["planets"][number];

/** Writes the lights, the five others, then pillars and worlds; a paragraph each. */
export function readTree(answer: TreeAnswer): readonly string[] {
  const [sun, moon, ...others] = answer.planets as readonly [Placement, Placement, ...Placement[]];
  return [lightsOf(sun, moon) + risingOf(answer), othersOf(others), balanceOf(answer)];
}

function lightsOf(sun: Placement, moon: Placement): string {
  const ground =
    sun.sign === moon.sign
      ? "它也落於同一字母，腳下的地與頭上的志同出一事。"
      : `它在${signs[moon.sign].name}，落於 ${romanOf(moon.path.letter)}${wayOf(moon)}，腳下的地便以「${signs[moon.sign].work}」鋪成。`;
  return `太陽掌「美」（Tiferet），那是${planets.sun.asks}。出生時它在${signs[sun.sign].name}，落於字母 ${romanOf(sun.path.letter)}${wayOf(sun)}；此生的完整，來自「${signs[sun.sign].work}」。月亮掌「根基」（Yesod），那是${planets.moon.asks}。${ground}`;
}

function risingOf({ rising }: TreeAnswer): string {
  if (!rising) return "";
  const { name, work } = signs[rising.sign];
  return `一切終在王國（Malkhut）落地，那裡升起的是${name}，字母 ${romanOf(rising.letter)}：旁人初見的，是一個慣於「${work}」的人。`;
}

function wayOf({ path: { joins } }: Placement): string {
  if (!joins) return "";
  const [one, other] = joins.map((sefirah) => sefirot[sefirah].gloss);
  return `，此徑連「${one!}」與「${other!}」`;
}

/** Planets other than the lights, those of one sign together. */
function othersOf(others: readonly Placement[]): string {
  const groups = Object.values(Object.groupBy(others, ({ sign }) => sign));
  const sentences = groups.map((group) => {
    const [{ sign, path }] = group as [Placement];
    const { name, work } = signs[sign];
    const at = `${name}${path.joins ? `（${romanOf(path.letter)}）` : ""}`;
    const each = group.map(
      ({ planet, sefirah }) =>
        `${planets[planet].name}所掌的「${sefirot[sefirah].gloss}」（${SEFIRAH.writings[sefirah]!.roman!}），是${planets[planet].asks}`,
    );
    return each.length === 1
      ? `${each[0]!}；今在${at}，以「${work}」為路。`
      : `${each.join("；")}：皆在${at}，同以「${work}」為路。`;
  });
  return sentences.join("") + easeOf(others);
}

const STRONG: readonly Dignity[] = ["domicile", "exaltation"];
const WEAK: readonly Dignity[] = ["detriment", "fall"];

function easeOf(others: readonly Placement[]): string {
  const named = (dignities: readonly Dignity[]) =>
    others
      .filter(({ dignity }) => dignities.includes(dignity))
      .map(({ planet }) => planets[planet].name)
      .join("、");
  const [strong, weak] = [named(STRONG), named(WEAK)];
  const parts = [
    ...(strong ? [`${strong}於所在之處最為自在`] : []),
    ...(weak ? [`${weak}較為費力，而費力處正是所學`] : []),
  ];
  return parts.length > 0 ? `${parts.join("；")}。` : "";
}

function balanceOf({ pillars: lit, leaning, worlds: counts, planets: placed }: TreeAnswer): string {
  const top = topWorldOf(counts);
  const world = top
    ? `七星之中有 ${counts[top]} 顆在${worlds[top].gloss}（${WORLD.writings[top]!.roman!}）：${worlds[top].most}。`
    : "七星散布四界，沒有哪一界領頭。";
  const home = placed.filter(isAtHome).map(({ planet }) => planets[planet].name);
  const homes =
    home.length > 0 ? `${home.join("、")}行於通往本質點的路徑，聲音因而更容易聽見。` : "";
  return `慈柱得光 ${lit.mercy}，嚴柱 ${lit.severity}，中柱 ${lit.middle}，全樹偏於${pillars[leaning].name}。${pillars[leaning].leans}${world}${homes}`;
}
