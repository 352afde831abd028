import { defineProcedure, Moment, oneOf, TextShape, Type, type Text } from "#old";
import { booleanOrNull, integerOrNull, stringOrNull } from "../nullable.ts";
import { writeBrief } from "./brief.ts";
import { nameColour, SECOND_COLOURS, SYSTEM_NAMES, WEEKDAYS } from "./names.ts";
import {
  COLOURS,
  fiveDayPlace,
  holidayOf,
  sixDayPlace,
  systemOf,
  yearOfRevolution,
} from "./rules.ts";

const textOrNull = (description: string) => Type.Union([TextShape, Type.Null()], { description });

const output = Type.Object({
  system: oneOf(["seven-day", "five-day", "six-day"], "Week that ordered work on the date"),
  systemName: TextShape,
  dayOfWeek: integerOrNull(
    "1-5 or 1-6 in the work weeks, 1 Monday to 7 Sunday in the seven-day week; null outside",
  ),
  weekday: Type.Object(
    { en: Type.String(), zhHant: Type.String() },
    { description: "Day of the seven-day week, which never stopped" },
  ),
  weekOfYear: integerOrNull("1-72 in the five-day week"),
  color: stringOrNull("Group at rest in the five-day week: yellow, pink, red, purple, green"),
  colorName: textOrNull("That colour as the chosen source calls it"),
  restDay: booleanOrNull(
    "Whether the week rests: the common rest day, in the five-day week that of `group` (null without it); holidays are told apart",
  ),
  extraDay: Type.Boolean({ description: "A 31st of the six-day week, outside it" }),
  nationalHoliday: booleanOrNull("Null in years of the seven-day week, which are not listed"),
  holiday: textOrNull("Name of the holiday"),
  yearOfRevolution: integerOrNull("Year 1 begins on 7 November 1917; null before"),
  summary: TextShape,
});

/** One leaf of the Soviet calendar: which week was in force and who rested. */
export const sovietDay = defineProcedure({
  name: "soviet.day",
  tradition: "soviet",
  title: { en: "Soviet work week", zhHant: "蘇聯工作週" },
  summary: {
    en: "Five-day and six-day week day, colour group of rest, and common holidays for 1929-1940 dates",
    zhHant: "一九二九至一九四〇年間某日之五日週、六日週序、輪休色組與國定假日",
  },
  kind: "calculation",
  cost: 1,
  reads: "moment",
  conventions: {
    secondColour: {
      title: { en: "Name of the second colour", zhHant: "第二色之名" },
      default: "pink",
      options: {
        pink: { title: SECOND_COLOURS.pink, source: "Most accounts of the continuous week" },
        orange: { title: SECOND_COLOURS.orange, source: "Some accounts; others say peach" },
        blue: {
          title: SECOND_COLOURS.blue,
          source: "A printed wall calendar of 1930, which also orders the colours differently",
        },
      },
    },
  },
  input: Type.Object({
    ...Moment,
    group: Type.Optional(oneOf(COLOURS, "Colour of a worker's group in 1929-1931")),
  }),
  output,
  run: ({ group, secondColour }, give) => {
    const { year, month, day, dayOfWeek } = give.civil();
    const date = { year, month, day };
    const system = systemOf(date);
    const holiday = holidayOf(date);
    const weekday = WEEKDAYS[dayOfWeek]!;
    const common = {
      system,
      systemName: SYSTEM_NAMES[system],
      weekday,
      weekOfYear: null,
      color: null,
      colorName: null,
      extraDay: false,
      nationalHoliday: system === "seven-day" ? null : holiday !== null,
      holiday: holiday && { en: holiday.en, zhHant: holiday.zhHant },
      yearOfRevolution: yearOfRevolution(date),
    };
    if (system === "seven-day") {
      const restDay = dayOfWeek === 0;
      const place = { dayOfWeek: restDay ? 7 : dayOfWeek, restDay };
      return { ...common, ...place, summary: sevenDaySummary(weekday) };
    }
    if (system === "six-day") {
      const place = sixDayPlace(date);
      const summary = sixDaySummary(place, common.holiday);
      return { ...common, ...place, summary };
    }
    const place = fiveDayPlace(date);
    if (!place) {
      const summary = holidaySummary(common.holiday!);
      return { ...common, dayOfWeek: null, restDay: false, summary };
    }
    const colorName = nameColour(place.colour, secondColour);
    const restDay = group === undefined ? null : group === place.colour;
    const { dayOfWeek: number, weekOfYear, colour } = place;
    return {
      ...common,
      dayOfWeek: number,
      weekOfYear,
      color: colour,
      colorName,
      restDay,
      summary: fiveDaySummary(number, weekOfYear, colorName),
    };
  },
  brief: writeBrief,
  examples: [
    {
      title: "1 October 1929 opens the continuous week",
      input: { date: "1929-10-01", group: "yellow" },
      expect: { system: "five-day", dayOfWeek: 1, color: "yellow", restDay: true },
      source: "Sovnarkom decree of 24 September 1929, in force from 1 October; day 1 is inferred",
    },
    {
      title: "the holidays of November stand outside the week",
      input: { date: "1930-11-07" },
      expect: { system: "five-day", dayOfWeek: null, color: null, nationalHoliday: true },
      source: "Sovnarkom decree of 24 September 1929: five holidays, 72 weeks of five",
    },
    {
      title: "1 March is a day of rest in the six-day week",
      input: { date: "1933-03-01" },
      expect: { system: "six-day", dayOfWeek: 1, restDay: true },
      source: "Printed Soviet calendar of 1933",
    },
  ],
  references: [
    {
      title: "Decrees on the continuous production week",
      author: "Council of People's Commissars of the USSR",
      year: "1929",
      part: "26 August and 24 September",
    },
    {
      title: "Decree on the interrupted six-day week",
      author: "Council of People's Commissars of the USSR",
      year: "1931",
      part: "21 November",
    },
    {
      title: "Decree on the eight-hour day and the seven-day week",
      author: "Presidium of the Supreme Soviet of the USSR",
      year: "1940",
      part: "26 June",
    },
  ],
});

function sevenDaySummary(weekday: Text): Text {
  return {
    en: `The ordinary week was in force: ${weekday.en}.`,
    zhHant: `當日行七日週：${weekday.zhHant}。`,
  };
}

function fiveDaySummary(day: number, week: number, colour: Text): Text {
  return {
    en: `Day ${day} of week ${week} in the continuous five-day week; the ${colour.en} group rests.`,
    zhHant: `五日連續週第 ${week} 週第 ${day} 日，${colour.zhHant}組輪休。`,
  };
}

function holidaySummary(holiday: Text): Text {
  return {
    en: `${holiday.en}: a national holiday, outside the five-day week.`,
    zhHant: `${holiday.zhHant}：國定假日，不計入五日週。`,
  };
}

function sixDaySummary(place: ReturnType<typeof sixDayPlace>, holiday: Text | null): Text {
  const where: Text = place.extraDay
    ? { en: "The 31st, outside the six-day week", zhHant: "三十一日，不入六日週" }
    : {
        en: `Day ${place.dayOfWeek} of the six-day week`,
        zhHant: `六日週第 ${place.dayOfWeek} 日`,
      };
  if (holiday) {
    return { en: `${where.en}; ${holiday.en}.`, zhHant: `${where.zhHant}；${holiday.zhHant}。` };
  }
  return place.restDay
    ? { en: `${where.en}; the common day of rest.`, zhHant: `${where.zhHant}，全民休息日。` }
    : { en: `${where.en}; a working day.`, zhHant: `${where.zhHant}，工作日。` };
}
