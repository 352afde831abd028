/** What is written above a wheel. */
import type { Caption } from "#sdk";

/** When and where, a line each, and how the chart is drawn. */
export function captionLines(caption: Caption | undefined, ...more: readonly string[]) {
  const { when, where } = caption ?? {};
  return [when, where, more.join(" · ")].filter((line): line is string => Boolean(line));
}
