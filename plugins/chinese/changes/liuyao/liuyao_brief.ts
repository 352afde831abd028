import type { Brief, Lang, Verdict } from "#old";
import type { Named } from "../../core/named.ts";
import type { Board } from "./board.ts";
import { listed } from "../../core/prose.ts";

/** What the reading is made of. */
export type LiuyaoAnswer = Board & {
  readonly judgement: {
    readonly topic: string;
    readonly relative: Named | null;
    readonly lines: readonly number[];
    readonly hidden: boolean;
    readonly verdict: Verdict<string>;
  };
  readonly question: string | null;
};

/** Tells a writer the board, and reads it out. */
export function liuyaoBrief(answer: LiuyaoAnswer, lang: Lang): Brief {
  return {
    facts: {
      hexagram: answer.hexagram.fullName,
      sense: answer.hexagram.sense,
      changed: answer.changed?.hexagram.fullName ?? null,
      palace: answer.palace.native,
      month: answer.month.native,
      day: answer.day.native,
      moving: answer.moving,
      marks: answer.marks.map(({ native, gloss }) => ({ native, gloss })),
      lines: answer.lines.map((line) => ({
        place: line.place,
        naJia: line.naJia.native,
        relative: line.relative.native,
        spirit: line.spirit.native,
        role: line.role,
        marks: line.marks.map(({ native }) => native),
      })),
      judgement: answer.judgement,
      question: answer.question,
    },
    outline:
      lang === "en" ? ["The hexagram", "The useful line", "What moves"] : ["卦象", "用神", "動變"],
    plain: (lang === "en" ? english(answer) : chinese(answer)).join("\n\n"),
  };
}

const STANDING_EN: Readonly<Record<string, string>> = {
  favourable: "stands well, and the answer leans to yes",
  mixed: "stands between, and the answer depends on what is done next",
  unfavourable: "is hard pressed, and the answer leans to no, or not in this season",
};
const STANDING_ZH: Readonly<Record<string, string>> = {
  favourable: "得力，其事可成",
  mixed: "旺衰參半，成否在人事",
  unfavourable: "受制，其事難成，或須待時",
};

function english(answer: LiuyaoAnswer): readonly string[] {
  const { hexagram, palace, generation, judgement, changed, moving } = answer;
  const asked = answer.question ? `You asked: ${answer.question} ` : "";
  const marks =
    answer.marks.length > 0
      ? ` It is marked ${listed(answer.marks.map(({ gloss }) => gloss))}.`
      : "";
  const first = `${asked}The hexagram is ${hexagram.fullName} (number ${hexagram.number}, ${hexagram.gloss}), ${generation.gloss} of the palace ${palace.native}. ${hexagram.sense.en}${marks}`;
  const asks = judgement.relative
    ? `The matter is read from ${judgement.relative.native} (${judgement.relative.gloss}), on line ${listed(judgement.lines.map(String))}${judgement.hidden ? ", where it only hides" : ""}.`
    : `The matter is read from the self line, the ${ORDINALS[answer.self - 1]}.`;
  const second = `${asks} It ${STANDING_EN[judgement.verdict.value]}: ${judgement.verdict.because.map(({ rule }) => rule).join("; ")}.`;
  const third = changed
    ? `${moving.length === 1 ? "Line" : "Lines"} ${listed(moving.map(String))} ${moving.length === 1 ? "moves" : "move"}: ${moving
        .map((place) => {
          const line = answer.lines[place - 1]!;
          return `${line.relative.gloss} with the ${line.spirit.gloss} turns into ${line.changed!.relative.gloss}`;
        })
        .join(
          "; ",
        )}. The figure becomes ${changed.hexagram.fullName} (${changed.hexagram.gloss}). ${changed.hexagram.sense.en}`
    : "No line moves: the situation holds as it is, and self and response decide between themselves.";
  return [
    first,
    second,
    `${third} One cast answers one question; while the matter stands as it did, a second cast only blurs the first.`,
  ];
}

const ORDINALS = ["lowest", "second", "third", "fourth", "fifth", "topmost"] as const;

function chinese(answer: LiuyaoAnswer): readonly string[] {
  const { hexagram, palace, generation, judgement, changed, moving } = answer;
  const asked = answer.question ? `所問：「${answer.question}」。` : "";
  const marks =
    answer.marks.length > 0 ? `卦逢${answer.marks.map(({ native }) => native).join("、")}。` : "";
  const first = `${asked}得${hexagram.fullName}，${palace.native}宮${generation.native}。${hexagram.sense.zhHant}${marks}`;
  const asks = judgement.relative
    ? `以${judgement.relative.native}為用神，${judgement.hidden ? "伏於" : "在"}第${judgement.lines.join("、")}爻，`
    : `以世爻為用，在第${answer.self}爻，`;
  const second = `${asks}${STANDING_ZH[judgement.verdict.value]}：${judgement.verdict.because.map(({ rule }) => rule).join("；")}。`;
  const third = changed
    ? `第${moving.join("、")}爻發動：${moving
        .map((place) => {
          const line = answer.lines[place - 1]!;
          return `${line.spirit.native}臨${line.relative.native}，化${line.changed!.relative.native}`;
        })
        .join("；")}。變為${changed.hexagram.fullName}，${changed.hexagram.sense.zhHant}`
    : "六爻安靜，事態如常，以世應生剋為斷。";
  return [first, second, `${third}一卦答一問，事未變而再占，徒亂前兆。`];
}
