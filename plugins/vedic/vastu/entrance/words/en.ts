import { english, type Translation, type Words } from "#sdk";
import type { answer, EntranceAnswer, Refusals } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { list, ordinalWord } = english;

const wall = { east: "East", south: "South", west: "West", north: "North" };
const door = { good: "praised", bad: "not praised" };
const ends = { east: "north", south: "east", west: "south", north: "west" };
const wallDeity = {
  shikhi: { text: "Shikhi, the flame", brings: "danger from fire" },
  parjanya: { text: "Parjanya, the rain", brings: "a house of daughters" },
  jayanta: { text: "Jayanta, Indra’s son", brings: "great wealth" },
  indra: { text: "Indra, king of gods", brings: "favour with rulers" },
  surya: { text: "Surya, the Sun", brings: "a hot temper" },
  satya: { text: "Satya, truth", brings: "untruth, in spite of its name" },
  bhrisha: { text: "Bhrisha, the vehement", brings: "harshness" },
  antariksha: { text: "Antariksha, the sky", brings: "theft" },
  anila: { text: "Anila, the wind", brings: "few children" },
  pushan: { text: "Pushan, who feeds", brings: "work in another’s service" },
  vitatha: { text: "Vitatha, the untrue", brings: "mean conduct" },
  brihatkshata: { text: "Brihatkshata", brings: "food, drink and children" },
  yama: { text: "Yama, who restrains", brings: "fierceness" },
  gandharva: { text: "Gandharva, the singer", brings: "ingratitude" },
  bhringaraja: { text: "Bhringaraja", brings: "want of means" },
  mriga: { text: "Mriga, the deer", brings: "strength that ebbs" },
  pitri: { text: "Pitri, the fathers", brings: "trouble for children" },
  dauvarika: { text: "Dauvarika, the doorkeeper", brings: "rivals who grow" },
  sugriva: { text: "Sugriva", brings: "neither heirs nor gain" },
  kusumadanta: { text: "Kusumadanta", brings: "children, means and strength" },
  varuna: { text: "Varuna, of the waters", brings: "wealth" },
  asura: { text: "Asura", brings: "fear of authority" },
  shosha: { text: "Shosha, who dries", brings: "means that dwindle" },
  rajayakshma: { text: "Rajayakshma, consumption", brings: "ill health" },
  roga: { text: "Roga, illness", brings: "violence and bonds" },
  ahi: { text: "Ahi, the snake", brings: "rivals who grow" },
  mukhya: { text: "Mukhya, the chief", brings: "gain and children" },
  bhallata: { text: "Bhallata", brings: "every good quality" },
  soma: { text: "Soma, the Moon", brings: "children and wealth" },
  bhujaga: { text: "Bhujaga, the serpent", brings: "discord with a child" },
  aditi: { text: "Aditi, mother of gods", brings: "strife among the women of the house" },
  diti: { text: "Diti", brings: "poverty" },
};

export const en = {
  title: "Vastu: the entrance",
  summary: "Which of the 32 wall deities holds a door and what it brings",
  inputs: {
    wall: { label: "Wall", about: "The wall in which the door lies", values: wall },
    offset: {
      label: "Distance of the door",
      about:
        "To the middle of the door, going clockwise seen from above: from the north end of an east wall, the east end of a south wall, the south end of a west wall, the west end of a north wall",
    },
    wallLength: { label: "Length of the wall", about: "In the same unit" },
  },
  fields: {
    wall: "Wall",
    part: "Part",
    parts: "Parts of the wall",
    deity: "Deity",
    brings: "Brings",
    door: "The door",
    nearEdge: "Near the next part",
    neighbours: "Parts of the wall",
    from: "From",
    to: "To",
    better: "Better parts",
  },
  terms: { wall, wallDeity, door },
  conventions: {
    parts: {
      title: "Parts of a wall",
      options: { eight: "eight", nine: "nine, the corners shared" },
    },
  },
  refusals: {
    "beyond-wall": {
      when: "The door lies beyond the end of the wall",
      says: ({ offset, length }) =>
        `The door is set at ${offset}, and the wall is ${length} long. Give a distance within the wall`,
    },
  },
  reading: ({
    wall: at,
    part,
    parts,
    deity,
    door: how,
    nearEdge,
    better,
    neighbours,
  }: EntranceAnswer) => [
    `Counted from its ${ends[at]} end, the door lies in the ${ordinalWord(part)} of ${parts === 8 ? "eight" : "nine"} parts of the ${wall[at].toLowerCase()} wall, held by ${wallDeity[deity].text}. Varahamihira lets a door there bring ${wallDeity[deity].brings}.${nearEdge ? " It lies so near the edge that a hand’s breadth decides: measure again." : ""}`,
    how === "good"
      ? "It is one of the eight that the verses praise, and needs no remedy."
      : `Praised on this wall ${better.length === 1 ? "is" : "are"} ${list(better.map((one) => `the ${ordinalWord(one)} part, from ${neighbours[one - 1]!.from} to ${neighbours[one - 1]!.to}, of ${wallDeity[neighbours[one - 1]!.deity].text}, for ${wallDeity[neighbours[one - 1]!.deity].brings}`))}. The verses name no remedy for a door that cannot move.`,
  ],
  picture: {
    legend: "green: praised; the door’s part is framed",
    north: "N",
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: Refusals;
}>;

export type EntranceWords = Translation<typeof en>;
