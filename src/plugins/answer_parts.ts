/** Schemas of what the host itself adds to answers, whatever the procedure; each has a name of its own. */
import { Type, type TObject, type TProperties, type TSchema } from "@sinclair/typebox";
import { named } from "../speech/mod.ts";
import { BACKZONES } from "../time/mod.ts";
import { placeReceiptSchema } from "./places/mod.ts";
import { oneOf } from "./shapes.ts";

const closed = { additionalProperties: false } as const;

/** An object whose members this contract leaves to its maker. */
export const anyObject = (description: string) =>
  Type.Object({}, { additionalProperties: true, description });
const text = (description: string) => Type.String({ description });
const texts = (description: string) => Type.Array(Type.String(), { description });
const nullable = <S extends TSchema>(schema: S, description: string) =>
  Type.Union([schema, Type.Null()], { description });
const object = (properties: TProperties, description: string): TObject =>
  Type.Object(properties, { ...closed, description });
const choice = (values: readonly string[], description: string) => ({
  ...oneOf(values),
  description,
});

/** A text of the host in the language of the answer. */
export const says = (description: string) =>
  named("Text", object({ text: text("In the language of the answer") }, description));

const phrase = (description: string) =>
  named(
    "Remark",
    object(
      { code: text("Stable, for programs"), text: text("In the language of the answer") },
      description,
    ),
  );

/** A school that was used. */
export const CONVENTION_USED = named(
  "ConventionUsed",
  object(
    {
      name: text("Name of the input that chooses"),
      value: text("The school used"),
      chosen: Type.Boolean({ description: "Whether the caller chose it" }),
      alternatives: texts("The other schools on offer"),
      text: text("The school used, in the language of the answer"),
      rule: Type.Optional(says("By which rule it follows from the input")),
    },
    "A school that was used",
  ),
);

const difference = object(
  {
    field: text("JSON pointer into the answer"),
    used: Type.Unknown({ description: "What the school used says" }),
    here: Type.Unknown({ description: "What this school says" }),
  },
  "A field that differs",
);

/** What the other schools of one convention change. */
export const COMPARISON = named(
  "Comparison",
  object(
    {
      convention: text("Name of the convention"),
      used: text("The school used"),
      alternatives: Type.Array(
        named(
          "ComparedSchool",
          object(
            {
              value: text("Another school"),
              text: text("The same in the language of the answer"),
              differs: Type.Array(named("Difference", difference), {
                description: "Fields that differ",
              }),
              more: Type.Integer({ description: "Further fields that differ and are not listed" }),
            },
            "Another school and what it changes",
          ),
        ),
        { description: "Every other school" },
      ),
    },
    "What the other schools of one convention change",
  ),
);

const settled = named(
  "SettledField",
  object(
    {
      field: text("JSON pointer into the answer"),
      value: Type.Optional(
        Type.Unknown({ description: "Its value; absent where another omitted input changes it" }),
      ),
      openBy: Type.Optional(texts("Other omitted inputs that leave it open")),
    },
    "A field that the omitted input does not change",
  ),
);

const alternative = object(
  {
    value: Type.Unknown({ description: "A value it takes" }),
    when: texts("For which values of the omitted input"),
  },
  "A value that the field takes",
);

/** An input that was left out. A blend adds facts of its own. */
export const OMISSION = named(
  "Omission",
  Type.Object(
    {
      input: text("The input that was left out"),
      assumed: nullable(anyObject("What stands in its place"), "What was assumed; null: nothing"),
      text: text("What its absence means, in the language of the answer"),
      certified: Type.Boolean({ description: "Whether it was proved to change no verdict" }),
      exhaustive: Type.Boolean({ description: "Whether what was tried stands for all values" }),
      candidates: Type.Integer({ description: "Values that were tried" }),
      settled: Type.Array(settled, { description: "Fields that it provably does not change" }),
      alike: Type.Optional(
        Type.Array(settled, { description: "Fields that were alike in all that was tried" }),
      ),
      open: Type.Array(
        named(
          "OpenField",
          object(
            {
              field: text("JSON pointer into the answer"),
              alternatives: Type.Array(alternative, { description: "The values it takes" }),
            },
            "A field that it changes",
          ),
        ),
        { description: "Fields that it changes" },
      ),
      reach: Type.Optional(
        Type.Array(
          object(
            { system: text("Name of the procedure"), what: phrase("What it decides there") },
            "What it decides in one system",
          ),
          { description: "What it decides in each system of a blend" },
        ),
      ),
    },
    { additionalProperties: true, description: "An input that was left out, and what that means" },
  ),
);

const clockReading = named(
  "ClockReading",
  object(
    {
      utc: text("The instant, ISO 8601 with Z"),
      offset: text("Such as -04:00"),
      abbreviation: text("Such as EDT"),
    },
    "One way to read a local time that occurred twice",
  ),
);

/** Everything that was read, looked up and assumed on the way from a civil time to an instant. */
export const TIME_RECEIPT = named(
  "TimeReceipt",
  object(
    {
      local: text("Local date and time as given, in its calendar"),
      calendar: choice(["gregorian", "julian"], "Calendar of `local`"),
      localGregorian: text("The same in the proleptic Gregorian calendar"),
      timeKnown: Type.Boolean({ description: "False where noon stands for a time left out" }),
      zone: text("Zone name, LMT, or a fixed offset"),
      rule: choice(
        [
          "tzdb",
          "zone-mean-time",
          "local-mean-time",
          "fixed-offset",
          "assumed-local-mean-time",
          "assumed-utc",
        ],
        "How the offset was found",
      ),
      offset: text("Offset used, such as +08:00"),
      offsetSeconds: Type.Number({ description: "Offset used, seconds" }),
      standardOffset: text("Offset without daylight saving"),
      dstSeconds: Type.Number({ description: "Daylight saving, seconds" }),
      abbreviation: text("Such as CDT; empty where a clock has no name"),
      tzdb: nullable(Type.String(), "Release of the time zone database; null: not asked"),
      backzone: nullable(
        choice([...BACKZONES], "Whose history"),
        "Convention by which a zone's history was chosen; null where the database was not asked",
      ),
      zoneReliability: nullable(
        phrase("How far it holds"),
        "How far the zone's history can be relied upon; null where the database was not asked",
      ),
      utc: text("The instant, ISO 8601 with Z; UTC is taken as UT1"),
      deltaTSeconds: Type.Number({ description: "TT - UT1, seconds" }),
      julianDayUt: Type.Number({ description: "Julian day, UT1" }),
      julianDayTt: Type.Number({ description: "Julian day, TT" }),
      fold: nullable(
        object(
          {
            used: choice(["first", "second"], "The reading that was used"),
            readings: Type.Array(clockReading, { description: "Both, the earlier one first" }),
          },
          "A local time that occurred twice",
        ),
        "Both readings of a local time that occurred twice, else null",
      ),
      trueSolarTime: nullable(
        named(
          "TrueSolarTime",
          object(
            {
              local: text("Local apparent solar time, ISO 8601"),
              longitudeMinutes: Type.Number({ description: "Correction for longitude, minutes" }),
              equationOfTimeMinutes: Type.Number({ description: "Equation of time, minutes" }),
            },
            "Time by the sundial",
          ),
        ),
        "Time by the sundial, where the art reckons by it, else null",
      ),
      assumed: Type.Array(phrase("One thing"), { description: "What was taken for granted" }),
      warnings: Type.Array(phrase("One thing"), { description: "What the reader should check" }),
    },
    "Receipt of the civil time",
  ),
);

/** Receipts of two births. */
export const TWO_TIMES = named(
  "TwoTimeReceipts",
  object(
    {
      a: { ...TIME_RECEIPT, description: "Of the first person" },
      b: { ...TIME_RECEIPT, description: "Of the second person" },
    },
    "Receipts of the two births",
  ),
);

/** What was asked, with which version, seed and price. */
export const READING = named(
  "Reading",
  Type.Object(
    {
      id: text("The same question has the same id, in every language"),
      procedure: text("Name of the procedure"),
      plugin: text("Plugin that declares it"),
      version: text("Version of the plugin's results"),
      seed: Type.Optional(text("Reproduces the draw")),
      method: Type.Optional(text("How the seed becomes chance")),
      seeded: Type.Optional(Type.Boolean({ description: "Whether the caller gave the seed" })),
      draw: Type.Optional(
        anyObject("All it takes to draw again: input, clock, and what was committed to"),
      ),
      places: Type.Optional(
        Type.Array(placeReceiptSchema, {
          description: "The places that were taken for those named",
        }),
      ),
      detail: Type.Optional(text("compact or standard, where not the whole answer came back")),
      left: Type.Optional(
        texts("Fields of the answer that a compact one leaves out, in part or whole"),
      ),
      pointsCharged: Type.Integer({ description: "Points charged for this answer" }),
    },
    { description: "What was asked, with which version, seed and price" },
  ),
);

/** Languages of an answer. */
export const LANGUAGES = named(
  "Languages",
  Type.Object(
    {
      requested: Type.Optional(text("The language asked for")),
      given: text("The language of every text of the answer"),
    },
    { description: "Languages as BCP 47 tags; English stands in for one that is not there" },
  ),
);

/** A reading that was written out. */
export const WRITTEN = named(
  "WrittenReading",
  Type.Object(
    {
      text: text("The reading, paragraphs parted by an empty line"),
      lang: text("Its language"),
      writer: choice(["rules", "llm"], "Who wrote it: the rules or a model"),
      model: Type.Optional(text("The model that wrote it")),
      fallback: Type.Optional(text("Why the model did not write it")),
    },
    { description: "The reading" },
  ),
);
