/** Inputs for a procedure, made from its input schema and from its own examples. */
import type { TObject, TSchema } from "@sinclair/typebox";
import fc from "fast-check";
import type { AnyProcedure } from "../../../src/plugins/mod.ts";
import {
  clockChanges,
  dates,
  futureDates,
  laterDates,
  latitudes,
  longitudes,
  places,
  times,
} from "./moments.ts";
import { NAMES, texts } from "./texts.ts";

export type Input = Readonly<Record<string, unknown>>;

/** Values by field where the schema's bounds alone would seldom give one that the art can read. */
const BY_PATH: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  "nameAnalysis.analyze/surname": NAMES.surname,
  "nameAnalysis.analyze/given": NAMES.given,
  "compatibility.arabicHuruf/a": NAMES.arabic,
  "compatibility.arabicHuruf/b": NAMES.arabic,
  "compatibility.bloodType/a": NAMES.bloodType,
  "compatibility.bloodType/b": NAMES.bloodType,
  "numberFengShui.phone/number": NAMES.phone,
  "predict.range/bands": bands(),
  "predict.timing/from": futureDates,
  "predict.timing/to": laterDates,
  "bazi.forecast/from": futureDates,
  "bazi.forecast/to": futureDates,
  "returns.solar/year": fc.integer({ min: 1990, max: 2040 }),
  "aspects.calendar/timezone": fc.constantFrom("UTC", "Asia/Taipei", "America/New_York", "+05:30"),
  from: fc.constantFrom("2026-01-01", "2026-02-20", "2026-05-03"),
  to: fc.constantFrom("2026-05-20", "2026-06-30", "2026-12-31"),
  name: NAMES.latin,
  resolutionDate: futureDates,
  targetDate: futureDates,
  onDate: futureDates,
  currentDate: futureDates,
};

/** How often one of those stands in for the schema's own: in 3 of 4 inputs. */
const SPECIAL_WEIGHT = 3;

/** Inputs that a caller may send: by the schema, and examples with some fields exchanged. */
export function inputsOf(procedure: AnyProcedure): fc.Arbitrary<Input> {
  const schema = procedure.input as TObject;
  const made = objects(schema, procedure, "");
  const examples = procedure.examples.map(({ input }) => input);
  const exchanged = fc
    .tuple(fc.constantFrom(...examples), made, fc.infiniteStream(fc.integer({ min: 0, max: 3 })))
    .map(([example, other, dice]) => {
      const taken = Object.entries(other).filter(() => dice.next().value === 0);
      return { ...example, ...Object.fromEntries(taken) };
    });
  return fc
    .tuple(fc.oneof({ weight: 3, arbitrary: made }, { weight: 2, arbitrary: exchanged }), seeds)
    .map(([input, seed]) => ("seed" in schema.properties ? { ...input, seed } : input));
}

const seeds = fc.stringMatching(/^[a-z0-9]{1,12}$/);

/** One input with one field spoilt, which must be refused as an input error. */
export function spoiltInputsOf(procedure: AnyProcedure): fc.Arbitrary<Input> {
  const fields = Object.keys((procedure.input as TObject).properties);
  const wrong = fc.constantFrom<unknown>(null, {}, [[]], Number.NaN, Infinity, "\uD800", 1e400, {
    a: 1,
  });
  return fc
    .tuple(inputsOf(procedure), fc.constantFrom(...fields, "unheardOf"), wrong)
    .map(([input, field, value]) => ({ ...input, [field]: value }));
}

function values(schema: TSchema, procedure: AnyProcedure, path: string): fc.Arbitrary<unknown> {
  const field = path.split("/").at(-1)!;
  const special =
    BY_PATH[`${procedure.name}/${path}`] ??
    BY_PATH[field] ??
    (path === "lang" ? LANGUAGES : ofOptions(procedure, field));
  const plain = bySchema(schema, procedure, path);
  if (!special) return plain;
  return fc.oneof({ weight: SPECIAL_WEIGHT, arbitrary: special }, { weight: 1, arbitrary: plain });
}

/** Languages by their tags, also such as stand in for others or are not there. */
const LANGUAGES = fc.constantFrom("en", "zh-Hant", "zh-TW", "zh-Hans", "zh-CN", "fr", "ja");

/** Slugs and aliases of the lot systems, as the catalogue offers them. */
function ofOptions(procedure: AnyProcedure, field: string): fc.Arbitrary<unknown> | undefined {
  const systems = procedure.options?.["systems"] as
    { slug: string; aliases?: readonly string[] }[] | undefined;
  if (!systems) return undefined;
  if (field === "lotNumber") return fc.integer({ min: 1, max: 100 });
  if (field !== "systemSlug") return undefined;
  return fc.constantFrom(...systems.flatMap(({ slug, aliases = [] }) => [slug, slug, ...aliases]));
}

function bySchema(schema: TSchema, procedure: AnyProcedure, path: string): fc.Arbitrary<unknown> {
  const choices = schema["enum"] ?? schema["anyOf"]?.map((one: TSchema) => one["const"]);
  if (choices) return fc.constantFrom(...(choices as unknown[]));
  switch (schema["type"]) {
    case "boolean":
      return fc.boolean();
    case "integer":
      return numbers(schema, fc.integer(rangeOf(schema, 1_000_000)));
    case "number":
      return numbers(schema, fc.double({ ...rangeOf(schema, 1e9), noNaN: true }));
    case "array":
      return arrays(schema, values(schema["items"] as TSchema, procedure, `${path}/item`));
    case "object":
      return objects(schema as TObject, procedure, path);
    case "string":
      return strings(schema);
  }
  throw new TypeError(`Cannot make a value for ${procedure.name} at ${path}: ${schema["type"]}`);
}

function arrays(schema: TSchema, items: fc.Arbitrary<unknown>): fc.Arbitrary<unknown[]> {
  const size = { minLength: schema["minItems"] ?? 0, maxLength: schema["maxItems"] ?? 12 };
  return schema["uniqueItems"] ? fc.uniqueArray(items, size) : fc.array(items, size);
}

function rangeOf(schema: TSchema, reach: number) {
  return { min: schema["minimum"] ?? -reach, max: schema["maximum"] ?? reach };
}

/** Numbers with their bounds well represented. */
function numbers(schema: TSchema, within: fc.Arbitrary<number>): fc.Arbitrary<number> {
  const { min, max } = rangeOf(schema, 1_000_000);
  return fc.oneof(
    { weight: 3, arbitrary: within },
    { weight: 1, arbitrary: fc.constantFrom(min, max) },
  );
}

function strings(schema: TSchema): fc.Arbitrary<string> {
  const pattern = schema["pattern"] as string | undefined;
  const whole = pattern?.startsWith("^");
  if (!pattern || !whole) {
    const { minLength, maxLength } = schema;
    const some = texts({ minLength, maxLength });
    // One in ten stays as it came, so that refusals are met too.
    return pattern
      ? fc.oneof(
          { weight: 9, arbitrary: some.filter((text) => new RegExp(pattern).test(text)) },
          { weight: 1, arbitrary: some },
        )
      : some;
  }
  if (pattern.startsWith("^(\\d{4}|[+-]\\d{6})-")) return dates;
  if (pattern.startsWith("^\\d{2}:\\d{2}")) return times;
  return fc.stringMatching(new RegExp(pattern));
}

/** Objects whose optional fields come and go; times and places fit together more often than not. */
function objects(schema: TObject, procedure: AnyProcedure, path: string): fc.Arbitrary<Input> {
  const otherwise = schema["else"] as { readonly required: readonly string[] } | undefined;
  const required = new Set([...(schema["required"] ?? []), ...(otherwise?.required ?? [])]);
  const fields: Record<string, fc.Arbitrary<unknown>> = {};
  for (const [name, member] of Object.entries(schema.properties)) {
    const value = values(member, procedure, path ? `${path}/${name}` : name);
    if (name !== "place") fields[name] = required.has(name) ? value : maybe(value, 1, 1);
  }
  const placed = "longitude" in fields && "timezone" in fields;
  if (!placed) return fc.record(fields).map(present);
  const where = fc.tuple(
    places,
    maybe(clockChanges, 1, 15),
    fc.tuple(latitudes, longitudes),
    fc.integer({ min: 0, max: 99 }),
  );
  return fc
    .tuple(fc.record(fields), where)
    .map(([drawn, [place, change, [latitude, longitude], die]]) => {
      const input: Record<string, unknown> = { ...drawn, ...EMPTY_PLACE, ...place };
      if (die >= 95) return present({ ...input, ...EMPTY_PLACE, place: PLACE_NAMES[die - 95] });
      if (required.has("latitude")) input["latitude"] ??= latitude;
      if (required.has("longitude")) input["longitude"] ??= longitude;
      if (required.has("timezone")) input["timezone"] ??= "Asia/Taipei";
      const [dateField, timeField] =
        "birthDate" in fields ? ["birthDate", "birthTime"] : ["date", "time"];
      if (change)
        Object.assign(
          input,
          EMPTY_PLACE,
          input["latitude"] === undefined ? {} : place,
          { [dateField!]: change[0], [timeField!]: change[1] },
          change[2],
        );
      if (die >= 3) {
        if (input[timeField!] !== undefined) delete input["birthHour"];
        if (die >= 10) delete input["fold"];
        if (die >= 20) delete input["calendar"];
      }
      return present(input);
    });
}

/** The value in some of the inputs, nothing in the others. */
function maybe<T>(value: fc.Arbitrary<T>, with_: number, without: number) {
  return fc.oneof(
    { weight: without, arbitrary: fc.constant(undefined) },
    { weight: with_, arbitrary: value },
  );
}

/** Places by name and by coordinates: one that is certain, several, none, and one with two clocks. */
const PLACE_NAMES = ["臺北", "Springfield", "51.5 N 0.13 W", "Xyzzyville", "乌鲁木齐"];
const EMPTY_PLACE = { timezone: undefined, latitude: undefined, longitude: undefined };

function present(fields: Input): Input {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** Bands of numbers from low to high; the first and last may be open. */
function bands(): fc.Arbitrary<unknown> {
  return fc
    .tuple(
      fc.uniqueArray(fc.integer({ min: -1000, max: 1000 }), { minLength: 2, maxLength: 10 }),
      fc.boolean(),
      fc.boolean(),
    )
    .map(([raw, openLow, openHigh]) => {
      const edges = raw.toSorted((a, b) => a - b);
      return [
        ...(openLow ? [{ high: edges[0] }] : []),
        ...edges.slice(1).map((high, i) => ({ low: edges[i], high })),
        ...(openHigh ? [{ low: edges.at(-1) }] : []),
      ].slice(0, 10);
    });
}
