import { defineProcedure, wordsIn } from "#sdk";
import {
  becauseOf,
  dissentFrom,
  gradeOf,
  meanOf,
  spread,
  type PairPart,
} from "../../compatibility/scoring.ts";
import { STAR_RANK } from "../../core/eight_mansions.ts";
import { PAIR_REFERENCES } from "../references.ts";
import { answer, PART, type PartId, type PartnerAnswer, type PartPhrases } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import { digitsOf, PARTS, type Digits } from "./parts.ts";
import { drawPartners } from "./picture.ts";
import type { PartnerWords } from "./words/en.ts";

const WEIGHTS = { dominants: 40, joins: 30, supplies: 30 } as const;
const SPREAD = 1.3;

/** Digit pairs of two people held side by side. */
export const numberFengShuiPartnerCompatibility = defineProcedure({
  name: "numberFengShui.partnerCompatibility",
  tradition: "chinese-names-numbers",
  words: wordsIn<PartnerWords>(import.meta),
  kind: "calculation",
  cost: 5,
  narrated: true,
  icon: "icons/numbers.svg",
  input,
  output: answer,
  conventions: CONVENTIONS,
  run({ letters, connectors, ...people }): PartnerAnswer {
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
  },
  picture: (match, words, lang) => drawPartners(match, words, lang),
  examples: [
    {
      title: "two dates whose ends join to heavenly healer",
      input: { a: { birthDate: "1985-03-11" }, b: { birthDate: "1990-07-23" } },
      expect: {
        parts: [
          { part: { id: "dominants" } },
          { part: { id: "joins" }, value: 86 },
          { part: { id: "supplies" } },
        ],
      },
      source: "1 and 3 make 天醫 in every printed pair table",
    },
  ],
  references: PAIR_REFERENCES,
});

function sideOf({ readings, dominant, missing }: Digits): PartnerAnswer["a"] {
  const stars = STAR_RANK.filter((id) => readings[0]!.pairs.some(({ star }) => star === id));
  return { stars, missing, dominant, withNumber: readings.length > 1 };
}
