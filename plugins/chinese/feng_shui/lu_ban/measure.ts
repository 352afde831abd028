/** Reading a length on a ruler that repeats. */
import type { LuBanAnswer } from "./answer.ts";
import type { Foot } from "./input.ts";
import { RULER, RULERS, type Ruler } from "./rulers.ts";

/** A foot, four inches and four tenths of 32 cm. */
const MING_MM = 460.8;

/** Measures a length; one that ends on an edge belongs to the section that begins there. */
export function measure(lengthMm: number, ruler: Ruler | undefined, foot: Foot): LuBanAnswer {
  const rulers = ruler ? [ruler] : RULER.ids;
  return { lengthMm, readings: rulers.map((one) => readOn(one, lengthMm, foot)) };
}

function readOn(ruler: Ruler, lengthMm: number, foot: Foot): LuBanAnswer["readings"][number] {
  const rulerMm = ruler === "luban" && foot === "ming" ? MING_MM : RULERS[ruler].lengthMm;
  const { sections } = RULERS[ruler];
  const width = rulerMm / sections.length;
  // A hundredth of a millimetre is finer than any tape, and keeps sums on their edges.
  const place = (mm: number) => Math.floor(((mm % rulerMm) + 1e-9) / width) % sections.length;
  const isLucky = (mm: number) => mm > 0 && sections[place(mm)]!.isLucky;
  const here = sections[place(lengthMm)]!;
  const atMm = lengthMm % rulerMm;
  const within = (atMm + 1e-9) % width;
  let shorter = Math.ceil(lengthMm) - 1;
  while (shorter > 0 && !isLucky(shorter)) shorter--;
  let longer = Math.floor(lengthMm) + 1;
  while (!isLucky(longer)) longer++;
  return {
    ruler,
    rulerMm,
    turn: Math.floor((lengthMm + 1e-9) / rulerMm) + 1,
    atMm: Math.round(atMm * 100) / 100,
    section: here.section,
    part: here.parts[Math.floor((within / width) * here.parts.length)] ?? null,
    isLucky: here.isLucky,
    shorterMm: shorter > 0 ? shorter : null,
    longerMm: longer,
  };
}
