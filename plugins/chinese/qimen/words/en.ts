import { BRANCH, PILLAR, STEM, type Stem } from "#lore";
import type { Translation, Vocabulary, Words } from "#sdk";
import type { BoundaryPhrases } from "#east/calendar/boundary_warnings.ts";
import type { LongitudeRefusal } from "#east/calendar/chart_time.ts";
import * as calendar from "#east/calendar/words/en.ts";
import type { TallyPhrases } from "#east/tally.ts";
import { tallyPhrases } from "../../core/words/en.ts";
import { nativeOf } from "#east/natives.ts";
import type { answer, QimenAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";
import { DOOR, GOD, STAR, type Door, type God, type Star } from "../terms.ts";
import type { PalacePhrases, Whose } from "../weight.ts";
import { door, dun, god, sideOf, star, yuan } from "./en/board.ts";
import { formation } from "./en/formations.ts";
import { bearing, outlook, role, topic } from "./en/matter.ts";
import { readOut } from "./en/reading.ts";
import { stemPair } from "./en/stem_pairs.ts";

const { clock, dayBoundary } = calendar.conventions;

const mark = {
  doorPresses: "door controls palace",
  doorHeld: "palace controls door",
  doorHelps: "door generates palace",
  doorHelped: "palace generates door",
  punished: "stem punished",
  stored: "stem in its storehouse",
  starFuYin: "stars at home",
  starFanYin: "stars opposite home",
  doorFuYin: "doors at home",
  doorFanYin: "doors opposite home",
  wuBuYuShi: "hour against the day",
  greenDragonReturns: "green dragon turns its head",
  birdFallsIntoNest: "bird falls into its nest",
  greenDragonFlees: "green dragon flees",
  whiteTigerRages: "white tiger rages",
  redBirdIntoRiver: "vermilion bird plunges into the river",
  snakeWrithes: "soaring snake writhes",
  whiteIntoFire: "Venus enters Mars",
  fireIntoWhite: "Mars enters Venus",
  jadeMaiden: "jade maiden keeps the door",
};

const capital = (text: string) => text[0]!.toUpperCase() + text.slice(1);

/** Terms as a chooser lists them: 甲子 jiǎzǐ. */
function written<Id extends string>({ ids, writings }: Vocabulary<string, Id>) {
  const rows = ids.map((id) => [id, `${writings[id]!.native} ${writings[id]!.roman}`]);
  return Object.fromEntries(rows) as Readonly<Record<Id, string>>;
}

const whosePalace = (whose: Whose) =>
  whose === "asker"
    ? "The asker's palace"
    : whose === "matter"
      ? "The palace of the matter"
      : `Palace ${whose}`;

export const en = {
  title: "Mysterious gates (qi men dun jia)",
  summary:
    "Hour board: course and ju, nine palaces with earth and heaven stems, stars, doors, gods, duty star and duty door, void and horse, marks",
  weighs:
    "50 and the marks of two palaces, the one under the day stem (the asker) and the one under the hour stem (the matter): doors ±8, stars ±4, gods ±3, formations ±4, void -4; marks of the whole board up to ±8",
  inputs: {
    dayPillar: {
      label: "Day pillar",
      about: "Pair of the day, for a board without a date; give hour, course and number with it",
      values: written(PILLAR),
    },
    hourBranch: {
      label: "Branch of the hour",
      about: "Branch of the double hour, for a board without a date",
      values: written(BRANCH),
    },
    dun: {
      label: "Course",
      about: "Yang or yin course, for a board without a date",
      values: dun,
    },
    juNumber: { label: "Number of the ju", about: "From 1 to 9, for a board without a date" },
    yearPillar: {
      label: "Year pillar",
      about: "Pair of the year of such a board; formations that hang on it are else left out",
      values: written(PILLAR),
    },
    monthPillar: {
      label: "Month pillar",
      about: "Pair of the month of such a board; formations that hang on it are else left out",
      values: written(PILLAR),
    },
    topic: {
      label: "Topic",
      about: "What is asked about; it chooses the useful signs. Left out: the matter at hand",
      values: topic,
    },
  },
  fields: {
    pillars: "Pillars",
    year: "Year",
    month: "Month",
    day: "Day",
    hour: "Hour",
    boardGiven: "Board was given",
    chartTime: "Time of the chart",
    termInForce: "Solar term in force",
    ...calendar.termFields,
    ju: "Ju",
    "ju/term": "Term of the ju",
    dun: "Course",
    number: "Number",
    yuan: "Third of the term",
    hourVoid: "Void branches of the hour",
    dayVoid: "Void branches of the day",
    horse: "Travelling horse",
    xunHead: "Head of the ten",
    hiddenHead: "Head with its hiding stem",
    valueStar: "Duty star",
    star: "Star",
    palace: "Palace",
    valueDoor: "Duty door",
    door: "Door",
    palaces: "Nine palaces",
    earth: "Earth stem",
    heaven: "Heaven stems",
    stars: "Stars",
    god: "God",
    isVoid: "Void",
    isHorse: "Horse",
    marks: "Marks",
    pairs: "Stem pairs",
    sense: "Gist",
    formations: "Formations",
    formation: "Formation",
    condition: "Condition",
    otherNames: "Other names",
    auspice: "Group",
    "formations/palaces": "Palaces",
    branches: "Branches",
    sides: "Sides of the hour",
    matter: "The matter",
    topic: "Topic",
    askerPalace: "Your palace",
    signs: "Useful signs",
    role: "Stands for",
    bearing: "To yours",
    weight: "Weight",
    outlook: "Outlook",
    points: "Points",
  },
  terms: {
    solarTerm: calendar.solarTerm,
    star,
    door,
    god,
    yuan,
    dun,
    mark,
    formation,
    stemPair,
    topic,
    role,
    bearing,
    outlook,
    auspice: { good: "good", bad: "bad" },
  },
  phrases: {
    ...tallyPhrases,
    ...calendar.phrases,
    hasDoor: ({ whose, door: id }: PalacePhrases["hasDoor"]) =>
      `${whosePalace(whose)} has the door of ${door[id]}`,
    hasStar: ({ whose, star: id }: PalacePhrases["hasStar"]) =>
      `${whosePalace(whose)} has the ${star[id]}`,
    hasGod: ({ whose, god: id }: PalacePhrases["hasGod"]) =>
      `${whosePalace(whose)} has the ${god[id]}`,
    hasMark: ({ whose, mark: id }: PalacePhrases["hasMark"]) =>
      `${whosePalace(whose)} has the mark ${mark[id]}`,
    hasFormation: ({ whose, formation: id }: PalacePhrases["hasFormation"]) =>
      `${whosePalace(whose)} has the formation ${formation[id].text}`,
    isVoid: ({ whose }: PalacePhrases["isVoid"]) => `${whosePalace(whose)} is void`,
    palaceAt: ({ whose }: PalacePhrases["palaceAt"]) => `palace ${whose}, in the ${sideOf(whose)}`,
    boardMark: ({ mark: id }: PalacePhrases["boardMark"]) => `The board shows: ${mark[id]}`,
  },
  conventions: {
    clock,
    dayBoundary,
    method: {
      title: "Method of the ju",
      options: {
        chaiBu: "Split and mend: the term in force with the day's third",
        zhiRun: "Leap blocks of fifteen days",
        maoShan: "120 hours for each third, from the term's instant",
      },
    },
    plate: {
      title: "Plate",
      options: {
        rotating: "Rotating: the eight outer palaces turn",
        flying: "Flying: through all nine palaces by number",
      },
    },
    formations: {
      title: "Conditions of the formations",
      options: {
        yanyi: "After the Dunjia Yanyi, with the alternatives it gives",
        tongzong: "After the Qimen Dunjia Tongzong where it differs",
      },
    },
    centre: {
      title: "Lodge of the centre",
      options: { kun: "Always kun 2", kunGen: "Gen 8 in yang, kun 2 in yin" },
    },
  },
  refusals: {
    longitudeNeeded: calendar.refusals.longitudeNeeded,
    boardIncomplete: {
      when: "Part of a board was given without the rest of it",
      says: "Give day, hour, course and number of the ju together",
    },
    timeNeeded: {
      when: "A date was given without a time",
      says: "An hour board cannot be laid: give the time",
    },
  },
  reading: readOut,
  picture: {
    heading: (ju: QimenAnswer["ju"]) =>
      ju.term && ju.yuan
        ? `${capital(dun[ju.dun])} ${ju.number}: ${yuan[ju.yuan]} of ${calendar.solarTerm[ju.term]}`
        : `${capital(dun[ju.dun])} ${ju.number}`,
    title: (heading: string) => `Qi men board: ${heading}`,
    side: (palace: number): string => `${palace} ${sideOf(palace)}`,
    god: (id: God): string => `${capital(god[id])} ${nativeOf(GOD, id)}`,
    door: (id: Door): string => `${capital(door[id])} ${nativeOf(DOOR, id)}`,
    stars: (ids: readonly Star[]): string => {
      const names = ids.map((id) => star[id].replace(" star", "")).join(" and ");
      const written = ids.map((id) => nativeOf(STAR, id).slice(ids.length > 1 ? 1 : 0)).join("");
      return `${capital(names)} ${written}`;
    },
    isVoid: "void",
    isHorse: "horse",
    asker: "you",
    /** The stems romanised: heaven over earth. */
    stems: (heaven: readonly Stem[], earth: Stem): string => {
      const over = heaven.map((id) => STEM.writings[id]!.roman).join(" ");
      return `${over === "" ? "" : `${over} / `}${STEM.writings[earth]!.roman}`;
    },
    formed: (found: QimenAnswer["formations"]): readonly string[] =>
      found.map(({ formation: id }) => formation[id].text).filter(({ length }) => length <= 20),
    legend: [
      "In each palace: deity, star, door, heaven stem / earth stem,",
      "a formation. Shaded: where you stand.",
    ],
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  phrases: PalacePhrases & TallyPhrases & BoundaryPhrases;
  refusals: LongitudeRefusal & { timeNeeded: {}; boardIncomplete: {} };
}>;

export type QimenWords = Translation<typeof en>;
