import { ANIMAL, BRANCH, PILLAR } from "#lore";
import { taiSui } from "../../../bazi/forecast/words/zh_hant/terms.ts";
import { nativeOf, natives } from "#east/natives.ts";
import type { RelationId } from "#east/relations.ts";
import { relation } from "../../../core/words/zh_hant.ts";
import type { Tone, YearForecast } from "../answer.ts";
import { YEAR_STAR, type YearStar, type YearTopic } from "../stars.ts";
import type { ForecastWords } from "./en.ts";

type AnimalYear = YearForecast["animals"][number];
const animal = natives(ANIMAL);
const yearStar = natives(YEAR_STAR);

/** 各星所主。 */
const does: Readonly<Record<YearStar, string>> = {
  taiSui: "把你擺在眾人眼前，做得完的才起頭",
  taiYang: "有男性長輩為你開口，功勞要做在明處",
  sangMen: "家中長輩要多照看，夜裡早歇",
  taiYin: "財從暗處細水而來，多得女性之助",
  guanFu: "話說不清便成爭議，合約請冷靜的人看過",
  xiaoHao: "修繕應酬處處漏小錢，宜記帳",
  suiPo: "已定的事會鬆動，留一筆預備金，勿替人作保",
  longDe: "事到最後一步轉圜，別人停手時你再走一段",
  baiHu: "刀具、行車與重話都宜慢半拍",
  fuDe: "舊日的人情化成機會，不大的邀約也接下",
  diaoKe: "常要奔走別人的傷心事，先出力再出錢",
  bingFu: "體力要省著用，別等見底",
  jiangXing: "有人馬可帶，位子遞過來便坐下",
  panAn: "能升一階，下一職的文件先備妥",
  yiMa: "工作多在路上，好消息從外地來",
  xiShen: "家裡氣悶，多開窗、多見朋友",
  huaGai: "心事獨自擱著，讀書禮佛所得勝於應酬",
  jieSha: "快錢來得急去得也急，見利先停一停",
  zaiSha: "門鎖、爐火、電線都檢查一遍",
  tianSha: "長輩心緒不寧，不請自去地探望",
  zhiBei: "背後有人議論，用成果回話",
  xianChi: "人緣帶著桃花，別錯給了人",
  yueSha: "手上半截的事多，收一件再開一件",
  wangShen: "錢包鑰匙容易離手，疲倦時勿簽字",
  hongLuan: "喜事近身，等的人可以不必再等",
  tianXi: "家有喜慶，邀約宜應",
  guChen: "夜長而靜，主動撥一通電話",
  guaSu: "隔得遠反而親，話要在沉默之前說",
  tianYi: "有分量的人站在你這邊，求助要趁早",
  wenChang: "凡寫、凡考、凡教皆順",
  luShen: "勤有勤的俸，加薪可以開口",
  yangRen: "有人來分你的份，帳目分清",
};
const yearTopic = { work: "事業", money: "財運", love: "感情", home: "家宅與體力" };
const yearTone = { good: "順", even: "平", hard: "緊" };

const frames: Readonly<Partial<Record<RelationId, string>>> = {
  sixCombine: "歲君與你相合，與人同謀之事可成",
  halfCombine: "歲君與你同心，趁勢多走一步",
  arch: "歲氣向著你，還要一個伙伴把圓補上",
  hiddenCombine: "助力來自看不見處，對生人客氣些",
  clash: "歲君與你對沖，與其被動，不如自己先動",
  harm: "小事磨人，約定宜留字據",
  break: "講好的散了再講，計畫留餘地",
  rudePunishment: "一急便失禮，先把禮數做足",
  ungratefulPunishment: "人情易被忘記，幫忙勿借錢",
  bullyingPunishment: "硬碰硬，最後一句讓給對方",
  selfPunishment: "常是自己擋自己的路，請朋友提醒一聲",
};
const QUIET = "歲君不擾你，吉凶看你自己起了什麼頭";
const SAME = "正值本命年，一舉一動皆受矚目，年初擺一桌小酒應個喜";
const untouched: Readonly<Record<YearTopic, string>> = {
  work: "無星牽動，按部就班即可",
  money: "無星牽動，多寡看自己怎麼花",
  love: "無星牽動，有心照顧便維持得住",
  home: "無星牽動，家宅清靜",
};

function frameOf(one: AnimalYear, year: YearForecast): string {
  const told = one.relations.map((id) => frames[id]).filter((text) => text !== undefined);
  if (one.animal === year.animal) return [SAME, ...told].join("；");
  return told.length > 0 ? told.join("；") : QUIET;
}

function topicText({ topic, tone, stars }: AnimalYear["topics"][number]): string {
  const said =
    stars.length > 0
      ? stars.map((star) => `${yearStar[star]}臨，${does[star]}`).join("；")
      : untouched[topic];
  return `${yearTopic[topic]}（${yearTone[tone]}）：${said}。`;
}

function monthsText({ months }: AnimalYear): string {
  const told = (tone: Tone) =>
    months
      .filter((one) => one.tone === tone)
      .map(
        ({ branch, from, relations }) =>
          `${nativeOf(BRANCH, branch)}月（${from} 起，${relations.map((id) => relation[id]).join("、")}）`,
      )
      .join("、");
  const [good, hard] = [told("good"), told("hard")];
  return `${good === "" ? "" : `得力之月：${good}。`}${hard === "" ? "" : `宜緩之月：${hard}。`}`;
}

const offended = ({ offences }: AnimalYear) =>
  offences.length > 0
    ? `此肖${offences.map((one) => taiSui[one]).join("、")}，正月可往廟裡安太歲。`
    : "";

export const zhHant: ForecastWords = {
  title: "生肖流年",
  summary:
    "某年十二生肖或一肖之運：與歲君之合沖刑害、犯太歲、所臨吉凶諸星與其於事業、財運、感情、家宅之應，以及得力與宜緩之月",
  inputs: {
    year: { label: "年", about: "農曆年，以其年初所在之公曆年表示" },
    animal: { label: "生肖", about: "不填則列十二肖", values: animal },
  },
  fields: {
    year: "年",
    pillar: "干支",
    animal: "生肖",
    from: "起",
    to: "迄",
    animals: "各肖",
    score: "分數",
    relations: "關係",
    offences: "犯太歲",
    stars: "所臨之星",
    topics: "各事",
    topic: "事",
    tone: "順緊",
    months: "各月",
    branch: "月建",
  },
  terms: { taiSui, relation, yearStar, yearTopic, yearTone },
  reading(answer) {
    const { pillar, from, to, animals } = answer;
    const head = `${nativeOf(PILLAR, pillar)}年肖${animal[answer.animal]}，自 ${from} 至 ${to}。`;
    if (animals.length === 1) {
      const one = animals[0]!;
      return [
        `${head}肖${animal[one.animal]}者，${frameOf(one, answer)}。${offended(one)}總分 ${one.score}（滿分一百，為本服務自訂之計分）。`,
        one.topics.map(topicText).join(""),
        monthsText(one),
      ];
    }
    return [
      `${head}十二肖中，${animal[animals[0]!.animal]}最順，${animal[animals.at(-1)!.animal]}最須留神；分數為本服務自訂。`,
      ...animals.map(
        (one) =>
          `${animal[one.animal]}（${one.score}）：${frameOf(one, answer)}。${one.stars
            .slice(0, 2)
            .map((star) => `${yearStar[star]}臨，${does[star]}。`)
            .join("")}${offended(one)}`,
      ),
    ];
  },
  picture: {
    title: "生肖流年",
    heading: ({ pillar, year, animals }) =>
      animals.length === 1
        ? `${year} ${nativeOf(PILLAR, pillar)}年　肖${animal[animals[0]!.animal]}`
        : `${year} ${nativeOf(PILLAR, pillar)}年`,
    animal: (id) => animal[id],
    month: (branch) => `${branch}月`,
    legend: "滿分一百，由順至緊",
    monthLegend: "以節氣分月；綠為得力，紅為宜緩",
    desc: ({ animals }) => animals.map((one) => `${animal[one.animal]} ${one.score}`).join("、"),
  },
};
