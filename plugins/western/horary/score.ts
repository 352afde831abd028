import type { Text } from "#old";
import { signOf, type Classical } from "../core/names.ts";
import { pointName } from "../core/names.ts";
import type { Outcome } from "./perfection.ts";

/** One testimony. */
export interface Testimony {
  readonly code: string;
  readonly weight: number;
  readonly evidence: Text;
}

const ASPECT_WEIGHTS = {
  conjunction: [24, 24],
  trine: [20, 20],
  sextile: [20, 20],
  square: [6, 14],
  opposition: [-6, 2],
} as const;

const ASPECT_ZH = {
  conjunction: "合相",
  trine: "三分相",
  sextile: "六分相",
  square: "四分相",
  opposition: "對分相",
} as const;

/** What the coming together of the significators weighs. */
export function perfectionTestimonies(outcome: Outcome, other: Classical): readonly Testimony[] {
  const [a, b] = [pointName(outcome.by), pointName(other)];
  const third = outcome.third ? pointName(outcome.third) : null;
  const make = (code: string, weight: number, en: string, zhHant: string): Testimony => ({
    code,
    weight,
    evidence: { en, zhHant },
  });
  const found: Testimony[] = [];
  switch (outcome.kind) {
    case "sameRuler":
      found.push(make("sameRuler", 9, `${a.en} signifies both sides`, `${a.zhHant}兼主雙方`));
      break;
    case "aspect": {
      const aspect = outcome.aspect!;
      const weight = ASPECT_WEIGHTS[aspect][outcome.reception ? 1 : 0];
      found.push(
        make(
          `applying.${aspect}`,
          weight,
          `${a.en} applies to ${b.en} by ${aspect}, ${outcome.degrees!.toFixed(1)}° to go`,
          `${a.zhHant}以${ASPECT_ZH[aspect]}入相位於${b.zhHant}，尚差 ${outcome.degrees!.toFixed(1)}°`,
        ),
      );
      break;
    }
    case "translation":
      found.push(
        make(
          "translation",
          14,
          `${third!.en} carries the light from one to the other`,
          `${third!.zhHant}傳遞雙方之光`,
        ),
      );
      break;
    case "collection":
      found.push(
        make(
          "collection",
          12,
          `${third!.en} collects the light of both`,
          `${third!.zhHant}匯集雙方之光`,
        ),
      );
      break;
    case "prohibited":
      found.push(
        make(
          "prohibition",
          -14,
          `${third!.en} comes between before ${a.en} and ${b.en} can meet`,
          `${a.zhHant}與${b.zhHant}相會之前為${third!.zhHant}所阻`,
        ),
      );
      break;
    case "refrained":
      found.push(
        make(
          "refranation",
          -14,
          `${third!.en} turns back before the aspect is exact`,
          `相位成就之前${third!.zhHant}逆轉而退`,
        ),
      );
      break;
    case "none":
      found.push(
        make(
          "noConnection",
          -12,
          `${a.en} and ${b.en} form no aspect that perfects`,
          `${a.zhHant}與${b.zhHant}無可成就之相位`,
        ),
      );
      break;
    case "mutualReception":
      break;
  }
  if (outcome.mutualReception) {
    found.push(
      make(
        "mutualReception",
        9,
        `${a.en} and ${b.en} stand in each other's dignities`,
        `${a.zhHant}與${b.zhHant}互容`,
      ),
    );
  } else if (outcome.reception) {
    found.push(make("reception", 5, "One significator receives the other", "一方主星容納另一方"));
  }
  return found;
}

/** Strength of a significator: essential points times 1.2 within ±8, and angularity. */
export function strengthTestimonies(
  who: "querent" | "quesited",
  planet: Classical,
  points: number,
  house: number,
): readonly Testimony[] {
  const weight = Math.max(-8, Math.min(8, Math.round(points * 1.2 * 10) / 10));
  const name = pointName(planet);
  const role = who === "querent" ? ["querent's", "問者"] : ["quesited's", "所問之事"];
  const angular = (house - 1) % 3;
  return [
    ...(weight === 0
      ? []
      : [
          {
            code: `${who}.dignity`,
            weight,
            evidence: {
              en: `${name.en}, the ${role[0]} ruler, has ${points} ${points === 1 ? "point" : "points"} of essential dignity`,
              zhHant: `${role[1]}主星${name.zhHant}本質尊貴 ${points} 分`,
            },
          },
        ]),
    ...(angular === 1
      ? []
      : [
          {
            code: `${who}.${angular === 0 ? "angular" : "cadent"}`,
            weight: angular === 0 ? 4 : -4,
            evidence: {
              en: `${name.en} stands in ${angular === 0 ? "an angular" : "a cadent"} house`,
              zhHant: `${name.zhHant}位於${angular === 0 ? "角宮" : "果宮"}`,
            },
          },
        ]),
  ];
}

/** Indication of time: degrees as units by house and sign. */
export function timingOf(degrees: number, house: number, longitudeDeg: number) {
  const { modality } = signOf(longitudeDeg);
  const speed = { cardinal: 0, mutable: 1, fixed: 2 }[modality];
  const place = (house - 1) % 3;
  const units = ["days", "weeks", "months", "years", "years"] as const;
  return { amount: Math.max(1, Math.round(degrees)), unit: units[speed + place]! };
}
