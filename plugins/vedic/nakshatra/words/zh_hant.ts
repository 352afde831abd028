import { SIGN } from "#lore";
import { chinese } from "#sdk";
import { formatDegree } from "../../core/positions.ts";
import * as core from "../../core/words/zh_hant.ts";
import type { NakshatraAnswer } from "../answer.ts";
import type { NakshatraWords } from "./en.ts";

const { graha, nakshatra, sign } = core;

/** 主星距月幾座，及其於本宿之用。 */
const WAYS = [
  "與月同座而直代其言",
  "為月之第二座而使宿之所長化為積蓄與言語",
  "為月之第三座而須勤練方顯其長",
  "為月之第四座而使其長扎根於家宅田土",
  "為月之第五座而使其長見於遊藝與教導",
  "為月之第六座而用其長以理失序之事",
  "與月相對而借他人以顯其長",
  "為月之第八座而於變局之中見其長",
  "為月之第九座而得福緣與師長之助",
  "為月之第十座而用其長於眾目所見之業",
  "為月之第十一座而由友朋得其回報",
  "為月之第十二座而使其長用於無人見處",
] as const;

function lordWay({ moon, lord, lordPlace }: NakshatraAnswer): string {
  if (lord === "moon") return "即月之自身而別無所屬";
  return WAYS[(SIGN.ids.indexOf(lordPlace.sign) - SIGN.ids.indexOf(moon.sign) + 12) % 12]!;
}

export const zhHant: NakshatraWords = {
  title: "本命月宿（Nakshatra）",
  summary: "本命月宿與足：主星、神祇、動物、氣質、脈屬、命名音節與界點檢查",
  weighs: "此術重在描述而不判吉凶，不另擬分數",
  fields: {
    ...core.place,
    ...core.span,
    moon: "月亮",
    nakshatra: "月宿",
    deity: "神祇",
    symbol: "象徵",
    theme: "所予",
    number: "月宿序號",
    traversed: "月已行過之部分",
    span: "月在此宿之時",
    lord: "主星",
    lordPlace: "主星所在",
    firstPeriod: "出生所行之運（Vimshottari）",
    years: "全程年數",
    leftYears: "所餘年數",
    ends: "訖",
    next: "繼運之星",
    tithi: "太陰日",
    animal: "動物（Yoni）",
    animalSex: "動物之雌雄",
    gana: "氣質（Gana）",
    nadi: "脈屬（Nadi）",
    nature: "性質",
    syllables: "命名音節",
    syllable: "本命足之音節",
    navamsa: "九分盤星座",
    gandanta: "界點（Gandanta）",
    inGandanta: "在界點",
    distanceDeg: "距界點（度）",
    gandaMoola: "根界（Ganda Moola）",
    abhijit: "在 Abhijit 宿",
    taras: "九星（Tara）",
    tara: "星",
    meaning: "含義",
    favourable: "有利",
    nakshatras: "月宿序號",
    dayRange: "月亮可能所在",
    from: "當日之初",
    to: "當日之末",
  },
  terms: {
    graha,
    nakshatra,
    yoni: core.yoni,
    yoniSex: core.yoniSex,
    gana: core.gana,
    nadi: core.nadi,
    nakshatraNature: core.nakshatraNature,
    tara: core.tara,
  },
  phrases: {
    padaEdge: ({ minutes }) => `月亮距「足」之邊界僅 ${minutes} 分鐘，時刻稍有出入即不同`,
  },
  conventions: { ayanamsa: core.conventions.ayanamsa, positions: core.conventions.positions },
  omissions: { birthTime: "未提供出生時刻：月亮以當地正午計，一日約行四足。" },
  reading: (answer) => {
    const { moon, pada, lord, lordPlace, firstPeriod, syllable, navamsa, gandanta } = answer;
    const star = nakshatra[answer.nakshatra];
    const day = `${answer.tithi > 15 ? "黑半月" : "白半月"}第${chinese.numeral(((answer.tithi - 1) % 15) + 1)}日`;
    const aim = ["正法", "財利", "所欲", "解脫"][pada - 1]!;
    return [
      `月於${day}行至${sign[moon.sign]} ${formatDegree(moon.longitudeDeg)}而居${star.text}第${chinese.numeral(pada)}足（全宿已行 ${Math.round(answer.traversed * 100)}%、九分盤在${sign[navamsa]}、其旨為${aim}）。${star.theme}護持之神為${star.deity}。`,
      `宿主${graha[lord]}在${sign[lordPlace.sign]} ${formatDegree(lordPlace.longitudeDeg)}${nakshatra[lordPlace.nakshatra].text}第${chinese.numeral(lordPlace.pada)}足${lordWay(answer)}。出生時${graha[lord]}運 ${firstPeriod.years} 年尚餘 ${firstPeriod.leftYears.toFixed(1)} 年而於 ${firstPeriod.ends.slice(0, firstPeriod.ends.lastIndexOf("T"))} 交予${graha[firstPeriod.next]}。`,
      `此為一百零八足之第 ${(answer.number - 1) * 4 + pada} 足而依古俗命名以 ${syllable} 音起首。${
        gandanta.inGandanta
          ? `月距水火交界（Gandanta）僅 ${gandanta.distanceDeg.toFixed(2)} 度，舊俗為此行安宅之禮。`
          : ""
      }`,
    ];
  },
};
