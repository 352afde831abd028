/** The page of a day of the Soviet work week. */
import type { Brief, Lang, Text } from "#old";
import { writePage } from "../page.ts";

/** What the page is written from. */
export interface SovietPage {
  readonly system: string;
  readonly weekday: Text;
  readonly holiday: Text | null;
  readonly colorName: Text | null;
  readonly restDay: boolean | null;
  readonly yearOfRevolution: number | null;
  readonly summary: Text;
}

const RECKONINGS: Readonly<Record<string, Text>> = {
  "five-day": {
    en: "From October 1929 to November 1931 works ran without a stop: the year had 72 weeks of five days and five holidays outside them, and each worker belonged to one of five colours that rested in turn, so that families seldom rested together. For part of 1930 official calendars ran a day ahead of the count given here.",
    zhHant:
      "一九二九年十月至一九三一年十一月，工廠晝夜不停：一年七十二個五日週，另有五個節日不計在內；工人分屬五色，輪流休息，一家人因此難得同日得閒。一九三〇年有一段時間，官方日曆比此處的計法快一日。",
  },
  "six-day": {
    en: "From December 1931 to June 1940 the week was tied to the month: everyone rested on the 6th, 12th, 18th, 24th and 30th, and on 1 March; a 31st was one working day more.",
    zhHant:
      "一九三一年十二月至一九四〇年六月，工作週隨月份而定：每月六、十二、十八、二十四、三十日全民休息，二月之後以三月一日補休；逢三十一日則多上一天工。",
  },
  "seven-day": {
    en: "The reformed weeks were in force from 1 October 1929 to 26 June 1940; before and after them Sunday was the day of rest.",
    zhHant: "改革週行於一九二九年十月一日至一九四〇年六月二十六日；在此前後，皆以星期日為休息日。",
  },
};
const LIMIT: Text = {
  en: "The decrees bound works and offices; in the country many went on resting by the old week, which never stopped.",
  zhHant: "法令管的是工廠與機關；鄉間多仍照舊週歇息，而七日之週也從未中斷。",
};

/** Writes the page. */
export function writeBrief(answer: SovietPage, lang: Lang): Brief {
  const { system, weekday, holiday, colorName, restDay, yearOfRevolution } = answer;
  const named: Text[] =
    system === "seven-day"
      ? []
      : [
          {
            en: `On the ordinary week it was a ${weekday.en}.`,
            zhHant: `照七日之週，當天是${weekday.zhHant}。`,
          },
        ];
  const year: Text[] =
    yearOfRevolution === null
      ? []
      : [
          {
            en: `Calendars printed it under year ${yearOfRevolution} of the Revolution.`,
            zhHant: `日曆上印的是革命第 ${yearOfRevolution} 年。`,
          },
        ];
  return writePage(
    lang,
    { system, weekday, holiday, colour: colorName, restDay, yearOfRevolution },
    [answer.summary, ...named, ...year],
    [RECKONINGS[system]!],
    [LIMIT],
  );
}
