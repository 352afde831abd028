import type { Translation, Words } from "#sdk";
import * as core from "../../core/words/en.ts";
import { houseTopics } from "../../chart/words/en/sentences.ts";
import { en as upagrahas } from "../../upagrahas/words/en.ts";
import type { answer, Refusals, SpecialLagnasAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { graha, sign, the, houseName, theseGrahas } = core;

const specialLagna = {
  bhava: { text: "Bhava lagna", about: "a sign in two hours: the body and its place" },
  hora: { text: "Hora lagna", about: "a sign in an hour: wealth" },
  ghati: { text: "Ghati lagna", about: "a sign in twenty-four minutes: power and office" },
  vighati: { text: "Vighati lagna", about: "half a sign in a minute: a fine check of the time" },
  pranapada: { text: "Pranapada", about: "the foot of breath: vitality" },
  indu: { text: "Indu lagna", about: "by rays from the Moon: prosperity" },
  sri: { text: "Sri lagna", about: "by the part of the Moon’s star: fortune" },
  varnada: { text: "Varnada lagna", about: "from lagna and hora lagna: calling and standing" },
};

export const en = {
  title: "Special lagnas",
  summary: "Bhava, hora, ghati, vighati, pranapada, indu, sri and varnada lagnas",
  weighs: "The art describes and does not judge; no score is made up for it",
  fields: {
    ...core.place,
    lagna: "Lagna",
    minutesFromSunrise: "Minutes from sunrise",
    lagnas: "Lagnas",
    specialLagna: "Lagna",
    about: "What it stands for",
    degree: "Degree",
    house: "House",
    lord: "Lord",
    occupants: "Grahas there",
  },
  terms: { specialLagna, nakshatra: core.nakshatraName, graha },
  conventions: {
    varnada: {
      title: "Varnada is counted back or forth",
      options: { byLagna: "by the lagna, odd or even", byCount: "by the count, odd or even" },
    },
    sunrise: core.conventions.sunrise,
    ayanamsa: core.conventions.ayanamsa,
    positions: core.conventions.positions,
  },
  refusals: upagrahas.refusals,
  reading: ({ lagnas, minutesFromSunrise }: SpecialLagnasAnswer) => {
    const of = (id: string) => lagnas.find((one) => one.specialLagna === id)!;
    const [hora, ghati, sri, indu, varnada] = [
      of("hora"),
      of("ghati"),
      of("sri"),
      of("indu"),
      of("varnada"),
    ];
    const at = (one: typeof hora) => `${one.degree} of ${sign[one.sign]}, ${houseName(one.house)}`;
    const held = (one: typeof hora) =>
      one.occupants.length > 0
        ? `with ${theseGrahas(one.occupants)} in it`
        : `empty, under ${the(one.lord)}`;
    return [
      `The birth came ${Math.floor(minutesFromSunrise / 60)} hours and ${Math.floor(minutesFromSunrise % 60)} minutes after sunrise. Hora lagna at ${at(hora)}, ${held(hora)}, ties wealth to ${houseTopics[hora.house - 1]!}; ghati lagna at ${at(ghati)}, ${held(ghati)}, ties influence to ${houseTopics[ghati.house - 1]!}.`,
      `Fortune gathers where sri lagna stands, at ${at(sri)}, and prosperity is watched from indu lagna in ${sign[indu.sign]}, ${held(indu)}.${sri.sign === indu.sign ? " Both lie in one sign and speak with one voice." : ""}`,
      `Varnada in ${sign[varnada.sign]}, ${held(varnada)}, shows the calling through ${houseTopics[varnada.house - 1]!}.`,
    ];
  },
  picture: { columns: ["Lagna", "Place", "House", "Lord"] as readonly string[], signs: sign },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: Refusals;
}>;

export type SpecialLagnasWords = Translation<typeof en>;
