import { ANIMAL, BRANCH, PILLAR, STEM } from "#lore";
import { nativeOf, natives } from "#east/natives.ts";
import { MOUNTAIN } from "../../../feng_shui/core/mountains.ts";
import { relation } from "../../../core/words/zh_hant.ts";
import { clauses as dayClauses, clausesOf, zhHant as find } from "../../find/words/zh_hant.ts";
import type { WeddingAnswer, WeddingPhrases } from "../answer.ts";
import { BRIDE_MONTH, CIRCLE, PURPOSE, WEDDING_REASON, type WeddingReason } from "../terms.ts";
import type { WeddingWords } from "./en.ts";

const weddingPurpose = natives(PURPOSE);
const weddingRelative = {
  groomFather: "新郎之父",
  groomMother: "新郎之母",
  brideFather: "新娘之父",
  brideMother: "新娘之母",
};
const monthName = natives(BRIDE_MONTH);
const senses = {
  great: "於新娘最為有利",
  lesser: "次於大利月，可用",
  inLaws: "無翁姑者可用",
  ownParents: "新娘無父母者可用",
  groom: "不取",
  bride: "不取",
};
const brideMonth = Object.fromEntries(
  BRIDE_MONTH.ids.map((id) => [id, { text: monthName[id], sense: senses[id] }]),
) as WeddingWords["terms"]["brideMonth"];
const weddingCircle = natives(CIRCLE);
const reasonName = natives(WEDDING_REASON);
const XIEJI = "《協紀辨方書》";
const books: Readonly<Record<WeddingReason, string>> = {
  monthBreak: `${XIEJI}卷六`,
  yearBreak: `${XIEJI}卷三`,
  fourPartings: `${XIEJI}卷六`,
  fourSeverances: `${XIEJI}卷六`,
  yangGong: "通書；《協紀》卷三十五駁之",
  clash: `${XIEJI}卷三十六`,
  officer: `${XIEJI}卷十`,
  spirit: `${XIEJI}卷十、十一`,
  table: "通書",
  birthDay: "通書",
  month: "《玉歷碎金賦》",
  familyMonth: "《玉歷碎金賦》",
  circle: "《星曆考原》卷三",
  familyCircle: "《星曆考原》卷三",
  family: "通書",
  seatClash: `${XIEJI}卷三`,
  seatKillers: `${XIEJI}卷三`,
};
const weddingRejection = Object.fromEntries(
  WEDDING_REASON.ids.map((id) => [id, { text: reasonName[id], book: books[id] }]),
) as WeddingWords["terms"]["weddingRejection"];
const animal = natives(ANIMAL);
const stemName = natives(STEM);
const mountain = natives(MOUNTAIN);
type Day = WeddingAnswer["days"][number];

const clauses = {
  ...dayClauses,
  person: ({ number, relation: id, good }: WeddingPhrases["person"]) =>
    `與${number === 1 ? "新娘" : "新郎"}${relation[id]}，${good ? "相得" : "略有摩擦"}`,
  brideMonth: ({ kind }: WeddingPhrases["brideMonth"]) => `月逢新娘${monthName[kind]}`,
  circleAt: ({ place }: WeddingPhrases["circleAt"]) => `周堂值${weddingCircle[place]}`,
  groomStar: ({ stem }: WeddingPhrases["groomStar"]) => `日干${stemName[stem]}為新娘夫星`,
  childStar: ({ stem }: WeddingPhrases["childStar"]) => `日干${stemName[stem]}為新娘天嗣`,
  hurtStar: ({ stem }: WeddingPhrases["hurtStar"]) => `日干${stemName[stem]}傷新娘夫星`,
  lonely: ({ bride }: WeddingPhrases["lonely"]) => (bride ? "日支為新娘寡宿" : "日支為新郎孤辰"),
  pigDay: "彭祖百忌言亥日不宜嫁娶",
  parent: ({ number }: WeddingPhrases["parent"]) =>
    `日支沖所列第 ${number} 位長輩之生年，新娘進門時宜稍迴避`,
};

const NUMERALS = ["首選", "次選", "第三選"];

function dayText(one: Day, i: number): string {
  const because = clausesOf<WeddingPhrases>(clauses, one.because);
  const hours = one.hours.map((id) => nativeOf(BRANCH, id)).join("、");
  return `${NUMERALS[i]} ${one.date}，${one.lunar}，${nativeOf(PILLAR, one.day)}日（${one.score} 分）：${because.join("；")}。肖${animal[one.clash]}之賓客宜迴避${hours ? `；用時取${hours}` : ""}。`;
}

const MONTHS = ["正", ..."二三四五六七八九十", "十一", "十二"];

/** 書名首見用全稱，其後用簡稱。 */
const shortened = (text: string) => {
  const end = text.indexOf(XIEJI) + XIEJI.length;
  return text.slice(0, end) + text.slice(end).replaceAll(XIEJI, "《協紀》");
};

const MOST_TOLD = 3;
const SHORT: Readonly<Record<WeddingReason, string>> = {
  ...reasonName,
  yangGong: "楊公",
  officer: "建除",
  spirit: "凶神",
  table: "不宜",
  birthDay: "沖日柱",
  month: "月不利",
  familyMonth: "月不利",
  circle: "周堂",
  familyCircle: "周堂",
  seatKillers: "三煞",
};

export const zhHant: WeddingWords = {
  title: "嫁娶擇日",
  summary:
    "為新人於至多四百日中擇日：先依通用之例，再論新娘行嫁月、嫁娶周堂、夫星天嗣、與兩造及父母之沖，以及宅之坐山；逐條註明所據之書，並繪成月曆",
  inputs: {
    purpose: { label: "所為何事", about: "不填則為嫁娶", values: weddingPurpose },
    bride: { label: "新娘", about: "出生之日；二十三時以後出生者請填次日" },
    groom: { label: "新郎", about: "出生之日；二十三時以後出生者請填次日" },
    family: { label: "父母", about: "在堂之父母，其生年不得正沖" },
    relative: { label: "何人", about: "哪一位父母", values: weddingRelative },
    seat: { label: "宅之坐山", about: "新娘所入之宅，背後之山，與向相對", values: mountain },
    from: find.inputs.from,
    to: find.inputs.to,
    limit: find.inputs.limit,
  },
  fields: {
    purpose: "所為何事",
    from: "起",
    to: "迄",
    searched: "所查日數",
    kept: "可用日數",
    bride: "新娘",
    groom: "新郎",
    animal: "生肖",
    groomStar: "夫星",
    childStar: "天嗣",
    family: "父母",
    relative: "何人",
    seat: "坐山",
    months: "新娘行嫁月",
    kind: "類別",
    "months/months": "月",
    days: "所擇之日",
    date: "日期",
    dayOfWeek: "星期",
    lunar: "農曆",
    year: "年柱",
    month: "月柱",
    day: "日柱",
    officer: "建除",
    god: "值神",
    road: "黃黑道",
    specialDays: "特殊之日",
    clash: "沖",
    brideMonth: "行嫁月",
    circle: "嫁娶周堂",
    score: "分數",
    because: "緣由",
    hours: "可用之時",
    rejected: "不取之日",
    reasons: "不取之由",
    reason: "不取之由",
    book: "所據之書",
    sense: "所主",
    counts: "各由之日數",
    "counts/days": "日數",
  },
  terms: {
    weddingPurpose,
    weddingRelative,
    brideMonth,
    weddingCircle,
    weddingRejection,
    mountain,
    officer: find.terms.officer,
    road: find.terms.road,
    roadGod: find.terms.roadGod,
    specialDay: find.terms.specialDay,
  },
  phrases: clauses,
  conventions: {
    ...find.conventions,
    brideMonths: {
      title: "新娘行嫁月",
      options: { lunar: "依農曆月", solar: "依節氣月", ignored: "不論" },
    },
    circle: { title: "嫁娶周堂", options: { counted: "值夫、值婦不取", ignored: "不論" } },
    seatBy: {
      title: "坐山所屬之支",
      options: { pairs: "雙山，各有一支", branches: "但論十二支山" },
    },
  },
  refusals: find.refusals,
  reading(answer) {
    const { bride, groom, days, counts, searched, kept, months } = answer;
    const named = (kind: (typeof months)[number]["kind"]) =>
      months
        .find((one) => one.kind === kind)!
        .months.map((month) => MONTHS[month - 1]!)
        .join("、");
    const left =
      counts.length > 0
        ? `不取之日：${counts.map((one) => `${reasonName[one.reason]} ${one.days} 日（${books[one.reason]}）`).join("、")}。`
        : "";
    const rest = days.slice(MOST_TOLD);
    return [
      `新娘${nativeOf(PILLAR, bride.year)}年肖${animal[bride.animal]}，新郎${nativeOf(PILLAR, groom.year)}年肖${animal[groom.animal]}。自 ${answer.from} 至 ${answer.to} 共 ${searched} 日，${weddingPurpose[answer.purpose]}可用者 ${kept} 日。${shortened(left)}`,
      `依新娘生肖，大利月為${named("great")}月，小利月為${named("lesser")}月；妨夫在${named("groom")}月，妨婦在${named("bride")}月。夫星為${stemName[answer.groomStar]}，天嗣為${stemName[answer.childStar]}。`,
      ...days.slice(0, MOST_TOLD).map(dayText),
      ...(rest.length > 0
        ? [
            `其次：${rest.map((one) => `${one.date} ${nativeOf(PILLAR, one.day)}日（${one.score} 分，沖${animal[one.clash]}）`).join("、")}。`,
          ]
        : []),
      days.length > 0
        ? "分數為本服務自訂，規則皆依書。臺灣與香港擇日師取捨輕重不同，可將所列之日請主事者再斟酌。"
        : "此段日期無可用之日，可放寬日期，或於流派之例中略去一項。",
    ];
  },
  picture: {
    title: (answer) => `${weddingPurpose[answer.purpose]}擇日`,
    subtitle: (year, month, { bride, groom }) =>
      `${year} 年 ${month} 月 · 新娘${nativeOf(PILLAR, bride.year)} · 新郎${nativeOf(PILLAR, groom.year)}`,
    weekdays: [..."日一二三四五六"],
    rank: (rank) => `第 ${rank}`,
    reason: (id) => SHORT[id],
    circle: (place) => weddingCircle[place],
    legend: "綠：名次；紅：不取之由；末行：周堂",
    desc: ({ days }) =>
      days.map(({ date, score, clash }) => `${date} ${score} 分沖${animal[clash]}`).join("、") ||
      "無可用之日",
  },
};
