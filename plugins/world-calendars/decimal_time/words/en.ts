import type { Translation, Words } from "#sdk";
import type { answer, DecimalAnswer } from "../answer.ts";
import type { input, Issues } from "../input.ts";

export const en = {
  title: "Decimal time",
  summary: "Ordinary time to French decimal hours, minutes and seconds and back",
  inputs: {
    time: {
      label: "Ordinary time",
      about: "Ordinary time to convert, HH:MM, HH:MM:SS or HH:MM:SS.mmm",
    },
    decimal: {
      label: "Decimal time",
      about: "Decimal time to convert, H:MM, H:MM:SS or H:MM:SS.ddd",
    },
    utcOffset: {
      label: "Offset from UTC",
      about: "Offset of the ordinary clock from UTC, for Swatch beats: +08:00",
    },
  },
  fields: {
    direction: "Conversion",
    millisecond: "Milliseconds since midnight",
    standard: "Ordinary clock",
    decimal: "Decimal clock",
    hours: "Hours",
    minutes: "Minutes",
    seconds: "Seconds",
    text: "As written",
    exact: "Exact",
    fraction: "Part of the day",
    centidays: "Hundredths of the day",
    millidays: "Thousandths of the day",
    swatch: "Swatch Internet Time",
    beats: "Beats",
    hexadecimal: "Hexadecimal dial",
    parts: "65,536ths of the day",
  },
  terms: { conversion: { toDecimal: "to decimal time", toStandard: "to ordinary time" } },
  phrases: {
    notBoth: "Give time or decimal, not both",
    neither: "Required, unless decimal is given",
  },
  omissions: {
    utcOffset:
      "No offset was given: the clock was taken as UTC, which only the Swatch beat depends on.",
  },
  reading: ({ standard, decimal, exact, fraction, swatch, hexadecimal }: DecimalAnswer) => {
    const passed = `${standard.text} on the ordinary clock is ${decimal.text} on the decimal one. By then ${(fraction * 100).toFixed(1)} per cent of the day have passed: beat ${swatch.text} of Swatch time, ${hexadecimal.text} on a hexadecimal dial.`;
    const rounded =
      " The last decimal place is rounded, since the two clocks do not divide each other.";
    return [
      exact ? passed : passed + rounded,
      "The clock of the Republic had ten hours to the day, a hundred minutes to the hour and a hundred seconds to the minute, so that its second lasts 0.864 of ours. It was law from 1793 and suspended in 1795.",
      "Dials of the time counted from local midnight by the Sun; no zone is taken into account here except for the Swatch beat.",
    ];
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  phrases: Issues;
  omissions: { utcOffset: {} };
}>;

export type DecimalTimeWords = Translation<typeof en>;
