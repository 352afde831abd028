import type { Translation, Words } from "#sdk";
import { MANSION, type Mansion } from "#east/almanac/terms.ts";
import { mansion as names } from "#east/almanac/words/en.ts";
import { nativeOf } from "#east/natives.ts";
import type { answer, MoonLodgeAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

/** What each lodge stands for among the offices of the sky, in our words. */
const governs: Readonly<Record<Mansion, string>> = {
  jiao: "the gate of heaven and the beginnings of growth",
  kang: "the inner court, its counsel and its hearings",
  di: "the royal bedchamber and rest",
  fang: "the hall of audience and the team of four horses",
  xin: "the ruler and those next to the throne",
  wei: "the women's quarters and the family line",
  ji: "the wind, and talk that scatters like chaff",
  dou: "ministers, measures and what is weighed out",
  niu: "offerings, passes and bridges",
  nu: "women's work, cloth and betrothals",
  xu: "empty places and ceremonies of remembrance",
  weiRooftop: "roofs, building and marketplaces",
  shi: "the great house and public works",
  bi: "the library and writing",
  kui: "arsenals and channels of water",
  lou: "parks, herds and gatherings",
  weiStomach: "granaries and storehouses",
  mao: "ears and eyes, news and judgements",
  biNet: "hunting, and rain when the Moon is in it",
  zi: "stores of an army on the march",
  shen: "generals and the edge of things",
  jing: "wells, water and even justice",
  gui: "sight, and offerings to those who came before",
  liu: "kitchens, food and drink",
  xing: "dress and finery",
  zhang: "gifts, feasts and the kitchen of the palace",
  yi: "music, theatre and guests from far",
  zhen: "carriages and the wind",
};
const mansion = Object.fromEntries(
  MANSION.ids.map((id) => [id, { text: names[id], governs: governs[id] }]),
) as Readonly<Record<Mansion, { readonly text: string; readonly governs: string }>>;
const named = (id: Mansion) => `${nativeOf(MANSION, id)} (${names[id]})`;
const degrees = (value: number) => `${Math.round(value * 10) / 10}°`;
const clock = (local: string) => local.slice(0, 16).replace("T", " ");

export const en = {
  title: "Lodge of the Moon",
  summary:
    "The lodge in which the Moon really stands, by the determinative stars of the date: how far within it, when she entered, when she leaves, what the lodge stands for, and the other lodge that the round of 28 days puts on duty",
  inputs: {},
  fields: {
    lodge: "Lodge",
    governs: "Stands for",
    star: "Determinative star",
    withinDeg: "Within it",
    widthDeg: "Width",
    moonDeg: "Place of the Moon",
    entered: "Entered",
    leaves: "Leaves",
    utc: "Universal time",
    local: "Local time",
    next: "Next lodge",
    onDuty: "On duty by the 28 days",
  },
  terms: { mansion },
  conventions: {
    frame: {
      title: "Circle",
      options: { equator: "Along the equator", ecliptic: "Along the ecliptic" },
    },
  },
  reading({ lodge, star, withinDeg, widthDeg, entered, leaves, next, onDuty }: MoonLodgeAnswer) {
    return [
      `The Moon stands in ${named(lodge)}, ${degrees(withinDeg)} past its star ${star} in a lodge ${degrees(widthDeg)} wide. She entered at ${clock(entered.local)} and passes into ${named(next)} at ${clock(leaves.local)}.`,
      `Among the offices of the sky ${nativeOf(MANSION, lodge)} stands for ${governs[lodge]}; next come ${governs[next]}.`,
      lodge === onDuty
        ? `The round of 28 days happens to put the same lodge on duty.`
        : `The almanac's round of 28 days, which follows no star, puts ${named(onDuty)} on duty instead.`,
    ];
  },
  picture: {
    title: "Lodge of the Moon",
    within: ({ withinDeg, widthDeg }: MoonLodgeAnswer) =>
      `${degrees(withinDeg)} of ${degrees(widthDeg)}`,
    lines: ({ lodge, entered, leaves }: MoonLodgeAnswer): readonly string[] => [
      `${names[lodge]}: ${governs[lodge]}`,
      `${clock(entered.local)} – ${clock(leaves.local)}`,
    ],
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
}>;

export type MoonLodgeWords = Translation<typeof en>;
