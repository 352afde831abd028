/**
 * The double hour that a question draws for its Six Ren board.
 *
 * Several may ask in one double hour, and the clock gives all of them one board. The art therefore knows,
 * beside the hour of the clock, a live hour (活時): a number the asker names, or the strokes of a character
 * the asker writes, counted off on the twelve branches. Here the words of the question are counted off.
 * Day and month stay those of the asking.
 */
import { resolveCivil } from "#time";
import { lotOf } from "./wording.ts";

/** A day at a place, as a system is asked for it. */
interface Day {
  readonly date: string;
  readonly timezone: string;
}

const DOUBLE_HOURS = 12;
/** Minutes within a double hour that are tried; a clock that is put forward may skip the first. */
const MINUTES = [60, 30, 90] as const;

/**
 * The wall-clock time of a drawn double hour, HH:MM: its middle, or the next time near it that the clocks of
 * that day show. The hour of 子 is read after midnight, so that the day stays the same; the board is cast by this clock.
 *
 * @param name of the words that draw it
 */
export function liveHour(name: string, { date, timezone }: Day): string {
  const branch = lotOf(name, DOUBLE_HOURS);
  const begins = branch * 120 - 60;
  const tried = branch === 0 ? [30, 15, 45] : MINUTES.map((minutes) => begins + minutes);
  const times = tried.map(clockOf);
  return times.find((time) => resolveCivil({ date, time, timezone }).ok) ?? times[0]!;
}

function clockOf(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
