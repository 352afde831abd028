import { chinese } from "#sdk";
import type { Sign } from "#lore";
import * as core from "../../core/words/zh_hant.ts";
import { indexOfSign } from "../../core/zodiac.ts";
import type { ReleasingAnswer } from "../answer.ts";
import type { ReleasingWords } from "./en.ts";

type Level = ReleasingAnswer["levels"][number];
type Period = Level["periods"][number];

const { body, lot, sign, themeOf, topicOf } = core;
const MATTER: Readonly<Record<string, string>> = {
  spirit: "主所作所為：事業、地位與抉擇",
  fortune: "主所遭所遇：身體、生計與境況",
  eros: "主所慕所求之人與事",
};
const activeOf = ({ active, periods }: Level): Period | undefined =>
  active === null ? undefined : periods[active];
const day = (text: string) => text.slice(0, 10);
const placeFrom = (fortune: Sign, at: Sign) =>
  ((indexOfSign(at) - indexOfSign(fortune) + 12) % 12) + 1;

function chapter(
  { sign: at, lord, start, end, marks, units }: Period,
  fortune: Sign | null,
): string {
  const when =
    start && end ? `自 ${day(start)} 至 ${day(end)}` : `計 ${units} 年（每年三百六十日）`;
  const place = fortune ? placeFrom(fortune, at) : null;
  return core.paragraph(
    `${sign[at]}一章${when}，由${body[lord]}主持，主${themeOf(lord)}。`,
    place !== null &&
      (marks.includes("angularFromFortune")
        ? `此座自福點數起為第${chinese.numeral(place)}位，居於角位，這些年格外突出${place === 10 ? "，以此時最受矚目" : ""}。`
        : `此座自福點數起為第${chinese.numeral(place)}位，這些年帶著${topicOf(place)}的色彩。`),
  );
}

function within({ sign: at, lord, start, end, marks }: Period, fortune: Sign | null): string {
  const when = start && end ? `（${day(start)} 至 ${day(end)}）` : "";
  return core.paragraph(
    `章內現由${sign[at]}當月${when}，主星${body[lord]}，著重${themeOf(lord)}${fortune ? `，並牽動${topicOf(placeFrom(fortune, at))}` : ""}。`,
    marks.includes("loosingOfBond") && "此時已「解縛」：次序躍至對面星座，多年的定局改道而行。",
    marks.includes("angularFromFortune") && "這是章中的高峰。",
  );
}

function turns({ periods, active }: Level): string {
  const loosed = periods.find(
    ({ marks }, i) => marks.includes("loosingOfBond") && i > (active ?? -1),
  );
  return loosed?.start ? `此章將於 ${day(loosed.start)} 解縛，轉入${sign[loosed.sign]}。` : "";
}

export const zhHant: ReleasingWords = {
  title: "黃道釋放法",
  summary: "自福點、精神點或愛慾點釋放至四層，標出解縛與高峰",
  inputs: {
    ...core.givenInputs,
    ...core.inputs,
    from: {
      label: "希臘點",
      about: "所釋放之點，預設為精神點",
      values: { spirit: lot.spirit, fortune: lot.fortune, eros: lot.eros },
    },
    fromSign: { label: "起始星座", about: "可代替希臘點", values: sign },
    ageDays: { label: "出生以來日數", about: "可代替日期" },
    levels: { label: "層數", about: "一至四，自年而至時" },
  },
  fields: {
    lot: "希臘點",
    startSign: "起自",
    fortuneSign: "福點所在",
    age: "年歲",
    totalDays: "已歷日數",
    years: "三百六十日之年數",
    "age/days": "餘日",
    levels: "各層",
    level: "層",
    unitDays: "單位日數",
    active: "現行（自零數）",
    periods: "各段",
    sign: "星座",
    lord: "主星",
    units: "單位數",
    days: "日數",
    fromDay: "起始日數",
    start: "起（UTC）",
    end: "迄（UTC）",
    cut: "截短",
    marks: "標記",
  },
  terms: {
    lot,
    sign,
    releasingMark: { loosingOfBond: "解縛", angularFromFortune: "福點之角位" },
  },
  conventions: {
    sharedLots: {
      title: "精神點與福點同座",
      options: { same: "皆自該座釋放", next: "精神點自次座釋放" },
    },
    lotsSchool: {
      title: "諸點公式",
      options: { hermetic: "赫密士七點", valens: "愛慾點與必然點由福點與精神點求得" },
    },
  },
  refusals: { ...core.givenRefusals, ...core.targetRefusals },
  reading: ({ lot: from, startSign, fortuneSign, levels }) => {
    const [first, second, third] = levels;
    const [now, month, week] = [first, second, third].map((one) => one && activeOf(one));
    const named = from ? `${lot[from]}自${sign[startSign]}釋放，${MATTER[from]}。` : "";
    if (!now) {
      const opening = first!.periods[0]!;
      return [
        named || `時運自${sign[startSign]}釋放。`,
        `首章為${sign[opening.sign]}，計 ${opening.units} 年（每年三百六十日），由${body[opening.lord]}主持，其後轉入${sign[first!.periods[1]!.sign]}。`,
      ];
    }
    return core.paragraphs(
      core.paragraph(named, chapter(now, fortuneSign)),
      month && core.paragraph(within(month, fortuneSign), turns(second!)),
      week?.end &&
        `再細看，這段日子屬${sign[week.sign]}，至 ${day(week.end)} 止，由${body[week.lord]}掌管。`,
    );
  },
  picture: {
    title: "黃道釋放",
    marks: { loosingOfBond: "×", angularFromFortune: "▲" },
    note: ({ fortuneSign }) => (fortuneSign ? "▲ 福點之角位 · × 解縛" : "× 解縛"),
    from: (days) => `第 ${Math.round(days)} 日`,
    desc: ({ startSign, levels }) =>
      `自${sign[startSign]}起共${chinese.numeral(levels[0]!.periods.length)}章，現行一章細分各月`,
  },
};
