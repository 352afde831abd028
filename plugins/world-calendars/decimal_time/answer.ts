import { term, Type, vocabulary, type Frozen, type Static } from "#sdk";

export const CONVERSION = vocabulary("conversion", ["toDecimal", "toStandard"]);

export const answer = Type.Object({
  direction: term(CONVERSION, "Which way the time was converted"),
  millisecond: Type.Integer({
    minimum: 0,
    maximum: 86_399_999,
    description: "Milliseconds since midnight; every other field is made from it",
  }),
  standard: dayTime({
    of: "The time on the ordinary clock",
    hours: "0-23",
    minutes: "0-59",
    seconds: "0-59.999",
    text: "HH:MM:SS, with thousandths where there are any",
  }),
  decimal: dayTime({
    of: "The time on the decimal clock",
    hours: "0-9, ten to the day",
    minutes: "0-99, a hundred to the hour",
    seconds: "0-99.999, a hundred to the minute; one lasts 0.864 s",
    text: "H:MM:SS, with thousandths where there are any",
  }),
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
  hexadecimal: Type.Object(
    {
      parts: Type.Integer({ description: "Whole 65,536ths of the day that have passed" }),
      text: Type.String({ description: "The same as four hexadecimal places" }),
    },
    { description: "The time on a hexadecimal dial" },
  ),
});
export type DecimalAnswer = Frozen<Static<typeof answer>>;

function dayTime(about: Readonly<Record<"of" | "hours" | "minutes" | "seconds" | "text", string>>) {
  return Type.Object(
    {
      hours: Type.Integer({ description: about.hours }),
      minutes: Type.Integer({ description: about.minutes }),
      seconds: Type.Number({ description: about.seconds }),
      text: Type.String({ description: about.text }),
    },
    { description: about.of },
  );
}
