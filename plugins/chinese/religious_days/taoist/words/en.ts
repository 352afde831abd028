import { PILLAR } from "#lore";
import { english, type Translation, type Words } from "#sdk";
import type { LunarRefusal } from "#east/calendar/lunar_moment.ts";
import { refusals } from "#east/calendar/words/en.ts";
import { nativeOf } from "#east/natives.ts";
import { en as buddhist } from "../../buddhist/words/en.ts";
import type { input } from "../../shape.ts";
import { TAO_KIND, type answer, type TaoistAnswer, type TaoKind } from "../answer.ts";
import { TAO_DAY, type TaoDay } from "../days.ts";
import { taoDay } from "./days.ts";

const { list } = english;

const taoKind: Readonly<Record<TaoKind, { readonly text: string; readonly about: string }>> = {
  sanHui: {
    text: "one of the three assemblies",
    about: "the three officials review the registers",
  },
  sanYuan: {
    text: "one of the three origins",
    about: "day of an official of heaven, earth, water",
  },
  baJie: {
    text: "one of the eight junctures",
    about: "a solstice, equinox or opening of a season",
  },
  wuLa: { text: "one of the five feasts", about: "ancestors are offered to" },
  baHui: { text: "one of the eight meetings", about: "the powers above meet" },
  mingWu: {
    text: "open 戊 day",
    about: "its stem is 戊: no incense, no scripture, no ground broken",
  },
  anWu: { text: "hidden 戊 day", about: "kept like the open one, by branch and lunar month" },
  tianShe: { text: "heaven's pardon", about: "faults are confessed and forgiven" },
};

export const en = {
  title: "Taoist calendar day",
  summary:
    "A day in the Taoist calendar: its year, birthdays of the gods, the three assemblies and origins, the eight junctures and meetings, the five feasts, days on which no incense is lit and heaven's pardon, with the days to come and a month drawn",
  inputs: buddhist.inputs,
  fields: {
    date: "Date",
    lunar: "Lunar date",
    month: "Lunar month",
    isLeapMonth: "Leap month",
    day: "Lunar day",
    "ahead/day": "Day",
    monthDays: "Days of the month",
    year: "Lunar year",
    taoYear: "Taoist year",
    pillar: "Pair of the day",
    days: "Days of the gods",
    kinds: "Kind of day",
    about: "About",
    ahead: "Days to come",
    nextWu: "Next 戊 day",
  },
  terms: { taoDay, taoKind },
  refusals: { yearOutOfRange: refusals.yearOutOfRange },
  reading({ date, lunar, taoYear, pillar, days, kinds, ahead, nextWu }: TaoistAnswer) {
    const wu = kinds.includes("mingWu") || kinds.includes("anWu");
    return [
      `${date} is ${lunar.native} in the Taoist year ${taoYear}, a ${nativeOf(PILLAR, pillar)} day${days.length > 0 ? `: ${list(days.map((one) => `${taoDay[one]} (${nativeOf(TAO_DAY, one)})`))}` : ", with no god's birthday on it"}.`,
      kinds.length > 0
        ? `${kinds.map((one) => `It is ${["mingWu", "anWu"].includes(one) ? `a${one === "mingWu" ? "n" : ""} ` : ""}${taoKind[one].text} (${nativeOf(TAO_KIND, one)}): ${taoKind[one].about}`).join(". ")}.`
        : "",
      `${wu ? "After it the" : "The"} next day of 戊 is ${nextWu}. Ahead lie ${list(ahead.map((one) => `${taoDay[one.day]} on ${one.date} (${one.lunar})`))}.`,
    ].filter((one) => one !== "");
  },
  picture: {
    title: buddhist.picture.title,
    subtitle: ({ taoYear, lunar }: TaoistAnswer) => `Taoist year ${taoYear} · ${lunar.native}`,
    weekdays: buddhist.picture.weekdays,
    wu: "戊",
    short: (id: TaoDay): string => nativeOf(TAO_DAY, id).slice(0, 4),
    legend: "gold: the day; green: day of a god; red: day of 戊",
    desc: ({ date, lunar, days }: TaoistAnswer) =>
      `${date}, ${lunar.native}${days.length > 0 ? `: ${days.map((one) => taoDay[one]).join(", ")}` : ""}`,
  },
} satisfies Words<{ input: typeof input; answer: typeof answer; refusals: LunarRefusal }>;

export type TaoistWords = Translation<typeof en>;
