import { matters } from "#lore/words/matters_zh_hant.ts";
import { standsOf, stepOf } from "#lore/words/matters.ts";
import { reply as replies } from "#lore/words/replies_zh_hant.ts";
import type { LotAnswer } from "../answer.ts";
import type { LotWords } from "./en.ts";
import { lotTexts } from "./texts.ts";
import { sets } from "./zh_hant/sets.ts";

const texts = lotTexts("zh_hant");

const topic = {
  home: "家宅",
  wealth: "求財",
  career: "事業",
  study: "學業",
  marriage: "婚姻",
  children: "子女",
  health: "身體",
  travel: "出行",
  awaited: "行人",
  lostItem: "失物",
  lawsuit: "訴訟",
  moving: "遷居",
  harvest: "收成",
};
const throws = { sheng: "聖筊，允", laughing: "笑筊，未答", yin: "陰筊，不允" };
const method = { sticks: "籤枝", blocks: "筊杯" };
const confirmRule = { "one-of-three": "三擲得一聖筊", "three-in-a-row": "連得三聖筊" };
const grade = {
  adverse: "下下",
  unfavourable: "下",
  guarded: "中下",
  neutral: "中平",
  fair: "中吉",
  favourable: "上吉",
  excellent: "上上",
};

/** 有所問時：先引籤上對此事的話，次引籤詩一句，末說怎麼做。 */
function readAsked(answer: LotAnswer): readonly string[] {
  const { system, lotNumber: lot, focus, asked, reply, question, optionLots, fortune } = answer;
  const { set } = system;
  const matter = matters[asked.matter];
  const { title = textOf(answer.title.original), poem, topics: said } = texts.of({ set, lot });
  const named = (step: keyof typeof grade) =>
    fortune.basis === "unranked" ? "" : `，${grade[step]}`;
  const own = focus ? `${topic[focus]}一項，籤上說：${said[focus]}。` : "";
  const awaited =
    asked.form === "when" && focus !== "awaited" && said.awaited
      ? `何時有消息：${said.awaited}。`
      : "";
  const weighed = reply.weighed.map((one, index) => {
    const other = optionLots[index]!;
    return {
      ...one,
      by: `得第 ${other.lotNumber} 籤「${texts.of({ set, lot: other.lotNumber }).title ?? textOf(other.title.original)}」${named(other.grade)}`,
    };
  });
  const last = poem?.at(-1) ?? [answer.poem.original].flat().at(-1) ?? "";
  return [
    replies.asked(question ?? "") +
      own +
      awaited +
      (weighed.length > 0 ? replies.which({ weighed }) : standsOf(matter, reply.standing)),
    `所得是${sets[set].text}第 ${lot} 籤「${title}」${named(fortune.grade)}；末句是「${last.replace(/。$/u, "")}」。`,
    stepOf(matter, reply.standing),
  ];
}

function textOf(original: string | readonly string[]): string {
  return [original].flat().join("");
}

export const zhHant: LotWords = {
  title: "靈籤",
  summary: "自一籤組抽取一籤，或查閱指定之籤：籤詩、吉凶、典故、解籤與十二事項",
  weighs: "取該籤所印等第之分",
  inputs: {
    systemSlug: { label: "籤組", about: "籤組之代號或別名，目錄中列有全部" },
    lotNumber: { label: "籤號", about: "要讀的籤號；不填則隨機抽取" },
    topic: { label: "所問之事", about: "要列在最前的事項", values: topic },
    confirm: {
      label: "擲筊確認",
      about: "是否以筊杯確認此籤，及以何法確認，預設不擲",
      values: { off: "不擲", ...confirmRule },
    },
    method: {
      label: "抽籤方式",
      about: "以何物得籤；筊杯只用於 fude-zhengshen-28，預設為籤枝",
      values: method,
    },
  },
  fields: {
    system: "籤組",
    set: "名稱",
    deity: "所奉之神",
    region: "通行之地",
    standing: "流傳情形",
    count: "籤數",
    status: "考證",
    lotNumber: "籤號",
    selection: "擇籤",
    method: "抽籤方式",
    title: "籤題",
    index: "籤上所印",
    ganzhi: "干支",
    element: "五行",
    palace: "宮",
    mansion: "宿",
    branch: "地支",
    hexagram: "卦",
    coins: "錢象",
    cups: "筊象",
    head: "籤頭",
    solarTerm: "節氣",
    fortune: "吉凶",
    level: "所印等第",
    grade: "等第",
    step: "七等之序",
    basis: "定等者",
    form: "詩體",
    poem: "籤詩",
    spoken: "讀音",
    allusion: "典故",
    name: "通稱",
    story: "故事",
    topics: "各事",
    topic: "事項",
    verdict: "斷語",
    counsel: "籤之所言",
    focus: "所問之事",
    fixedText: "籤解",
    optionLots: "各選項之籤",
    confirmation: "擲筊確認",
    performed: "已擲筊",
    reason: "未擲之故",
    rule: "擲法",
    confirmed: "已確認",
    attempts: "所問之籤",
    throws: "各擲",
    textSource: "文字來源",
    disclosures: "聲明",
    about: "關於",
  },
  terms: {
    set: sets,
    topic,
    verdict: { favourable: "宜", mixed: "參半", wait: "宜待", unfavourable: "不宜" },
    form: { "7x4": "七言四句", "5x4": "五言四句", waka: "和歌", klon: "泰國格侖詩" },
    grade,
    status: {
      attested: "有據",
      "attested-variants": "有據而諸本不一",
      assigned: "本服務所擬",
      custom: "本服務自製",
    },
    throw: throws,
    method,
    confirmRule,
    unconfirmed: {
      "not-customary": "此組向不擲筊",
      "number-chosen": "籤號出於指定",
      "already-thrown": "此籤本由擲筊而得",
    },
    selection: { drawn: "抽取", chosen: "指定" },
    basis: { traditional: "傳統", project: "本服務", unranked: "無" },
    textSource: { original: "為本服務所作", "public-domain": "公有領域", licensed: "授權使用" },
    subject: { chance: "機會", culture: "文字", accuracy: "考證", "not-advice": "並非建議" },
  },
  phrases: {
    // Titles and poems are Chinese already, but for those of Japan and Thailand; stories always are.
    title: (lot) => texts.of(lot).title ?? "",
    poem: (lot) => (texts.of(lot).poem ?? []).join("\n"),
    allusion: () => "",
    story: (lot) => texts.of(lot).allusion?.summary ?? "",
    fixed: (lot) => texts.of(lot).interpretation,
    topicSays: ({ topic: asked, ...lot }) => texts.of(lot).topics[asked] ?? "",
    lot: ({ lot, level }) => `第${lot}籤${level}`,
    equalChance: "此籤為隨機抽取，同一籤組每支籤機會均等。",
    thrownChance: "此籤以擲筊而定，假定筊杯公正；各籤機會依擲法而異，立筊以一千零二十四分之一計。",
    fairBlocks: "筊杯以公正計；實物未必全然均勻。",
    ownVerse: "籤詩為本服務原創，並非任何寺廟之籤文，與各寺廟亦無關聯。",
    credit: ({ credit, licence }) => `${credit}（${licence}）`,
    ownGrade: "吉凶等第為本服務所定。",
    standing: ({ set }) => sets[set].standing,
    notAdvice: "籤詩屬象徵傳統，並非預測；健康、法律與財務問題請諮詢專業人士。",
  },
  refusals: {
    "unknown-system": {
      when: "無此代號或別名之籤組；會列出最接近者",
      says: ({ slug, nearest }) =>
        `無法抽籤：沒有「${slug}」這一籤組，最接近者為 ${nearest.join("、")}`,
    },
    "lot-out-of-range": {
      when: "籤號超過該組籤數",
      says: ({ set, lot, count }) =>
        `無法讀第 ${lot} 籤：「${sets[set].text}」只有第 1 至 ${count} 籤`,
    },
    "method-not-offered": {
      when: "此組不以筊杯得籤",
      says: ({ set }) => `無法擲筊得籤：「${sets[set].text}」以籤枝抽取`,
    },
    "topic-not-offered": {
      when: "此組不論所問之事",
      says: ({ set, topic: asked }) => `無法先列${topic[asked]}：「${sets[set].text}」不論此事`,
    },
  },
  ready: texts.ready,
  reading: (answer) => {
    const {
      system: { set },
      lotNumber: lot,
      focus,
      topics,
    } = answer;
    const { interpretation, topics: said } = texts.of({ set, lot });
    if (answer.question !== undefined) return readAsked(answer);
    const asked = topics.find((one) => one.topic === focus);
    if (!asked) return [interpretation];
    return [`問${topic[asked.topic]}：${said[asked.topic]}。`, interpretation];
  },
  picture: {
    heading: (set, lot, named) => `${sets[set].text}第 ${lot} 籤${named ? `：${named}` : ""}`,
    title: (lot) => texts.of(lot).title ?? "",
    poem: (lot) => texts.of(lot).poem ?? [],
  },
};
