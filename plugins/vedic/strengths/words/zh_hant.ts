import * as core from "../../core/words/zh_hant.ts";
import { zhHant as chart } from "../../chart/words/zh_hant.ts";
import { grahaThemes, houseTopics } from "../../chart/words/zh_hant/sentences.ts";
import { zhHant as upagrahas } from "../../upagrahas/words/zh_hant.ts";
import type { StrengthsAnswer } from "../answer.ts";
import type { StrengthsWords } from "./en.ts";

const { graha, houseName } = core;
const f = chart.fields;

const parts = {
  sthana: "所居之位",
  dig: "方位",
  kala: "時刻",
  cheshta: "行度",
  naisargika: "本性",
  drik: "他星之照",
};
type Planet = StrengthsAnswer["planets"][number];
const six = (one: Planet) => ({
  sthana: one.sthana.total,
  dig: one.dig,
  kala: one.kala.total,
  cheshta: one.cheshta,
  naisargika: one.naisargika,
  drik: one.drik,
});

export const zhHant: StrengthsWords = {
  title: "六力（Shadbala）",
  summary: "諸星六力與諸宮之力，以 Rupa 計，各項並列",
  weighs: "此術重在描述而不判吉凶，不另擬分數",
  fields: {
    planets: "諸星",
    graha: "星",
    sthana: f.sthana,
    uchcha: f.uchcha,
    saptavargaja: f.saptavargaja,
    ojayugma: f.ojayugma,
    kendradi: f.kendradi,
    drekkana: f.drekkana,
    total: f.total,
    dig: f.dig,
    kala: f.kala,
    natonnata: f.natonnata,
    paksha: "月之半",
    tribhaga: f.tribhaga,
    yearLord: f.yearLord,
    monthLord: f.monthLord,
    dayLord: f.dayLord,
    hourLord: f.hourLord,
    ayana: f.ayana,
    yuddha: f.yuddha,
    cheshta: f.cheshta,
    naisargika: f.naisargika,
    drik: f.drik,
    rupas: f.rupas,
    required: f.required,
    ratio: f.ratio,
    rank: f.rank,
    houses: "諸宮",
    house: "宮",
    sign: "星座",
    middleDeg: "宮心（度）",
    lord: "主星",
    ofLord: "主星之力",
    direction: "方位",
    aspects: "所受之照",
  },
  terms: { graha },
  conventions: {
    sunrise: core.conventions.sunrise,
    ayanamsa: core.conventions.ayanamsa,
    positions: core.conventions.positions,
  },
  refusals: upagrahas.refusals,
  reading: ({ planets, houses }) => {
    const ranked = [...planets].sort((a, b) => a.rank - b.rank);
    const [best, worst] = [ranked[0]!, ranked.at(-1)!];
    const by = (one: Planet, sign: 1 | -1) =>
      Object.entries(six(one)).sort(([, a], [, b]) => sign * (b - a))[0]![0] as keyof typeof parts;
    const enough = ranked.filter(({ ratio }) => ratio >= 1);
    const short = ranked.filter(({ ratio }) => ratio < 1);
    const firm = [...houses].sort((a, b) => a.rank - b.rank);
    return [
      `${graha[best.graha]}最強，得 ${best.rupas.toFixed(2)}，為所需之百分之 ${Math.round(100 * best.ratio)}，多得自${parts[by(best, 1)]}：此盤由${grahaThemes[best.graha]}承擔。${graha[worst.graha]}得 ${worst.rupas.toFixed(2)}，所需為 ${worst.required}，最缺者為${parts[by(worst, -1)]}：${grahaThemes[worst.graha]}須勤加練習。`,
      enough.length === 7
        ? "七星皆足所需。"
        : `${enough.map((one) => graha[one.graha]).join("、") || "無星"}足其所需；${short.map((one) => `${graha[one.graha]}（${one.ratio.toFixed(2)}）`).join("、")}不足。`,
      `諸宮以${firm
        .slice(0, 2)
        .map(
          ({ house, lord, rupas }) =>
            `${houseName(house)}（${rupas.toFixed(2)}，主${graha[lord]}）`,
        )
        .join("、")}最穩：${firm
        .slice(0, 2)
        .map(({ house }) => houseTopics[house - 1]!)
        .join(
          "、",
        )}。${houseName(firm.at(-1)!.house)}最弱，僅 ${firm.at(-1)!.rupas.toFixed(2)}：${houseTopics[firm.at(-1)!.house - 1]!}宜耐心。`,
    ];
  },
  picture: {
    planets: "諸星之力，豎線為所需",
    houses: "諸宮之力，豎線為均數",
    house: (house) => `第 ${house} 宮`,
  },
};
