/**
 * The thirty-two deities of the walls, and what a door in the part of each brings.
 *
 * @source Varahamihira, Brihat Samhita 53.43-45 (deities) and 70-73 (doors); numbering of M. Ramakrishna Bhat. Counted clockwise from
 *   the north-east: the east wall from its north end, the south wall from its east end, and so on
 */
import { vocabulary, type IdOf } from "#sdk";

export const WALL = vocabulary("wall", ["east", "south", "west", "north"]);
export type Wall = IdOf<typeof WALL>;

/** Clockwise from the north-east. */
export const WALL_DEITY = vocabulary("wallDeity", {
  shikhi: { native: "शिखी", roman: "Shikhi" },
  parjanya: { native: "पर्जन्य", roman: "Parjanya" },
  jayanta: { native: "जयन्त", roman: "Jayanta" },
  indra: { native: "इन्द्र", roman: "Indra" },
  surya: { native: "सूर्य", roman: "Surya" },
  satya: { native: "सत्य", roman: "Satya" },
  bhrisha: { native: "भृश", roman: "Bhrisha" },
  antariksha: { native: "अन्तरिक्ष", roman: "Antariksha" },
  anila: { native: "अनिल", roman: "Anila" },
  pushan: { native: "पूषन्", roman: "Pushan" },
  vitatha: { native: "वितथ", roman: "Vitatha" },
  brihatkshata: { native: "बृहत्क्षत", roman: "Brihatkshata" },
  yama: { native: "यम", roman: "Yama" },
  gandharva: { native: "गन्धर्व", roman: "Gandharva" },
  bhringaraja: { native: "भृङ्गराज", roman: "Bhringaraja" },
  mriga: { native: "मृग", roman: "Mriga" },
  pitri: { native: "पितृ", roman: "Pitri" },
  dauvarika: { native: "दौवारिक", roman: "Dauvarika" },
  sugriva: { native: "सुग्रीव", roman: "Sugriva" },
  kusumadanta: { native: "कुसुमदन्त", roman: "Kusumadanta" },
  varuna: { native: "वरुण", roman: "Varuna" },
  asura: { native: "असुर", roman: "Asura" },
  shosha: { native: "शोष", roman: "Shosha" },
  rajayakshma: { native: "राजयक्ष्मा", roman: "Rajayakshma" },
  roga: { native: "रोग", roman: "Roga" },
  ahi: { native: "अहि", roman: "Ahi" },
  mukhya: { native: "मुख्य", roman: "Mukhya" },
  bhallata: { native: "भल्लाट", roman: "Bhallata" },
  soma: { native: "सोम", roman: "Soma" },
  bhujaga: { native: "भुजग", roman: "Bhujaga" },
  aditi: { native: "अदिति", roman: "Aditi" },
  diti: { native: "दिति", roman: "Diti" },
});
export type WallDeity = IdOf<typeof WALL_DEITY>;

export const DOOR = vocabulary("door", ["good", "bad"]);
export type Door = IdOf<typeof DOOR>;

/** Doors that the verses praise. */
const GOOD: readonly WallDeity[] = [
  "jayanta",
  "indra",
  "brihatkshata",
  "kusumadanta",
  "varuna",
  "mukhya",
  "bhallata",
  "soma",
];
const PARTS = 8;

/** Whether a door in the part of a deity is praised. */
export function doorOf(deity: WallDeity): Door {
  return GOOD.includes(deity) ? "good" : "bad";
}

/** Deities of a wall in order, clockwise; with nine parts the first of the next wall closes it. */
export function deitiesOf(wall: Wall, parts: "eight" | "nine"): readonly WallDeity[] {
  const first = WALL.ids.indexOf(wall) * PARTS;
  const count = parts === "nine" ? PARTS + 1 : PARTS;
  return Array.from(
    { length: count },
    (_, i) => WALL_DEITY.ids[(first + i) % WALL_DEITY.ids.length]!,
  );
}

/**
 * The part that holds a point of a wall.
 *
 * @param share how far along the wall, clockwise, 0 to 1
 * @returns from 0, and how far the point lies from the nearer edge of its part, in parts
 */
export function partAt(
  share: number,
  count: number,
): { readonly index: number; readonly toEdge: number } {
  const index = Math.min(count - 1, Math.floor(share * count));
  const within = share * count - index;
  return { index, toEdge: Math.min(within, 1 - within) };
}
