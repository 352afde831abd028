import { PILLAR } from "#lore";
import { term, Type, vocabulary, type Frozen, type IdOf, type Static } from "#sdk";
import { lunarDate } from "../shape.ts";
import { TAO_DAY } from "./days.ts";

/** Kinds of day. */
export const TAO_KIND = vocabulary("taoKind", {
  sanHui: { native: "三會日", roman: "sān huì rì" },
  sanYuan: { native: "三元日", roman: "sān yuán rì" },
  baJie: { native: "八節日", roman: "bā jié rì" },
  wuLa: { native: "五臘日", roman: "wǔ là rì" },
  baHui: { native: "八會日", roman: "bā huì rì" },
  mingWu: { native: "明戊日", roman: "míng wù rì" },
  anWu: { native: "暗戊日", roman: "àn wù rì" },
  tianShe: { native: "天赦日", roman: "tiān shè rì" },
});
export type TaoKind = IdOf<typeof TAO_KIND>;

export const answer = Type.Object({
  date: Type.String({ description: "Civil date, YYYY-MM-DD" }),
  lunar: lunarDate,
  taoYear: Type.Integer({ description: "道曆: years since the first year of the Yellow Emperor" }),
  pillar: term(PILLAR, "Pair of the day"),
  days: Type.Array(term(TAO_DAY, "A day"), {
    description: "Birthdays of gods, descents and meetings that fall on it",
  }),
  kinds: Type.Array(term(TAO_KIND, "A kind", ["about"]), {
    description: "What kind of day it is; empty on common days",
  }),
  ahead: Type.Array(
    Type.Object(
      {
        date: Type.String({ description: "Civil date, YYYY-MM-DD" }),
        lunar: Type.String({ description: "Lunar month and day, as they are written" }),
        day: term(TAO_DAY, "The day"),
      },
      { description: "A day to come" },
    ),
    { description: "The next three days of the gods" },
  ),
  nextWu: Type.String({ description: "Date of the next 戊 day, on which no incense is lit" }),
});
export type TaoistAnswer = Frozen<Static<typeof answer>>;
