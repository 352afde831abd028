import * as core from "../../../core/words/zh_hant.ts";
import { zhHant as festivals } from "../../festival_year/words/zh_hant.ts";
import type { SankrantiWords } from "./en.ts";

const minute = (local: string) => local.slice(5, -3).replace("T", " ");

export const zhHant: SankrantiWords = {
  title: "一年太陽入宮（Sankranti）",
  summary: "太陽入恆星黃道十二座之時刻，各地定日之則（日落、夜半、日出）與聖時",
  inputs: festivals.inputs,
  fields: {
    ...core.lasts,
    reckonedFor: "推算之地",
    latitude: "緯度",
    longitude: "經度",
    assumed: "為預設",
    sankrantis: "入宮",
    sign: "所入之座",
    at: "時刻",
    days: "月之首日",
    region: "地方",
    rule: "定日之則",
    date: "日期",
    holy: "聖時",
  },
  terms: {
    sankrantiRegion: {
      orissa: { text: "奧里薩", rule: "即其日" },
      tamil: { text: "坦米爾納德", rule: "日落前為當日，後為次日" },
      malabar: { text: "喀拉拉", rule: "午後之前為當日，否則次日" },
      bengal: { text: "孟加拉", rule: "次日；過夜半則第三日" },
    },
  },
  conventions: { ayanamsa: core.conventions.ayanamsa, sunrise: core.conventions.sunrise },
  refusals: core.sunRefusals,
  reading: ({ sankrantis }) => {
    const of = (sign: string) => sankrantis.find((one) => one.sign === sign);
    const [makara, mesha] = [of("capricorn"), of("aries")];
    const tamil = (one: typeof makara) =>
      one?.days.find(({ region }) => region === "tamil")?.date.slice(5) ?? "";
    const apart = sankrantis.filter(
      ({ days }) => new Set(days.slice(0, 3).map(({ date }) => date)).size > 1,
    );
    return [
      ...(makara
        ? [
            `太陽於 ${minute(makara.at.local)} 入摩羯，入摩羯節為 ${tamil(makara)}，聖時至 ${minute(makara.holy.ends.local)}。`,
          ]
        : []),
      ...(mesha ? [`太陽年始於 ${minute(mesha.at.local)}，坦米爾歲首為 ${tamil(mesha)}。`] : []),
      apart.length > 0
        ? `奧里薩、坦米爾、喀拉拉之月首於${apart.map(({ sign }) => core.sign[sign]).join("、")}不同日；孟加拉則常晚一至二日。`
        : "奧里薩、坦米爾、喀拉拉全年月首同日；孟加拉晚一至二日。",
    ];
  },
  picture: {
    title: (year) => `${year} 年太陽入宮`,
    heading: "當地時刻與各地太陽月首日",
    sign: "星座",
    at: "時刻",
    regions: ["奧里薩", "坦米爾", "喀拉拉", "孟加拉"],
    signs: core.sign,
    desc: (all) => all.map(({ sign, at }) => `${core.sign[sign]} ${minute(at.local)}`).join("、"),
  },
};
