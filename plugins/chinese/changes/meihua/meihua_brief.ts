import type { Brief, Lang } from "#old";
import type { Hexagram } from "../../core/hexagrams.ts";
import type { Named } from "../../core/named.ts";
import type { Trigram } from "../../core/trigrams.ts";
import { lower } from "../../core/prose.ts";

/** What the reading is made of. */
export interface MeihuaAnswer {
  readonly hexagram: Hexagram;
  readonly mutual: Hexagram;
  readonly changed: Hexagram;
  readonly body: Trigram & { readonly season: Named };
  readonly use: Trigram & { readonly season: Named };
  readonly relation: Named;
  readonly verdict: { readonly value: string };
  readonly movingLine: number;
  readonly timingNumber: number;
  readonly question: string | null;
}

const VERDICT_EN: Readonly<Record<string, string>> = {
  favourable: "help comes from outside, and the matter is likely to go well",
  withEffort: "you have the upper hand, and gain costs effort",
  draining: "you give more than you get; set a limit beforehand",
  unfavourable: "circumstances press on you, and it is better to wait or to go round",
};
const VERDICT_ZH: Readonly<Record<string, string>> = {
  favourable: "外來相助，其事多成",
  withEffort: "我能制物，勞而有得",
  draining: "我生於彼，耗多於得，宜先定分寸",
  unfavourable: "外物剋我，宜緩宜避",
};

/** Tells a writer the three figures, and reads them. */
export function meihuaBrief(answer: MeihuaAnswer, lang: Lang): Brief {
  const { hexagram, mutual, changed, body, use, relation, verdict } = answer;
  const en = lang === "en";
  const asked = answer.question
    ? en
      ? `You asked: ${answer.question} `
      : `所問：「${answer.question}」。`
    : "";
  const plain = en
    ? `${asked}The figure is ${hexagram.fullName} (${hexagram.gloss}), line ${answer.movingLine} moving. ${hexagram.sense.en} Within it lies ${mutual.fullName} (${mutual.gloss}), the course of the matter: ${lower(mutual.sense.en)} It ends in ${changed.fullName} (${changed.gloss}): ${lower(changed.sense.en)}\n\n` +
      `The body, which is you, is ${body.native} (${body.gloss}), of ${body.element}, ${body.season.gloss} in this month; the use, which is the matter, is ${use.native} (${use.gloss}), of ${use.element}. ${relation.native}, ${relation.gloss}: ${VERDICT_EN[verdict.value]}. The number of the timing is ${answer.timingNumber}, in hours, days or months as the matter is near or far. Plum Blossom reads a moment's sign; it is good for the question that the moment raised, and for no other.`
    : `${asked}得${hexagram.fullName}，動在第${answer.movingLine}爻。${hexagram.sense.zhHant}互見${mutual.fullName}，為事之中程，${mutual.sense.zhHant}變為${changed.fullName}，為事之終，${changed.sense.zhHant}\n\n` +
      `體卦為${body.native}，主己，於本月為「${body.season.native}」；用卦為${use.native}，主事。${relation.native}，${VERDICT_ZH[verdict.value]}。應期之數為 ${answer.timingNumber}，近則以時日計，遠則以月計。梅花取一時之機，只應所問之事，不及其他。`;
  return {
    facts: {
      hexagram: { name: hexagram.fullName, sense: hexagram.sense },
      mutual: { name: mutual.fullName, sense: mutual.sense },
      changed: { name: changed.fullName, sense: changed.sense },
      body: body.native,
      use: use.native,
      relation,
      verdict: verdict.value,
      question: answer.question,
    },
    outline: en ? ["Three figures", "Body and use"] : ["本互變", "體用"],
    plain,
  };
}
