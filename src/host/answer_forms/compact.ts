/**
 * Answers made smaller: what was judged, what was said and the terms it rests on, by the shape of an answer alone,
 * so that a folder need declare nothing. A schema may say otherwise of a field with `detail: "compact"`, which
 * keeps it, or `detail: "full"`, which leaves it out.
 */
import type { TSchema } from "@sinclair/typebox";
import { schemaAt, speechOf } from "../../speech/mod.ts";

type Fields = Readonly<Record<string, unknown>>;
type Path = readonly string[];

/** Bytes that a compact answer aims at, its reading included. */
const AIM_BYTES = 3_600;
/** Bytes of facts beside the reading: never fewer than `least`, never more than `most`; and of those that a schema marks. */
const FACT_BYTES = { least: 900, most: 2_600, marked: 2_000 } as const;
/** Bytes of a reading; a longer one ends after a whole paragraph, or a whole sentence of its first. */
const READING_BYTES = 7_000;
const MAX_DEPTH = 4;

/** Keys that the host adds, each shortened in its own way. */
const RECEIPTS = new Set([
  "reading",
  "notice",
  "lang",
  "conventions",
  "compared",
  "time",
  "omitted",
  "picture",
]);
const TEXTS = new Set(["interpretation", "synthesis", "thesis"]);
/** What answers to one caller say alike. */
const SHARED_RECEIPTS = new Set(["notice", "lang", "time"]);

const sizeOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value) ?? "");
const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * The compact answer: its reading, its disclosures in short, and facts from the top down as far as they fit.
 * `reading.left` names the fields that are not whole.
 *
 * @param markers keys under which an omission is disclosed a second time
 * @param most bytes, where several answers share a message: half of them are the reading's, and the receipts that
 *   are alike in all of them are left out
 */
export function compactOf(
  answer: Fields,
  schema: TSchema,
  markers: ReadonlySet<string>,
  most = Infinity,
): Fields {
  const made: Record<string, unknown> = {};
  const facts: Record<string, unknown> = {};
  const isOneOfMany = most < AIM_BYTES;
  for (const [key, value] of Object.entries(answer)) {
    if (isOneOfMany && SHARED_RECEIPTS.has(key)) continue;
    if (TEXTS.has(key) && isObject(value)) made[key] = shortReading(value, most / 2);
    else if (markers.has(key)) made[key] = shortOmission(value);
    else if (RECEIPTS.has(key)) Object.assign(made, shortReceipt(key, value));
    else facts[key] = value;
  }
  const aimed = Math.max(FACT_BYTES.least, AIM_BYTES - sizeOf(made));
  const room = Math.min(FACT_BYTES.most, isOneOfMany ? most - sizeOf(made) : aimed);
  const kept = keepWithin(facts, schema, room);
  const left = Object.keys(facts).filter((key) => !isWhole(facts[key], kept[key]));
  const reading = { ...(made["reading"] as Fields), detail: "compact", left };
  return { ...kept, ...made, reading };
}

/** The answer without what members of a blend answered, fields marked `full` and the schools that were not used. */
export function standardOf(answer: Fields, schema: TSchema): Fields {
  const made = { ...(thinned(answer, schema) as Fields) } as Record<string, unknown>;
  const schools = answer["conventions"];
  if (Array.isArray(schools)) {
    made["conventions"] = schools.map(({ alternatives: _other, ...one }: Fields) => one);
  }
  return { ...made, reading: { ...(answer["reading"] as Fields), detail: "standard" } };
}

function thinned(value: unknown, schema: TSchema | undefined): unknown {
  if (!schema || typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    return value.map((one, index) => thinned(one, schemaAt(schema, `/${index}`)));
  }
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) => {
      const member = schemaAt(schema, `/${key}`);
      if (member && (isMember(member) || member["detail"] === "full")) return [];
      return [[key, thinned(one, member)]];
    }),
  );
}

/** Whether a schema stands for what a blend's member answered. */
function isMember(schema: TSchema): boolean {
  if (speechOf(schema)?.kind === "member") return true;
  return ((schema["anyOf"] ?? []) as TSchema[]).some(isMember);
}

function shortReading(value: Fields, room: number): Fields {
  const text = String(value["text"]);
  const most = Math.min(READING_BYTES, room);
  if (Buffer.byteLength(text) <= most) return value;
  const paragraphs = beginning(text.split(/(?<=\n\n)/u), most);
  if (paragraphs !== "") return { ...value, text: `${paragraphs}…` };
  return { ...value, text: `${beginning(text.split(/(?<=[.!?。！？])/u), most)} …` };
}

/** The first parts of a text, as many as fit. */
function beginning(parts: readonly string[], bytes: number): string {
  let kept = "";
  for (const part of parts) {
    if (Buffer.byteLength(kept + part) > bytes) break;
    kept += part;
  }
  return kept;
}

function shortReceipt(key: string, value: unknown): Fields {
  const fields = (isObject(value) ? value : {}) as Record<string, unknown>;
  const listed = Array.isArray(value) ? (value as readonly Fields[]) : [];
  if (key === "reading") {
    const { places, ...rest } = fields;
    const taken = places as readonly Fields[] | undefined;
    return { reading: { ...rest, ...(taken ? { places: taken.map(shortPlace) } : {}) } };
  }
  if (key === "notice" || key === "lang") return { [key]: value };
  if (key === "time")
    return { time: "a" in fields ? mapFields(fields, shortTime) : shortTime(fields) };
  if (key === "omitted") return { omitted: listed.map(shortOmission) };
  if (key === "conventions") {
    const chosen = listed.filter((one) => one["chosen"] === true);
    return chosen.length > 0 ? { conventions: chosen.map(shortSchool) } : {};
  }
  // What other schools change was asked for, and is kept as far as it fits.
  return key === "compared" && sizeOf(value) < FACT_BYTES.most ? { compared: value } : {};
}

function mapFields(fields: Fields, map: (one: Fields) => Fields): Fields {
  return Object.fromEntries(Object.entries(fields).map(([key, one]) => [key, map(one as Fields)]));
}

const only = (fields: Fields, keys: readonly string[]): Fields =>
  Object.fromEntries(
    keys.flatMap((key) => (fields[key] === undefined ? [] : [[key, fields[key]]])),
  );
const shortPlace = (one: Fields) =>
  only(one, ["input", "given", "text", "id", "timezone", "warnings"]);
const shortTime = (one: Fields) =>
  only(one, ["local", "zone", "utc", "timeKnown", "assumed", "warnings"]);
const shortSchool = (one: Fields) => only(one, ["name", "value", "chosen", "text"]);

function shortOmission(value: unknown): unknown {
  return isObject(value) && "input" in value
    ? only(value, ["input", "assumed", "text", "certified"])
    : value;
}

/** Greatest rank of what a schema asks to keep, for which there is room of its own. */
const MARKED = 1;

/** A fact that may be kept, with what it costs. */
interface Candidate {
  readonly path: Path;
  readonly value: unknown;
  readonly size: number;
  /** The lower the sooner. */
  readonly rank: number;
}

/** Facts from the top down as far as there is room: marked ones, then judgements, values, and lists that are short. */
function keepWithin(facts: Fields, schema: TSchema, room: number): Fields {
  const whole = reduced(facts) as Fields;
  if (sizeOf(whole) <= room) return whole;
  const candidates: Candidate[] = [];
  collect(facts, schema, [], candidates);
  const kept: Record<string, unknown> = {};
  let left = room;
  let leftForMarked: number = room < FACT_BYTES.least ? room : FACT_BYTES.marked;
  for (const { path, value, size, rank } of candidates.toSorted((a, b) => a.rank - b.rank)) {
    const isMarked = rank <= MARKED;
    if (size > (isMarked ? leftForMarked : left)) continue;
    put(kept, path, value);
    if (isMarked) leftForMarked -= size;
    else left -= size;
  }
  return kept;
}

const JUDGED = /^(score|blendedScore|verdict|band|answer|level|probability|signal|outcome)$/;

function collect(value: Fields, schema: TSchema | undefined, path: Path, into: Candidate[]): void {
  for (const [key, member] of Object.entries(value)) {
    if (member === null || member === undefined) continue;
    const at = schema && schemaAt(schema, `/${key}`);
    if (at?.["detail"] === "full") continue;
    const own = [...path, key];
    const isMarked = at?.["detail"] === "compact";
    const depth = path.length;
    if (Array.isArray(member)) {
      const shown = isMarked ? marked(member, at) : reduced(member);
      const lean = sizeOf(shown) > 700 && !isMarked ? member.map(leaves) : shown;
      add(own, lean, isMarked ? 1 : 60 + 10 * depth + Math.min(9, sizeOf(lean) / 300));
      continue;
    }
    if (isLeaf(member)) {
      add(own, reduced(member), isMarked ? 0 : (JUDGED.test(key) ? 2 : 10) + 10 * depth);
    } else if (isMarked) add(own, reduced(member), 1);
    else if (own.length < MAX_DEPTH) collect(member as Fields, at, own, into);
  }

  function add(own: Path, shown: unknown, rank: number): void {
    const names = own.reduce((sum, step) => sum + step.length + 6, 0);
    into.push({ path: own, value: shown, size: sizeOf(shown) + names, rank });
  }
}

/** The marked fields of each row. */
function marked(rows: readonly unknown[], schema: TSchema | undefined): unknown {
  const properties = (schema && schemaAt(schema, "/0")?.["properties"]) as
    Readonly<Record<string, TSchema>> | undefined;
  const keys = Object.entries(properties ?? {}).flatMap(([key, one]) =>
    one["detail"] === "compact" ? [key] : [],
  );
  if (keys.length === 0) return reduced(rows);
  return rows.map((row) => (isObject(row) ? reduced(only(row, keys)) : row));
}

/** A value that is taken or left as one: a scalar, a term, a phrase, a judgement with its reasons. */
function isLeaf(value: unknown): boolean {
  if (!isObject(value)) return !Array.isArray(value);
  return ("id" in value && "text" in value) || "code" in value || "because" in value;
}

/** A row of a long list: its values and terms alone. */
function leaves(row: unknown): unknown {
  if (!isObject(row)) return reduced(row);
  const own = Object.entries(row).filter(([, one]) => one !== null && isLeaf(one));
  return Object.fromEntries(own.map(([key, one]) => [key, reduced(one)]));
}

/** Terms without how they are written and what is noted of them, judgements without their reasons. */
function reduced(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reduced);
  if (!isObject(value)) return value;
  if ("id" in value && "text" in value) return only(value, ["id", "text"]);
  if ("code" in value && "text" in value) return only(value, ["code", "text"]);
  const entries = Object.entries(value).filter(([key]) => key !== "because");
  return Object.fromEntries(entries.map(([key, one]) => [key, reduced(one)]));
}

function put(target: Record<string, unknown>, path: Path, value: unknown): void {
  let at = target;
  for (const step of path.slice(0, -1)) at = (at[step] ??= {}) as Record<string, unknown>;
  at[path.at(-1)!] = value;
}

function isWhole(given: unknown, kept: unknown): boolean {
  return given === null || JSON.stringify(given) === JSON.stringify(kept);
}
