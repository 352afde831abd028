/** 綜合占對所問的回答，繁體中文。 */
import { matters } from "#lore/words/matters_zh_hant.ts";
import { standsOf, stepOf } from "#lore/words/matters.ts";
import { reply as replies } from "#lore/words/replies_zh_hant.ts";
import { chinese, understand, type Leaning, type Speaker } from "#sdk";
import type { BlendAnswer } from "../../../core/answer.ts";
import { system as names } from "../../../core/words/zh_hant.ts";
import { apartOf, meanScore } from "../../casts.ts";
import type { Level } from "../../told.ts";

const STANDS: Readonly<Record<Level, Leaning>> = {
  high: "favourable",
  leaning: "favourable",
  even: "mixed",
  doubtful: "adverse",
  low: "adverse",
};
const TURNED: Readonly<Record<Leaning, Leaning>> = {
  favourable: "adverse",
  mixed: "mixed",
  adverse: "favourable",
};

/** 先答所問，次列各占所得；有所問的綜合占以此開篇。 */
export function answerQuestion(
  question: string,
  { systems }: BlendAnswer,
  level: Level,
  say: Speaker,
): readonly string[] {
  const { matter, hope } = understand(question);
  const words = matters[matter];
  const standing = hope === "feared" ? TURNED[STANDS[level]] : STANDS[level];
  const { casts, boards, fixed } = apartOf(systems, say);
  const drawn = casts.map(
    ({ system, names: came }) =>
      `${names[system.title]}得${chinese.list(came)}（${system.score} 分）`,
  );
  const set = boards.map(({ title, score }) => `${names[title]}（${score} 分）`);
  const birth = meanScore(fixed);
  const parts = [
    drawn.length > 0 ? `為此問而起的占：${drawn.join("；")}。` : "",
    set.length > 0 ? `依所問之時而立的盤：${chinese.list(set)}。` : "",
    birth === null
      ? ""
      : `由出生而定的${chinese.list(fixed.map(({ title }) => names[title]))}，問什麼都是同一番話，平均 ${birth} 分，只算一半的分量。`,
  ];
  return [
    replies.asked(question) + standsOf(words, standing) + stepOf(words, standing),
    parts.filter((part) => part !== "").join(""),
  ];
}
