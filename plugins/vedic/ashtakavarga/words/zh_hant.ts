import * as core from "../../core/words/zh_hant.ts";
import { lagnaNeeded } from "../../dashas/words/zh_hant.ts";
import { houseTopics } from "../../chart/words/zh_hant/sentences.ts";
import type { AshtakavargaWords } from "./en.ts";

const { graha, sign } = core;

export const zhHant: AshtakavargaWords = {
  title: "八分力（Ashtakavarga）",
  summary: "各星與合計之八分力表，兩重化簡與諸積",
  weighs: "此術重在描述而不判吉凶，不另擬分數",
  fields: {
    lagna: "命宮",
    planets: "諸星",
    graha: "星",
    sign: "星座",
    own: "所在之分",
    total: "合計",
    bhinna: "自牡羊座起之分",
    trikona: "三合化簡",
    reduced: "兩重化簡",
    rashiPinda: "座積",
    grahaPinda: "曜積",
    shodhyaPinda: "總積",
    sarva: "合計分數",
    houses: "諸宮",
    house: "宮",
    points: "分",
  },
  terms: { graha },
  conventions: {
    ayanamsa: core.conventions.ayanamsa,
    ashtakavargaTable: core.conventions.ashtakavargaTable,
    virgoMultiplier: core.conventions.virgoMultiplier,
    lagnaOccupies: core.conventions.lagnaOccupies,
    positions: core.conventions.positions,
  },
  refusals: {
    "place-incomplete": core.chartRefusals["place-incomplete"],
    "lagna-needed": lagnaNeeded,
  },
  reading: ({ planets, houses, total }) => {
    const sorted = [...houses].sort((a, b) => b.points - a.points);
    const strong = [...planets].sort((a, b) => b.own - a.own);
    const [best, worst] = [strong[0]!, strong.at(-1)!];
    const at = (house: number) => houses[house - 1]!.points;
    const told = ({ house, sign: of, points }: (typeof houses)[number]) =>
      `${core.houseName(house)}${sign[of]}（${points} 分，主${houseTopics[house - 1]!}）`;
    return [
      `共 ${total} 分，最多者為${sorted.slice(0, 3).map(told).join("、")}；最少者為${sorted.slice(-2).map(told).join("、")}。均數為二十八。`,
      `${graha[best.graha]}在${sign[best.sign]}，八分得 ${best.own}，所予甚易；${graha[worst.graha]}在${sign[worst.sign]}僅得 ${worst.own}，須再三求之。`,
      at(11) > at(12)
        ? `第十一宮（${at(11)}）多於第十二宮（${at(12)}）：所入勝於所出${at(11) > at(10) ? `，且多於第十宮（${at(10)}），得之較省力` : ""}。`
        : `第十二宮（${at(12)}）不少於第十一宮（${at(11)}）：所入宜善守。`,
    ];
  },
  picture: {
    title: "八分力",
    heading: "綠：三十分以上；紅：不足二十五分；點為命宮",
    sign: "星座",
    sum: "合計",
    short: core.grahaShort,
    signs: sign,
    desc: (sarva) => `自牡羊座起之合計：${sarva.join("、")}`,
  },
};
