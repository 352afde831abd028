/** The judgement of a question in Traditional Chinese. */
import { zhHant as lore } from "#lore/words/zh_hant.ts";
import { matters } from "#lore/words/matters_zh_hant.ts";
import { standsOf, stepOf } from "#lore/words/matters.ts";
import { reply as replies } from "#lore/words/replies_zh_hant.ts";
import { chinese } from "#sdk";
import * as core from "../../../core/words/zh_hant.ts";
import type { PrashnaAnswer } from "../../answer.ts";
import type { Point, TestimonyPhrases } from "../../terms.ts";

const { numeral } = chinese;
const { sign, graha, houseName, dignity } = core;
type P = TestimonyPhrases;

const on: Readonly<Record<Point, string>> = {
  arudha: "你立足之處",
  lagna: "你自己與你的做法",
  chatra: "庇護你的所在",
  matter: "你所求之事",
};
const GIFT: Readonly<Record<keyof typeof graha, readonly [string, string]>> = {
  sun: ["有位有權的人站在這一邊", "面子或官方擋在前面"],
  moon: ["人心向著它", "情緒使它不定"],
  mars: ["憑膽氣可以推過去", "急躁或爭執橫生枝節"],
  mercury: ["一句明白話或一紙文書有助", "話多反而攪亂"],
  jupiter: ["良言護著它", "許諾過多"],
  venus: ["人情與財力使它順手", "貪圖安逸而擱下了它"],
  saturn: ["靠耐心撐得起來", "拖延與疲憊壓在上面"],
  rahu: ["外人替它開路", "其中有與表面不符之處"],
  ketu: ["忽然一轉，得以鬆脫", "線頭無預警地斷開"],
};
const BRINGS: typeof GIFT = {
  sun: ["有權者的扶持", "面子之爭"],
  moon: ["人心", "起伏的情緒"],
  mars: ["膽氣", "急躁"],
  mercury: ["一句明白話", "紛亂的言語"],
  jupiter: ["良言", "過大的許諾"],
  venus: ["人情", "安逸之念"],
  saturn: ["耐心", "拖延"],
  rahu: ["外人之助", "虛假的表面"],
  ketu: ["突然的鬆脫", "斷開的線頭"],
};
const KHANDA = { srishti: "生", sthiti: "住", samhara: "散" } as const;
const SPHUTA = { trisphuta: "三合點", chatusphuta: "四合點", panchasphuta: "五合點" } as const;

/** Testimonies as clauses without a stop. */
export const said = {
  lagnaFromArudha: ({ count, kind }: P["lagnaFromArudha"]) =>
    `上升之座在影宮起第${numeral(count)}，${{ kendra: "為角宮，根基與作為相應", trikona: "為三方宮，運氣把兩者連起來", dusthana: "古書視為耗損與阻抗之處", other: "不助也不破" }[kind]}`,
  rising: ({ sign: at, rises }: P["rising"]) =>
    `${sign[at]}${{ head: "頭先升，所問之事往前走", back: "背先升，來得遲而費力", both: "兩向升，進一步退一步" }[rises]}`,
  pointHolds: ({ point, graha: id, sign: at, kind }: P["pointHolds"]) =>
    `${graha[id]}在${sign[at]}，正落在${on[point]}：${GIFT[id][kind === "benefic" ? 0 : 1]}`,
  pointSeen: ({ point, graha: id, sign: at, kind }: P["pointSeen"]) =>
    `${graha[id]}${kind === "benefic" ? "善照" : "惡照"}${sign[at]}，即${on[point]}`,
  lordSees: ({ point, lord, sign: at }: P["lordSees"]) =>
    `${sign[at]}是${on[point]}，有本座之主${graha[lord]}看顧`,
  gulikaIn: ({ point, sign: at }: P["gulikaIn"]) =>
    `土星之影土子升於${sign[at]}，使${on[point]}蒙上陰影`,
  lordPlaced: ({ lord, sign: at, house, kind }: P["lordPlaced"]) =>
    `事主${graha[lord]}${kind === "well" ? "在" : "隱於"}${sign[at]}，居${houseName(house)}`,
  lordDignity: ({ lord, sign: at, dignity: how }: P["lordDignity"]) =>
    `${graha[lord]}於${sign[at]}${dignity[how]}，${["exalted", "moolatrikona", "own", "greatFriend", "friend"].includes(how) ? "給得出它所主之事" : "拿得出的不多"}`,
  lordBurnt: ({ lord }: P["lordBurnt"]) => `${graha[lord]}離太陽太近而被灼，自己作不了主`,
  lordsMeet: ({ querent, quesited, meets }: P["lordsMeet"]) =>
    ({
      same: `${graha[querent]}既主你，也主此事，事情握在你自己手裡`,
      together: `你的主星${graha[querent]}與事主${graha[quesited]}同在一座，兩邊走到一起`,
      exchange: `你的主星${graha[querent]}與事主${graha[quesited]}互換其座，是守得住的約定`,
      sight: `你的主星${graha[querent]}與事主${graha[quesited]}遙遙相照，隔著距離也能談妥`,
    })[meets],
  lordVisits: ({ visitor, lord, house }: P["lordVisits"]) =>
    visitor === "querent"
      ? `你的主星${graha[lord]}作客於事所在的${houseName(house)}`
      : `事主${graha[lord]}來到你的宮中`,
  lordsApart: ({ querent, quesited }: P["lordsApart"]) =>
    `你的主星${graha[querent]}與事主${graha[quesited]}既不相會，也不相照`,
  moon: ({ phase, sign: at, house }: P["moon"]) =>
    `月亮在${sign[at]}${phase === "waxing" ? "漸盈" : "漸虧"}，居${houseName(house)}`,
  moonSees: ({ sign: at }: P["moonSees"]) => `月亮照見${sign[at]}，正是你所求之事`,
  sphuta: ({ sphuta, sign: at, khanda }: P["sphuta"]) =>
    `${SPHUTA[sphuta]}落在${sign[at]}「${KHANDA[khanda]}」之宿`,
};

const clause = ({ code, with: params }: PrashnaAnswer["testimonies"][number]): string =>
  code === "base" ? "" : (said[code as keyof typeof said] as (p: unknown) => string)(params);

const TOLD = [
  "lagnaFromArudha",
  "rising",
  "lordPlaced",
  "lordDignity",
  "lordBurnt",
  "lordsMeet",
  "lordVisits",
  "lordsApart",
  "sphuta",
  "moon",
  "moonSees",
];

function strongest(answer: PrashnaAnswer, side: 1 | -1) {
  return answer.testimonies
    .slice(1)
    .filter(({ weight, code }) => weight * side > 0 && !TOLD.includes(code))
    .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
    .slice(0, 4);
}

/** One side as clauses; those who do the same to the same sign are told together, with all that it stands for. */
function told(answer: PrashnaAnswer, side: 1 | -1): string[] {
  const all = strongest(answer, side);
  const done = new Set<string>();
  return all.flatMap((one) => {
    if (one.code !== "pointHolds" && one.code !== "pointSeen") return [clause(one)];
    const { sign: at } = one.with as P["pointSeen"];
    if (done.has(one.code + at)) return [];
    done.add(one.code + at);
    const here = all
      .filter((each) => each.code === one.code && (each.with as P["pointSeen"]).sign === at)
      .map((each) => each.with as P["pointSeen"]);
    const ids = [...new Set(here.map((each) => each.graha))];
    const points = [...new Set(here.map((each) => each.point))].map((point) => on[point]);
    const who = chinese.list(ids.map((id) => graha[id]));
    if (one.code === "pointSeen") {
      return [`${who}${side > 0 ? "善照" : "惡照"}${sign[at]}，即${points.join("，也是")}`];
    }
    const brings = chinese.list(ids.map((id) => BRINGS[id][side > 0 ? 0 : 1]));
    return [`${who}在${sign[at]}，為${points.join("，也為")}帶來${brings}`];
  });
}

const LEAN = { favourable: "偏向成", mixed: "未見分曉", adverse: "偏向不成" };

function opening({ question, asked, reply, verdict, score, matter }: PrashnaAnswer): string {
  const about = asked.matter === "general" ? "此事" : lore.questionMatter[asked.matter];
  return `${replies.asked(question)}${standsOf(matters[asked.matter], reply.standing)}論${about}，各項佐證合計 ${score} 分，${LEAN[verdict.value]}。事在${houseName(matter.house)}，屬${sign[matter.sign]}。`;
}

function ground({ arudha, lagna, chatra, testimonies }: PrashnaAnswer): string {
  const rises = {
    head: "頭先升，事情向前",
    back: "背先升，事情來遲",
    both: "兩向升，有進有退",
  }[lagna.rises];
  const star = `${core.nakshatraName[lagna.nakshatra]}第${numeral(lagna.pada)}足`;
  const road = `太陽行在${sign[chatra.veethi]}之道（Veethi），護宮（Chatra）因此落在${sign[chatra.sign]}。`;
  if (arudha.from === "lagna")
    return `你沒有給數，上升的${sign[lagna.sign]}便兼作影宮（Arudha，你立足之處）。上升點在${star}，${rises}。${road}`;
  const { count, kind } = testimonies.find(({ code }) => code === "lagnaFromArudha")!
    .with as P["lagnaFromArudha"];
  const sense = {
    kendra: "是角宮，根基與作為相應",
    trikona: "是三方宮，運氣居間",
    dusthana: "是耗損與阻抗之處",
    other: "不助也不破",
  }[kind];
  const rising =
    count === 1
      ? "上升之座與影宮同在一座，根基與作為合而為一"
      : `${sign[lagna.sign]}上升，在影宮起第${numeral(count)}位，${sense}`;
  return `你的數 ${arudha.number} 使影宮（Arudha，你立足之處）落在${sign[arudha.sign]}，其九分座在${sign[arudha.navamsha]}。${rising}。上升點在${star}，${rises}。${road}`;
}

function actors({ matter, grahas, testimonies }: PrashnaAnswer): string {
  const of = (id: string) => grahas.find((one) => one.graha === id)!;
  const [lord, yours] = [of(matter.lord), of(matter.querentLord)];
  const burnt = testimonies.some(({ code }) => code === "lordBurnt") ? "，又被太陽所灼" : "";
  const shown = (one: typeof lord, house: number) =>
    `${houseName(house)}的${sign[one.sign]}${core.nakshatraName[one.nakshatra]}，${dignity[one.dignity]}`;
  if (matter.lord === matter.querentLord) {
    return `${graha[lord.graha]}既主你，也主此事：它在${shown(lord, matter.lordHouse)}${burnt}。`;
  }
  const meets = testimonies.find(({ code }) => code === "lordsMeet");
  const visits = testimonies.find(({ code }) => code === "lordVisits");
  const bond = meets
    ? {
        same: "一主兼管兩邊",
        together: "兩者同座相會",
        exchange: "兩者互換其座，約定守得住",
        sight: "兩者隔著距離相照",
      }[(meets.with as P["lordsMeet"]).meets]
    : visits
      ? (visits.with as P["lordVisits"]).visitor === "querent"
        ? "是你去就此事"
        : "是此事自己來就你"
      : "兩者不相會，也不相照";
  return `事主${graha[lord.graha]}在${shown(lord, matter.lordHouse)}${burnt}。你的主星${graha[yours.graha]}在${shown(yours, matter.querentHouse)}。${bond}。`;
}

function sides(answer: PrashnaAnswer): string {
  const [good, bad] = ([1, -1] as const).map((side) => told(answer, side)) as [string[], string[]];
  return [
    good.length > 0 ? `相助的有：${good.join("；")}。` : "兩主之外，沒有一曜出來相助。",
    bad.length > 0 ? `相阻的有：${bad.join("；")}。` : "兩主之外，也沒有一曜相阻。",
  ].join("");
}

function sums({ sphutas, testimonies }: PrashnaAnswer): string {
  const moon = testimonies.find(({ code }) => code === "moon")!.with as P["moon"];
  const looks = testimonies.some(({ code }) => code === "moonSees") ? "，照見事宮" : "";
  const stars = new Map<string, (typeof sphutas)[number][]>();
  for (const one of sphutas)
    stars.set(one.nakshatra + one.sign, [...(stars.get(one.nakshatra + one.sign) ?? []), one]);
  const thirds = [...stars.values()].map((here) => {
    const { khanda, nakshatra, sign: at } = here[0]!;
    const names = chinese.list(here.map(({ sphuta }) => SPHUTA[sphuta]));
    return `${names}落在${sign[at]}${core.nakshatraName[nakshatra]}，屬${KHANDA[khanda]}`;
  });
  return `${moon.phase === "waxing" ? "漸盈" : "漸虧"}的月亮在${houseName(moon.house)}的${sign[moon.sign]}${looks}。${thirds.join("；")}。`;
}

function forms({ reply, asked, pointer, speakers, matter }: PrashnaAnswer): string[] {
  const by = pointer.graha
    ? `${graha[pointer.graha]}在各角宮中居先，為${houseName(matter.house)}（${sign[matter.sign]}）之事指向那裡。`
    : `四角皆空，${houseName(matter.house)}（${sign[matter.sign]}）之事由上升之座自己指向那裡。`;
  const time = `升起的九分屬${graha[pointer.timeLord]}，是本座的第${numeral(pointer.risen)}分，所以把它的時限計${numeral(pointer.risen)}次。`;
  return [
    ...(reply.where ? [replies.where({ where: reply.where, matter: asked.matter, why: by })] : []),
    ...(reply.when ? [replies.when({ when: reply.when, why: time })] : []),
    ...(reply.weighed.length > 0
      ? [
          replies.which({
            weighed: reply.weighed.map((one, i) => ({
              ...one,
              by: `自${speakers[i] === "lagna" ? "上升之座" : graha[speakers[i]! as "moon"]}起第${numeral(matter.house)}宮，百分得 ${one.score}`,
            })),
          }),
        ]
      : []),
  ];
}

/** The judgement. */
/** 數句併作一句，接在所論之事後面。 */
const joined = (text: string): string => text.replace(/。$/, "").replaceAll("。", "；");

export function reading(answer: PrashnaAnswer): readonly string[] {
  const { asked, reply } = answer;
  const { turn, water } = matters[asked.matter];
  return [
    opening(answer),
    `論${turn}：${joined(ground(answer))}。`,
    `${actors(answer)}${stepOf(matters[asked.matter], reply.standing)}`,
    sides(answer),
    `論${water}：${joined(sums(answer))}。`,
    ...forms(answer),
  ];
}
