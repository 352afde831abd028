import { band as bands, calendarOutOfRange } from "../../../core/words/ja.ts";
import type { LodgeRelation } from "../../lodges.ts";
import { ja as chart } from "../../words/ja.ts";
import type { Distance, Tie } from "../relations.ts";
import type { SukuyoMatchWords } from "./en.ts";

const { lodge, lodgeGroup, lodgeRelation } = chart.terms;

const sukuyoTie: Readonly<Record<Tie, { text: string; about: string }>> = {
  mei: {
    text: "命",
    about: "長所も短所も似ていて、すぐに親しくなるか、まったく交わらないかのどちらかです",
  },
  gyotai: { text: "業胎", about: "前からの知り合いのように、言葉がなくても通じ合います" },
  eishin: { text: "栄親", about: "互いに引き立て合い、栄える間柄です" },
  yusui: {
    text: "友衰",
    about: "居心地はよいものの、互いに求めたり築いたりすることは少ない間柄です",
  },
  kisei: { text: "危成", about: "何もかも違うからこそ、仕事では補い合えます" },
  ankai: { text: "安壊", about: "強く引かれ合いますが、やがて一方が消耗しがちです" },
};
const sukuyoDistance: Readonly<Record<Distance, string>> = {
  same: "同じ宿",
  near: "近距離",
  middle: "中距離",
  far: "遠距離",
};
const SIDE: Readonly<Partial<Record<LodgeRelation, string>>> = {
  flourishing: "相手から勢いをもらう側です",
  kin: "相手にいたわられる側です",
  friend: "情を注ぐ側です",
  waning: "情を受けて和み、疲れもする側です",
  risk: "相手に揺さぶられる側です",
  completion: "相手から学ぶ側です",
  ease: "相手といて安らぎ、相手に負担をかける側です",
  breaking: "相手に乱される側です",
  deed: "相手に尽くす側です",
  womb: "相手に尽くされる側です",
};

export const ja: SukuyoMatchWords = {
  title: "宿曜の相性",
  summary: "二人の本命宿を三九の秘法で数えます。命、業胎、栄親、友衰、危成、安壊と距離の近・中・遠",
  weighs: "二つの本命宿の関係と距離。配点はこのサービス独自です",
  fields: {
    tie: "関係",
    about: "意味",
    distance: "距離",
    steps: "宿の隔たり",
    oldDate: "旧暦の誕生日",
    lodge: "宿",
    portrait: "人となり",
    group: "類",
    says: "ひとこと",
    index: "二十七宿の順",
    other: "相手は自分にとって",
  },
  terms: { lodge, lodgeGroup, lodgeRelation, sukuyoTie, sukuyoDistance },
  phrases: {
    tie: ({ tie }) => `二人は「${sukuyoTie[tie].text}」の関係で、${sukuyoTie[tie].about}`,
    distance: ({ tie, distance }) =>
      distance === "same"
        ? "同じ宿なので距離はありません"
        : distance === "middle"
          ? "中距離で、関係の強さは普通です"
          : tie === "ankai" || tie === "kisei"
            ? distance === "near"
              ? "近距離で、摩擦が強く出ます"
              : "遠距離で、摩擦は和らぎます"
            : distance === "near"
              ? "近距離で、結びつきが強まります"
              : "遠距離で、結びつきは緩やかです",
  },
  refusals: { calendarOutOfRange },
  reading: ({ a, b, tie, components, score, band }, say) => {
    const reasons = components.map((one) => say.phrase(one));
    const side = (who: string, other: LodgeRelation) =>
      `${who}にとって相手は「${lodgeRelation[other]}」で、自分は${SIDE[other] ?? ""}`;
    const sides = tie === "mei" ? "" : `${side("一人目", a.other)}。${side("二人目", b.other)}。`;
    const lodges =
      a.lodge === b.lodge
        ? `二人とも${lodge[a.lodge].text}の生まれ、${lodge[a.lodge].portrait}人です。`
        : `一人目は${lodge[a.lodge].text}、${lodge[a.lodge].portrait}人。二人目は${lodge[b.lodge].text}、${lodge[b.lodge].portrait}人です。`;
    return [
      lodges,
      `${reasons[0]}。${reasons[1]}。${sides}`,
      `100点満点中${score}点で、ここでは「${bands[band]}」に当たります。経典が定めるのは関係だけで、点数はこのサービスのものです。`,
    ];
  },
  picture: {
    title: "二十七宿の相性",
    heading: ({ a, b }) => `${lodge[a.lodge].text} · ${lodge[b.lodge].text}`,
    under: ({ distance }) => sukuyoDistance[distance],
    legend: "青が一人目、赤が二人目。内側は一人目から見た関係",
    desc: ({ a, b, tie }) =>
      `二十七宿の輪。${lodge[a.lodge].text}と${lodge[b.lodge].text}に印、${sukuyoTie[tie].text}の関係`,
  },
};
