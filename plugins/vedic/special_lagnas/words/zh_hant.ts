import * as core from "../../core/words/zh_hant.ts";
import { houseTopics } from "../../chart/words/zh_hant/sentences.ts";
import { zhHant as upagrahas } from "../../upagrahas/words/zh_hant.ts";
import type { SpecialLagnasWords } from "./en.ts";

const { graha, sign, houseName, theseGrahas } = core;

const specialLagna = {
  bhava: { text: "宮命點（Bhava Lagna）", about: "兩小時行一座：形體與處所" },
  hora: { text: "時命點（Hora Lagna）", about: "一小時行一座：財富" },
  ghati: { text: "刻命點（Ghati Lagna）", about: "二十四分行一座：權勢" },
  vighati: { text: "分命點（Vighati Lagna）", about: "一分行半座：細驗時刻" },
  pranapada: { text: "息足（Pranapada）", about: "氣息之足：元氣" },
  indu: { text: "月光點（Indu Lagna）", about: "自月亮以光數計：豐足" },
  sri: { text: "吉祥點（Sri Lagna）", about: "依月宿所行之分：福運" },
  varnada: { text: "種姓點（Varnada Lagna）", about: "由命宮與時命點而得：志業與身分" },
};

export const zhHant: SpecialLagnasWords = {
  title: "特別命點",
  summary: "宮、時、刻、分、息足、月光、吉祥與種姓八命點",
  weighs: "此術重在描述而不判吉凶，不另擬分數",
  fields: {
    ...core.place,
    lagna: "命宮",
    minutesFromSunrise: "日出後分鐘",
    lagnas: "諸命點",
    specialLagna: "命點",
    about: "所主",
    degree: "度",
    house: "宮",
    lord: "座主",
    occupants: "同座之星",
  },
  terms: { specialLagna, nakshatra: core.nakshatraName, graha },
  conventions: {
    varnada: {
      title: "種姓點之順逆",
      options: { byLagna: "依命宮之奇偶", byCount: "依計數之奇偶" },
    },
    sunrise: core.conventions.sunrise,
    ayanamsa: core.conventions.ayanamsa,
    positions: core.conventions.positions,
  },
  refusals: upagrahas.refusals,
  reading: ({ lagnas, minutesFromSunrise }) => {
    const of = (id: string) => lagnas.find((one) => one.specialLagna === id)!;
    const [hora, ghati, sri, indu, varnada] = [
      of("hora"),
      of("ghati"),
      of("sri"),
      of("indu"),
      of("varnada"),
    ];
    const at = (one: typeof hora) => `${sign[one.sign]} ${one.degree}、${houseName(one.house)}`;
    const held = (one: typeof hora) =>
      one.occupants.length > 0
        ? `與${theseGrahas(one.occupants)}同座`
        : `無星同座而以${graha[one.lord]}為主`;
    return [
      `生於日出後 ${Math.floor(minutesFromSunrise / 60)} 小時 ${Math.floor(minutesFromSunrise % 60)} 分。時命點在${at(hora)}，${held(hora)}，財繫於${houseTopics[hora.house - 1]!}；刻命點在${at(ghati)}，${held(ghati)}，勢繫於${houseTopics[ghati.house - 1]!}。`,
      `福運聚於吉祥點，在${at(sri)}；豐足由月光點觀之，在${sign[indu.sign]}，${held(indu)}。${sri.sign === indu.sign ? "二者同座，其言一致。" : ""}`,
      `種姓點在${sign[varnada.sign]}，${held(varnada)}，志業見於${houseTopics[varnada.house - 1]!}。`,
    ];
  },
  picture: { columns: ["命點", "所在", "宮", "座主"], signs: sign },
};
