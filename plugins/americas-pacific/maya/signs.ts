/**
 * The twenty days as day-keepers of the Guatemalan highlands name and greet them.
 *
 * Names: the K'iche' spelling of the Academia de Lenguas Mayas; Yucatec names stand in `#time`.
 *
 * @source after B. Tedlock, Time and the Highland Maya (1982), ch. 5, the day lords
 */
import { vocabulary, type IdOf } from "#sdk";
import { TZOLKIN_NAMES, type TzolkinDay } from "#time";

/** The twenty days, 1 Imix to 20 Ajaw, by their Yucatec names. */
export const DAY_SIGN = vocabulary("daySign", [
  "imix",
  "ik",
  "akbal",
  "kan",
  "chikchan",
  "kimi",
  "manik",
  "lamat",
  "muluk",
  "ok",
  "chuwen",
  "eb",
  "ben",
  "ix",
  "men",
  "kib",
  "kaban",
  "etznab",
  "kawak",
  "ajaw",
]);
export type DaySign = IdOf<typeof DAY_SIGN>;

/**
 * Name of each day, and how day-keepers greet it: +8 sought for giving thanks and beginning, 0 taken as
 * it comes, -6 approached with care.
 */
const SIGNS: Readonly<Record<DaySign, { readonly kiche: string; readonly favour: 8 | 0 | -6 }>> = {
  imix: { kiche: "Imox", favour: -6 },
  ik: { kiche: "Iqʼ", favour: -6 },
  akbal: { kiche: "Aqʼabʼal", favour: 8 },
  kan: { kiche: "Kʼat", favour: -6 },
  chikchan: { kiche: "Kan", favour: 0 },
  kimi: { kiche: "Kame", favour: 8 },
  manik: { kiche: "Kej", favour: 8 },
  lamat: { kiche: "Qʼanil", favour: 8 },
  muluk: { kiche: "Toj", favour: -6 },
  ok: { kiche: "Tziʼ", favour: 0 },
  chuwen: { kiche: "Bʼatzʼ", favour: 8 },
  eb: { kiche: "E", favour: 8 },
  ben: { kiche: "Aj", favour: 8 },
  ix: { kiche: "Iʼx", favour: 0 },
  men: { kiche: "Tzʼikin", favour: 8 },
  kib: { kiche: "Ajmaq", favour: -6 },
  kaban: { kiche: "Noʼj", favour: 8 },
  etznab: { kiche: "Tijax", favour: -6 },
  kawak: { kiche: "Kawoq", favour: -6 },
  ajaw: { kiche: "Ajpu", favour: 0 },
};

/** The sign of a day. */
export function signOf({ name }: TzolkinDay): DaySign {
  return DAY_SIGN.ids[name - 1]!;
}

/** A sign's name in a Maya language. */
export function nameOf(day: TzolkinDay, language: "kiche" | "yucatec"): string {
  return language === "kiche" ? SIGNS[signOf(day)].kiche : TZOLKIN_NAMES[day.name - 1]!.roman;
}

/** How day-keepers greet a day. */
export const GREETINGS = { 8: "sought", 0: "taken", "-6": "minded" } as const;
export type Greeting = (typeof GREETINGS)[keyof typeof GREETINGS];

/** How a sign is greeted, with its points. */
export function greetingOf(sign: DaySign): { readonly greeted: Greeting; readonly weight: number } {
  const { favour } = SIGNS[sign];
  return { greeted: GREETINGS[favour], weight: favour };
}

/** Directions of the days, in the order in which they follow each other from Imix. */
export const DIRECTION = vocabulary("direction", ["east", "north", "west", "south"]);
export type Direction = IdOf<typeof DIRECTION>;
export const COLOUR = vocabulary("colour", ["red", "white", "black", "yellow"]);

/**
 * Direction and colour of a day.
 *
 * @source Landa, Relación de las cosas de Yucatán, § XXXIV (ed. Brasseur, 1864): Kan south and yellow, Muluk east
 *   and red, Ix north and white, Kawak west and black. Cogolludo and Pío Pérez begin with Kan in the east
 */
export function sideOf({ name }: TzolkinDay) {
  const index = (name - 1) % 4;
  return { direction: DIRECTION.ids[index]!, colour: COLOUR.ids[index]! };
}

/** How day-keepers weigh a number: low is gentle, the middle even, high is strong. */
export const NUMBER_WEIGHT = vocabulary("numberWeight", ["gentle", "growing", "even", "strong"]);
export type NumberWeight = IdOf<typeof NUMBER_WEIGHT>;

const NUMBER_WEIGHTS = [
  { upTo: 3, id: "gentle", weight: 2 },
  { upTo: 6, id: "growing", weight: 4 },
  { upTo: 9, id: "even", weight: 8 },
  { upTo: 13, id: "strong", weight: 0 },
] as const;

/** The weight of a number from 1 to 13. */
export function weightOf(number: number): (typeof NUMBER_WEIGHTS)[number] {
  return NUMBER_WEIGHTS.find(({ upTo }) => number <= upTo)!;
}
