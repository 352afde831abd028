import type { Lang } from "#old";
import type { NumberLuck } from "../../core/eighty_one.ts";
import type { PairReading } from "../reading.ts";

const VOTE: { readonly [K in NumberLuck]: number } = { lucky: 1, mixed: 0, unlucky: -1 };
const LUCK_ZH: { readonly [K in NumberLuck]: string } = {
  lucky: "吉",
  mixed: "吉凶參半",
  unlucky: "凶",
};

/** Lets the 81 numbers, the sounds and the stars vote, and says how each did. */
export function judge(
  { number, luck }: { readonly number: number; readonly luck: NumberLuck },
  { liked, avoided }: { readonly liked: number; readonly avoided: number },
  { score }: PairReading,
  lang: Lang,
) {
  const en = lang === "en";
  const votes = VOTE[luck] + Math.sign(liked - avoided) + (score >= 60 ? 1 : score <= 40 ? -1 : 0);
  const value =
    votes >= 2
      ? ("auspicious" as const)
      : votes <= -2
        ? ("inauspicious" as const)
        : ("mixed" as const);
  return {
    value,
    because: [
      {
        rule: en
          ? `the last four digits fall on number ${number}, ${luck}`
          : `末四位得${number}數，${LUCK_ZH[luck]}`,
        source: "81-number table",
      },
      {
        rule: en
          ? `${liked} digits are liked by their sound and ${avoided} avoided`
          : `諧音之數，喜者${liked}，忌者${avoided}`,
        source: "popular custom",
      },
      {
        rule: en ? `lucky stars hold ${score} per cent of the weight` : `吉星之力佔 ${score}%`,
        source: "Bazhai Mingjing, stars between two palaces",
      },
    ],
  };
}
