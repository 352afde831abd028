import type { Omittable } from "#sdk";
import { GENDER_OMITTED, HOUR_OMITTED } from "../chart/omissions.ts";

const VERDICTS = [
  "/natal/strength/value",
  "/natal/usefulGod/value",
  "/natal/structure/value",
] as const;

export const GENDER: Omittable = {
  ...GENDER_OMITTED,
  verdicts: [...VERDICTS, "/natal/luckDirection", "/periods/0/luck/pillar", "/periods/0/tone"],
};

export const BIRTH_HOUR: Omittable = {
  ...HOUR_OMITTED,
  verdicts: [...VERDICTS, "/natal/native", "/periods/0/luck/pillar", "/periods/0/tone"],
};
