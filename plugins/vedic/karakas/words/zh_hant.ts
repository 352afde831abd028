import * as core from "../../core/words/zh_hant.ts";
import { grahaThemes } from "../../chart/words/zh_hant/sentences.ts";
import type { KarakasWords } from "./en.ts";

const { graha, sign } = core;

const karaka = {
  atma: { text: "自我（Atma）", matter: "此生之鵠的" },
  amatya: { text: "輔佐（Amatya）", matter: "工作與所事之人" },
  bhratri: { text: "手足（Bhratri）", matter: "手足與師長" },
  matri: { text: "母（Matri）", matter: "母親與滋養" },
  pitri: { text: "父（Pitri）", matter: "父親與庇護" },
  putra: { text: "子（Putra）", matter: "子女、門生與判斷" },
  gnati: { text: "親族（Gnati）", matter: "對手、勞累與紀律" },
  dara: { text: "配偶（Dara）", matter: "伴侶與共財" },
};
const paths = {
  sun: "所學在分辨威信與虛榮",
  moon: "所學在有情而不為情所奪",
  mars: "所學在用力而不傷人",
  mercury: "所學在言而有實、心而有定",
  jupiter: "所學在敬師，引路而不自矜",
  venus: "所學在所愛清明、情誼公允",
  saturn: "所學在擔待己與人之憂",
  rahu: "所學在看破自己的渴求",
  ketu: "所學在放下",
};

export const zhHant: KarakasWords = {
  title: "流動徵象（Chara Karaka）",
  summary: "依度數定七或八位流動徵象，並示各位領先次位之度",
  weighs: "此術重在描述而不判吉凶，不另擬分數",
  fields: {
    karakas: "諸職",
    karaka: "職",
    matter: "所主",
    graha: "任之者",
    sign: "星座",
    navamsha: "九分盤星座",
    degree: "度",
    advanceDeg: "計職之度",
    leadMinutes: "領先次位（分）",
    close: "相近者",
    first: "前者",
    second: "後者",
  },
  terms: { karaka, graha },
  conventions: {
    karakaScheme: core.conventions.karakaScheme,
    ayanamsa: core.conventions.ayanamsa,
    node: core.conventions.node,
    positions: core.conventions.positions,
  },
  omissions: {
    birthTime: "未提供出生時刻：度數以當地正午計。首二職於全日不變者，始為確認。",
  },
  reading: ({ karakas, close }) => {
    const of = (id: string) => karakas.find((one) => one.karaka === id)!;
    const [atma, amatya, dara] = [of("atma"), of("amatya"), of("dara")];
    return [
      `${graha[atma.graha]}在${sign[atma.sign]} ${atma.degree}，行之最遠，為自我徵象：此生由${grahaThemes[atma.graha]}入手，${paths[atma.graha]}。其九分盤在${sign[atma.navamsha]}，即自我分座（Karakamsha），志業與信仰由此而觀。`,
      `${graha[amatya.graha]}在${sign[amatya.sign]}為輔佐，工作因${grahaThemes[amatya.graha]}而興。居末之${graha[dara.graha]}在${sign[dara.sign]}，主伴侶，其人帶來${grahaThemes[dara.graha]}。`,
      ...close.map(
        ({ first, second, leadMinutes }) =>
          `${graha[first]}與${graha[second]}僅差 ${leadMinutes.toFixed(1)} 分：時刻稍有出入，二職或即互換。`,
      ),
    ];
  },
  picture: { columns: ["職", "任之者", "所在", "九分盤"], signs: sign },
};
