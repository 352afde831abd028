import { PILLAR } from "#lore";
import type { Translation, Words } from "#sdk";
import type { BoundaryPhrases } from "../../calendar/boundary_warnings.ts";
import type { LongitudeRefusal } from "../../calendar/chart_time.ts";
import { SOLAR_TERM } from "../../calendar/solar_terms.ts";
import * as calendar from "../../calendar/words/en.ts";
import type { TallyPhrases } from "../../core/tally.ts";
import { tallyPhrases } from "../../core/words/en.ts";
import { askedText } from "../../core/words/en/question.ts";
import { nativeOf } from "../../core/natives.ts";
import type { answer, QimenAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";
import { openPalaces, wayOut, type OpenPalace } from "../opening.ts";
import { DOOR, MARK, STAR } from "../terms.ts";
import type { PalacePhrases, Whose } from "../weight.ts";

const { clock, dayBoundary } = calendar.conventions;

const star = {
  tianPeng: "grass star",
  tianRui: "grain star",
  tianChong: "destroyer star",
  tianFu: "assistant star",
  tianQin: "bird star",
  tianXin: "heart star",
  tianZhu: "pillar star",
  tianRen: "duty star",
  tianYing: "hero star",
};

const door = {
  xiu: "rest",
  si: "stillness",
  shang: "injury",
  du: "closure",
  zhong: "centre",
  kai: "opening",
  jing: "alarm",
  sheng: "growth",
  jingView: "view",
};

const god = {
  zhiFu: "chief",
  tengShe: "soaring snake",
  taiYin: "great yin",
  liuHe: "six harmonies",
  baiHu: "white tiger",
  xuanWu: "dark warrior",
  jiuDi: "nine earths",
  jiuTian: "nine heavens",
  gouChen: "hooked array",
  taiChang: "great constant",
  zhuQue: "vermilion bird",
};

const yuan = {
  upper: "upper third",
  middle: "middle third",
  lower: "lower third",
};

const dun = {
  yang: "yang course",
  yin: "yin course",
};

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

/** Directions by palace number, 1 first. */
const SIDES = [
  "north",
  "southwest",
  "east",
  "southeast",
  "centre",
  "northwest",
  "west",
  "northeast",
  "south",
] as const;
const sideOf = (palace: number) => SIDES[palace - 1]!;

/** What the good doors are good for. */
const doorUses = {
  kai: "opening, travel and asking officials",
  xiu: "rest, reconciliation and meeting people",
  sheng: "trade, building and asking for money",
};

/** Formations that a reading names before it would be a list. */
const MOST_NAMED = 6;

function openingText(open: readonly OpenPalace[]): string {
  if (open.length === 0) {
    return "None of the three good doors stands freely; this is an hour for staying where one is.";
  }
  const doors = open.map(
    ({ door: id, number, stars, isVoid }) =>
      `${nativeOf(DOOR, id)} (${door[id]}) opens to the ${sideOf(number)} with ${nativeOf(STAR, stars[0]!)}${isVoid ? ", but in a void palace" : ""}, for ${doorUses[id]}`,
  );
  return `Of the three good doors ${doors.join("; ")}.`;
}

function formationsText({ palaces, marks }: QimenAnswer): string {
  const whole = marks.map((id) => `${nativeOf(MARK, id)} (${mark[id]})`);
  const inPalaces = palaces.flatMap(({ number, marks: held }) =>
    held
      .filter((id) => !id.startsWith("door"))
      .map((id) => `${nativeOf(MARK, id)} (${mark[id]}) in the ${sideOf(number)}`),
  );
  const named = [...whole, ...inPalaces].slice(0, MOST_NAMED);
  return named.length === 0
    ? "No named formation stands out."
    : `To be noted: ${named.join("; ")}.`;
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
    "50 and the marks of two palaces, the one under the day stem (the asker) and the one under the hour stem (the matter): doors ±8, stars ±4, gods ±3, void -4; marks of the whole board up to ±8",
  fields: {
    pillars: "Pillars",
    year: "Year",
    month: "Month",
    day: "Day",
    hour: "Hour",
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
  },
  terms: { solarTerm: calendar.solarTerm, star, door, god, yuan, dun, mark },
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
    centre: {
      title: "Lodge of the centre",
      options: { kun: "Always kun 2", kunGen: "Gen 8 in yang, kun 2 in yin" },
    },
  },
  refusals: {
    longitudeNeeded: calendar.refusals.longitudeNeeded,
    timeNeeded: {
      when: "A date was given without a time",
      says: "An hour board cannot be laid: give the time",
    },
  },
  reading(board: QimenAnswer) {
    const { question, pillars, ju, valueStar, valueDoor } = board;
    const open = openPalaces(board);
    const way = wayOut(open);
    const turn = way
      ? `Whoever has to act now does best to turn to the ${sideOf(way.number)}.`
      : "If it can wait, let it wait.";
    return [
      `${askedText(question)}The hour ${nativeOf(PILLAR, pillars.hour)} of the day ${nativeOf(PILLAR, pillars.day)} falls in ${dun[ju.dun]} ${ju.number}, ${yuan[ju.yuan]} of ${nativeOf(SOLAR_TERM, ju.term)} (${calendar.solarTerm[ju.term]}). The duty star ${nativeOf(STAR, valueStar.star)} stands in the ${sideOf(valueStar.palace)}, the duty door ${nativeOf(DOOR, valueDoor.door)} in the ${sideOf(valueDoor.palace)}.`,
      openingText(open),
      `${formationsText(board)} ${turn} A board holds for its double hour and for the matter it was cast for; the next hour opens other doors.`,
    ];
  },
  picture: {
    heading: (ju: QimenAnswer["ju"]) =>
      `${dun[ju.dun]} ${ju.number}, ${calendar.solarTerm[ju.term]} ${yuan[ju.yuan]}`,
    title: (heading: string) => `Qi men board: ${heading}`,
    side: (palace: number): string => sideOf(palace),
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  phrases: PalacePhrases & TallyPhrases & BoundaryPhrases;
  refusals: LongitudeRefusal & { timeNeeded: {} };
}>;

export type QimenWords = Translation<typeof en>;
