import { english, type Translation, type Words } from "#sdk";
import type { SpanRefusals } from "../../core/span.ts";
import * as core from "../../core/words/en.ts";
import type { answer, GardeningAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";
import { PLANT_PART, type PlantPart } from "../rules.ts";

const { sign } = core;
const plantPart: Readonly<Record<PlantPart, string>> = {
  root: "roots",
  flower: "flowers",
  leaf: "leaves",
  fruit: "fruit",
};
const SOWN: Readonly<Record<PlantPart, string>> = {
  root: "carrots, beetroot, potatoes and onions",
  flower: "cut flowers, broccoli and herbs in bloom",
  leaf: "lettuce, spinach, cabbage and the lawn",
  fruit: "tomatoes, beans, courgettes, grain and fruit trees",
};
const day = ({ local }: { readonly local: string }) => local.slice(0, -9);
const hour = ({ local }: { readonly local: string }) => local.replace("T", " ").slice(0, -3);
export const moonEvent = {
  perigee: "perigee",
  apogee: "apogee",
  ascendingNode: "ascending node",
  descendingNode: "descending node",
  highest: "highest Moon",
  lowest: "lowest Moon",
};

export const en = {
  title: "Gardening by the Moon",
  summary: "Sowing and tending days by the Moon's constellation, ascent, nodes and perigee",
  inputs: core.spanInputs,
  fields: {
    ...core.place,
    ...core.when,
    days: "Days",
    constellation: "Constellation",
    part: "Part",
    begins: "Begins",
    ends: "Ends",
    planting: "Planting time",
    harvest: "Ascending Moon",
    avoid: "Hours to avoid",
    events: "Events",
    event: "Event",
    declinationDeg: "Declination (°)",
    distanceKm: "Distance (km)",
  },
  terms: { plantPart, moonEvent, sign },
  conventions: {
    borders: {
      title: "Constellations",
      options: {
        constellations: "as they are seen, of unequal width",
        sidereal: "twelve equal signs from the stars",
        tropical: "signs from the equinox",
      },
    },
  },
  refusals: core.spanRefusals,
  reading: ({ days, planting, avoid }: GardeningAnswer): readonly string[] =>
    core.paragraphs(
      ...PLANT_PART.ids.map((part) => {
        const own = days.filter((one) => one.part === part);
        if (own.length === 0) return "";
        return `For ${plantPart[part]}, such as ${SOWN[part]}, the Moon favours ${english.list(own.slice(0, 4).map(({ begins, ends, constellation }) => `${day(begins)} to ${day(ends)} (${sign[constellation]})`))}.`;
      }),
      planting.length > 0 &&
        `Plant out, repot and prune while she descends: ${english.list(planting.slice(0, 3).map(({ begins, ends }) => `${day(begins)} to ${day(ends)}`))}.`,
      avoid.length > 0 &&
        `Leave the soil alone about ${english.list(avoid.slice(0, 4).map(({ begins, event }) => `${hour(begins)} (${moonEvent[event]})`))} and for twelve hours from then.`,
    ),
  picture: {
    title: "The Moon's garden",
    planting: "planting",
    avoid: "avoid",
    desc: (count: number) => `${count} stretches of the Moon by the part of the plant they favour`,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: SpanRefusals;
}>;

export type GardeningWords = Translation<typeof en>;
