import * as core from "../../core/words/zh_hant.ts";
import type { MapAnswer, RankedPlace } from "../answer.ts";
import type { MapWords } from "./en.ts";

const { body, paragraph, themeOf } = core;

const line = { mc: "上中天", ic: "下中天", asc: "升起", dsc: "西落" };
const STAGES = {
  mc: "事業與名聲",
  ic: "家與內在根基",
  asc: "個人的舉止與氣勢",
  dsc: "伴侶與際遇之人",
};
const MOST_PLACES = 6;

function about({ name, influences, nearest }: RankedPlace, order: number): string {
  const near = influences.slice(0, 3);
  if (near.length === 0) {
    const closest = nearest
      ? `，最近者為${body[nearest.body]}線，相距 ${Math.round(nearest.km)} 公里`
      : "";
    return `${name}不近任何線${closest}，可視為中性之地。`;
  }
  const sentences = near.map((one, i) => {
    const [theme, stage, km] = [themeOf(one.body), STAGES[one.line], Math.round(one.km)];
    const planet = body[one.body];
    if (i > 0) {
      return `${planet}另以${theme}加於${stage}（${km} 公里，強度 ${one.influence}）。`;
    }
    return order % 2 === 0
      ? `在${name}，${planet}${line[one.line]}之線距城 ${km} 公里：${theme}見於${stage}，強度 ${one.influence}（滿分一百）。`
      : `${name}距${planet}${line[one.line]}之線 ${km} 公里，強度 ${one.influence}；當地的${stage}帶有${theme}的色彩。`;
  });
  return paragraph(...sentences);
}

function meridians({ lines }: MapAnswer): string {
  const sentences = (["sun", "moon", "venus", "jupiter"] as const).map((id) => {
    const at = lines[id]?.mcLongitude;
    if (at === undefined) return null;
    return `${body[id]}於${at < 0 ? "西經" : "東經"} ${Math.round(Math.abs(at))}° 上中天，沿線事業與${themeOf(id)}相繫。`;
  });
  return paragraph(...sentences);
}

export const zhHant: MapWords = {
  title: "占星地圖",
  summary: "行星升、落、上下中天之線、交點及對指定地點之影響",
  inputs: {
    places: { label: "地點", about: "欲排序之地點，至多四十處" },
    name: { label: "地名", about: "所用之名稱" },
    bodies: { label: "行星", about: "欲繪其線之行星，預設全部十顆", values: body },
    stepDeg: { label: "曲線間距（度）", about: "曲線之緯度間距，以度計，預設一度" },
    orbKm: { label: "線之影響範圍（公里）", about: "線之影響範圍，以公里計，預設七百" },
  },
  fields: {
    ...body,
    ...core.unavailable,
    greenwichSiderealDeg: "格林威治恆星時（度）",
    lines: "各線",
    mcLongitude: "上中天之經線（度）",
    icLongitude: "下中天之經線（度）",
    asc: "升起之線",
    dsc: "西落之線",
    crossings: "交點",
    "crossings/a": "其一",
    aLine: "其線",
    "crossings/b": "其二",
    bLine: "其線",
    latitude: "緯度（度）",
    longitude: "經度（度）",
    placeRanking: "地點（依強度）",
    name: "地點",
    strength: "強度",
    influences: "影響",
    body: "行星",
    line: "線",
    km: "距離（公里）",
    degreesAlongParallel: "沿緯線之距（度）",
    influence: "影響",
    nearest: "最近之線",
    localSpace: "方位角（度）",
    orbKm: "線之影響範圍（公里）",
  },
  terms: { line },
  conventions: {
    plane: {
      title: "以星體或以黃道度",
      options: { mundane: "星體實際方位（含黃緯）", zodiacal: "僅取黃道度數（不計黃緯）" },
    },
  },
  refusals: {
    ...core.chartRefusals,
    "birth-time-needed": {
      when: "各線每小時轉動十五度，而未提供時刻",
      says: "各線每小時轉動十五度，而未提供出生時刻。請填時刻",
    },
  },
  reading: (map) => ({
    paragraphs: core.paragraphs(
      `出生瞬間，每顆行星都在地球上的某些線上恰臨地平或子午圈。傳統認為，距線 ${map.orbKm} 公里以內，其主題較他處顯著。`,
      ...(map.placeRanking.length > 0
        ? map.placeRanking.slice(0, MOST_PLACES).map(about)
        : [meridians(map)]),
      map.crossings.length > 0 &&
        `另列有 ${map.crossings.length} 處線之交點；在其緯度上，無論居於何處，兩星皆合讀。`,
    ),
    outline: map.placeRanking.map(({ name }) => name),
    facts: {
      places: map.placeRanking,
      crossings: map.crossings.slice(0, 12),
      orbKm: map.orbKm,
    },
  }),
  picture: {
    title: "占星地圖",
    desc: (planets) => `世界輪廓上繪有${planets.map((id) => body[id]).join("、")}各線。`,
    cities: {
      taipei: "台北",
      newYork: "紐約",
      london: "倫敦",
      delhi: "德里",
      sydney: "雪梨",
      saoPaulo: "聖保羅",
      cairo: "開羅",
      tokyo: "東京",
      losAngeles: "洛杉磯",
      moscow: "莫斯科",
      singapore: "新加坡",
      johannesburg: "約翰尼斯堡",
      beijing: "北京",
      mexico: "墨西哥城",
      lagos: "拉哥斯",
    },
    key: ["實線：上中天　點線：下中天", "曲線：升起　虛線：西落"],
  },
};
