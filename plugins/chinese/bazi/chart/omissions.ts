import type { Omittable } from "#old";
import type { ClockName } from "../../calendar/conventions.ts";
import { spansOfDay } from "../../calendar/day_spans.ts";

/** Judgements that an omission may leave open. */
const VERDICTS = [
  "/strength/verdict/value",
  "/usefulGod/verdict/value",
  "/structure/verdict/value",
] as const;

/** Gender decides which way the luck cycles run, and nothing else. */
export const GENDER_OMITTED: Omittable = {
  assume: { gender: "male" },
  says: {
    en: "No gender was given. The luck cycles run as for a male chart; for a female chart they run the other way. Nothing else depends on it.",
    zhHant: "未提供性別，大運依男命順逆排列；女命則反向而行，其餘各項不受影響。",
  },
  candidates: () => [
    { set: { gender: "male" }, when: "male" },
    { set: { gender: "female" }, when: "female" },
  ],
  exhaustive: true,
  verdicts: [...VERDICTS, "/luck/direction/value"],
  marker: "genderAssumption",
};

/** Without the hour three pillars are read; every span of the day is tried for the verdicts. */
export const HOUR_OMITTED: Omittable = {
  fields: ["birthTime", "birthHour"],
  assume: null,
  says: {
    en: "No time of birth was given. Three pillars were read, the day from the civil date and the year and month as at noon; the hour pillar, life and body palaces, minor luck and the exact start of luck are left out. Every double hour of the day was tried, and with it the day pillar after 23:00.",
    zhHant:
      "未提供出生時間，故只排三柱：日柱依民用日期，年月二柱以正午為準；時柱、命宮、身宮、小運與確切起運日均從缺。當日各時辰（含二十三時後之換日）均已逐一試算。",
  },
  candidates: (input, civil) =>
    civil
      ? spansOfDay(
          civil,
          {
            timezone: input["timezone"] as string | undefined,
            latitude: input["latitude"] as number | undefined,
            longitude: input["longitude"] as number | undefined,
          },
          input["clock"] as ClockName,
        )
      : [],
  exhaustive: true,
  verdicts: [...VERDICTS, "/pillars/day/native", "/pillars/month/native", "/pillars/year/native"],
  marker: "hourAssumption",
};
