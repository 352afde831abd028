import type { Omittable } from "#sdk";

/** Judgements that an omission may leave open. */
const VERDICTS = [
  "/strength/verdict/value",
  "/usefulGod/verdict/value",
  "/structure/verdict/value",
] as const;

/** Gender decides which way the luck cycles run, which star is the spouse's, and three lesser stars. */
export const GENDER_OMITTED: Omittable = {
  assume: { gender: "male" },
  exhaustive: true,
  verdicts: [...VERDICTS, "/luck/direction/value"],
  marker: "genderAssumption",
};

/** Without the hour three pillars are read; every span of the day is tried for the verdicts. */
export const HOUR_OMITTED: Omittable = {
  fields: ["birthTime", "birthHour", "pillars"],
  assume: null,
  exhaustive: true,
  verdicts: [...VERDICTS, "/pillars/day/pillar", "/pillars/month/pillar", "/pillars/year/pillar"],
  marker: "hourAssumption",
};
