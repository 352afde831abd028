import { defineProcedure, InputError, TextShape, Type, type Text } from "#old";
import { writeBrief } from "./brief.ts";
import {
  dayFraction,
  isExactDecimal,
  readDecimalTime,
  readOffsetMinutes,
  readStandardTime,
  toDecimalTime,
  toHexadecimalTime,
  toStandardTime,
  toSwatchBeats,
} from "./rules.ts";

const dayTime = (hours: string, minutes: string, seconds: string, text: string) =>
  Type.Object({
    hours: Type.Integer({ description: hours }),
    minutes: Type.Integer({ description: minutes }),
    seconds: Type.Number({ description: seconds }),
    text: Type.String({ description: text }),
  });

const output = Type.Object({
  direction: Type.String({ description: "toDecimal or toStandard" }),
  millisecond: Type.Integer({
    minimum: 0,
    maximum: 86_399_999,
    description: "Milliseconds since midnight; every other field is made from it",
  }),
  standard: dayTime("0-23", "0-59", "0-59.999", "HH:MM:SS, with thousandths where there are any"),
  decimal: dayTime(
    "0-9, ten to the day",
    "0-99, a hundred to the hour",
    "0-99.999, a hundred to the minute; one lasts 0.864 s",
    "H:MM:SS, with thousandths where there are any",
  ),
  exact: Type.Boolean({
    description: "Whether the decimal time is exact; else its last thousandth is rounded",
  }),
  fraction: Type.Number({ description: "Part of the day that has passed, eight places" }),
  centidays: Type.Number({ description: "The same in hundredths of a day" }),
  millidays: Type.Number({ description: "The same in thousandths of a day" }),
  swatch: Type.Object(
    {
      beats: Type.Number({ description: "Thousandths of the day at UTC+1, three places" }),
      text: Type.String({ description: "The whole beat as printed: @041" }),
    },
    { description: "Swatch Internet Time" },
  ),
  hexadecimal: Type.Object({
    parts: Type.Integer({ description: "Whole 65,536ths of the day that have passed" }),
    text: Type.String({ description: "The same as four hexadecimal places" }),
  }),
  summary: TextShape,
});

/** The clock of the French Republic, read both ways to the millisecond. */
export const decimalTimeConvert = defineProcedure({
  name: "decimalTime.convert",
  tradition: "republican",
  title: { en: "Decimal time", zhHant: "十進位時刻" },
  summary: {
    en: "Ordinary time to French decimal hours, minutes and seconds and back",
    zhHant: "尋常時刻與法國共和曆十進位時、分、秒互換",
  },
  kind: "calculation",
  cost: 1,
  icon: "icons/decimal_time.svg",
  input: Type.Object({
    time: Type.Optional(
      Type.String({
        pattern: "^([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d{1,3})?)?$",
        description: "Ordinary time to convert, HH:MM, HH:MM:SS or HH:MM:SS.mmm",
      }),
    ),
    decimal: Type.Optional(
      Type.String({
        pattern: "^0?\\d:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?$",
        description: "Decimal time to convert, H:MM, H:MM:SS or H:MM:SS.ddd",
      }),
    ),
    utcOffset: Type.Optional(
      Type.String({
        pattern: "^[+-](0\\d|1[0-4]):[0-5]\\d$",
        description: "Offset of the ordinary clock from UTC, for Swatch beats: +08:00",
      }),
    ),
  }),
  output,
  omittable: {
    utcOffset: {
      assume: { utcOffset: "+00:00" },
      says: {
        en: "No offset was given: the clock was taken as UTC, which only the Swatch beat depends on.",
        zhHant: "未提供時差，以世界協調時間計；僅「拍」受其影響。",
      },
      candidates: () =>
        ["-11:00", "-05:00", "+00:00", "+01:00", "+08:00", "+14:00"].map((utcOffset) => ({
          set: { utcOffset },
          when: `UTC${utcOffset}`,
        })),
      exhaustive: false,
      verdicts: ["/decimal/text", "/hexadecimal/text", "/swatch/text"],
    },
  },
  run: ({ time, decimal, utcOffset = "+00:00" }) => {
    const millisecond = readOne(time, decimal);
    const standard = toStandardTime(millisecond);
    const written = toDecimalTime(millisecond);
    const fraction = dayFraction(millisecond);
    return {
      direction: decimal === undefined ? "toDecimal" : "toStandard",
      millisecond,
      standard,
      decimal: written,
      exact: isExactDecimal(millisecond),
      fraction,
      centidays: Math.round(fraction * 1e8) / 1e6,
      millidays: Math.round(fraction * 1e8) / 1e5,
      swatch: toSwatchBeats(millisecond, readOffsetMinutes(utcOffset)),
      hexadecimal: toHexadecimalTime(millisecond),
      summary: summarise(standard.text, written.text),
    };
  },
  brief: writeBrief,
  examples: [
    {
      title: "noon is five o'clock",
      input: { time: "12:00" },
      expect: { decimal: { hours: 5, minutes: 0, seconds: 0, text: "5:00:00" }, fraction: 0.5 },
      source: "Instruction sur l'ère de la République (1793), § V: the day has ten hours",
    },
    {
      title: "a decimal hour is two hours and twenty-four minutes",
      input: { decimal: "1:00:00" },
      expect: { standard: { hours: 2, minutes: 24, seconds: 0, text: "02:24:00" } },
      source: "100,000 decimal seconds make 86,400 seconds",
    },
    {
      title: "midnight UTC is the forty-first beat at Biel",
      input: { time: "00:00:00", utcOffset: "+00:00" },
      expect: { swatch: { beats: 41.667, text: "@041" } },
      source: "Swatch Internet Time: 1,000 beats a day from midnight at UTC+1",
    },
  ],
  references: [
    {
      title: "Décret sur l'ère, le commencement et l'organisation de l'année",
      author: "Convention nationale",
      year: "1793",
      part: "4 frimaire an II, article XI",
    },
    {
      title: "Instruction sur l'ère de la République et sur la division de l'année",
      author: "Convention nationale",
      year: "1793",
    },
  ],
});

function readOne(time: string | undefined, decimal: string | undefined): number {
  if (time !== undefined && decimal !== undefined) {
    throw new InputError([{ path: "decimal", message: "Give time or decimal, not both" }]);
  }
  if (time !== undefined) return readStandardTime(time);
  if (decimal !== undefined) return readDecimalTime(decimal);
  throw new InputError([{ path: "time", message: "Required, unless decimal is given" }]);
}

function summarise(standard: string, decimal: string): Text {
  return {
    en: `${standard} on the ordinary clock is ${decimal} on the decimal one.`,
    zhHant: `尋常鐘面的 ${standard}，在十進位鐘面上是 ${decimal}。`,
  };
}
