import { type Translation, type Words } from "#sdk";
import type { answer, BakunawaAnswer, Phrases } from "../answer.ts";
import type { input } from "../input.ts";

const MONTHS =
  "January February March April May June July August September October November December".split(
    " ",
  );
const dateText = (date: string) =>
  `${Number(date.slice(-2))} ${MONTHS[Number(date.slice(-5, -3)) - 1]!} ${date.slice(0, -6)}`;

const quarter = {
  north: "north",
  northeast: "north-east",
  east: "east",
  southeast: "south-east",
  south: "south",
  southwest: "south-west",
  west: "west",
  northwest: "north-west",
};
const bakunawaBearing = {
  mouth: {
    text: "into its mouth",
    about: "what faces the mouth is swallowed: neither build nor set out that way",
  },
  back: { text: "along its back", about: "the back carries what leans on it" },
  belly: {
    text: "along its belly",
    about: "the belly is soft and turns over; good for a visit, not for a wall",
  },
  tail: { text: "towards its tail", about: "the serpent does not see what goes on behind it" },
};

export const en = {
  title: "Bakunawa, the sea serpent",
  summary:
    "Which way the sea serpent of the Visayas faces in a quarter of the year, where the first post goes, and how a house or a journey lies to it",
  inputs: {
    facingDeg: {
      label: "Way it faces",
      about: "Degrees clockwise from north in which the house faces or the journey goes",
    },
  },
  fields: {
    date: "Date",
    quarter: "Quarter of the year",
    head: "Head",
    headDeg: "Head, degrees",
    tail: "Tail",
    until: "Until",
    next: "Turns to",
    facing: "The way asked about",
    deg: "Degrees",
    bearing: "To the serpent",
    about: "What it means",
    leaning: "Leaning",
  },
  terms: { bakunawaBearing },
  phrases: {
    byBearing: ({ bearing, head }) =>
      `With the head in the ${quarter[head]} the way goes ${bakunawaBearing[bearing].text}`,
  },
  reading: ({ date, head, tail, until, next, facing }: BakunawaAnswer) => [
    `On ${dateText(date)} the bakunawa lies with its head in the ${quarter[head]} and its tail in the ${quarter[tail]}. It stays so until ${dateText(until)} and then turns its head to the ${quarter[next]}.`,
    `If you raise a house now, set the first post by the head, at the ${quarter[head]}, and let the door look elsewhere.`,
    ...(facing === null
      ? []
      : [
          `The way you ask about, ${Math.round(facing.deg)}°, goes ${bakunawaBearing[facing.bearing].text}: ${bakunawaBearing[facing.bearing].about}.`,
        ]),
  ],
  picture: {
    points: ["N", "E", "S", "W"],
    title: ({ head }: BakunawaAnswer) => `The bakunawa faces ${quarter[head]}`,
    desc: ({ head, tail }: BakunawaAnswer) =>
      `A serpent on a compass, head in the ${quarter[head]}, tail in the ${quarter[tail]}`,
    until: ({ until, next }: BakunawaAnswer) => `until ${dateText(until)}, then ${quarter[next]}`,
  },
} satisfies Words<{ input: typeof input; answer: typeof answer; phrases: Phrases }>;

export type BakunawaWords = Translation<typeof en>;
