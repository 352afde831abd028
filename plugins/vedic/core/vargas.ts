/**
 * Divisional charts: the sign that rules each part of a sign.
 *
 * @source Brihat Parashara Hora Shastra 6, checked against 256 charts in which two programs agree; D5, D6,
 *   D8, D11, D81, D108 and D144: P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach (2001),
 *   ch. 6, D11 after S. Rath; the last three are divisions of divisions: 9 × 9, 9 × 12, 12 × 12
 */
import { vocabulary, type IdOf } from "#sdk";
import { isOddSign, signIndexOf } from "./signs.ts";

/** The sixteen divisions of Parashara, and seven of later use. */
export const VARGA = vocabulary("varga", [
  "D1",
  "D2",
  "D3",
  "D4",
  "D5",
  "D6",
  "D7",
  "D8",
  "D9",
  "D10",
  "D11",
  "D12",
  "D16",
  "D20",
  "D24",
  "D27",
  "D30",
  "D40",
  "D45",
  "D60",
  "D81",
  "D108",
  "D144",
]);
export type VargaId = IdOf<typeof VARGA>;
export const VARGA_IDS = VARGA.ids;

/** Sign of a part: sign index 0-11, part from 0, whether the sign is odd. */
type Rule = (sign: number, part: number, odd: boolean) => number;

const LEO = 4;
const CANCER = 3;

/** Start by the sign's modality: movable, fixed, dual. */
const byModality =
  (movable: number, fixed: number, dual: number): Rule =>
  (sign, part) =>
    [movable, fixed, dual][sign % 3]! + part;

const RULES: Readonly<Record<Exclude<VargaId, "D30">, Rule>> = {
  D1: (sign) => sign,
  D2: (_, part, odd) => (odd === (part === 0) ? LEO : CANCER),
  D3: (sign, part) => sign + 4 * part,
  D4: (sign, part) => sign + 3 * part,
  D5: (_, part, odd) => (odd ? [0, 10, 8, 2, 6] : [1, 5, 11, 9, 7])[part]!,
  D6: (_, part, odd) => (odd ? 0 : 6) + part,
  D7: (sign, part, odd) => sign + part + (odd ? 0 : 6),
  D9: (sign, part) => 9 * sign + part,
  D8: byModality(0, 8, 4),
  D10: (sign, part, odd) => sign + part + (odd ? 0 : 8),
  D11: (sign, part) => 12 - sign + part,
  D12: (sign, part) => sign + part,
  D16: byModality(0, 4, 8),
  D20: byModality(0, 8, 4),
  D24: (_, part, odd) => (odd ? LEO : CANCER) + part,
  D27: (sign, part) => 3 * (sign % 4) + part,
  D40: (_, part, odd) => (odd ? 0 : 6) + part,
  D45: byModality(0, 4, 8),
  D60: (sign, part) => sign + part,
  D81: (sign, part) => 9 * sign + part,
  D108: (sign, part) => 9 * sign + Math.floor(part / 12) + (part % 12),
  D144: (sign, part) => sign + Math.floor(part / 12) + (part % 12),
};

/** Unequal fifths of the trimshamsha: end in degrees and sign, odd and even signs. */
const TRIMSHAMSHA = {
  odd: [
    [5, 0],
    [10, 10],
    [18, 8],
    [25, 2],
    [30, 6],
  ],
  even: [
    [5, 1],
    [12, 5],
    [20, 11],
    [25, 9],
    [30, 7],
  ],
} as const;

/** How many parts a varga makes of a sign. */
export function divisionOf(varga: VargaId): number {
  return Number(varga.slice(1));
}

/**
 * The sign of a longitude in a divisional chart.
 *
 * @param longitudeDeg sidereal, [0, 360); a point on an edge belongs to the part that begins there
 * @returns 0 is Aries
 */
export function vargaSign(longitudeDeg: number, varga: VargaId): number {
  const sign = signIndexOf(longitudeDeg);
  const degree = longitudeDeg - 30 * Math.floor(longitudeDeg / 30);
  const odd = isOddSign(sign);
  if (varga === "D30") {
    const row = TRIMSHAMSHA[odd ? "odd" : "even"].find(([end]) => degree < end);
    return row![1];
  }
  const part = Math.floor((degree * divisionOf(varga)) / 30);
  return RULES[varga](sign, part, odd) % 12;
}

/**
 * Numbers the part of the zodiac that holds a longitude, from 0 at the head of Aries; two longitudes
 * less than a turn apart have the same number only if no edge lies between them.
 */
export function vargaPart(longitudeDeg: number, varga: VargaId): number {
  const sign = Math.floor(longitudeDeg / 30);
  const degree = longitudeDeg - 30 * sign;
  if (varga === "D30") {
    const rows = TRIMSHAMSHA[isOddSign(sign % 12) ? "odd" : "even"];
    return 5 * sign + rows.findIndex(([end]) => degree < end);
  }
  const division = divisionOf(varga);
  return sign * division + Math.floor((degree * division) / 30);
}

/** How far a longitude lies from the nearer edge of its part, degrees. */
export function edgeDistanceDeg(longitudeDeg: number, varga: VargaId): number {
  const sign = Math.floor(longitudeDeg / 30);
  const degree = longitudeDeg - 30 * sign;
  const size = 30 / divisionOf(varga);
  const edges =
    varga === "D30"
      ? [0, ...TRIMSHAMSHA[isOddSign(sign % 12) ? "odd" : "even"].map(([end]) => end)]
      : [Math.floor(degree / size) * size, (Math.floor(degree / size) + 1) * size];
  return Math.min(...edges.map((edge) => Math.abs(degree - edge)));
}

/** Weights of the four schemes of vimshopaka, twenty points each. */
export const VIMSHOPAKA = {
  six: { D1: 6, D2: 2, D3: 4, D9: 5, D12: 2, D30: 1 },
  seven: { D1: 5, D2: 2, D3: 3, D7: 1, D9: 2.5, D12: 4.5, D30: 2 },
  ten: {
    D1: 3,
    D2: 1.5,
    D3: 1.5,
    D7: 1.5,
    D9: 1.5,
    D10: 1.5,
    D12: 1.5,
    D16: 1.5,
    D30: 1.5,
    D60: 5,
  },
  sixteen: {
    D1: 3.5,
    D2: 1,
    D3: 1,
    D4: 0.5,
    D7: 0.5,
    D9: 3,
    D10: 0.5,
    D12: 0.5,
    D16: 2,
    D20: 0.5,
    D24: 0.5,
    D27: 0.5,
    D30: 1,
    D40: 0.5,
    D45: 0.5,
    D60: 4,
  },
} as const satisfies Readonly<Record<string, Partial<Record<VargaId, number>>>>;
export type VimshopakaScheme = keyof typeof VIMSHOPAKA;
