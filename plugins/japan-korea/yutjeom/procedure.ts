import { byChance, defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { YutWords } from "./words/en.ts";

/** Three throws of the yut sticks for a question. */
export const yutjeomCast = defineProcedure({
  name: "yutjeom.cast",
  tradition: "korean",
  words: wordsIn<YutWords>(import.meta),
  kind: "draw",
  cost: 2,
  icon: "icons/yutjeom.svg",
  needs: ["random"],
  input,
  output: answer,
  refusals: ["lifespan"],
  work: () => import("./work.ts"),
  asks: byChance,
  weighs: "verdict",
  pictured: true,
  examples: [
    {
      title: "do three times",
      input: { throws: ["do", "do", "do"] },
      expect: { figure: { native: "아견자모" }, ways: 64, verdict: { value: { id: "good" } } },
      source: "Gyeongdo Japji: 도도도, 兒見慈母; four ways of sixteen, three times",
    },
    {
      title: "yut counts as mo",
      input: { throws: ["yut", "mo", "yut"] },
      expect: { figure: { native: "가가득제" }, ways: 8 },
      source:
        "Gyeongdo Japji: 모모모, 哥哥得弟; yut and mo are one in divining, two ways of sixteen",
    },
  ],
  references: [
    {
      title: "Gyeongdo Japji 경도잡지 (京都雜誌)",
      author: "Yu Deuk-gong 유득공",
      year: "18th century",
    },
    { title: "Korean Games", author: "Stewart Culin", year: "1895" },
  ],
});
