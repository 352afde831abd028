import { english, type Speaker, type Translation, type Words } from "#sdk";
import {
  dateText,
  hairOmen,
  refusals,
  sheetFields,
  shortDate,
  WEEKDAYS,
} from "../../../core/words/en.ts";
import type { YearRefusal } from "../../../core/year.ts";
import { shared } from "../../words/en.ts";
import type { answer, OmensAnswer, Phrases } from "../answer.ts";
import type { input } from "../input.ts";

const { capital, ordinal } = english;

const tibetanElement4 = { earth: "earth", water: "water", fire: "fire", wind: "wind" };
const tibetanCombination = {
  accomplishment: {
    text: "attained",
    about: "what is founded lasts: houses, contracts, land",
  },
  nectar: { text: "nectar", about: "friendship, medicine and whatever restores prosper" },
  youth: { text: "youth", about: "feasts, finery and music go well" },
  progress: { text: "progress", about: "what feeds and clothes you increases" },
  abundance: { text: "plenty", about: "wishes are quickly met, and travel is light" },
  strength: { text: "strength", about: "hard work and contests are won" },
  want: { text: "want", about: "stores run low and things are mislaid" },
  discord: { text: "discord", about: "friends fall out and plans come apart" },
  burning: { text: "burning", about: "tempers flare and what is joined chafes" },
  clash: { text: "clash", about: "the worst of the ten: effort undoes itself" },
};
const tibetanOmen = {
  yanKong: {
    text: "yan kong",
    about: "one of thirteen days of the year on which great undertakings are left alone",
  },
  blackDay: { text: "black day", about: "one of twelve days of the year that darken a beginning" },
  nagasHome: { text: "nagas at home", about: "the serpents of springs are there to be thanked" },
  nagasAway: {
    text: "nagas turned away",
    about: "the serpents of springs are not to be disturbed",
  },
  noFlags: {
    text: "no flags",
    about: "a spirit sits where flags would stand, and they would draw obstacles",
  },
};

const matterText = {
  begin: "beginning something",
  haircut: "cutting your hair",
  flags: "raising prayer flags",
  nagas: "an offering to the nagas",
};
type Matters = OmensAnswer["matters"];
const idsOf = (matters: Matters) => Object.keys(matters) as (keyof Matters)[];

export const en = {
  title: "Tibetan omens of the day",
  summary:
    "Elements of day and mansion in one of ten combinations, days of nagas, flags and obstacles, what cutting the hair brings, with the month at a glance",
  fields: {
    ...sheetFields,
    leapMonth: "Inserted month",
    dayPlanet: "Planet of the day",
    dayElement: "Element of the day",
    mansion: "Lunar mansion",
    mansionElement: "Element of the mansion",
    combination: "Combination",
    about: "What it means",
    omens: "What stands out",
    hair: "Cutting the hair brings",
    matters: "What the day is good for",
    begin: "Beginning something",
    haircut: "Cutting the hair",
    flags: "Raising prayer flags",
    nagas: "Offering to the nagas",
    leaning: "Leaning",
  },
  terms: {
    dayPlanet: shared.dayPlanet,
    mansion: shared.mansion,
    tibetanElement4,
    tibetanCombination,
    tibetanOmen,
    hairOmen,
  },
  phrases: {
    byCombination: ({ day, mansion, combination }) =>
      `the day is of ${tibetanElement4[day]} and its mansion of ${tibetanElement4[mansion]}: ${tibetanCombination[combination].text}`,
    byOmen: ({ omen }) => tibetanOmen[omen].about,
    byHair: ({ hair, day }) => `on the ${ordinal(day)} it brings ${hairOmen[hair]}`,
    byNothing: ({ day }) => `the ${ordinal(day)} of this month is no day of theirs`,
  },
  refusals,
  reading: (omens: OmensAnswer, say: Speaker) => {
    const { civil, month, leapMonth, day, combination, matters } = omens;
    const groups = (["favourable", "mixed", "adverse"] as const).map((leaning) =>
      idsOf(matters)
        .filter((id) => matters[id].value === leaning)
        .map((id) => {
          // The combination was told in the first paragraph.
          const more = matters[id].because.filter((one) => one.code !== "byCombination");
          const why = more.map((one) => say.phrase(one)).join("; ");
          return why === "" ? matterText[id] : `${matterText[id]} (${why})`;
        }),
    );
    const [good, open, ill] = groups as [string[], string[], string[]];
    const { text, about } = tibetanCombination[combination];
    return [
      `${dateText(civil.date)} is the ${ordinal(day)} of ${leapMonth ? "the inserted " : "the "}${ordinal(month)} Tibetan month. ${capital(tibetanElement4[omens.dayElement])} of the weekday meets ${tibetanElement4[omens.mansionElement]} of the mansion ${shared.mansion[omens.mansion]}: they make “${text}”; ${about}.`,
      ...(good.length > 0 ? [`The day favours ${good.join("; ")}.`] : []),
      ...(open.length > 0 ? [`It is neither for nor against ${open.join("; ")}.`] : []),
      ...(ill.length > 0 ? [`Leave for another day ${ill.join("; ")}.`] : []),
    ];
  },
  picture: {
    weekdays: WEEKDAYS,
    date: shortDate,
    title: ({ month, leapMonth, day }: OmensAnswer) =>
      `${leapMonth ? "Inserted month" : "Month"} ${month}, day ${day}`,
    subtitle: ({ civil, combination, hair }: OmensAnswer) =>
      `${dateText(civil.date)}: ${tibetanCombination[combination].text}; hair: ${hairOmen[hair]}`,
    desc: ({ days }: OmensAnswer) =>
      days.map((one) => `${one.day}: ${tibetanCombination[one.combination].text}`).join("; "),
    legend: "Framed: asked for. Green: in accord. Red: at odds.",
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  phrases: Phrases;
  refusals: YearRefusal;
}>;

export type OmensWords = Translation<typeof en>;
