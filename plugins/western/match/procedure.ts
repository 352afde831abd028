import { byPair, defineProcedure, matchOf, wordsIn } from "#sdk";
import { signAt } from "#lore";
import { ASPECTS, type Aspect, type Ptolemaic } from "../core/aspects.ts";
import { CHART_REFUSALS, readNativity } from "../core/nativity.ts";
import { isClassical, isModern, MODERN } from "../core/points.ts";
import { round } from "../core/zodiac.ts";
import { answer, type MatchAnswer } from "./answer.ts";
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
import { CONVENTIONS, input } from "./input.ts";
import { drawMatch } from "./picture.ts";
import { componentsOf, SYNASTRY_ORBS, type Contact } from "./rules.ts";
import type { MatchWords } from "./words/en.ts";

/** Two births laid over each other. */
export const compatibilityHoroscope = defineProcedure({
  name: "compatibility.horoscope",
  tradition: "western",
  words: wordsIn<MatchWords>(import.meta),
  kind: "calculation",
  cost: 5,
  narrated: true,
  icon: "icons/match.svg",
  reads: "births",
  conventions: CONVENTIONS,
  refusals: CHART_REFUSALS,
  input,
  output: answer,
  run(chosen, give): MatchAnswer {
    const chartOf = (who: "a" | "b") =>
      readNativity(give.civil(who), MODERN.ids, chosen.houseSystem);
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
  },
  asks: byPair,
  weighs: {
    origin: "own",
    read: ({ score, components }) => ({ score, testimonies: components }),
  },
  picture: drawMatch,
  examples: [
    {
      title: "composite of two dated births",
      input: {
        a: {
          birthDate: "1990-06-10",
          birthTime: "14:30",
          timezone: "UTC",
          latitude: 27.95,
          longitude: -82.46,
        },
        b: {
          birthDate: "1975-03-21",
          birthTime: "05:15",
          timezone: "UTC",
          latitude: 51.5074,
          longitude: -0.1278,
        },
      },
      expect: {
        suns: { a: { id: "gemini" }, b: { id: "pisces" } },
        davison: { julianDayUt: 2445272.911458, latitude: 39.7287, longitude: -41.2939 },
      },
      tolerance: 0.01,
      source: "Midpoints by formula and by the program caelus; positions: Swiss Ephemeris",
    },
  ],
  references: [
    { title: "Tetrabiblos", author: "Claudius Ptolemy", year: "2nd century", part: "IV.5" },
    { title: "Nuovi principi di astrologia", author: "Ciro Discepolo" },
    { title: "Synastry", author: "Ronald Davison", year: "1977" },
  ],
});

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
