import * as calendar from "#east/calendar/words/zh_hant.ts";
import { said } from "../../../../core/question/words/zh_hant.ts";
import { sayAnswer } from "../../../../core/question/words/said.ts";
import * as core from "../../../../core/words/zh_hant.ts";
import { hexagram as hexagrams } from "../../../../core/words/zh_hant/hexagrams.ts";
import { natives } from "#east/natives.ts";
import { augury, side, texts } from "../../words/zh_hant.ts";
import type { CastAnswer } from "../answer.ts";
import { speakingTrigram } from "../speaking.ts";
import { WHOSE } from "../terms.ts";
import type { CastWords } from "./en.ts";

const { clock, lateZi } = calendar.conventions;

const way = { coins: "三錢", yarrow: "蓍草", lines: "所給六爻", time: "時刻", numbers: "數字" };
const whose = natives(WHOSE);
const LINES = ["", "初", "二", "三", "四", "五", "上"];

const rules: Readonly<Record<CastAnswer["rule"], string>> = {
  noneMoves: "六爻皆不變，占卦辭",
  oneMoves: "一爻變，占其爻辭",
  twoMove: "二爻變，占二變爻，以上爻為主",
  threeMove: "三爻變，占本卦與之卦之卦辭",
  twoRest: "四爻變，占之卦二不變爻，以下爻為主",
  oneRests: "五爻變，占之卦不變之爻",
  allMove: "六爻皆變，以一辭總斷",
  counted: "以五十五減六爻之數，自下而上、自上而下數之，止於變爻，即占此爻",
  notCounted: "以五十五減六爻之數，自下而上、自上而下數之，止於不變之爻，故占卦辭",
  everyMoving: "凡變爻皆占，以最上者為主，再看之卦",
};

const standing = { favourable: "有利", mixed: "吉凶相參", unfavourable: "不利" };

type Spoken = CastAnswer["texts"][number];

function says({ text }: Spoken): string {
  return text.code === "line" ? texts.line(text.with) : texts.judgement(text.with as never);
}

function castText({ method, figure, changed, moving, rule }: CastAnswer): string {
  const by = method === "lines" ? "所給六爻成" : `以${way[method]}起卦，得`;
  const turn = changed
    ? `，${moving.map((line) => LINES[line]).join("、")}爻變，之${changed.fullName}`
    : "";
  return `${by}${figure.fullName}${turn}。${rules[rule]}。`;
}

function spokenText(answer: CastAnswer): string {
  const { texts: spoken, figure, changed } = answer;
  return spoken
    .map((one, i) => {
      const of = one.whose === "figure" ? figure : changed!;
      return `${i === 0 ? "" : "參看"}${of.fullName}${one.title}，其義為「${says(one)}」${i === 0 ? omenText(answer) : ""}`;
    })
    .join("");
}

/** 一類之中有數字者，並舉之。 */
function quoted(one: keyof typeof augury): string {
  const words = augury[one].split("、");
  return `「${words.join("」「")}」${words.length > 1 ? "一類" : ""}`;
}

function omenText({ verdict: { value, because } }: CastAnswer): string {
  const [why] = because;
  return why!.code === "omens"
    ? `辭中言${why!.with.words.map(quoted).join("")}，以此論為${standing[value]}。`
    : "辭中不言吉凶，不許也不戒。";
}

/** 答問之時，只舉主辭。 */
function chiefText({ texts: spoken, figure, changed }: CastAnswer): string {
  const chief = spoken[0]!;
  const turn = changed ? `${figure.fullName}之${changed.fullName}` : `${figure.fullName}不變`;
  const of = chief.whose === "figure" ? "" : "之卦";
  return `${turn}，占${of}${chief.title}，其義為「${says(chief)}」`;
}

function answeredText(answer: CastAnswer, question: string): readonly string[] {
  const { asked, reply, side: of, figure } = answer;
  const trigram = speakingTrigram(answer);
  const { head, part, step } = sayAnswer(said, {
    question,
    asked,
    reply,
    phase: trigram.element,
    why: {
      where: `主辭在${core.trigram[trigram.id]}卦，${core.trigram[trigram.id]}居此方。`,
      when: `主辭在${core.trigram[trigram.id]}卦，期依其數。`,
    },
    each: answer.optionCasts.map(
      (one) => `另起一卦得${one.figure.fullName}，${standing[one.standing]}`,
    ),
  });
  const onSide = of ? `${figure.fullName}論${side[of.side]}：${texts.onSide(of.says.with)}` : "";
  return [head, `${chiefText(answer)}${part}${onSide}${step}`];
}

export const zhHant: CastWords = {
  title: "周易占卦",
  summary: "以三錢、蓍草（機率依實際揲法）、六爻、時刻或數字成卦，定取何辭為占，並答所問",
  weighs: "取主辭之占辭吉凶，自十至九十",
  inputs: {
    method: { label: "起卦之法", about: "預設三錢，或依所給之物", values: way },
    lines: { label: "六爻", about: "自初爻起：6 老陰、7 少陽、8 少陰、9 老陽" },
    numbers: { label: "數字", about: "前二數為上卦、下卦，第三數為動爻" },
  },
  fields: {
    ...core.hexagramFields,
    method: "起卦之法",
    values: "六爻之數",
    stalks: "所掛扐之策",
    moving: "變爻",
    figure: "本卦",
    changed: "之卦",
    rule: "占法",
    texts: "所占之辭",
    whose: "屬何卦",
    title: "爻位",
    text: "辭",
    omens: "占辭",
    verdict: "斷語",
    side: "事類",
    says: "所論",
    optionCasts: "各選項之卦",
    standing: "其勢",
  },
  terms: {
    way,
    hexagram: hexagrams,
    trigram: core.trigram,
    whose,
    rule: rules,
    augury,
    standing,
    side,
  },
  phrases: {
    ...texts,
    omens: ({ words }) => `主辭言${words.map((one) => augury[one]).join("、")}`,
    noOmen: "主辭不言吉凶",
    textSays: ({ standing: value }) => `主辭${standing[value]}`,
    thrown: ({ fullName }) => fullName,
  },
  conventions: {
    clock,
    lateZi,
    speaks: {
      title: "何辭為占",
      options: {
        zhuXi: "依變爻之數，朱熹《易學啟蒙》",
        gaoHeng: "以五十五減六爻之數定其爻，高亨",
        everyMoving: "凡變爻皆占，再看之卦",
      },
    },
  },
  refusals: {
    ...calendar.refusals,
    otherWay: {
      when: "所給六爻或數字與起卦之法不合，或兩者並給",
      says: "六爻與數字請擇一提供，不要另指他法",
    },
    nothingToCast: {
      when: "以六爻或數字起卦而未提供",
      says: "請提供起卦用的六爻或數字",
    },
  },
  reading(answer) {
    if (answer.question) return answeredText(answer, answer.question);
    const { figure, changed } = answer;
    const end = changed ? `所之在${changed.fullName}，${hexagrams[changed.hexagram].sense}` : "";
    return [
      `${castText(answer)}${spokenText(answer)}`,
      `此事之本在${figure.fullName}，${hexagrams[figure.hexagram].sense}${end}`,
    ];
  },
  picture: {
    title: (name) => `占卦：${name}`,
    heading: ({ figure, changed }) =>
      changed ? `${figure.fullName} 之 ${changed.fullName}` : figure.fullName,
    meaning: () => "",
    still: "六爻不變",
    speaks: (of, title) => `占${whose[of]}${title}`,
  },
};
