import { PHASE, PILLAR } from "#lore";
import { SOLAR_TERM } from "#east/calendar/solar_terms.ts";
import { nativeOf, natives } from "#east/natives.ts";
import type { QiYearAnswer } from "../answer.ts";
import { ACCORD, QI_CLASS, SIX_QI } from "../terms.ts";
import type { QiYearWords } from "./en.ts";

const sixQi = natives(SIX_QI);
const accordName = natives(ACCORD);
const className = natives(QI_CLASS);
const phase = natives(PHASE);
const weather = {
  jueYin: "風",
  shaoYin: "熱",
  shaoYang: "暑",
  taiYin: "濕",
  yangMing: "燥",
  taiYang: "寒",
};
const qiAccord = {
  same: { text: accordName.same, about: "時氣加重" },
  feeds: { text: accordName.feeds, about: "相得，和平" },
  fed: { text: accordName.fed, about: "相得，和平" },
  prevails: { text: accordName.prevails, about: "為從" },
  yields: { text: accordName.yields, about: "為逆" },
};
const qiClass = {
  tianFu: { text: className.tianFu, about: "運與司天同氣" },
  suiHui: { text: className.suiHui, about: "運與歲支同氣" },
  taiYi: { text: className.taiYi, about: "運、天、歲三合為一" },
  tongTianFu: { text: className.tongTianFu, about: "太過而運與在泉同氣" },
  tongSuiHui: { text: className.tongSuiHui, about: "不及而運與在泉同氣" },
};
const plenty = ({ great }: QiYearAnswer) => (great.isExcess ? "太過" : "不及");
const dayOf = (local: string) => local.slice(0, local.indexOf("T"));

export const zhHant: QiYearWords = {
  title: "五運六氣",
  summary:
    "依《素問》推一年之五運六氣：大運、主運與客運、司天在泉、六步主氣與客氣，各有起始時刻；但言歲時，不作醫囑",
  inputs: {
    year: { label: "年", about: "以大寒為始之年，天文紀年，0 為公元前 1 年" },
    timezone: { label: "時區", about: "當地時刻所依之時區，不填則用東八區" },
  },
  fields: {
    year: "年",
    pillar: "干支",
    great: "大運",
    element: "五行",
    isExcess: "太過",
    sky: "司天",
    earth: "在泉",
    classes: "歲類",
    about: "說明",
    circuits: "五運",
    host: "主",
    guest: "客",
    utc: "世界時",
    local: "當地時",
    steps: "六氣",
    accord: "客主加臨",
    from: "起於",
    zone: "時區",
  },
  terms: { sixQi, qiAccord, qiClass, solarTerm: natives(SOLAR_TERM) },
  conventions: { begins: { title: "歲氣之始", options: { daHan: "大寒", liChun: "立春" } } },
  reading(answer) {
    const { pillar, great, sky, earth, classes, steps, circuits } = answer;
    const against = steps.flatMap(({ accord }, i) => (accord === "yields" ? [i + 1] : []));
    return [
      `${nativeOf(PILLAR, pillar)}年大運為${phase[great.element]}運${plenty(answer)}${classes.length > 0 ? `，屬${classes.map((one) => `${className[one]}（${qiClass[one].about}）`).join("、")}` : ""}。${sixQi[sky]}司天，主上半年；${sixQi[earth]}在泉，主下半年。`,
      `客運依次為：${circuits.map((one) => `${phase[one.guest]}（${dayOf(one.local)} 起）`).join("、")}。`,
      `六步客氣：${steps.map((one) => `自 ${dayOf(one.local)} 主${weather[one.guest]}，${accordName[one.accord]}`).join("；")}。${against.length > 0 ? `其中第 ${against.join("、")} 步，書以主勝為逆。` : ""}`,
      "此為古人言歲時氣候之曆，與個人病痛無涉。",
    ];
  },
  picture: {
    title: ({ year, pillar }) => `${year} ${nativeOf(PILLAR, pillar)}`,
    name: (id) => weather[id],
    day: (local) => local.slice(local.indexOf("T") - 5, local.indexOf("T")).replace("-", "/"),
    great: (answer) => `大運：${phase[answer.great.element]}運${plenty(answer)}`,
    legend: "外圈：客氣與起始之日；內圈：主氣",
    desc: ({ steps }) => steps.map((one) => `${dayOf(one.local)} ${sixQi[one.guest]}`).join("、"),
  },
};
