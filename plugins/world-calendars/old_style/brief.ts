/** The page of a date in both calendars. */
import type { Brief, Lang, Text } from "#old";
import type { CalendarDate } from "#time";
import { writePage } from "../page.ts";
import { doubleDateZh, writeDateZh } from "./date_text.ts";

interface DateText extends CalendarDate {
  readonly text: string;
}

/** What the page is written from. */
export interface OldStylePage {
  readonly julian: DateText;
  readonly gregorian: DateText;
  readonly doubleDated: string;
  readonly differenceDays: number;
  readonly weekday: Text;
  readonly alternatives: readonly {
    readonly julian: DateText;
    readonly gregorian: DateText;
    readonly doubleDated: string;
  }[];
  readonly inCountry: {
    readonly name: Text;
    readonly calendar: string;
    readonly date: DateText;
  } | null;
  readonly summary: Text;
}

const CALENDARS: Readonly<Record<string, Text>> = {
  julian: { en: "the Julian calendar", zhHant: "儒略曆" },
  swedish: { en: "the Swedish calendar of 1700-1712", zhHant: "一七〇〇至一七一二年之瑞典曆" },
  gregorian: { en: "the Gregorian calendar", zhHant: "格里曆" },
};
const LIMIT: Text = {
  en: "Which style a document used has to be learnt from the document: clerks, churches and merchants of one town did not always agree.",
  zhHant:
    "一份文件究竟用哪一種紀年，終須從文件本身去認：同一座城裡，官府、教會與商人的寫法未必一致。",
};

/** Writes the page. */
export function writeBrief(answer: OldStylePage, lang: Lang): Brief {
  const { julian, gregorian, doubleDated, differenceDays, weekday, alternatives, inCountry } =
    answer;
  const apart: Text = {
    en: `It was a ${weekday.en}, for the week was never interrupted; on that day the calendars stood ${Math.abs(differenceDays) === 1 ? "one day" : `${Math.abs(differenceDays)} days`} apart.`,
    zhHant: `那天是${weekday.zhHant}，因為七日之週從未中斷；當時兩曆相差 ${Math.abs(differenceDays)} 日。`,
  };
  const there: Text[] = inCountry
    ? [
        {
          en: `${inCountry.name.en} kept ${CALENDARS[inCountry.calendar]!.en} then, and wrote ${inCountry.date.text}.`,
          zhHant: `${inCountry.name.zhHant}當時行${CALENDARS[inCountry.calendar]!.zhHant}，寫作 ${writeDateZh(inCountry.date)}。`,
        },
      ]
    : [];
  const others: Text[] = alternatives.map((one) => ({
    en: `If the year began in another season, the same words mean ${one.doubleDated} Old Style, which is ${one.gregorian.text}.`,
    zhHant: `若歲首不在那時，同樣的寫法便是指舊曆 ${doubleDateZh(one.julian)}，即新曆 ${writeDateZh(one.gregorian)}。`,
  }));
  return writePage(
    lang,
    lang === "en"
      ? { julian: julian.text, gregorian: gregorian.text, doubleDated, differenceDays }
      : {
          julian: writeDateZh(julian),
          gregorian: writeDateZh(gregorian),
          doubleDated: doubleDateZh(julian),
          differenceDays,
        },
    [answer.summary, apart],
    [...there, ...others, RECKONING],
    [LIMIT],
  );
}

const RECKONING: Text = {
  en: "Both calendars have the same months; the Gregorian one leaves out three leap days in four centuries, and many countries once began the year on another day than 1 January, which is why an old date may bear two years.",
  zhHant:
    "兩曆月份相同，格里曆每四百年少三個閏日；許多國家從前不以一月一日為歲首，所以舊日期有時並寫兩個年份。",
};
