import { english, type Translation, type Words } from "#sdk";
import { en as entrance } from "../../entrance/words/en.ts";
import type { answer, RoomsAnswer } from "../answer.ts";
import type { input } from "../input.ts";
import type { Guardian, Use } from "../terms.ts";

const { capital, list, numberWord, withArticle } = english;

const roomUse: Readonly<Record<Use, string>> = {
  worship: "room of worship",
  bath: "bath",
  kitchen: "kitchen",
  bedroom: "bedroom",
  toilet: "toilet",
  store: "store of tools and heavy things",
  study: "study",
  dining: "dining room",
  pantry: "pantry",
  treasury: "safe",
  medicine: "medicine cupboard",
  living: "living room",
  guest: "guest room",
  water: "well or water tank",
};
const vastuZone = {
  n: "north",
  nne: "north-north-east",
  ne: "north-east",
  ene: "east-north-east",
  e: "east",
  ese: "east-south-east",
  se: "south-east",
  sse: "south-south-east",
  s: "south",
  ssw: "south-south-west",
  sw: "south-west",
  wsw: "west-south-west",
  w: "west",
  wnw: "west-north-west",
  nw: "north-west",
  nnw: "north-north-west",
};
const dikpala: Readonly<Record<Guardian, { text: string; nature: string }>> = {
  kubera: { text: "Kubera", nature: "wealth" },
  ishana: { text: "Ishana", nature: "water and clear light" },
  indra: { text: "Indra", nature: "the rising light" },
  agni: { text: "Agni", nature: "fire" },
  yama: { text: "Yama", nature: "restraint and rest" },
  nirriti: { text: "Nirriti", nature: "weight" },
  varuna: { text: "Varuna", nature: "the waters of evening" },
  vayu: { text: "Vayu", nature: "wind and movement" },
};
const roomFit = {
  best: "in its own place",
  good: "well placed",
  neutral: "neither praised nor blamed",
  amiss: "amiss",
};
/** What to do in a room that cannot be moved. */
const CARE: Readonly<Record<Use, string>> = {
  worship: "set the images so that you face east as you pray",
  bath: "let the water run off to the north-east",
  kitchen: "cook facing east and keep the tap away from the flame",
  bedroom: "sleep with your head to the south",
  toilet: "keep the door shut and the floor dry",
  store: "put the heaviest things along the south and west walls",
  study: "sit facing east or north",
  dining: "sit facing east as you eat",
  pantry: "keep the grain off the outer wall",
  treasury: "let the safe open towards the north",
  medicine: "keep the shelf in morning light",
  living: "leave the north-east corner of the room free",
  guest: "furnish it lightly",
  water: "cover it and plant something green beside it",
};
const wallDeity = Object.fromEntries(
  Object.entries(entrance.terms.wallDeity).map(([id, { text }]) => [id, text]),
) as Readonly<Record<keyof typeof entrance.terms.wallDeity, string>>;
type Room = RoomsAnswer["rooms"][number];

/** A place in the zone of a guardian and a god of the wall; each guardian is introduced once. */
function roomsText({ rooms, facing }: RoomsAnswer): string {
  const met = new Set<Guardian>([facing.guardian]);
  return rooms
    .map(({ use, directionDeg, zone, guardian, deity, fit, better, verse }) => {
      const says = {
        best: "is in its own place",
        good: "is well placed",
        neutral: "is neither praised nor blamed",
        amiss: "is amiss",
      }[fit];
      const keeper = met.has(guardian)
        ? dikpala[guardian].text
        : `${dikpala[guardian].text}, who keeps ${dikpala[guardian].nature},`;
      met.add(guardian);
      const meant = verse.filter((one) => one !== use)[0];
      return [
        `Your ${roomUse[use]}, at ${directionDeg}° in the ${vastuZone[zone]}, ${says}.`,
        `It is under ${keeper} and in ${godOf(deity) === dikpala[guardian].text ? "his own" : `${godOf(deity)}'s`} part of the wall.`,
        fit === "amiss" && meant ? `The old verse wants ${withArticle(roomUse[meant])} there.` : "",
        fit === "amiss"
          ? `Move it to the ${vastuZone[better[0]!]} if you can; if not, ${CARE[use]}.`
          : fit === "neutral"
            ? `The ${vastuZone[better[0]!]} would suit it better; where it is, ${CARE[use]}.`
            : "",
      ]
        .filter((text) => text !== "")
        .join(" ");
    })
    .join(" ");
}
const godOf = (deity: Room["deity"]) => wallDeity[deity].split(",")[0]!;

function facingText({ facing, counts, rooms }: RoomsAnswer): string {
  const { directionDeg, zone, guardian, deity, door } = facing;
  const told = (["best", "good", "neutral", "amiss"] as const)
    .filter((id) => counts[id] > 0)
    .map(
      (id) =>
        `${numberWord(counts[id])} ${counts[id] > 1 ? "are" : "is"} ${IN_ALL[id](counts[id])}`,
    );
  return [
    `Your house faces the ${vastuZone[zone]}, at ${directionDeg}°. ${dikpala[guardian].text} guards that side and keeps ${dikpala[guardian].nature}.`,
    `A door in ${godOf(deity)}'s part of that wall is ${entrance.terms.door[door]}.`,
    rooms.length > 1 ? `Of your ${numberWord(rooms.length)} rooms, ${list(told)}.` : "",
  ]
    .filter((text) => text !== "")
    .join(" ");
}
const IN_ALL: Readonly<Record<Room["fit"], (count: number) => string>> = {
  best: (count) => (count > 1 ? "in their own places" : "in its own place"),
  good: () => "well placed",
  neutral: () => "neither praised nor blamed",
  amiss: () => "amiss",
};

function plotText({ plot }: RoomsAnswer): string {
  if (!plot) return "";
  const shape = {
    square: "a square, which the books put first",
    good: "a good oblong",
    long: "long but within the rule",
    tooLong: "longer than twice its breadth, so wall off or plant a part of it",
  }[plot.shape];
  const metres = (mm: number) => (mm / 1000).toFixed(2);
  return `At ${plot.ratio} to 1, your plot is ${shape}. Each of its eighty-one squares measures ${plot.squareMm.map(metres).join(" by ")} m. Brahma's nine in the middle measure ${plot.middleMm.map(metres).join(" by ")} m together: leave them free of pillars and stoves.`;
}

export const en = {
  title: "Vastu: the rooms",
  summary:
    "Rooms of a house by their bearings against the square of eighty-one: where each belongs, who holds the place, and what to do where it is amiss",
  inputs: {
    rooms: { label: "Rooms", about: "Each with its use and its bearing" },
    use: { label: "Use", about: "What the room is for", values: roomUse },
    directionDeg: {
      label: "Bearing",
      about: "From the middle of the house, degrees clockwise from the north",
    },
    facingDeg: {
      label: "Facing",
      about: "Where the front looks, degrees clockwise from the north",
    },
    plot: { label: "Plot", about: "Its two sides" },
    lengthMm: { label: "Length", about: "Millimetres" },
    widthMm: { label: "Width", about: "Millimetres" },
  },
  fields: {
    facing: "Facing",
    directionDeg: "Bearing (°)",
    zone: "Zone",
    guardian: "Guardian",
    nature: "Keeps",
    deity: "Holds the wall",
    door: "A door there",
    rooms: "Rooms",
    use: "Room",
    fit: "How it stands",
    better: "Where it belongs",
    verse: "The verse gives it to",
    counts: "In all",
    best: "In their own places",
    good: "Well placed",
    neutral: "Neither",
    amiss: "Amiss",
    plot: "Plot",
    ratio: "Proportion",
    shape: "Shape",
    squareMm: "One square (mm)",
    middleMm: "The middle (mm)",
  },
  terms: {
    roomUse,
    vastuZone,
    dikpala,
    roomFit,
    plotShape: {
      square: "square",
      good: "good oblong",
      long: "long",
      tooLong: "too long",
    },
    wallDeity,
    door: entrance.terms.door,
  },
  reading: (one: RoomsAnswer): readonly string[] =>
    [facingText(one), roomsText(one), plotText(one)].filter((text) => text !== ""),
  picture: {
    north: "north",
    brahma: "Brahma",
    legend: "green fits, yellow neither, red amiss; the dot is the front",
    facing: ({ facing }: RoomsAnswer): string =>
      `facing ${vastuZone[facing.zone]} (${facing.directionDeg}°)`,
    desc: ({ rooms }: RoomsAnswer): string =>
      rooms
        .map(
          ({ use, zone, fit }) => `${capital(roomUse[use])}: ${vastuZone[zone]}, ${roomFit[fit]}`,
        )
        .join("; "),
  },
} satisfies Words<{ input: typeof input; answer: typeof answer }>;

export type RoomsWords = Translation<typeof en>;
