import type { GrahaId } from "../../core/grahas.ts";
import * as core from "../../core/words/zh_hant.ts";
import { grahaThemes, houseTopics } from "../../chart/words/zh_hant/sentences.ts";
import type { GocharaWords } from "./en.ts";

const { graha, sign, houseName } = core;

const transitEffect = {
  favours: { text: "有利", about: "居吉宮而無星相阻" },
  obstructed: { text: "受阻", about: "居吉宮而為他星所阻" },
  released: { text: "得解", about: "居凶宮而為他星所解" },
  hinders: { text: "不利", about: "居凶宮而無星相解" },
};
/** From the heaviest to the lightest. */
const ORDER: readonly GrahaId[] = [
  "saturn",
  "jupiter",
  "rahu",
  "ketu",
  "mars",
  "sun",
  "venus",
  "mercury",
  "moon",
];

export const zhHant: GocharaWords = {
  title: "行運（Gochara）",
  summary: "九曜自本命月亮計之行運，附阻礙（Vedha）與八分力點數",
  weighs: "此術重在描述而不判吉凶，不另擬分數",
  inputs: core.inputs,
  fields: {
    at: "時刻",
    moon: "本命月亮",
    transits: "諸行運",
    graha: "星",
    sign: "星座",
    degree: "度",
    retrograde: "逆行",
    house: "自月計之宮",
    effect: "作用",
    about: "其意",
    by: "由何星",
    points: "本星點數",
    sarva: "合計點數",
    daysInSign: "至座邊之日數",
    good: "有利之數",
  },
  terms: { graha, transitEffect },
  conventions: {
    ayanamsa: core.conventions.ayanamsa,
    node: core.conventions.node,
    ashtakavargaTable: core.conventions.ashtakavargaTable,
    positions: core.conventions.positions,
  },
  refusals: {
    ...core.dateRefusals,
    "place-incomplete": core.chartRefusals["place-incomplete"],
  },
  omissions: {
    birthTime: "未提供出生時刻：月亮以當地正午計，八分力點數從缺。",
    latitude: core.placeOmission,
  },
  reading: ({ transits, moon, good, at }) => {
    const sorted = [...transits].sort((a, b) => ORDER.indexOf(a.graha) - ORDER.indexOf(b.graha));
    const of = (effect: string) => sorted.filter((one) => one.effect === effect);
    const place = (one: (typeof transits)[number]) =>
      `${graha[one.graha]}在${sign[one.sign]}（${houseName(one.house)}）`;
    const dots = (one: (typeof transits)[number]) =>
      one.points === null ? "" : `，八點得 ${one.points}`;
    const [helps, hurts] = [of("favours"), of("hinders")];
    return [
      `${at.slice(0, at.lastIndexOf("T"))} 自${sign[moon]}之月計，${good === 0 ? "九曜無一有利" : `九曜中有 ${good} 曜有利`}。${
        helps.length > 0
          ? `${helps
              .slice(0, 4)
              .map((one) => `${place(one)}${dots(one)}`)
              .join("；")}：${helps
              .slice(0, 2)
              .map((one) => `以${grahaThemes[one.graha]}助${houseTopics[one.house - 1]!}`)
              .join("，")}。`
          : ""
      }`,
      ...(hurts.length > 0
        ? [
            `不利者：${hurts
              .slice(0, 4)
              .map((one) => `${place(one)}${dots(one)}`)
              .join(
                "；",
              )}。${graha[hurts[0]!.graha]}在此期間，${houseTopics[hurts[0]!.house - 1]!}宜謹慎。`,
          ]
        : []),
      ...of("obstructed").map((one) => `${place(one)}本可相助，為${graha[one.by!]}所阻。`),
      ...of("released").map((one) => `${place(one)}本當不利，為${graha[one.by!]}所解。`),
    ];
  },
  picture: {
    heading: (date, moon) => `${date} · 本命月亮${sign[moon]}`,
    columns: ["星", "所在", "宮", "作用", "點"],
    signs: sign,
  },
};
