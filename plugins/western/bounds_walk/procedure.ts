import { defineProcedure, wordsIn } from "#sdk";
import { julianDayOfEpochMs } from "#time";
import { CLASSICAL } from "#lore";
import { ANGLE_REFUSALS, dateOf, readNativity, requireAngles } from "../core/nativity.ts";
import { readTarget, TARGET_REFUSALS } from "../core/target_date.ts";
import { placeOf, round } from "../core/zodiac.ts";
import { YEAR_DAYS } from "../hellenistic/periods.ts";
import { answer, type BoundsWalkAnswer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import { drawBoundsWalk } from "./picture.ts";
import { placeOfWalker, stagesOf } from "./rules.ts";
import type { BoundsWalkWords } from "./words/en.ts";

/** Degrees of arc in a year of age. */
const KEYS = { ptolemy: 1, naibod: 360 / YEAR_DAYS } as const;
const LONGEST_YEARS = 90;

/** A point of the birth carried through the bounds, with distributors and partners. */
export const hellenisticCircumambulations = defineProcedure({
  name: "hellenistic.circumambulations",
  tradition: "hellenistic",
  words: wordsIn<BoundsWalkWords>(import.meta),
  kind: "calculation",
  cost: 2,
  icon: "icons/bounds_walk.svg",
  reads: "birth",
  needs: ["now"],
  conventions: CONVENTIONS,
  refusals: [...ANGLE_REFUSALS, ...TARGET_REFUSALS],
  input,
  output: answer,
  run(chosen, give): BoundsWalkAnswer {
    const civil = give.civil();
    const chart = requireAngles(readNativity(civil, CLASSICAL.ids, "wholeSign"));
    const point = chosen.point ?? "ascendant";
    const key = KEYS[chosen.key];
    const aged = (arcDeg: number) => ({ arcDeg: round(arcDeg, 4), age: round(arcDeg / key, 4) });
    const stages = stagesOf(chart, point, chosen.bounds, (chosen.toAge ?? LONGEST_YEARS) * key);
    const target =
      chosen.targetDate === undefined
        ? julianDayOfEpochMs(give.now)
        : readTarget(chosen.targetDate, chosen.targetTime, chosen, civil).julianDayUt;
    const reached = ((target - chart.julianDayUt) / YEAR_DAYS) * key;
    const index = reached < 0 ? -1 : stages.findLastIndex(({ arcDeg }) => arcDeg <= reached);
    const isPast = reached > (chosen.toAge ?? LONGEST_YEARS) * key;
    const before = stages.slice(0, index + 1).flatMap(({ partners }) => partners);
    return {
      point,
      natal: placeOf(placeOfWalker(chart, point)),
      stages: stages.map(({ arcDeg, partners, ...stage }) => ({
        ...stage,
        ...aged(arcDeg),
        date: dateOf(chart.julianDayUt + (arcDeg / key) * YEAR_DAYS),
        partners: partners.map(({ arcDeg: met, ...one }) => ({ ...one, ...aged(met) })),
      })),
      active:
        index < 0 || isPast
          ? null
          : { index, partner: before.findLast((one) => one.arcDeg <= reached)?.planet ?? null },
    };
  },
  picture: drawBoundsWalk,
  examples: [
    {
      title: "an ascendant in Jupiter's bound of Libra",
      input: {
        birthDate: "1835-05-24",
        birthTime: "15:10",
        timezone: "UTC",
        latitude: 48.8566,
        longitude: 2.3522,
        targetDate: "1850-01-01",
        toAge: 20,
      },
      expect: {
        stages: [
          { lord: { id: "jupiter" }, fromDegree: 14, arcDeg: 0 },
          { lord: { id: "venus" }, fromDegree: 21, arcDeg: 7.547 },
          { lord: { id: "mars" }, fromDegree: 28, arcDeg: 17.23 },
        ],
        active: { index: 1 },
      },
      tolerance: 0.02,
      source: "Swiss Ephemeris 2.10.03: the ascendant solved for the turned meridian",
    },
  ],
  references: [
    {
      title: "Carmen Astrologicum",
      author: "Dorotheus of Sidon",
      year: "1st century",
      part: "III.1-2",
    },
    { title: "Tetrabiblos", author: "Ptolemy", year: "2nd century", part: "III.10" },
    {
      title: "On the Revolutions of the Years of Nativities",
      author: "Abu Ma'shar",
      part: "III",
      year: "9th century",
    },
  ],
});
