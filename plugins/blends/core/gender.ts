/** What a blend of a birth discloses of a gender that was left out: which systems read it, and for what. */
import type { Omittable } from "#sdk";
import type { System, SystemId } from "./system.ts";

/** What the gender decides in the only systems of a birth that read it. */
export type GenderPhrases = { luckCycles: {}; decadeLuck: {} };
/** What the words of its omission are filled with: how many systems do not read it. */
export type GenderOmission = { gender: { others: number } };

const READERS: Readonly<Partial<Record<SystemId, keyof GenderPhrases>>> = {
  "bazi.chart": "luckCycles",
  "ziwei.chart": "decadeLuck",
};

/** Certified by the systems that read it, which run both. */
export const GENDER_OMISSION: Omittable = {
  assume: { gender: "male" },
  exhaustive: true,
  verdicts: [],
  marker: "genderAssumption",
  reported(input, answer) {
    if (input["gender"] !== undefined) return undefined;
    const systems = (answer["systems"] as readonly System[]).map(({ system }, index) => {
      const code = READERS[system];
      return { system, at: `/systems/${index}/data`, ...(code ? { what: { code } } : {}) };
    });
    const readers = systems.flatMap(({ system, at, what }) => (what ? [{ system, at, what }] : []));
    const invariant = systems.filter(({ what }) => !what).map(({ system }) => system);
    return {
      with: { others: invariant.length },
      candidates: 2,
      exhaustive: true,
      settled: [],
      open: [],
      members: readers.map(({ at }) => at),
      reach: readers.map(({ system, what }) => ({ system, what })),
      more: { certified: false, invariant },
    };
  },
};
