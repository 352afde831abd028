import type { Translation, Words } from "#sdk";
import * as core from "../../../core/words/en.ts";
import type { SunRefusals } from "../../../core/day/almanac_day.ts";
import { en as festivals } from "../../festival_year/words/en.ts";
import type { answer, SankrantiAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const minute = (local: string) => local.slice(5, -3).replace("T", " ");

export const en = {
  title: "Sankrantis of a year",
  summary:
    "The twelve solar ingresses with the day each region gives them (sunset, midnight, sunrise rules) and their holy spans",
  inputs: festivals.inputs,
  fields: {
    ...core.lasts,
    reckonedFor: "Reckoned for",
    latitude: "Latitude",
    longitude: "Longitude",
    assumed: "Assumed",
    sankrantis: "Sankrantis",
    sign: "Sign entered",
    at: "Entry",
    days: "First day of the month",
    region: "Region",
    rule: "Rule",
    date: "Date",
    holy: "Holy span",
  },
  terms: {
    sankrantiRegion: {
      orissa: { text: "Odisha", rule: "the day itself" },
      tamil: { text: "Tamil Nadu", rule: "the day if before sunset, else the next" },
      malabar: { text: "Kerala", rule: "the day if before the afternoon, else the next" },
      bengal: { text: "Bengal", rule: "the day after, or the third if after midnight" },
    },
  },
  conventions: { ayanamsa: core.conventions.ayanamsa, sunrise: core.conventions.sunrise },
  refusals: core.sunRefusals,
  reading: ({ sankrantis }: SankrantiAnswer) => {
    const of = (sign: string) => sankrantis.find((one) => one.sign === sign);
    const [makara, mesha] = [of("capricorn"), of("aries")];
    const tamil = (one: typeof makara) =>
      one?.days.find(({ region }) => region === "tamil")?.date.slice(5) ?? "";
    const apart = sankrantis.filter(
      ({ days }) => new Set(days.slice(0, 3).map(({ date }) => date)).size > 1,
    );
    return [
      ...(makara
        ? [
            `The Sun enters Capricorn at ${minute(makara.at.local)}; Makara Sankranti is kept on ${tamil(makara)} and is holy until ${minute(makara.holy.ends.local)}.`,
          ]
        : []),
      ...(mesha
        ? [
            `The solar year turns at ${minute(mesha.at.local)}; the Tamil year begins on ${tamil(mesha)}.`,
          ]
        : []),
      apart.length > 0
        ? `Tamil, Malayali and Odia months begin on different days in ${apart.map(({ sign }) => core.sign[sign]).join(", ")}; Bengal follows a day or two later throughout.`
        : "Odia, Tamil and Malayali months begin together all year; Bengal follows a day or two later.",
    ];
  },
  picture: {
    title: (year: string): string => `Sankrantis of ${year}`,
    heading: "entry by the clock, and first days of the solar month",
    sign: "Sign",
    at: "Entry",
    regions: ["Odisha", "Tamil", "Kerala", "Bengal"] as readonly string[],
    signs: core.sign,
    desc: (all: SankrantiAnswer["sankrantis"]): string =>
      all.map(({ sign, at }) => `${core.sign[sign]} ${minute(at.local)}`).join(", "),
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: SunRefusals;
}>;

export type SankrantiWords = Translation<typeof en>;
