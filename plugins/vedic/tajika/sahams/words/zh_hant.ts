import * as core from "../../../core/words/zh_hant.ts";
import { tajikaInputs, tajikaRefusals } from "../../words/zh_hant.ts";
import type { SahamsWords } from "./en.ts";

const { graha, sign } = core;
const saham = {
  punya: { text: "福德（Punya）", matter: "福德" },
  vidya: { text: "學問（Vidya）", matter: "學問" },
  yashas: { text: "聲譽（Yashas）", matter: "聲譽" },
  mitra: { text: "友朋（Mitra）", matter: "友朋" },
  mahatmya: { text: "尊榮（Mahatmya）", matter: "尊榮" },
  asha: { text: "願望（Asha）", matter: "願望" },
  samartha: { text: "能力（Samartha）", matter: "能力" },
  bhratri: { text: "手足（Bhratri）", matter: "手足" },
  gaurava: { text: "敬重（Gaurava）", matter: "受人敬重" },
  pitri: { text: "父（Pitri）", matter: "父" },
  rajya: { text: "權位（Rajya）", matter: "權位" },
  matri: { text: "母（Matri）", matter: "母" },
  putra: { text: "子女（Putra）", matter: "子女" },
  jeeva: { text: "生計（Jeeva）", matter: "生計" },
  karma: { text: "作為（Karma）", matter: "作為" },
  roga: { text: "病恙（Roga）", matter: "病恙" },
  kali: { text: "爭執（Kali）", matter: "爭執" },
  shastra: { text: "典籍（Shastra）", matter: "典籍" },
  bandhu: { text: "親族（Bandhu）", matter: "親族" },
  paradesha: { text: "異地（Paradesha）", matter: "異地" },
  artha: { text: "財（Artha）", matter: "財" },
  paradara: { text: "外情（Paradara）", matter: "外情" },
  vanik: { text: "商（Vanik）", matter: "商" },
  karyasiddhi: { text: "成事（Karyasiddhi）", matter: "成事" },
  vivaha: { text: "婚（Vivaha）", matter: "婚姻" },
  santapa: { text: "憂苦（Santapa）", matter: "憂苦" },
  shraddha: { text: "信（Shraddha）", matter: "信念" },
  priti: { text: "愛（Priti）", matter: "情愛" },
  jadya: { text: "滯（Jadya）", matter: "遲滯" },
  vyapara: { text: "營業（Vyapara）", matter: "營業" },
  shatru: { text: "敵（Shatru）", matter: "對手" },
  jalapatana: { text: "涉水（Jalapatana）", matter: "水上之行" },
  bandhana: { text: "束縛（Bandhana）", matter: "束縛" },
  labha: { text: "得（Labha）", matter: "所得" },
};

const GOOD = [1, 2, 4, 5, 7, 9, 10, 11];

export const zhHant: SahamsWords = {
  title: "塔吉卡諸點（Saham）",
  summary: "年盤或命盤之三十四敏感點",
  inputs: {
    ...tajikaInputs,
    night: { label: "夜盤", about: "手填之盤是否為夜，未填則依太陽所在之座" },
  },
  fields: {
    night: "夜盤",
    sahams: "諸點",
    saham: "點",
    matter: "所主",
    longitudeDeg: "恆星黃經（度）",
    sign: "星座",
    degree: "度",
    house: "宮",
    lord: "座主",
    lordHouse: "座主所居宮",
  },
  terms: { saham, graha },
  conventions: {
    between: {
      title: "丙點不在何處則加三十度",
      options: { signs: "乙至甲之間諸座", degrees: "乙至甲之弧" },
    },
    ayanamsa: core.conventions.ayanamsa,
    node: core.conventions.node,
  },
  refusals: tajikaRefusals,
  reading: ({ sahams, night }) => {
    const well = sahams.filter(
      ({ house, lordHouse }) => GOOD.includes(house) && [1, 4, 7, 10, 5, 9, 11].includes(lordHouse),
    );
    const ill = sahams.filter(
      ({ house, lordHouse }) => [6, 8, 12].includes(house) && [6, 8, 12].includes(lordHouse),
    );
    const punya = sahams.find((one) => one.saham === "punya")!;
    return [
      `此${night ? "夜" : "晝"}盤之福德點在${sign[punya.sign]} ${punya.degree}、${core.houseName(punya.house)}，座主${graha[punya.lord]}居${core.houseName(punya.lordHouse)}。`,
      well.length > 0
        ? `點與座主俱佳者：${well
            .slice(0, 8)
            .map(({ saham: id }) => saham[id].matter)
            .join("、")}。`
        : "無一點與座主俱佳。",
      ill.length > 0
        ? `點與座主俱在六、八、十二宮者：${ill.map(({ saham: id }) => saham[id].matter).join("、")}，宜多用力。`
        : "無一點與座主俱在六、八、十二宮。",
    ];
  },
  picture: {
    title: "塔吉卡諸點",
    columns: ["點", "所在", "宮", "座主（宮）"],
    signs: sign,
    desc: (count) => `${count} 點及其座、宮與座主`,
  },
};
