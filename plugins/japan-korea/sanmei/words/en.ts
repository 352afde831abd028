import { BRANCH, PILLAR, type Branch } from "#lore";
import { en as lore } from "#lore/words/en.ts";
import { nativeOf } from "#east/natives.ts";
import { english, type Translation, type Words } from "#sdk";
import type { YearRefusal } from "../../core/solar_years.ts";
import { yearOutOfRange } from "../../core/words/en.ts";
import { BIRTH_VOID, VOID, type answer, type SanmeiAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";
import {
  MAIN_STAR,
  SUB_STAR,
  type MainPlace,
  type MainStar,
  type SubPlace,
  type SubStar,
} from "../stars.ts";
import { sanmeiMain, sanmeiSub } from "./en_stars.ts";

const { list } = english;
const branches = lore.branch as Readonly<Record<Branch, string>>;

const sanmeiPlace: Readonly<Record<MainPlace, { text: string; about: string }>> = {
  head: { text: "head", about: "how you meet those above you" },
  chest: { text: "chest", about: "what you are at heart" },
  belly: { text: "belly", about: "how you treat those who come after you" },
  leftHand: { text: "left hand", about: "how you are at work and among friends" },
  rightHand: { text: "right hand", about: "how you are at home and with a partner" },
};
const sanmeiAge: Readonly<Record<SubPlace, { text: string; about: string }>> = {
  leftShoulder: { text: "left shoulder", about: "youth" },
  leftFoot: { text: "left foot", about: "middle years" },
  rightFoot: { text: "right foot", about: "later years" },
};
const STRENGTHS = { strong: "strong", middle: "middling", light: "light" };
const main = (id: MainStar) =>
  `${MAIN_STAR.writings[id]!.roman} (${MAIN_STAR.writings[id]!.native})`;
const sub = (id: SubStar) => `${SUB_STAR.writings[id]!.roman} (${SUB_STAR.writings[id]!.native})`;

export const en = {
  title: "Sanmeigaku chart",
  summary:
    "Sanmei chart of the body: five main stars, three subordinate stars with their energy, and the void years, with a reading",
  fields: {
    year: "Year",
    month: "Month",
    day: "Day",
    pair: "Pair",
    reading: "Read",
    ruler: "Ruling stem",
    daysIntoMonth: "Days into the month",
    main: "Main stars",
    place: "Place",
    about: "Tells of",
    star: "Star",
    portrait: "Character",
    subordinate: "Subordinate stars",
    energy: "Energy",
    strength: "Strength",
    void: "Void (tenchūsatsu)",
    kind: "Kind",
    branches: "Branches",
    years: "Years in which it begins",
    inBirth: "In the birth",
  },
  terms: {
    sanmeiMain,
    sanmeiSub,
    sanmeiPlace,
    sanmeiAge,
    sanmeiStrength: STRENGTHS,
    sanmeiVoid: {
      xuHai: "void of Dog and Boar",
      shenYou: "void of Monkey and Rooster",
      wuWei: "void of Horse and Sheep",
      chenSi: "void of Dragon and Snake",
      yinMao: "void of Tiger and Rabbit",
      ziChou: "void of Rat and Ox",
    },
    sanmeiBirthVoid: { year: "in the year", month: "in the month", day: "in the day" },
  },
  conventions: {
    termDay: {
      title: "Day on which a term falls",
      options: { first: "is the first of its month", zeroth: "is not counted" },
    },
  },
  refusals: { yearOutOfRange },
  reading(of: SanmeiAnswer) {
    const at = (place: MainPlace) => of.main.find((one) => one.place === place)!.star;
    const said = new Set<MainStar>([at("chest")]);
    const others = (["head", "leftHand", "rightHand", "belly"] as const).map((place) => {
      const star = at(place);
      const again = said.has(star);
      said.add(star);
      const { about } = sanmeiPlace[place];
      return again
        ? `${about}: ${main(star)} again`
        : `${about}: ${main(star)}, which ${sanmeiMain[star].portrait}`;
    });
    const [youth, middle, later] = of.subordinate;
    const carried = of.void.inBirth.map(
      (id) => `${BIRTH_VOID.writings[id]!.native} (${BIRTH_VOID.writings[id]!.roman})`,
    );
    return [
      `At heart you are ${main(at("chest"))}, the ${sanmeiMain[at("chest")].text}: it ${sanmeiMain[at("chest")].portrait}.`,
      `Around it stand, for ${others.join("; for ")}.`,
      `Youth is under ${sub(youth!.star)}, ${sanmeiSub[youth!.star].text}, who ${sanmeiSub[youth!.star].portrait}; the middle years under ${sub(middle!.star)}, ${sanmeiSub[middle!.star].text}, who ${sanmeiSub[middle!.star].portrait}; the later years under ${sub(later!.star)}, ${sanmeiSub[later!.star].text}, who ${sanmeiSub[later!.star].portrait}. Together they have ${of.energy} of 36 points, a ${STRENGTHS[of.strength]} charge${of.strength === "light" ? ": quick and fine, no fault" : ""}.`,
      `Your day, ${nativeOf(PILLAR, of.day.pair)} (${of.day.reading}), leaves ${list(of.void.branches.map((id) => `${nativeOf(BRANCH, id)} (${branches[id]})`))} void, ${VOID.writings[of.void.kind]!.native}: in those years, the pairs that begin with ${list(of.void.years.slice(0, 8).map(String))}, the school counsels to take what comes and to begin nothing large.${carried.length > 0 ? ` The birth itself carries ${list(carried)}.` : ""}`,
    ];
  },
  picture: {
    place: {
      head: "head",
      chest: "chest",
      belly: "belly",
      leftHand: "left hand",
      rightHand: "right hand",
      leftShoulder: "left shoulder",
      leftFoot: "left foot",
      rightFoot: "right foot",
    },
    pillars: ([year, month, day]: readonly string[]) =>
      `year ${year} · month ${month} · day ${day}`,
    main: (star: MainStar) => MAIN_STAR.writings[star]!.roman!,
    sub: (star: SubStar, energy: number) => `${SUB_STAR.writings[star]!.roman} · ${energy}`,
    energy: ({ energy, strength }: SanmeiAnswer) =>
      `energy ${energy} of 36, ${STRENGTHS[strength]}`,
    voids: ({ void: { kind } }: SanmeiAnswer) =>
      `${VOID.writings[kind]!.native} ${VOID.writings[kind]!.roman}`,
    desc: (of: SanmeiAnswer) =>
      `Chart of the body: ${of.main.map(({ place, star }) => `${sanmeiPlace[place].text} ${MAIN_STAR.writings[star]!.roman}`).join(", ")}`,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: YearRefusal;
}>;

export type SanmeiWords = Translation<typeof en>;
