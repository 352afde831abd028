/** What the match of two people discloses where a gender was left out. */
import type { Omittable } from "#sdk";
import type { System, SystemId } from "../core/system.ts";

type Fields = Readonly<Record<string, unknown>>;

/** What a gender decides in the systems that read it. */
export type PairGenderPhrases = { everyWay: {}; inItsAnswer: {} };
/** What the words of its omission are filled with. */
export type PairGenderOmission = { gender: {} };

/** Matches that state in their own answers what they took. */
const STATING: readonly SystemId[] = ["compatibility.bazi", "compatibility.ziwei"];

export const PAIR_GENDER_OMISSION: Omittable = {
  fields: ["a/gender", "b/gender"],
  assume: null,
  candidates: () => [],
  exhaustive: true,
  verdicts: [],
  marker: "genderAssumption",
  reported: reportGenders,
};

function reportGenders(input: Fields, answer: Fields) {
  const missing = ["a", "b"].filter((who) => (input[who] as Fields)["gender"] === undefined);
  if (missing.length === 0) return undefined;
  const systems = answer["systems"] as readonly System[];
  const several = systems
    .map((system, index) => ({ system, index }))
    .filter(({ system }) => system.readings.length > 1);
  const stating = systems.filter(({ system, delivered }) => delivered && STATING.includes(system));
  const reach = [
    ...several.map(({ system: { system } }) => ({ system, what: { code: "everyWay" } })),
    ...stating.map(({ system }) => ({ system, what: { code: "inItsAnswer" } })),
  ];
  const reached = reach.map(({ system }) => system);
  return {
    candidates: Math.max(2, ...several.map(({ system }) => system.readings.length)),
    exhaustive: true,
    settled: [],
    open: several.map(({ system, index }) => ({
      field: `/systems/${index}/score`,
      alternatives: system.readings.map(({ assumed, score }) => ({
        value: score,
        when: [
          Object.entries(assumed)
            .map(([who, value]) => `${who}: ${value}`)
            .join(", "),
        ],
      })),
    })),
    reach,
    more: {
      certified: false,
      missing: missing.map((who) => `${who}/gender`),
      invariant: systems.map(({ system }) => system).filter((system) => !reached.includes(system)),
    },
  };
}
