/**
 * A day of the Burmese almanac: its Moon, its sabbath, its part in Thingyan.
 *
 * @source Yan Naing Aye, Algorithm, Program and Calculation of Myanmar Calendar (2013)
 */
import { vocabulary, type IdOf } from "#sdk";
import { burmese, BURMESE_MONTHS, burmeseMonthDays, dayOfWeek, thingyan } from "#time";

const MONTH_IDS = [
  "firstWaso",
  "tagu",
  "kason",
  "nayon",
  "waso",
  "wagaung",
  "tawthalin",
  "thadingyut",
  "tazaungmon",
  "nadaw",
  "pyatho",
  "tabodwe",
  "tabaung",
  "lateTagu",
  "lateKason",
] as const;
export const MONTH = vocabulary(
  "burmeseMonth",
  Object.fromEntries(MONTH_IDS.map((id, index) => [id, BURMESE_MONTHS[index]!])) as Record<
    (typeof MONTH_IDS)[number],
    { roman: string; native: string }
  >,
);

export const PHASE = vocabulary("burmesePhase", {
  waxing: { native: "လဆန်း", roman: "la hsan" },
  full: { native: "လပြည့်", roman: "la pyei" },
  waning: { native: "လဆုတ်", roman: "la hsote" },
  dark: { native: "လကွယ်", roman: "la kwe" },
});

export const SABBATH = vocabulary("burmeseSabbath", {
  sabbath: { native: "ဥပုသ်", roman: "ubote" },
  eve: { native: "အဖိတ်", roman: "aphate" },
});

const WEEKDAYS = "တနင်္ဂနွေ တနင်္လာ အင်္ဂါ ဗုဒ္ဓဟူး ကြာသပတေး သောကြာ စနေ".split(" ");
const FULL = 15;

/** A number in Burmese figures. */
export const burmeseDigits = (value: number): string =>
  String(value).replace(/\d/g, (digit) => "၀၁၂၃၄၅၆၇၈၉"[Number(digit)]!);

/** The day as an almanac tells it. */
export function almanacDay(fixed: number) {
  const { year, month, day, mahabote, sasanaYear } = burmese.fromFixed(fixed);
  const monthDays = burmeseMonthDays(year, month);
  const phase: IdOf<typeof PHASE> =
    day < FULL ? "waxing" : day === FULL ? "full" : day < monthDays ? "waning" : "dark";
  const isSabbath = [8, FULL, 23, monthDays].includes(day);
  const isEve = [7, FULL - 1, 22, monthDays - 1].includes(day);
  const sabbath: IdOf<typeof SABBATH> | null = isSabbath ? "sabbath" : isEve ? "eve" : null;
  return {
    year,
    month,
    day,
    mahabote,
    sasanaYear,
    monthName: MONTH_IDS[month]!,
    monthDays,
    phase,
    dayOfHalf: day <= FULL ? day : day - FULL,
    sabbath,
  };
}
export type AlmanacDay = ReturnType<typeof almanacDay>;

/** The day as Burmese writes it. */
export function writtenDay(fixed: number): string {
  const { year, monthName, phase, dayOfHalf } = almanacDay(fixed);
  const moon = PHASE.writings[phase]!.native!;
  const of = phase === "full" || phase === "dark" ? "" : ` ${burmeseDigits(dayOfHalf)} ရက်`;
  return `မြန်မာနှစ် ${burmeseDigits(year)} ခု၊ ${MONTH.writings[monthName]!.native!} ${moon}${of}၊ ${WEEKDAYS[dayOfWeek(fixed)]!}နေ့`;
}

export const THINGYAN = vocabulary("thingyanDay", {
  akyo: { native: "သင်္ကြန်အကြို", roman: "Akyo" },
  akya: { native: "သင်္ကြန်အကျ", roman: "Akya" },
  akyat: { native: "သင်္ကြန်အကြတ်", roman: "Akyat" },
  atat: { native: "သင်္ကြန်အတက်", roman: "Atat" },
  newYear: { native: "နှစ်ဆန်းတစ်ရက်", roman: "Hnit San Ta Yet" },
});
/** Rata Die of the Julian day that begins at noon. */
const RATA_DIE_OF_NOON = 1721425;
/** The festival is known from the reckoning of this year on. */
const FIRST_THINGYAN = 1100;

/** Days of the festival at the head of a year. */
export function thingyanDays(year: number) {
  const { akya, atat } = thingyan(year);
  return {
    akya: Math.round(akya) - RATA_DIE_OF_NOON,
    atat: Math.round(atat) - RATA_DIE_OF_NOON,
  };
}

/** The day of Thingyan that a day is; null outside the festival. */
export function thingyanOf(fixed: number): IdOf<typeof THINGYAN> | null {
  const { year } = burmese.fromFixed(fixed);
  for (const of of [year, year + 1]) {
    const { akya, atat } = thingyanDays(of);
    if (fixed === atat + 1) return "newYear";
    if (of < FIRST_THINGYAN || fixed < akya - 1 || fixed > atat) continue;
    if (fixed === atat) return "atat";
    return fixed === akya ? "akya" : fixed < akya ? "akyo" : "akyat";
  }
  return null;
}
