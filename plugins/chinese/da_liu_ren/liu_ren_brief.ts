import type { Brief, Lang } from "#sdk";
import type { Named } from "../core/named.ts";

/** What the reading is made of. */
export interface LiuRenAnswer {
  readonly pillars: {
    readonly [K in "year" | "month" | "day" | "hour"]: { readonly native: string };
  };
  readonly monthGeneral: Named & { readonly branch: Named };
  readonly hourBranch: Named;
  readonly gate: Named;
  readonly plate: readonly {
    readonly earth: Named;
    readonly heaven: Named;
    readonly general: Named;
  }[];
  readonly lessons: readonly { readonly pair: string; readonly general: Named }[];
  readonly transmissions: readonly {
    readonly branch: Named;
    readonly general: Named;
    readonly relative: Named;
    readonly stem: Named | null;
  }[];
  readonly question: string | null;
}

/** What each gate says of a matter. */
const GATE_SENSE: Readonly<Record<string, readonly [string, string]>> = {
  chongShen: [
    "the lower rises against the upper: trouble starts below or within, and a second look pays",
    "下賊上，事由內起，宜再三審察",
  ],
  yuanShou: [
    "the upper orders the lower: things go by rank, and the lead is clear",
    "上剋下，名正言順，宜先發",
  ],
  biYong: [
    "several ways are open, and the one most like the asker is right: choose the near over the far",
    "兩事相比，捨遠取近",
  ],
  sheHai: [
    "the way leads through harm before it comes home: slow, but it comes",
    "涉歷艱難，遲而後成",
  ],
  yaoKe: [
    "the blow comes from afar and has lost its force: more noise than harm",
    "遙相剋制，力微勢遠，虛驚而已",
  ],
  maoXing: ["nothing acts on anything: watch from the gate and stay in", "四課無剋，宜靜守觀望"],
  bieZe: ["something is missing and must be borrowed from elsewhere", "課體不備，須借他力"],
  baZhuan: ["host and guest share a house: one mind, and a narrow view", "干支同位，心專而見狹"],
  fuYin: ["all stand where they were: nothing moves until pushed", "諸神歸位，靜極思動"],
  fanYin: ["all stand opposite: comings and goings, and reversals", "往來反覆，事多變更"],
};

/** Tells a writer the board, and reads the three transmissions. */
export function sixRenBrief(answer: LiuRenAnswer, lang: Lang): Brief {
  const en = lang === "en";
  const { pillars, gate, transmissions, lessons, monthGeneral, hourBranch } = answer;
  const stages = en ? ["beginning", "middle", "end"] : ["初傳", "中傳", "末傳"];
  const told = transmissions.map((one, i) =>
    en
      ? `the ${stages[i]} is ${one.branch.native} with the ${one.general.gloss}, ${one.relative.gloss}${one.stem ? "" : ", void"}`
      : `${stages[i]}${one.branch.native}乘${one.general.native}，為${one.relative.native}${one.stem ? "" : "，落空"}`,
  );
  const asked = answer.question
    ? en
      ? `You asked: ${answer.question} `
      : `所問：「${answer.question}」。`
    : "";
  const voids = transmissions.filter(({ stem }) => stem === null).length;
  const plain = en
    ? `${asked}On the day ${pillars.day.native}, with the general ${monthGeneral.native} (${monthGeneral.branch.native}) over the hour ${hourBranch.native}, the four lessons are ${lessons.map(({ pair }) => pair).join(", ")}. The gate is ${gate.native} (${gate.gloss}): ${GATE_SENSE[gate.id]![0]}.\n\n` +
      `Of the three transmissions ${told.join("; ")}. ${voids > 0 ? `${voids === 3 ? "All three are" : voids === 1 ? "One is" : "Two are"} void, so that part of the matter has little to hold on to.` : "None is void, so the matter has substance from beginning to end."}`
    : `${asked}${pillars.day.native}日，月將${monthGeneral.native}（${monthGeneral.branch.native}）加${hourBranch.native}時，四課為${lessons.map(({ pair }) => pair).join("、")}。課屬${gate.native}：${GATE_SENSE[gate.id]![1]}。\n\n` +
      `三傳：${told.join("；")}。${voids > 0 ? "傳中逢空，其段之事難以落實。" : "三傳無空，其事始終有據。"}`;
  return {
    facts: {
      day: pillars.day.native,
      gate,
      lessons: lessons.map(({ pair, general }) => ({ pair, general: general.native })),
      transmissions: transmissions.map((one) => ({
        branch: one.branch.native,
        general: one.general.native,
        relative: one.relative.native,
        void: one.stem === null,
      })),
      question: answer.question,
    },
    outline: en ? ["Lessons and gate", "Three transmissions"] : ["課體", "三傳"],
    plain,
  };
}
