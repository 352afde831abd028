/**
 * The five times of a day, and who rules each on the five days of the round.
 *
 * @source W. W. Skeat, Malay Magic (1900), p. 545: the Ketika Lima, morning to evening on the first day Maswara, Kala, Sri,
 *   Brahma, Bisnu, and each next day one place on; and the Five Moments of Ahmad, Jibra'il, Ibrahim, Yusuf and ʿAzra'il.
 *   He says what Maswara and Kala bring and gives the other three by their colours alone. That the day of the round is
 *   the day of the Muslim month, told by fives, and that the parts are fifths of the clock from six to six, is ours
 */
import { vocabulary, type IdOf, type Leaning } from "#sdk";

/** The five parts of a day. */
export const PART = vocabulary("malayPart", {
  morning: { native: "ڤاݢي", roman: "pagi" },
  forenoon: { native: "تڠه نايق", roman: "tengah naik" },
  noon: { native: "تڠه هاري", roman: "tengah hari" },
  afternoon: { native: "تڠه تورون", roman: "tengah turun" },
  evening: { native: "ڤتڠ", roman: "petang" },
});
export type Part = IdOf<typeof PART>;

/** Who rules a part: five of the old table, five of the later one. */
export const RULER = vocabulary("ketikaRuler", {
  maswara: { native: "مهيسوارا", roman: "Maswara" },
  kala: { native: "كالا", roman: "Kala" },
  sri: { native: "سري", roman: "Sri" },
  brahma: { native: "برهما", roman: "Brahma" },
  bisnu: { native: "بيسنو", roman: "Bisnu" },
  ahmad: { native: "احمد", roman: "Ahmad" },
  jibrail: { native: "جبرائيل", roman: "Jibra'il" },
  ibrahim: { native: "ابراهيم", roman: "Ibrahim" },
  yusuf: { native: "يوسف", roman: "Yusuf" },
  azrail: { native: "عزرائيل", roman: "ʿAzra'il" },
});
export type Ruler = IdOf<typeof RULER>;

/** Colours to carry. */
export const COLOUR = vocabulary("ketikaColour", ["yellow", "black", "white", "red", "green"]);
export type Colour = IdOf<typeof COLOUR>;

export type Table = "gods" | "prophets";

interface Rule {
  readonly leaning: Leaning;
  /** Its colour; null where the table gives none. */
  readonly colour: Colour | null;
}

export const RULES: Readonly<Record<Ruler, Rule>> = {
  maswara: { leaning: "favourable", colour: "yellow" },
  kala: { leaning: "adverse", colour: "black" },
  sri: { leaning: "mixed", colour: "white" },
  brahma: { leaning: "mixed", colour: "red" },
  bisnu: { leaning: "mixed", colour: "green" },
  ahmad: { leaning: "favourable", colour: "white" },
  jibrail: { leaning: "favourable", colour: "green" },
  ibrahim: { leaning: "adverse", colour: null },
  yusuf: { leaning: "mixed", colour: "yellow" },
  azrail: { leaning: "adverse", colour: null },
};

const ORDER: Readonly<Record<Table, readonly Ruler[]>> = {
  gods: ["maswara", "kala", "sri", "brahma", "bisnu"],
  prophets: ["ahmad", "jibrail", "ibrahim", "yusuf", "azrail"],
};

/** Who rules a part, 0 to 4, on a day of the round, 1 to 5: the gods move on a place a day, the prophets back. */
export function rulerOf(table: Table, day: number, part: number): Ruler {
  const turn = table === "gods" ? part - (day - 1) : part + (day - 1);
  return ORDER[table][(turn + 5) % 5]!;
}

const FIRST_MINUTE = 6 * 60;
const PART_MINUTES = (12 * 60) / 5;

/** When a part begins, minutes after midnight; part 5 is the end of the last. */
export const beginningOf = (part: number): number => FIRST_MINUTE + part * PART_MINUTES;

/** The part a minute of the day lies in, 0 to 4; null at night. */
export function partAt(minute: number): number | null {
  const part = Math.floor((minute - FIRST_MINUTE) / PART_MINUTES);
  return part >= 0 && part < 5 ? part : null;
}
