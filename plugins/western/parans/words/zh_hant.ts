import { chinese } from "#sdk";
import * as core from "../../core/words/zh_hant.ts";
import type { StarAngle } from "../../stars/contacts.ts";
import { isTraditional } from "../../stars/natures.ts";
import { star, themes } from "../../stars/words/zh_hant/stars.ts";
import type { ParanRow, ParansAnswer } from "../answer.ts";
import { toldOf } from "../told.ts";
import type { ParansWords } from "./en.ts";

const { body: planet } = core;

const starAngle: Readonly<Record<StarAngle, string>> = {
  rising: "東升",
  culminating: "中天",
  setting: "西沉",
  anticulminating: "下中天",
};
const WHERE: Readonly<Record<StarAngle, string>> = {
  rising: "自幼即見",
  culminating: "見於世人眼前的作為",
  setting: "見於與人相與之間，年長尤顯",
  anticulminating: "見於家門之內與傳下去的東西",
};
const heliacal = { morningFirst: "晨間復現", eveningLast: "昏後末見" };

function about({ star: id, starAngle: at, body, bodyAngle, minutesApart }: ParanRow): string {
  const close = minutesApart < 0.5 ? "相差不到半分鐘" : `相差 ${minutesApart.toFixed(1)} 分鐘`;
  const brings = isTraditional(id)
    ? `：${themes[id]}注入${core.themeOf(body)}，${WHERE[bodyAngle]}`
    : "";
  return `${star[id]}${starAngle[at]}之際，${planet[body]}恰${starAngle[bodyAngle]}，${close}${brings}。`;
}

type Event = ParansAnswer["heliacal"][number];
function season({ star: id, phase, daysBefore }: Event): string {
  const brings = isTraditional(id) ? `，主${themes[id]}` : "";
  const days = daysBefore === 0 ? "就在出生當日" : `早於出生 ${daysBefore} 日`;
  return phase === "morningFirst"
    ? `出生前最近一顆重返黎明的星是${star[id]}${brings}，${days}：此生由它開場。`
    : `最近一顆隱入暮色的星是${star[id]}${brings}，${days}：它所予之物，須自己去尋。`;
}

export const zhHant: ParansWords = {
  title: "恆星偕升",
  summary: "出生地當日與行星同時東升、中天、西沉或下中天的恆星，並及當令偕日升落之星",
  inputs: {
    stars: { label: "恆星", about: "未給則取傳統三十九星", values: star },
    orbMinutes: { label: "容許度（分鐘）", about: "星與行星相差的分鐘數；預設為 2" },
  },
  fields: {
    ...core.when,
    parans: "偕升",
    star: "恆星",
    starAngle: "恆星位置",
    body: "行星",
    bodyAngle: "行星位置",
    minutesApart: "相差（分鐘）",
    orbMinutes: "容許度（分鐘）",
    planets: "行星過四軸",
    passages: "過軸時刻",
    angle: "軸",
    stars: "恆星過四軸",
    heliacalRising: "最近重返黎明之星",
    heliacalSetting: "最近隱入暮色之星",
    heliacal: "當令之星",
    phase: "隱現",
    date: "日期",
    daysBefore: "早於出生（日）",
  },
  terms: { star, starAngle, body: core.body, heliacal },
  refusals: core.angleRefusals,
  reading: (answered) => {
    const told = toldOf(answered.parans);
    return core.paragraphs(
      told.length === 0
        ? "出生當日，所列恆星無一與行星同過地平或子午圈。"
        : `出生當日有${chinese.numeral(answered.parans.length)}組偕升，要者先列。`,
      ...told.map(about),
      core.paragraph(
        answered.heliacalRising && season(answered.heliacalRising),
        answered.heliacalSetting && season(answered.heliacalSetting),
      ),
    );
  },
  picture: {
    title: "恆星偕升",
    legend: "條愈長，愈接近同時",
    none: "無恆星與行星同過軸點",
    desc: (count: number) => `當日偕升 ${count} 組`,
    row: ({ star: id, starAngle: at, body, bodyAngle }) =>
      `${planet[body]}${starAngle[bodyAngle]} · ${star[id]}${starAngle[at]}`,
    heliacal: ({ star: id, phase, date }: Event) => `${star[id]}${heliacal[phase]}，${date}`,
  },
};
