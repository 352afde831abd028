import * as core from "../../core/words/zh_hant.ts";
import type { KarakamshaWords } from "./en.ts";

const { graha, sign, theseGrahas, houseName } = core;

const karakamshaSay = { inside: "居其中", seeing: "其座照之", lord: "主其座" };
const deity = {
  sun: "濕婆",
  moon: "高麗女神",
  mars: "塞犍陀",
  mercury: "毗濕奴",
  jupiter: "濕婆與烏瑪",
  venus: "吉祥天女",
  saturn: "那羅延",
  rahu: "難近母",
  ketu: "象頭神",
};
/** Work, by who speaks for the karakamsha. */
const works = {
  sun: "公職與對國家負責之事",
  moon: "照護、飲食與言語之藝",
  mars: "金屬、火、器械與防衛",
  mercury: "交易、工藝與文字",
  jupiter: "教學、法律與儀禮",
  venus: "政務、設計與精緻之樂",
  saturn: "祖業與長年勞作",
  rahu: "機械、藥物與非常之法",
  ketu: "精密器具、計算與隱微之事",
};
/** Learning, by who speaks for the fifth. */
const learning = {
  sun: "由哲理與歌詠",
  moon: "由記憶與想像",
  mars: "由論辯",
  mercury: "由分析",
  jupiter: "由經典與文法",
  venus: "由詩",
  saturn: "由耐心，宜共學而不宜登臺",
  rahu: "由試驗",
  ketu: "由數學",
};
/** Partnership, by who speaks for the seventh. */
const partners = {
  sun: "重家門與身分之人",
  moon: "溫柔而多變之人",
  mars: "好爭之人",
  mercury: "精於才藝之人",
  jupiter: "明智寬厚之人",
  venus: "優雅之人",
  saturn: "年長、樸素或歷練之人",
  rahu: "異地之人",
  ketu: "不隨眾之人",
};

export const zhHant: KarakamshaWords = {
  title: "自我分座（Karakamsha）",
  summary: "讀自我徵象之九分座與九分命宮：志業、心靈與本尊",
  weighs: "此術重在描述而不判吉凶，不另擬分數",
  fields: {
    atma: "自我徵象",
    degree: "度",
    amatya: "輔佐徵象",
    karakamsha: "自我分座",
    navamshaLagna: "九分盤命宮",
    fromLagna: "距該命宮之宮",
    places: "自分座數之諸位",
    house: "宮",
    sign: "星座",
    occupants: "其中之星",
    seenBy: "照之之星",
    speakers: "代言者",
    say: "緣由",
    vocation: "志業",
    deity: "本尊",
    graha: "定之之星",
  },
  terms: { graha, karakamshaSay, deity },
  conventions: {
    readIn: {
      title: "讀於何盤",
      options: { navamsha: "九分盤", rashi: "本命盤" },
    },
    karakaScheme: core.conventions.karakaScheme,
    ayanamsa: core.conventions.ayanamsa,
    node: core.conventions.node,
    positions: core.conventions.positions,
  },
  refusals: core.lagnaRefusals,
  reading: ({
    atma,
    degree,
    amatya,
    karakamsha,
    navamshaLagna,
    fromLagna,
    places,
    vocation,
    deity: chosen,
  }) => {
    const at = (house: number) => places[house - 1]!;
    const first = at(1);
    const speaker = (house: number) => at(house).speakers[0]!;
    const spirit = at(12).occupants.includes("ketu")
      ? "計都自居第十二位，為解脫之徵：所捨者不復掛念。"
      : at(12).occupants.length === 0
        ? "第十二位無星，信念由修持而生，不由徵兆。"
        : "";
    return [
      `${graha[atma]}在其座 ${degree}，承載自我；其九分座為${sign[karakamsha]}，自九分命宮${sign[navamshaLagna]}數為${houseName(fromLagna)}。${first.occupants.length > 0 ? `${theseGrahas(first.occupants)}居其中。` : `其中無星，由${theseGrahas(first.speakers.slice(0, 3))}代言。`}`,
      `志業：${vocation
        .slice(0, 3)
        .map((id) => works[id])
        .join(
          "；",
        )}${vocation.includes(amatya) ? `。輔佐徵象${graha[amatya]}亦在代言之列，工作與志向相合` : `。輔佐徵象${graha[amatya]}更添${works[amatya]}`}。`,
      `第五位由${graha[speaker(5)]}代言，學問${learning[speaker(5)]}而得；第七位由${graha[speaker(7)]}代言，所遇為${partners[speaker(7)]}。`,
      `自分座數第十二位為${sign[at(12).sign]}，定所奉之本尊為${deity[chosen.deity]}，因${graha[chosen.graha]}${karakamshaSay[chosen.say]}。${spirit}`,
    ];
  },
  picture: {
    ...core.forms,
    short: core.grahaShort,
    signShort: core.signShort,
    signs: sign,
    mark: "分座",
    head: "以自我分座為第一宮",
    foot: "底色：自我分座",
  },
};
