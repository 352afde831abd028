import { english, type Translation, type Words } from "#sdk";
import * as core from "../../../core/words/en.ts";
import { en as chart } from "../../chart/words/en.ts";
import {
  spokenFor,
  kpConventions,
  kpFields,
  kpPicture,
  kpRefusals,
  rulingFields,
  topics,
} from "../../words/en.ts";
import type { answer, HoraryNumberAnswer, Refusals } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { sign, the } = core;
const VERDICTS = {
  yes: "Yes: what is asked is promised",
  mixed: "It can come about, against resistance or late",
  no: "Not as things stand: nothing in the sub lord brings it about",
};

export const en = {
  title: "KP horary by number",
  summary:
    "Horary chart for a number from 1 to 249 with the cuspal sub-lord answer and ruling planets",
  inputs: {
    number: { label: "Number", about: "1 to 249, the first that comes to mind" },
    house: {
      label: "House",
      about:
        "House of the matter: 2 money, 4 home, 5 children, 6 work, 7 marriage, 9 travel, 10 career, 11 wishes",
    },
  },
  fields: {
    ...kpFields,
    ...rulingFields,
    ...chart.fields,
    number: "Number",
    division: "Part of the zodiac",
    fromDeg: "From (°)",
    toDeg: "To (°)",
    verdict: "Judgement",
    agree: "Ruling planets that agree",
  },
  terms: chart.terms,
  conventions: kpConventions,
  refusals: {
    ...kpRefusals,
    lifespan: {
      when: "The question asks about a death or the length of a life",
      says: "Death and the length of a life are not judged here. Ask about the matter itself",
    },
  },
  reading: ({ number, division, verdict, ruling, agree, cusps }: HoraryNumberAnswer) => {
    const { house, subLord, starLord, good, bad, retrogradeStar } = verdict;
    const cusp = cusps[house - 1]!;
    return [
      `${VERDICTS[verdict.promise]}.`,
      `Your number, ${number}, lets ${core.houseName(1)} begin at ${division.fromDeg.toFixed(2)}° in ${sign[division.sign]}, in the star of ${the(division.starLord)} and the sub (part of a star) of ${the(division.subLord)}. The matter of ${topics[house - 1]} belongs to house ${house}, whose cusp falls at ${cusp.degree} of ${sign[cusp.sign]}. Its sub lord, ${the(subLord)}, stands in the star of ${the(starLord)}${retrogradeStar ? ", who moves backwards and holds it up" : ""}. ${english.capital(spokenFor(good, bad))}.`,
      agree.length > 0
        ? `Of the ruling planets of the moment (${english.list(ruling.all.map(the))}), ${english.list(agree.map(the))} ${agree.length > 1 ? "signify" : "signifies"} what is wanted: look for it in their periods and on their days.`
        : `None of the ruling planets of the moment (${english.list(ruling.all.map(the))}) signifies what is wanted: the time is not near.`,
    ];
  },
  picture: {
    ...kpPicture,
    title: "KP horary",
    heading: "tinted: the cusp asked about",
    desc: "",
    titleOf: ({ number, verdict }: HoraryNumberAnswer): string =>
      `Number ${number}, house ${verdict.house}`,
    descOf: ({ verdict }: HoraryNumberAnswer): string => VERDICTS[verdict.promise],
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: Refusals;
}>;

export type HoraryNumberWords = Translation<typeof en>;
