/** 命中格局。 */
import type { Speaker } from "#sdk";
import type { ZiweiAnswer } from "../../answer.ts";
import { pattern as patternWords } from "./patterns.ts";

/** 解讀所舉之格至多幾個。 */
const MOST_NAMED = 4;

/** 要緊的格局，其所以成與所以減。 */
export function readPatterns({ patterns }: ZiweiAnswer, say: Speaker): string {
  return patterns
    .slice(0, MOST_NAMED)
    .map(({ pattern, standing, because, against }, i) => {
      const { text, sense } = patternWords[pattern];
      const made = because.map((one) => say.phrase(one)).join("、");
      const lead = `${i === 0 ? "你的命盤" : "又"}${made === "" ? "" : `以${made}`}成${text}`;
      if (standing === "full") return `${lead}：${sense}。`;
      const lack = against.map((one) => say.phrase(one)).join("、");
      return `${lead}：${sense}；惟${lack}而${text}${standing === "broken" ? "受損" : "次一等"}。`;
    })
    .join("");
}
