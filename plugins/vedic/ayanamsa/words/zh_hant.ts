import * as core from "../../core/words/zh_hant.ts";
import type { CompareWords } from "./en.ts";

const ayanamsaName = {
  lahiri: { text: "Lahiri", by: "一九五五年起之印度標準，依一九八九年曆書" },
  lahiri1940: { text: "Lahiri 1940", by: "其最初之星曆" },
  lahiriVP285: { text: "Lahiri VP285", by: "二黃道合於二八五年" },
  lahiriIcrc: { text: "Lahiri ICRC", by: "改曆委員會所印" },
  raman: { text: "Raman", by: "B. V. Raman，自三九七年起" },
  krishnamurti: { text: "Krishnamurti", by: "K. S. Krishnamurti 舊值" },
  krishnamurtiSenthilathiban: { text: "Krishnamurti VP291", by: "D. Senthilathiban，KP 新值" },
  trueChitra: { text: "真角宿", by: "角宿一恆在 180°" },
  trueRevati: { text: "真奎宿", by: "外屏七在 359°50′" },
  truePushya: { text: "真鬼宿", by: "鬼宿四在 106°" },
  galacticCentre0Sagittarius: { text: "銀心", by: "銀心在射手座 0°" },
  yukteshwar: { text: "Yukteshwar", by: "Sri Yukteswar，自四九九年起" },
  suryasiddhanta: { text: "太陽悉檀多", by: "本書之四九九年元" },
  aryabhata: { text: "阿耶波多", by: "阿耶波多之同元" },
  ushaShashi: { text: "Usha-Shashi", by: "該曆之奎宿" },
  deLuce: { text: "De Luce", by: "R. De Luce，自耶穌降生起" },
  jnBhasin: { text: "Bhasin", by: "J. N. Bhasin" },
  djwhalKhul: { text: "Djwhal Khul", by: "A. Bailey 之祕傳派" },
  faganBradley: { text: "Fagan-Bradley", by: "西方恆星派" },
  hipparchos: { text: "喜帕恰斯", by: "R. Mercier 據喜帕恰斯" },
  sassanian: { text: "薩珊", by: "R. Mercier，五六四年波斯表" },
};

export const zhHant: CompareWords = {
  title: "歲差值比較（Ayanamsa）",
  summary: "約二十種定義於一日之值，及其於一盤之影響",
  fields: {
    at: "時刻",
    moonTropicalDeg: "月亮回歸黃經（度）",
    definitions: "諸定義",
    definition: "定義",
    by: "所據",
    meanDeg: "平值（度）",
    trueDeg: "真值（度）",
    fromLahiriMinutes: "與 Lahiri 之差（分）",
    moonSign: "月亮星座",
    moonDegree: "月亮度數",
    changed: "因而換座",
  },
  terms: { ayanamsaName, graha: core.graha },
  reading: ({ definitions }) => {
    const sorted = [...definitions].sort((a, b) => a.meanDeg - b.meanDeg);
    const [least, most] = [sorted[0]!, sorted.at(-1)!];
    const moving = definitions.filter(({ changed }) => changed.length > 0);
    return [
      `自${ayanamsaName[least.definition].text}（${least.meanDeg.toFixed(2)}°）至${ayanamsaName[most.definition].text}（${most.meanDeg.toFixed(2)}°），諸定義相去 ${(most.meanDeg - least.meanDeg).toFixed(2)}°。${
        moving.length === 0
          ? "諸星所在之座皆與 Lahiri 相同。"
          : `較之 Lahiri：${moving.map((one) => `${ayanamsaName[one.definition].text}使${core.theseGrahas(one.changed)}換座`).join("；")}。`
      }`,
    ];
  },
  picture: {
    title: "歲差值比較",
    name: "定義",
    value: "平值",
    moon: "月亮",
    signs: core.sign,
    desc: (count) => `${count} 種定義之值與月亮所在，著色者使星換座`,
  },
};
