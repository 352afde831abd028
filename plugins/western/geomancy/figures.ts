/**
 * The sixteen figures under their Latin names.
 *
 * @source H. C. Agrippa, Of Geomancy (1655): planets and elements; C. Cattan, The Geomancie (1591): motion and
 * sense; fortune, -10 to 10, is our scale over their good, bad and mixed figures
 */
import { vocabulary, type IdOf } from "#sdk";
import type { Body, Element, Figure as Marks } from "#lore";

export const FIGURE = vocabulary("geomanticFigure", [
  "via",
  "caudaDraconis",
  "puer",
  "fortunaMinor",
  "puella",
  "amissio",
  "carcer",
  "laetitia",
  "caputDraconis",
  "conjunctio",
  "acquisitio",
  "rubeus",
  "fortunaMajor",
  "albus",
  "tristitia",
  "populus",
]);
export type FigureId = IdOf<typeof FIGURE>;

export interface Nature {
  /** From the head down, 1 single, 2 double. */
  readonly marks: Marks;
  readonly planet: Body;
  readonly element: Element;
  readonly mobile: boolean;
  readonly fortune: number;
}

const nature = (
  marks: Marks,
  planet: Body,
  element: Element,
  mobile: boolean,
  fortune: number,
): Nature => ({ marks, planet, element, mobile, fortune });

export const NATURES: Readonly<Record<FigureId, Nature>> = {
  via: nature("1111", "moon", "water", true, -1),
  caudaDraconis: nature("1112", "southNode", "fire", true, -8),
  puer: nature("1121", "mars", "air", true, -3),
  fortunaMinor: nature("1122", "sun", "fire", true, 4),
  puella: nature("1211", "venus", "water", true, 5),
  amissio: nature("1212", "venus", "fire", true, -6),
  carcer: nature("1221", "saturn", "earth", false, -7),
  laetitia: nature("1222", "jupiter", "fire", true, 8),
  caputDraconis: nature("2111", "northNode", "earth", false, 6),
  conjunctio: nature("2112", "mercury", "air", true, 1),
  acquisitio: nature("2121", "jupiter", "air", false, 9),
  rubeus: nature("2122", "mars", "air", true, -8),
  fortunaMajor: nature("2211", "sun", "earth", false, 10),
  albus: nature("2212", "mercury", "water", false, 5),
  tristitia: nature("2221", "saturn", "earth", false, -7),
  populus: nature("2222", "moon", "water", false, 0),
};

const BY_MARKS = new Map(FIGURE.ids.map((id) => [NATURES[id].marks, id]));

/** The figure of a number 0 to 15: rows from the head down as binary digits, 1 for a single point. */
export function figureOfNumber(number: number): FigureId {
  const rows = number.toString(2).padStart(4, "0");
  return figureOf([...rows].map((row) => (row === "1" ? "1" : "2")).join("") as Marks);
}

/** The figure of four rows. */
export function figureOf(marks: Marks): FigureId {
  return BY_MARKS.get(marks)!;
}
