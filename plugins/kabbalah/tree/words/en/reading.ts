/** The reading of a chart on the Tree in English. */
import { english } from "#sdk";
import type { TreeAnswer } from "../../answer.ts";
import { isAtHome, topWorldOf, type Dignity } from "../../chart.ts";
import { romanOf } from "../../sefirot.ts";
import { pillars, planets, sefirot, signs, worlds } from "./names.ts";

const { capital, list, numberWord } = english;

type Placement = TreeAnswer["planets"][number];

/** Writes the lights, the five others, then pillars and worlds; a paragraph each. */
export function readTree(answer: TreeAnswer): readonly string[] {
  const [sun, moon, ...others] = answer.planets as readonly [Placement, Placement, ...Placement[]];
  return [lightsOf(sun, moon) + risingOf(answer), othersOf(others), balanceOf(answer)];
}

function lightsOf(sun: Placement, moon: Placement): string {
  const ground =
    sun.sign === moon.sign
      ? "She stood on the same letter, so that the ground underfoot and the aim above are of one work."
      : `She stood in ${signs[moon.sign].name}, on ${romanOf(moon.path.letter)}${wayOf(moon)}, and so the ground underfoot is made by ${signs[moon.sign].work}.`;
  return `The Sun rules in Tiferet, ${planets.sun.asks}. At this birth it stood in ${signs[sun.sign].name}, on the letter ${romanOf(sun.path.letter)}${wayOf(sun)}; what makes this life whole is ${signs[sun.sign].work}. The Moon rules in Yesod, ${planets.moon.asks}. ${ground}`;
}

function risingOf({ rising }: TreeAnswer): string {
  if (!rising) return "";
  const { name, work } = signs[rising.sign];
  return ` In Malkhut, where all of it reaches the ground, ${name} was rising with the letter ${romanOf(rising.letter)}: others first meet someone given to ${work}.`;
}

function wayOf({ path: { joins } }: Placement): string {
  if (!joins) return "";
  const [one, other] = joins.map((sefirah) => sefirot[sefirah].text);
  return `, the way between ${one!} and ${other!}`;
}

const WAYS = ["works by", "goes the way of", "is lived in", "finds its way by", "is learnt by"];

/** Planets other than the lights, those of one sign together. */
function othersOf(others: readonly Placement[]): string {
  const groups = Object.values(Object.groupBy(others, ({ sign }) => sign));
  const sentences = groups.map((group, index) => {
    const [{ sign, path }] = group as [Placement];
    const { name, work } = signs[sign];
    const at = path.joins ? ` on ${romanOf(path.letter)}` : "";
    const each = group.map(
      ({ planet, sefirah }) =>
        `${sefirot[sefirah].text}, ${planets[planet].asks} (${planets[planet].name})`,
    );
    return each.length === 1
      ? `${each[0]!}, stands in ${name}${at} and ${WAYS[index]!} ${work}.`
      : `${name}${at} holds ${each.join("; ")}: all of it is done by ${work}.`;
  });
  return [...sentences, easeOf(others)].filter((part) => part !== "").join(" ");
}

const STRONG: readonly Dignity[] = ["domicile", "exaltation"];
const WEAK: readonly Dignity[] = ["detriment", "fall"];

function easeOf(others: readonly Placement[]): string {
  const named = (dignities: readonly Dignity[]) =>
    others
      .filter(({ dignity }) => dignities.includes(dignity))
      .map(({ planet }) => planets[planet].name);
  const [strong, weak] = [named(STRONG), named(WEAK)];
  const first =
    strong.length > 0 ? `${list(strong)} ${strong.length > 1 ? "are" : "is"} at ease there` : "";
  const second =
    weak.length > 1
      ? `${list(weak)} find it harder, and learn by that`
      : weak.length === 1
        ? `${weak[0]!} finds it harder, and learns by that`
        : "";
  const both = [first, second].filter((part) => part !== "").join("; ");
  return both === "" ? "" : `${capital(both)}.`;
}

function balanceOf({ pillars: lit, leaning, worlds: counts, planets: placed }: TreeAnswer): string {
  const top = topWorldOf(counts);
  const world = top
    ? `${capital(numberWord(counts[top]))} of the seven planets stand in ${worlds[top].text}, the world of ${worlds[top].gloss}: ${worlds[top].most}.`
    : "The planets are spread over the four worlds without one that leads.";
  const home = placed.filter(isAtHome).map(({ planet }) => planets[planet].name);
  const homes =
    home.length > 1
      ? [
          `${capital(list(home))} walk paths of their own sefirot, which makes their voices easier to hear.`,
        ]
      : home.map(
          (name) =>
            `${capital(name)} walks a path of its own sefirah, which makes its voice easier to hear.`,
        );
  return [
    `Mercy is lit ${timesOf(lit.mercy)}, severity ${timesOf(lit.severity)} and the middle ${timesOf(lit.middle)}; the Tree leans to ${pillars[leaning].name}.`,
    pillars[leaning].leans,
    world,
    ...homes,
  ].join(" ");
}

function timesOf(count: number): string {
  if (count === 0) return "not at all";
  if (count === 1) return "once";
  return count === 2 ? "twice" : `${numberWord(count)} times`;
}
