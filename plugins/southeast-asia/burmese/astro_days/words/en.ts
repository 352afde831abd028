import { english, type Translation, type Words } from "#sdk";
import { dateText, dayFields, issues, wall } from "../../../core/words/days_en.ts";
import { direction } from "../../../core/words/en.ts";
import {
  burmeseMonth,
  burmesePhase,
  burmeseSabbath,
  moonShort,
  moonText,
} from "../../core/words/en.ts";
import type { answer, AstroAnswer } from "../answer.ts";
import type { input, Issues } from "../input.ts";
import { ASTRO_DAY, type Leaning } from "../terms.ts";

const burmeseAstroDay = {
  yatyaza: { text: "Yatyaza, king of days", about: "chosen to open a shop, a house or a marriage" },
  pyathada: { text: "Pyathada", about: "an ill-fated day; beginnings wait" },
  afternoonPyathada: {
    text: "Pyathada of the afternoon",
    about: "the morning is free, beginnings after noon wait",
  },
  thamanyo: { text: "Thamanyo", about: "a day of losing: lending and trade are put off" },
  amyeittasote: { text: "Amyeittasote, of nectar", about: "weekday and Moon agree in sweetness" },
  warameittugyi: {
    text: "Warameittugyi, the greater",
    about: "weekday and Moon are at odds; large undertakings wait",
  },
  warameittunge: {
    text: "Warameittunge, the lesser",
    about: "weekday and day of the Moon add up to thirteen, and small undertakings wait",
  },
  yatpote: {
    text: "Yatpote, the spoilt day",
    about: "what is begun is said to go off like old food",
  },
  thamaphyu: { text: "Thamaphyu", about: "goes with Thamanyo among the days that are passed over" },
  nagapor: { text: "Nagapor, the naga rises", about: "almanacs print it beside the others" },
  yatyotema: {
    text: "Yatyotema, the mean day",
    about: "its name is mean or base, and care is taken with it",
  },
  mahayatkyan: {
    text: "Mahayatkyan, the rough day",
    about: "its name is great and rough, and hard work waits",
  },
  shanyat: { text: "Shanyat, the Shan day", about: "taken over from the reckoning of the Shan" },
};
const burmeseLeaning = { sought: "sought", shunned: "shunned", noted: "noted" };
const burmeseNakhat = { ogre: "ogre", elf: "nat, spirit", human: "human" };
const mahaboteHouse = {
  binga: "Binga, change",
  atun: "Ahtun, brilliance",
  yaza: "Yaza, the king",
  adipati: "Adipati, the lord",
  marana: "Marana, the trial",
  thike: "Thike, the treasure",
  puti: "Puti, the worn",
};
const thingyanDay = {
  akyo: "Thingyan eve",
  akya: "Thingyan Akya",
  akyat: "Thingyan Akyat",
  atat: "Thingyan Atat",
  newYear: "New Year's Day",
};
const opposite: Readonly<Record<string, string>> = {
  north: "south",
  south: "north",
  east: "west",
  west: "east",
};

export const en = {
  title: "Burmese astrological days",
  summary:
    "Which marked days a date is in the Burmese almanac: Yatyaza, Pyathada, Thamanyo and ten more, with sabbath, the naga's head, Mahabote and nakhat",
  fields: {
    ...dayFields,
    myanmar: "Burmese day",
    year: "Year",
    month: "Month",
    phase: "Moon",
    dayOfHalf: "Day of the half",
    native: "In Burmese",
    marked: "Marked days",
    day: "Day",
    about: "What it is held to be, in our words",
    leaning: "Leaning",
    sabbath: "Sabbath",
    thingyan: "Thingyan",
    nagaHead: "Head of the naga",
    mahabote: "Mahabote of the day",
    nakhat: "Nakhat of the year",
  },
  terms: {
    burmeseMonth,
    burmesePhase,
    burmeseSabbath,
    burmeseAstroDay,
    burmeseLeaning,
    burmeseNakhat,
    mahaboteHouse,
    thingyanDay,
    direction,
  },
  phrases: issues,
  reading({ civil, myanmar, marked, sabbath, thingyan, nagaHead, mahabote, nakhat }: AstroAnswer) {
    const of = (leaning: Leaning) => marked.filter((one) => one.leaning === leaning);
    const tell = (leaning: Leaning) =>
      of(leaning).map(
        ({ day }) => `${ASTRO_DAY.writings[day]!.roman!} (${burmeseAstroDay[day].about})`,
      );
    const [sought, shunned] = [of("sought").length, of("shunned").length];
    const balance =
      marked.length === 0
        ? "The almanac leaves the day unmarked: nothing speaks for it or against it."
        : sought > 0 && shunned > 0
          ? "Marks of both kinds meet, and astrologers would look for a cleaner day for anything that is to last."
          : sought > 0
            ? "Nothing on it is shunned, which makes it a day to be picked."
            : shunned > 0
              ? "No mark speaks for it; what can wait is left to another day."
              : "";
    const lines = [
      ...(sought > 0 ? [`Sought: ${english.list(tell("sought"))}.`] : []),
      ...(shunned > 0 ? [`Shunned: ${english.list(tell("shunned"))}.`] : []),
      ...(of("noted").length > 0 ? [`Also noted: ${english.list(tell("noted"))}.`] : []),
    ];
    const kept =
      sabbath === null ? "" : ` It is ${sabbath === "eve" ? "the eve of a sabbath" : "a sabbath"}.`;
    const festival = thingyan === null ? "" : ` It is ${thingyanDay[thingyan]}.`;
    return [
      `${dateText(civil.date)} is ${moonText(myanmar.phase, myanmar.dayOfHalf)} in ${burmeseMonth[myanmar.month]}, ${myanmar.year}.${kept}${festival} ${balance}`.trim(),
      ...(lines.length > 0 ? [lines.join(" ")] : []),
      `In these three months the naga lies with its head to the ${direction[nagaHead]}; a journey into its mouth is put off, one towards the ${opposite[nagaHead]!} runs along its back. Whoever is born on the day stands in ${mahaboteHouse[mahabote]}, in a year of the ${burmeseNakhat[nakhat]}.`,
    ];
  },
  picture: {
    wall,
    title: (date: string) => `Burmese almanac, ${dateText(date)}`,
    moon: moonText,
    short: moonShort,
    band: (month: string, year: number) => `${month} ${year}`,
    list: (leaning: string, days: readonly string[]) => `${leaning}: ${days.join(", ")}`,
    unmarked: "an unmarked day",
    naga: (side: string) => `head of the naga: ${side}`,
    legend: "green: Yatyaza · red: Pyathada",
  },
} satisfies Words<{ input: typeof input; answer: typeof answer; phrases: Issues }>;

export type AstroWords = Translation<typeof en>;
