import { type Given, matchOf, type Weighing } from "#sdk";
import { signAt } from "#lore";
import { type Aspect, ASPECTS, type Ptolemaic } from "../core/aspects.ts";
import { readNativity } from "../core/nativity.ts";
import { isClassical, isModern, MODERN } from "../core/points.ts";
import { round } from "../core/zodiac.ts";
import type { MatchAnswer } from "./answer.ts";
import {
  compositeOf,
  contactsOf,
  davisonOf,
  elementsOf,
  moonSign,
  overlayOf,
  rangeOf,
  reportChart,
  sunOf,
} from "./charts.ts";
import type { Input } from "./input.ts";
import { componentsOf, type Contact, SYNASTRY_ORBS } from "./rules.ts";

export { drawMatch as picture } from "./picture.ts";

export function run(chosen: Input, give: Given): MatchAnswer {
  const chartOf = (who: "a" | "b") => readNativity(give.civil(who), MODERN.ids, chosen.houseSystem);
  const [a, b] = [chartOf("a"), chartOf("b")];
  const orbs = { ...SYNASTRY_ORBS, ...chosen.orbs };
  const aspects = contactsOf(a, b, orbs);
  const components = componentsOf(aspects, sunOf(a), sunOf(b));
  const { score, band } = matchOf(components);
  return {
    score,
    band,
    components,
    strengths: contactsAs("supports", aspects),
    cautions: contactsAs("hinders", aspects),
    scoreRange: rangeOf(a, b, orbs, score),
    timesKnown: { a: a.timeKnown, b: b.timeKnown },
    suns: { a: signAt(sunOf(a)), b: signAt(sunOf(b)) },
    moons: { a: moonSign(a), b: moonSign(b) },
    elements: elementsOf(a, b),
    aspects: aspects.flatMap((one) => {
      if (!isModern(one.a) || !isModern(one.b)) return [];
      const { maxOrbDeg, inSign } = one;
      const orbDeg = round(one.orbDeg, 4);
      return [{ ...contactOf(one), a: one.a, b: one.b, orbDeg, maxOrbDeg, inSign }];
    }),
    overlays: { aInB: overlayOf(a, b), bInA: overlayOf(b, a) },
    composite: compositeOf(a, b),
    davison: davisonOf(a, b),
    charts: { a: reportChart(a), b: reportChart(b) },
  };
}

export function weigh({ score, components }: MatchAnswer): Weighing {
  return { score, testimonies: components };
}

/** Only the aspects of Ptolemy have an orb here. */
function contactOf({ a, b, aspect }: Aspect): Contact {
  return { a, b, aspect: aspect as Ptolemaic };
}

/** Contacts among Sun to Saturn that support or hinder, closest first; a conjunction supports. */
function contactsAs<C extends "supports" | "hinders">(code: C, aspects: readonly Aspect[]) {
  return aspects
    .filter(({ a, b }) => isClassical(a) && isClassical(b))
    .filter(({ aspect }) => (ASPECTS[aspect].nature === "tense") === (code === "hinders"))
    .sort((x, y) => x.orbDeg - y.orbDeg)
    .map((one) => ({ code, with: contactOf(one) }));
}
