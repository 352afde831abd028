/**
 * The sixteen legs of Ifa and the 256 odu made of two of them.
 *
 * @source patterns and the order known to most diviners: three public tables, all alike; S. Skinner,
 * Terrestrial Astrology (1980), chapter on Ifa: right half named first and stronger, 16 × 16 pairs. Order of
 * Ile-Ife: a public table of the sixteen with their marks; the contents of W. Bascom, Ifa Divination (1969)
 * run in it, and Skinner has Owonrin eighth. The themes, in the words, are ours, after common accounts of the principal odu.
 */
import type { Figure } from "#lore";
import { vocabulary, type IdOf } from "#sdk";

/** The sixteen signs that a leg can show, in the order known to most diviners. */
export const LEG = vocabulary("leg", {
  ogbe: { roman: "Ogbe" },
  oyeku: { roman: "Oyeku" },
  iwori: { roman: "Iwori" },
  odi: { roman: "Odi" },
  irosun: { roman: "Irosun" },
  owonrin: { roman: "Owonrin" },
  obara: { roman: "Obara" },
  okanran: { roman: "Okanran" },
  ogunda: { roman: "Ogunda" },
  osa: { roman: "Osa" },
  ika: { roman: "Ika" },
  oturupon: { roman: "Oturupon" },
  otura: { roman: "Otura" },
  irete: { roman: "Irete" },
  ose: { roman: "Ose" },
  ofun: { roman: "Ofun" },
});
export type Leg = IdOf<typeof LEG>;

/** The marks of each leg, top row first. */
const MARKS: Readonly<Record<Leg, Figure>> = {
  ogbe: "1111",
  oyeku: "2222",
  iwori: "2112",
  odi: "1221",
  irosun: "1122",
  owonrin: "2211",
  obara: "1222",
  okanran: "2221",
  ogunda: "1112",
  osa: "2111",
  ika: "2122",
  oturupon: "2212",
  otura: "1211",
  irete: "1121",
  ose: "1212",
  ofun: "2121",
};

const LEG_BY_MARKS = new Map(LEG.ids.map((leg) => [MARKS[leg], leg]));

/** Orders of the sixteen by school. */
export const LEG_ORDERS: Readonly<Record<"common" | "ife", readonly Leg[]>> = {
  common: LEG.ids,
  ife: "ogbe oyeku iwori odi obara okanran irosun owonrin ogunda osa irete otura oturupon ika ose ofun".split(
    " ",
  ) as Leg[],
};
export type OduOrder = keyof typeof LEG_ORDERS;

/** How the 240 odu after the doubles follow one another. */
export type OduRanks = "pairs" | "rightLeg";

/** Where the double of the sixteenth leg stands among alternatives. */
export type OfunPlace = "sixteenth" | "eighth" | "decides";

/** The leg of four marks. */
export function legOf(marks: Figure): Leg {
  return LEG_BY_MARKS.get(marks)!;
}

/** The marks of a leg, top row first. */
export function marksOf(leg: Leg): Figure {
  return MARKS[leg];
}

/** A figure of two legs. */
export interface Odu {
  readonly right: Leg;
  readonly left: Leg;
}

/** Place of a leg among the sixteen, 1 to 16. */
export function orderOf(leg: Leg, order: OduOrder): number {
  return LEG_ORDERS[order].indexOf(leg) + 1;
}

/**
 * Rank of an odu among the 256; 1 is the most senior.
 *
 * The sixteen doubles come first. By `pairs` the 240 others follow by their senior leg, then by the junior
 * one; of a pair that mirrors itself, the one with the senior leg on the right goes before: Ogbe-Oyeku 17,
 * Oyeku-Ogbe 18. By `rightLeg` the fifteen of each right leg follow together: Ogbe-Oyeku 17, Ogbe-Iwori 18,
 * Oyeku-Ogbe 32.
 */
export function rankOf({ right, left }: Odu, order: OduOrder, ranks: OduRanks): number {
  const [r, l] = [orderOf(right, order), orderOf(left, order)];
  if (r === l) return r;
  if (ranks === "rightLeg") return 16 + 15 * (r - 1) + (l < r ? l : l - 1);
  const [senior, junior] = [Math.min(r, l), Math.max(r, l)];
  const before = (senior - 1) * 16 - ((senior - 1) * senior) / 2;
  return 16 + 2 * (before + junior - senior - 1) + (r < l ? 1 : 2);
}

/**
 * Seniority where odu decide between alternatives; 1 is the highest.
 *
 * @returns the rank, save for Ofun Meji: 8 beside the eighth double by `eighth`, 0 by `decides`
 */
export function seniorityOf(
  odu: Odu,
  order: OduOrder,
  ranks: OduRanks,
  ofunMeji: OfunPlace,
): number {
  const isOfunMeji = odu.right === "ofun" && odu.left === "ofun";
  if (isOfunMeji && ofunMeji !== "sixteenth") return ofunMeji === "eighth" ? 8 : 0;
  return rankOf(odu, order, ranks);
}

const ODU_IDS = LEG.ids.flatMap((right) => LEG.ids.map((left) => `${right}-${left}` as const));

/** The 256 odu, `right-left`. */
export const ODU = vocabulary("odu", ODU_IDS);
export type OduId = IdOf<typeof ODU>;

/** The id of an odu. */
export function idOf({ right, left }: Odu): OduId {
  return `${right}-${left}`;
}
