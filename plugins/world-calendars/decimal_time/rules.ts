/**
 * Parts of the civil day: the decimal hours of the French Republic, Swatch beats and hexadecimal.
 *
 * Everything is counted in whole milliseconds since midnight, so that nothing is lost on the way:
 * a decimal second is 864 ms, and a thousandth of it (0.864 ms) still tells two neighbouring
 * milliseconds apart.
 *
 * @source Decree of 4 frimaire an II (24 November 1793), article XI: "Le jour, de minuit à minuit,
 *   est divisé en dix parties ou heures, chaque partie en dix autres, ainsi de suite"; Instruction sur
 *   l'ère de la République (fr.wikisource); Swatch's page on Internet Time; hexadecimal: 65,536 parts
 *   after J. W. Nystrom (1863), as Wikipedia tells it
 */

/** Milliseconds of a civil day. */
export const MS_PER_DAY = 86_400_000;

const MS_PER_DECIMAL_SECOND = 864;
const THOUSANDTHS_PER_DAY = 100_000_000;
const MS_PER_HOUR = 3_600_000;
const HEXADECIMAL_PARTS = 65_536;

/** A time of day in hours, minutes and seconds; which ones, the function says. */
export interface DayTime {
  readonly hours: number;
  readonly minutes: number;
  /** With thousandths. */
  readonly seconds: number;
  readonly text: string;
}

/**
 * Reads an ordinary time of day.
 *
 * @param time `HH:MM`, `HH:MM:SS` or `HH:MM:SS.mmm`, checked by the input's schema
 * @returns ms since midnight, [0, 86 400 000)
 */
export function readStandardTime(time: string): number {
  const [hours, minutes, seconds = "0"] = time.split(":");
  const milliseconds = Math.round(Number(seconds) * 1000);
  return Number(hours) * MS_PER_HOUR + Number(minutes) * 60_000 + milliseconds;
}

/**
 * Reads a decimal time of day.
 *
 * @param decimal `H:MM:SS` or `H:MM:SS.ddd`, checked by the input's schema
 * @returns ms since midnight, rounded; exact for whole decimal seconds and for every text that
 *   {@link toDecimalTime} wrote
 */
export function readDecimalTime(decimal: string): number {
  const [hours, minutes, seconds = "0"] = decimal.split(":");
  const thousandths =
    (Number(hours) * 10_000 + Number(minutes) * 100) * 1000 + Math.round(Number(seconds) * 1000);
  return Math.round((thousandths * MS_PER_DECIMAL_SECOND) / 1000);
}

/** Writes ms since midnight as 24 hours of 60 minutes of 60 seconds. */
export function toStandardTime(ms: number): DayTime {
  const hours = Math.floor(ms / MS_PER_HOUR);
  const minutes = Math.floor(ms / 60_000) % 60;
  const seconds = (ms % 60_000) / 1000;
  const text = `${pad(hours)}:${pad(minutes)}:${secondsText(seconds)}`;
  return { hours, minutes, seconds, text };
}

/** Writes ms since midnight as 10 hours of 100 minutes of 100 seconds, to a thousandth. */
export function toDecimalTime(ms: number): DayTime {
  const thousandths = Math.round((ms * 1000) / MS_PER_DECIMAL_SECOND);
  const hours = Math.floor(thousandths / 10_000_000);
  const minutes = Math.floor(thousandths / 100_000) % 100;
  const seconds = (thousandths % 100_000) / 1000;
  return { hours, minutes, seconds, text: `${hours}:${pad(minutes)}:${secondsText(seconds)}` };
}

/** Says whether a thousandth of a decimal second names this millisecond without rounding. */
export function isExactDecimal(ms: number): boolean {
  return (ms * 1000) % MS_PER_DECIMAL_SECOND === 0;
}

/** The fraction of the day that has passed, to eight places; [0, 1). */
export function dayFraction(ms: number): number {
  return Math.round((ms * THOUSANDTHS_PER_DAY) / MS_PER_DAY) / THOUSANDTHS_PER_DAY;
}

/**
 * Counts Swatch beats, thousandths of the day on the clock of Biel (UTC+1 all year).
 *
 * @param ms local time, ms since midnight
 * @param offsetMinutes the clock's offset, minutes east of UTC
 * @returns beats to a thousandth, [0, 1000), and the whole beat as it is printed
 */
export function toSwatchBeats(
  ms: number,
  offsetMinutes: number,
): { readonly beats: number; readonly text: string } {
  const shifted = ms - offsetMinutes * 60_000 + MS_PER_HOUR;
  const atBiel = ((shifted % MS_PER_DAY) + MS_PER_DAY) % MS_PER_DAY;
  const beats = Math.min(Math.round((atBiel * 10) / MS_PER_DECIMAL_SECOND) / 1000, 999.999);
  const whole = Math.floor(atBiel / (MS_PER_DAY / 1000));
  return { beats, text: `@${String(whole).padStart(3, "0")}` };
}

/** Counts the 65 536 parts of a hexadecimal day: one hexadecimal hour is a sixteenth of the day. */
export function toHexadecimalTime(ms: number): { readonly parts: number; readonly text: string } {
  const parts = Math.floor((ms * HEXADECIMAL_PARTS) / MS_PER_DAY);
  return { parts, text: `.${parts.toString(16).toUpperCase().padStart(4, "0")}` };
}

/** Minutes east of UTC of an offset such as `-05:30`. */
export function readOffsetMinutes(offset: string): number {
  const minutes = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(4, 6));
  return offset.startsWith("-") ? -minutes : minutes;
}

function pad(value: number): string {
  return String(value).padStart(2, "0");
}

function secondsText(seconds: number): string {
  return Number.isInteger(seconds) ? pad(seconds) : seconds.toFixed(3).padStart(6, "0");
}
