import type { InputOf, Lang } from "#sdk";
import {
  becauseOf,
  dissentFrom,
  gradeOf,
  meanOf,
  type PairPart,
  spread,
} from "../../compatibility/scoring.ts";
import { STAR_RANK } from "../../core/eight_mansions.ts";
import { PART, type PartId, type PartnerAnswer, type PartPhrases } from "./answer.ts";
import type { CONVENTIONS, input } from "./input.ts";
import { type Digits, digitsOf, PARTS } from "./parts.ts";
import { drawPartners } from "./picture.ts";
import type { PartnerWords } from "./words/en.ts";

const WEIGHTS = { dominants: 40, joins: 30, supplies: 30 } as const;

const SPREAD = 1.3;

export function run({
  letters,
  connectors,
  ...people
}: InputOf<typeof input, typeof CONVENTIONS>): PartnerAnswer {
  const read = (who: "a" | "b") => digitsOf(people[who], letters, connectors, who);
  const [a, b] = [read("a"), read("b")];
  const parts = PART.ids.map((part): PairPart<PartId, PartPhrases> => {
    return { part, ...PARTS[part](a, b), weight: WEIGHTS[part] };
  });
  const valueOf = (id: PartId) => parts.find(({ part }) => part === id)!.value;
  const values = {
    dominants: valueOf("dominants"),
    joins: valueOf("joins"),
    supplies: valueOf("supplies"),
  };
  const score = spread(meanOf(values, WEIGHTS), SPREAD);
  const grade = gradeOf(score);
  return {
    score,
    verdict: { value: grade, because: becauseOf(parts) },
    method: { code: "weightedMean", with: { spread: SPREAD } },
    parts,
    dissent: dissentFrom(grade, parts),
    a: sideOf(a),
    b: sideOf(b),
  };
}

export function picture(match: PartnerAnswer, words: PartnerWords, lang: Lang) {
  return drawPartners(match, words, lang);
}

function sideOf({ readings, dominant, missing }: Digits): PartnerAnswer["a"] {
  const stars = STAR_RANK.filter((id) => readings[0]!.pairs.some(({ star }) => star === id));
  return { stars, missing, dominant, withNumber: readings.length > 1 };
}
