import { english, type Translation, type Words } from "#sdk";
import * as core from "../../../core/words/en.ts";
import {
  housesText,
  spokenFor,
  kpConventions,
  kpFields,
  kpPicture,
  kpRefusals,
  rulingFields,
  topics,
} from "../../words/en.ts";
import type { answer, KpChartAnswer, Refusals } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { graha, sign, the } = core;
const PROMISES = {
  yes: "is promised",
  mixed: "is promised with resistance",
  no: "finds no support in the sub lord",
};

export const en = {
  title: "KP birth chart",
  summary:
    "Placidus cusps and planets with star, sub and sub-sub lords, four-level significators, ruling planets and a reading",
  weighs: "The art describes and does not judge; no score is made up for it",
  fields: {
    ...kpFields,
    ...rulingFields,
    promises: "Promises of the cusps",
    promise: "Promise",
    signified: "Signifies",
    good: "Favourable",
    bad: "Adverse",
    retrogradeStar: "Star lord retrograde",
  },
  terms: {
    graha,
    promise: { yes: "promised", mixed: "promised with resistance", no: "not promised" },
  },
  conventions: kpConventions,
  refusals: kpRefusals,
  reading: ({ planets, cusps, promises, ruling }: KpChartAnswer) => {
    const [lagna] = cusps;
    const moon = planets.find((one) => one.graha === "moon")!;
    const told = [10, 7, 2, 4, 5, 9].map((house) => promises[house - 1]!);
    const yes = promises.filter(({ promise }) => promise === "yes");
    return [
      `${sign[lagna!.sign]} rises at ${lagna!.degree}, in the star of ${the(lagna!.starLord)} and the sub (part of a star) of ${the(lagna!.subLord)}. In this school the sub decides, and ${the(lagna!.subLord)} signifies ${housesText(promises[0]!.signified)}. The Moon, at ${moon.degree} of ${sign[moon.sign]}, works through the lord of its star, ${the(moon.starLord)}, for ${housesText(moon.byStar)}, and through itself for ${housesText(moon.bySelf)}.`,
      ...told.map(
        ({ house, promise, subLord, starLord, good, bad, retrogradeStar }) =>
          `${english.capital(topics[house - 1]!)}: the cusp at ${cusps[house - 1]!.degree} of ${sign[cusps[house - 1]!.sign]} has ${the(subLord)} as sub lord, in the star of ${the(starLord)}${retrogradeStar ? ", who moves backwards" : ""}. ${english.capital(spokenFor(good, bad))}: the matter ${PROMISES[promise]}.`,
      ),
      `Of the twelve matters, ${yes.length > 0 ? `${english.numberWord(yes.length)} ${yes.length > 1 ? "are" : "is"} promised outright (${housesText(yes.map(({ house }) => house))})` : "none is promised outright"}. They ripen in the periods of their significators: for the tenth, ${english.list(cusps[9]!.inStarOfOccupant.length > 0 ? cusps[9]!.inStarOfOccupant.map(the) : [the(cusps[9]!.owner)])} above all. The moment of birth itself was ruled by ${english.list(ruling.all.map(the))}.`,
    ];
  },
  picture: {
    ...kpPicture,
    title: "KP cusps and planets",
    heading: "lords of sign, star, sub and sub-sub; the house behind each planet",
    desc: "Twelve cusps and nine planets with their four lords",
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: Refusals;
}>;

export type KpChartWords = Translation<typeof en>;
