import type { Brief, Lang } from "#old";
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

const LIMIT = [
  "Six Ren answers one question asked at one moment; asked again of the same matter, it is said to answer awry.",
  "六壬一時應一事，同事再問，則其應多謬。",
] as const;

/** What the general over the last transmission brings to the end of a matter. */
const GENERAL_SENSE: Readonly<Record<string, readonly [string, string]>> = {
  guiRen: ["someone of standing lends a hand", "得貴人出面相助"],
  tengShe: ["it ends in fright and entanglement, more felt than real", "驚疑纏繞，虛多於實"],
  zhuQue: ["it ends in letters, news or a dispute over words", "終於文書口舌"],
  liuHe: ["it ends in agreement, and what was apart comes together", "和合成就，利於議約"],
  gouChen: ["it drags at the end and hangs on land or an old claim", "遷延牽連，多涉田土舊事"],
  qingLong: ["it ends in gladness and gain", "喜慶進財"],
  tianKong: ["less comes of it than was promised", "虛多實少，所許難憑"],
  baiHu: ["it is settled by force or on the road, and wants caution", "剛猛迫促，行事宜防險"],
  taiChang: ["it ends at a table: a feast, a gift, a ceremony", "終於宴會衣食之喜"],
  xuanWu: ["something is hidden or slips away at the end; keep count", "暗昧遺失，宜防欺瞞"],
  taiYin: ["it is helped on quietly and comes out late", "陰助暗成，後乃得見"],
  tianHou: ["it ends in favour, above all through a woman", "恩澤優容，多得女眷之助"],
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
  const last = transmissions.at(-1)!.general;
  const voids = transmissions.filter(({ stem }) => stem === null).length;
  const plain = en
    ? `${asked}On the day ${pillars.day.native}, with the general ${monthGeneral.native} (${monthGeneral.branch.native}) over the hour ${hourBranch.native}, the four lessons are ${lessons.map(({ pair }) => pair).join(", ")}. The gate is ${gate.native} (${gate.gloss}): ${GATE_SENSE[gate.id]![0]}.\n\n` +
      `Of the three transmissions ${told.join("; ")}. ${voids > 0 ? `${voids === 3 ? "All three are" : voids === 1 ? "One is" : "Two are"} void, so that part of the matter has little to hold on to.` : "None is void, so the matter has substance from beginning to end."} The last word is with the ${last.gloss}: ${GENERAL_SENSE[last.id]![0]}. ${LIMIT[0]}`
    : `${asked}${pillars.day.native}日，月將${monthGeneral.native}（${monthGeneral.branch.native}）加${hourBranch.native}時，四課為${lessons.map(({ pair }) => pair).join("、")}。課屬${gate.native}：${GATE_SENSE[gate.id]![1]}。\n\n` +
      `三傳：${told.join("；")}。${voids > 0 ? "傳中逢空，其段之事難以落實。" : "三傳無空，其事始終有據。"}末傳為歸宿，${last.native}臨之，${GENERAL_SENSE[last.id]![1]}。${LIMIT[1]}`;
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
