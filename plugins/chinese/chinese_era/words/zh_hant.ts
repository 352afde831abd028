import { PILLAR } from "#lore";
import { nativeOf, natives } from "#east/natives.ts";
import type { EraReading } from "../answer.ts";
import { REALM } from "../realms.ts";
import type { EraWords } from "./en.ts";

const eraRealm = natives(REALM);

const yearText = (year: number) => (year > 0 ? `公元 ${year} 年` : `公元前 ${1 - year} 年`);
const span = ({ from, to }: EraReading) =>
  to === null
    ? `自${yearText(from)}沿用至今`
    : to === from
      ? `止用於${yearText(from)}`
      : `用於${yearText(from)}至${yearText(to)}`;
const under = ({ realm, ruler }: EraReading) =>
  realm === "republic" ? "中華" : `${eraRealm[realm]}${ruler.native}`;
const turn = ({ opens, closes }: EraReading) =>
  opens && closes ? "（僅此一年）" : opens ? "（始年）" : closes ? "（末年）" : "";
const told = (one: EraReading) => `${under(one)}${one.native}${turn(one)}`;

export const zhHant: EraWords = {
  title: "年號換算",
  summary:
    "年號某年為公元何年，某年在何年號之中；列君主、並立諸國與歲次，起自公元前 140 年，迄於今",
  inputs: {
    era: { label: "年號", about: "正體、簡體或羅馬字皆可，如建元、Jianyuan；或改提供公元年" },
    eraYear: { label: "年次", about: "元年為 1；不填則取元年" },
    realm: { label: "朝代或國", about: "數國同用一名時用以區別", values: eraRealm },
    year: {
      label: "公元年",
      about: "天文紀年：0 為公元前 1 年，-139 為公元前 140 年；或改提供年號",
    },
  },
  fields: {
    readings: "所得之年",
    others: "同年他處紀年",
    realm: "朝代或國",
    ruler: "君主",
    era: "年號",
    native: "漢字",
    roman: "羅馬字",
    from: "起",
    to: "迄",
    year: "公元年",
    eraYear: "年次",
    pillar: "歲次",
    opens: "始於此年",
    closes: "終於此年",
    firstDay: "正月初一",
    lastDay: "歲除",
  },
  terms: { eraRealm },
  refusals: {
    eraOrYear: { when: "年號與公元年皆未提供，或兩者並給", says: "年號與公元年請擇一提供" },
    eraUnknown: {
      when: "查無此年號，所指之國無此年號，或該年無年號",
      says: ({ era }) => `查無「${era}」：請以漢字或羅馬字寫年號，或不指定朝代`,
    },
    eraYearBeyond: {
      when: "該年號用不到這一年",
      says: ({ era, eraYear, last }) => `${era}沒有第 ${eraYear} 年，最末為第 ${last} 年`,
    },
  },
  reading({ readings, others }) {
    const [first] = readings;
    const same = readings.every(({ year }) => year === first!.year);
    const days = first!.firstDay
      ? `該農曆年自 ${first!.firstDay} 至 ${first!.lastDay}。`
      : "年末數旬已入次年一、二月。";
    const pair = nativeOf(PILLAR, first!.pillar);
    if (same && others.length === 0) {
      return [
        `${yearText(first!.year)}，歲次${pair}。${days}`,
        readings.length === 1
          ? `是年為${told(first!)}，此號${span(first!)}。`
          : `當時人書其年，各隨所奉：${readings.map(told).join("；")}。`,
      ];
    }
    const rest = readings.slice(1);
    return [
      `${under(first!)}${first!.native}為${yearText(first!.year)}，歲次${pair}；此號${span(first!)}。${days}`,
      ...(rest.length > 0
        ? [
            `同名之號另有：${rest.map((one) => `${under(one)}之${one.native}，在${yearText(one.year)}`).join("；")}。`,
          ]
        : []),
      others.length > 0
        ? `同年他處則書：${others.map(told).join("；")}。`
        : "是年別無他國另立年號。",
    ];
  },
  picture: {
    heading: ({ readings: [first] }) =>
      `${yearText(first!.year)}　${nativeOf(PILLAR, first!.pillar)}`,
    names: (native) => [native],
    realm: (realm) => eraRealm[realm],
    year: (year) => (year > 0 ? String(year) : `前 ${1 - year}`),
    desc: ({ readings: [first] }) =>
      `${yearText(first!.year)}前後諸國年號並列之圖：${nativeOf(REALM, first!.realm)}${first!.native}`,
  },
};
