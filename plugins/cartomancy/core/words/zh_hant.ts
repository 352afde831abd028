/** 各種抽牌共有的話，繁體中文。 */
import { matters } from "#lore/words/matters_zh_hant.ts";
import { standsOf, stepOf } from "#lore/words/matters.ts";
import { reply as replies } from "#lore/words/replies_zh_hant.ts";
import type { Element, Matter } from "#lore";
import type { Lean } from "../../tarot/leaning.ts";
import type { Answered, Because } from "./en.ts";

export const castBy = { chance: "隨機", caller: "你親手" };
export const lean: Readonly<Record<Lean, string>> = {
  no: "傾向否定",
  ratherNo: "略傾向否定",
  open: "兩可之間",
  ratherYes: "略傾向肯定",
  yes: "傾向肯定",
};

export const fields = {
  castBy: "抽牌者",
  leaning: "傾向",
  band: "傾向何方",
  base: "起算",
};
export const faults = {
  "wrong-count": ({ places, given }: { places: number; given: number }) =>
    `此牌陣有 ${places} 個位置，卻給了 ${given} 張牌`,
};

/** 先答所問。 */
export function answerOf(given: Answered, because: Because): string {
  const { question, asked, reply, leaning } = given;
  const { whole } = because;
  const stands = standsOf(matters[asked.matter], reply.standing);
  const opening = replies.asked(question ?? "");
  if (reply.where) {
    const said = { where: reply.where, matter: asked.matter, why: because.where };
    return opening + replies.where(said) + stands;
  }
  if (reply.when) return opening + replies.when({ when: reply.when, why: because.when }) + stands;
  if (reply.weighed.length > 0) {
    const weighed = reply.weighed.map((one, index) => ({ ...one, by: because.options[index]! }));
    return opening + replies.which({ weighed });
  }
  if (asked.form !== "whether") return opening + stands;
  const feared = asked.hope === "feared" ? "對你所擔心的事" : "";
  const leans = leaning.band === "open" ? `在${lean[leaning.band]}` : lean[leaning.band];
  return `${opening}${stands}${whole}${feared}${leans}，在零到一百的尺度上是 ${leaning.score}。`;
}

export const stepFor = ({ asked, reply }: Answered): string =>
  stepOf(matters[asked.matter], reply.standing);
export const partOf = (matter: Matter, element: Element): string => matters[matter][element];
export const turnIn = (matter: Matter): string => matters[matter].turn;
/** 數句併作一句，好接在所問之事的某一面之後。 */
export const joined = (text: string): string =>
  text
    .split(/[。！？]/)
    .filter((one) => one !== "")
    .join("；");
export const personIn = (matter: Matter): string => matters[matter].person;
