/** What a cast answers to a question of each form; every art finds it by its own rules. */
import {
  Type,
  type TArray,
  type TInteger,
  type TNull,
  type TObject,
  type TSchema,
  type TString,
  type TUnion,
} from "@sinclair/typebox";
import {
  ELEMENT,
  QUARTER,
  SPAN_UNIT,
  type Element,
  type Hope,
  type Quarter,
  type SpanUnit,
} from "../../lore/mod.ts";
import { term, type TTerm } from "../../speech/mod.ts";
import { LEANING, type Leaning } from "../score.ts";

/** Where the art looks. */
export interface Where {
  /** Null where the art names no direction. */
  readonly quarter: Quarter | null;
  /** What kind of ground: fire is warm and high, water wet and low, air open, earth solid; null where the art tells places otherwise. */
  readonly ground: Element | null;
}

/** When the art expects it: a length of time, a part of the year, or both. */
export interface When {
  readonly count: number | null;
  readonly unit: SpanUnit | null;
  /** `MM-DD`; null where the art names no part of the year. */
  readonly from: string | null;
  readonly to: string | null;
}

/** One of the options, and how it stands. */
export interface Weighed {
  readonly option: string;
  /** Whole, 0 to 100. */
  readonly score: number;
}

/** What a cast answers. */
export interface Reply {
  /** How the cast stands to what the asker hopes for. */
  readonly standing: Leaning;
  /** Only where a place is asked for. */
  readonly where: Where | null;
  /** Only where a time is asked for. */
  readonly when: When | null;
  /** In the order of the question; empty where nothing is chosen among. */
  readonly weighed: readonly Weighed[];
}

type OrNull<S extends TSchema> = TUnion<[S, TNull]>;
const orNull = <S extends TSchema>(schema: S, description: string): OrNull<S> =>
  Type.Union([schema, Type.Null()], { description });
const dayOfYear = (description: string) => orNull(Type.String(), description);

/** The field `reply` of an answer. */
export const ReplyShape: TObject<{
  standing: TTerm<typeof LEANING, never>;
  where: OrNull<
    TObject<{
      quarter: OrNull<TTerm<typeof QUARTER, never>>;
      ground: OrNull<TTerm<typeof ELEMENT, never>>;
    }>
  >;
  when: OrNull<
    TObject<{
      count: OrNull<TInteger>;
      unit: OrNull<TTerm<typeof SPAN_UNIT, never>>;
      from: OrNull<TString>;
      to: OrNull<TString>;
    }>
  >;
  weighed: TArray<TObject<{ option: TString; score: TInteger }>>;
}> = Type.Object(
  {
    standing: term(LEANING, "How the cast stands to what is hoped for"),
    where: orNull(
      Type.Object(
        {
          quarter: orNull(
            term(QUARTER, "The direction"),
            "The direction; null where the art names none",
          ),
          ground: orNull(
            term(ELEMENT, "Fire: warm and high; water: wet and low; air: open; earth: solid"),
            "The kind of ground; null where the art tells places otherwise",
          ),
        },
        { description: "Where to look" },
      ),
      "Where to look; null unless a place is asked for",
    ),
    when: orNull(
      Type.Object(
        {
          count: orNull(
            Type.Integer({ minimum: 1 }),
            "How many units; null where none are counted",
          ),
          unit: orNull(term(SPAN_UNIT, "The unit"), "The unit; null where none are counted"),
          from: dayOfYear("First day of the part of the year, MM-DD; null where none is named"),
          to: dayOfYear("Last day of the part of the year, MM-DD; null where none is named"),
        },
        { description: "When to expect it" },
      ),
      "When to expect it; null unless a time is asked for",
    ),
    weighed: Type.Array(
      Type.Object({
        option: Type.String({ description: "The option, as it was written" }),
        score: Type.Integer({ minimum: 0, maximum: 100, description: "How it stands, 0 to 100" }),
      }),
      { description: "Each option with what was cast for it; empty where nothing is chosen among" },
    ),
  },
  { description: "What the cast answers to the question" },
);

/**
 * How a score stands to what is hoped for: 58 and more is favourable, 43 to 57 mixed. Where a thing is feared,
 * what speaks for it speaks against the asker.
 */
export function standingOf(score: number, hope: Hope): Leaning {
  const wished = hope === "feared" ? 100 - score : score;
  if (wished >= 58) return "favourable";
  return wished >= 43 ? "mixed" : "adverse";
}

/**
 * The option with the highest score; of equals the first.
 *
 * @returns undefined where nothing is chosen among
 */
export function bestOf(weighed: readonly Weighed[]): Weighed | undefined {
  return [...weighed].sort((a, b) => b.score - a.score)[0];
}

/** First days of the Sun in the twelve signs in the Gregorian calendar, within a day. */
const SIGN_STARTS = [
  "03-20",
  "04-20",
  "05-21",
  "06-21",
  "07-23",
  "08-23",
  "09-23",
  "10-23",
  "11-22",
  "12-22",
  "01-20",
  "02-19",
];

/**
 * The days in which the Sun passes a stretch of the zodiac, within a day.
 *
 * @param fromDeg ecliptic longitude at which it begins, 0 to below 360
 * @param lengthDeg above 0, at most 360
 */
export function daysOfSun(fromDeg: number, lengthDeg: number): { from: string; to: string } {
  const at = (deg: number) => {
    const even = ((deg % 360) + 360) % 360;
    const [month, day] = SIGN_STARTS[Math.floor(even / 30)]!.split("-").map(Number) as [
      number,
      number,
    ];
    const date = new Date(Date.UTC(2001, month - 1, day + Math.round((even % 30) * 1.0146)));
    return date.toISOString().slice(5, 10);
  };
  return { from: at(fromDeg), to: at(fromDeg + lengthDeg - 1) };
}
