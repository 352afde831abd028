import { SIGN } from "#lore";
import { english, type Translation, type Words } from "#sdk";
import { formatDegree } from "../../core/positions.ts";
import * as core from "../../core/words/en.ts";
import type { answer, NakshatraAnswer, Warnings } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { ordinalWord } = english;
const { nakshatra, sign, the } = core;

/** How far the lord stands from the Moon, in signs counted as the books do, and what that does for the star. */
const WAYS = [
  "shares her sign and speaks for her without a go-between",
  "is second from her and turns the star's gifts into keeping and saying",
  "is third from her and asks for practice before the gifts show",
  "is fourth from her and roots them in home and land",
  "is fifth from her and lets them play and teach",
  "is sixth from her and puts them to work on what is out of order",
  "faces her and shows them through other people",
  "is eighth from her and brings them out in upheavals",
  "is ninth from her and lends them luck and a teacher",
  "is tenth from her and carries them into work that is seen",
  "is eleventh from her and pays them back through friends",
  "is twelfth from her and spends them out of sight",
] as const;

function lordWay({ moon, lord, lordPlace }: NakshatraAnswer): string {
  if (lord === "moon") return "is the Moon herself and the star answers to nobody else";
  return WAYS[(SIGN.ids.indexOf(lordPlace.sign) - SIGN.ids.indexOf(moon.sign) + 12) % 12]!;
}

export const en = {
  title: "Birth nakshatra",
  summary:
    "Birth nakshatra and pada: lord, deity, animal, gana, nadi, name syllables, gandanta check",
  weighs: "The art describes and does not judge; no score is made up for it",
  fields: {
    ...core.place,
    ...core.span,
    moon: "Moon",
    nakshatra: "Nakshatra",
    deity: "Deity",
    symbol: "Symbol",
    theme: "What it brings",
    number: "Number of the nakshatra",
    traversed: "Part behind the Moon",
    span: "Moon in the nakshatra",
    lord: "Lord",
    lordPlace: "Place of the lord",
    firstPeriod: "Period at birth (Vimshottari)",
    years: "Years in all",
    leftYears: "Years left",
    ends: "Ends",
    next: "Next lord",
    tithi: "Lunar day",
    animal: "Animal (yoni)",
    animalSex: "Sex of the animal",
    gana: "Temperament (gana)",
    nadi: "Channel (nadi)",
    nature: "Nature",
    syllables: "Syllables of names",
    syllable: "Syllable of the birth",
    navamsa: "Sign in the navamsha",
    gandanta: "Junction (gandanta)",
    inGandanta: "At a junction",
    distanceDeg: "Distance from the junction (°)",
    gandaMoola: "Ganda Moola",
    abhijit: "In Abhijit",
    taras: "Nine stars (taras)",
    tara: "Star",
    meaning: "Meaning",
    favourable: "Favours",
    nakshatras: "Numbers of the nakshatras",
    dayRange: "Where the Moon can have stood",
    from: "First minute of the day",
    to: "Last minute of the day",
  },
  terms: {
    graha: core.graha,
    nakshatra,
    yoni: core.yoni,
    yoniSex: core.yoniSex,
    gana: core.gana,
    nadi: core.nadi,
    nakshatraNature: core.nakshatraNature,
    tara: core.tara,
  },
  phrases: {
    padaEdge: ({ minutes }) =>
      `The Moon is ${minutes} minutes from the edge of a pada; a small error of the clock changes it`,
  },
  conventions: { ayanamsa: core.conventions.ayanamsa, positions: core.conventions.positions },
  omissions: {
    birthTime:
      "No time of birth was given: the Moon is that of local noon. It crosses about four padas in a day.",
  },
  reading: (answer: NakshatraAnswer) => {
    const { moon, pada, lord, lordPlace, firstPeriod, syllable, navamsa, gandanta } = answer;
    const star = nakshatra[answer.nakshatra];
    const day = `${ordinalWord(((answer.tithi - 1) % 15) + 1)} day of the ${answer.tithi > 15 ? "waning" : "waxing"} half`;
    const aims = [
      "right conduct (dharma)",
      "means (artha)",
      "desire (kama)",
      "release (moksha)",
    ] as const;
    const at = formatDegree(moon.longitudeDeg);
    return [
      `The Moon at ${at} of ${sign[moon.sign]} on the ${day} had ${Math.round(answer.traversed * 100)} percent of ${star.text} behind it and stood in the ${ordinalWord(pada)} pada with ${sign[navamsa]} in the navamsha as the quarter of ${aims[pada - 1]!}. ${star.theme} It is the star of ${star.deity}.`,
      `Its lord ${the(lord)} at ${formatDegree(lordPlace.longitudeDeg)} of ${sign[lordPlace.sign]} in ${nakshatra[lordPlace.nakshatra].text} ${lordPlace.pada} ${lordWay(answer)}. The period of ${the(lord)} had ${firstPeriod.leftYears.toFixed(1)} of its ${firstPeriod.years} years to run from birth and gave way to ${the(firstPeriod.next)} on ${firstPeriod.ends.slice(0, firstPeriod.ends.lastIndexOf("T"))}.`,
      `By the old custom a name for pada ${(answer.number - 1) * 4 + pada} of the 108 begins with ${syllable}.${
        gandanta.inGandanta
          ? ` The Moon is ${gandanta.distanceDeg.toFixed(2)}° from the knot of water and fire (gandanta); families have a rite of peace done for it.`
          : ""
      }`,
    ];
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  phrases: Warnings;
  omissions: { birthTime: {} };
}>;

export type NakshatraWords = Translation<typeof en>;
