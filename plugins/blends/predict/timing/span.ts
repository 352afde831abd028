/** A span of days and its parts. */
import type { InputIssue } from "#sdk";
import { fromFixed, resolveCivil } from "#time";
import { dateIssues } from "../question.ts";

const DEFAULT_PARTS = 6;
/** Longest span, days. */
const MAX_DAYS = 3653;

/** Sentences about spans that cannot be divided. */
export type SpanPhrases = {
  tooShort: { parts: number };
  tooLong: { days: number };
};

/** A span as it was asked for. */
interface Asked {
  readonly from: string;
  readonly to: string;
  readonly parts?: number | undefined;
}

/** One part of a span, dates as YYYY-MM-DD. */
export interface SpanPart {
  readonly from: string;
  /** Its last day. */
  readonly to: string;
  /** Its middle day; the earlier of two. */
  readonly castFor: string;
}

/** Everything wrong with a span that is asked about on a day. */
export function spanIssues({ from, to, parts }: Asked, today: string): readonly InputIssue[] {
  const early = dateIssues(from, "from", today);
  const [start, end] = [dayOf(from), dayOf(to)];
  if (end === null) return [...early, ...dateIssues(to, "to", "")];
  if (start === null) return early;
  const count = end - start + 1;
  const least = parts ?? 2;
  if (count < least) {
    const nearest = isoOf(start + least - 1);
    return [...early, { path: "to", code: "tooShort", with: { parts: least }, nearest }];
  }
  if (count <= MAX_DAYS) return early;
  const nearest = isoOf(start + MAX_DAYS - 1);
  return [...early, { path: "to", code: "tooLong", with: { days: MAX_DAYS }, nearest }];
}

/**
 * Equal parts of whole days; where they cannot be equal, the earlier ones are a day longer.
 *
 * @param asked without {@link spanIssues}
 */
export function divide({ from, to, parts }: Asked): readonly SpanPart[] {
  const first = dayOf(from)!;
  const days = dayOf(to)! - first + 1;
  const count = parts ?? Math.min(DEFAULT_PARTS, days);
  const [each, rest] = [Math.floor(days / count), days % count];
  let at = first;
  return Array.from({ length: count }, (_, index) => {
    const length = each + (index < rest ? 1 : 0);
    const start = at;
    at += length;
    return {
      from: isoOf(start),
      to: isoOf(at - 1),
      castFor: isoOf(start + Math.floor((length - 1) / 2)),
    };
  });
}

function dayOf(date: string): number | null {
  const result = resolveCivil({ date, time: "12:00", timezone: "UTC" });
  return result.ok ? result.moment.fixed : null;
}

function isoOf(fixed: number): string {
  const { year, month, day } = fromFixed(fixed);
  const two = (value: number) => String(value).padStart(2, "0");
  return `${String(year).padStart(4, "0")}-${two(month)}-${two(day)}`;
}
