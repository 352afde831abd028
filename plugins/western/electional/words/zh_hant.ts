import { chinese } from "#sdk";
import * as core from "../../core/words/zh_hant.ts";
import type { ElectedMoment } from "../answer.ts";
import type { Criterion } from "../criteria.ts";
import type { Purpose } from "../purposes.ts";
import type { ElectionalWords } from "./en.ts";

const purpose: Readonly<Record<Purpose, string>> = {
  wedding: "婚禮",
  agreement: "立約或合夥",
  openBusiness: "開業",
  purchase: "購置",
  building: "動工",
  moveHome: "遷居",
  journey: "出行",
  application: "求職",
  study: "就學",
  publication: "發表",
};
const criterion: Readonly<Record<Criterion, string>> = {
  moonVoid: "月亮空亡",
  moonCombust: "月距日不足 12°",
  moonToMalefic: "月亮下一步凶會火星或土星",
  moonToBenefic: "月亮下一步吉會金星或木星",
  moonToMatter: "月亮下一步吉會事宮之主",
  moonStrong: "月亮入廟或擢升",
  moonWeak: "月亮失勢或落陷",
  moonBurntWay: "月行燃道",
  moonWaxing: "月漸盈",
  moonBadHouse: "月居六、八、十二宮",
  lordStrong: "上升主星入廟或擢升",
  lordWeak: "上升主星失勢或落陷",
  lordRetrograde: "上升主星逆行",
  lordCombust: "上升主星遭日灼",
  lordAngular: "上升主星居角宮",
  lordCadent: "上升主星居降宮",
  beneficOnAngle: "金星或木星臨角",
  maleficOnAngle: "火星或土星臨角",
  matterLordStrong: "事宮之主入廟或擢升",
  matterLordWeak: "事宮之主失勢或落陷",
  matterLordRetrograde: "事宮之主逆行",
  beneficInMatter: "金星或木星入事宮",
  maleficInMatter: "火星或土星入事宮",
  rulerStrong: "所司之星入廟或擢升",
  rulerWeak: "所司之星失勢或落陷",
  rulerRetrograde: "所司之星逆行",
  rulerCombust: "所司之星遭日灼",
  rulerHour: "時值所司之星",
  signSuits: "上升星座合宜",
  natalBenefic: "金星或木星臨本命行星",
  natalMalefic: "火星或土星臨本命行星",
};
const clause: Readonly<Record<Criterion, string>> = {
  ...criterion,
  moonVoid: "月亮空亡，所始之事多無下文",
  moonCombust: "月亮隱於日光",
  moonToMalefic: "月亮將與火星或土星相刑",
  moonToBenefic: "月亮將與金星或木星相會",
  moonToMatter: "月亮把事情送到其主星手上",
};

const dayOf = ({ local }: { readonly local: string }) => local.slice(0, -9);
const clock = ({ local }: { readonly local: string }) => local.slice(-8, -3);
const most = (list: ElectedMoment["because"], sign: 1 | -1, count: number) =>
  list
    .filter(({ points }) => points * sign > 0)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, count)
    .map((one) => clause[one.criterion]);
const signed = (score: number) => (score > 0 ? `+${score}` : `${score}`);

function first(one: ElectedMoment, middle: number | null, what: string): string {
  const [goods, bads] = [most(one.because, 1, 4), most(one.because, -1, 3)];
  return core.paragraph(
    `${what}之最佳時刻為 ${dayOf(one)} ${clock(one)}，得 ${signed(one.score)} 分，而諸時之半不過 ${signed(middle ?? 0)} 分；其時${core.placeName(one.ascendant.longitudeDeg)}上升，月在${core.placeName(one.moon.longitudeDeg)}。`,
    goods.length > 0 && `所宜者：${chinese.list(goods)}。`,
    bads.length > 0 ? `所忌而無可避者：${chinese.list(bads)}。` : "所列諸忌，一無所犯。",
    `此勢自 ${clock(one.begins)} 至 ${clock(one.ends)}。`,
  );
}

/** What is told of a later one; what speaks against the first as well is not said again. */
function further(one: ElectedMoment, best: ElectedMoment): string {
  const known = new Set(best.because.map(({ criterion: id }) => id));
  const own = one.because.filter(({ criterion: id, points }) => points > 0 || !known.has(id));
  const [goods, bads] = [most(own, 1, 2), most(own, -1, 1)];
  return `${dayOf(one)} ${clock(one)}（${signed(one.score)} 分）${goods.length > 0 ? `，${chinese.list(goods)}` : ""}${bads.length > 0 ? `，惟${bads[0]}` : ""}。`;
}

export const zhHant: ElectionalWords = {
  title: "擇時",
  summary: "依月亮、上升、事宮之主、行星時與諸般刑傷，排出一段時日中宜於舉事的時刻",
  inputs: {
    ...core.spanInputs,
    purpose: { label: "所為之事", about: "為何事擇時", values: purpose },
    earliest: { label: "不早於", about: "鐘面時刻；未給則不限" },
    latest: { label: "不晚於", about: "鐘面時刻；未給則不限" },
    limit: { label: "列出幾個", about: "1 至 20；預設為 5" },
    natal: { label: "出生資料", about: "舉事之人的出生" },
  },
  fields: {
    ...core.when,
    ...core.place,
    purpose: "所為之事",
    moments: "時刻",
    score: "得分",
    begins: "始",
    ends: "終",
    ascendant: "上升",
    moon: "月亮",
    hourRuler: "行星時",
    because: "緣由",
    criterion: "所合之條",
    points: "分數",
    searched: "所查時刻數",
    middleScore: "中位分數",
    days: "各日",
    date: "日期",
    best: "當日最高",
  },
  terms: { purpose, criterion },
  conventions: { houseSystem: core.conventions.houseSystem },
  refusals: core.spanRefusals,
  reading: ({ purpose: id, moments, middleScore }) => {
    const [best, ...rest] = moments;
    if (!best) return ["所給時日之中，無一刻落在所限鐘點之內。"];
    return core.paragraphs(
      first(best, middleScore, purpose[id]),
      best.score <= 0 && "這段時日無一刻得正分，此為其中較輕者；不妨另看他週。",
      rest.length > 0 && `其次：${rest.map((one) => further(one, best)).join("")}`,
    );
  },
  picture: {
    title: (id: Purpose) => `擇時：${purpose[id]}`,
    legend: "每日最高分；深色即下列時刻所在之日",
    desc: (count: number) => `每日最高分與最佳的 ${count} 個時刻`,
    row: (place: number, one: ElectedMoment) =>
      `${place}. ${dayOf(one)} ${clock(one)}–${clock(one.ends)} · ${core.sign[one.ascendant.sign]}上升 · ${signed(one.score)}`,
  },
};
