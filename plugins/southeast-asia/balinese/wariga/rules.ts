/**
 * Days fit for an undertaking by the weeks and the Moon (ala ayuning dewasa).
 *
 * @source weddings: gamabali.com, Larangan Pemilihan Hari Perkawinan; lenteradharma.blogspot.com, Dewasa Pawiwahan; I Gede Marayana, maker of calendars, on the months (balisaja.com, 2008); the six ingkel by what they leave in peace
 */
import { vocabulary, type IdOf } from "#sdk";
import { balineseSaka, balineseSakaDay, type BalineseSakaDay } from "#time";
import { answersFor, civilDayOf } from "../../core/day.ts";
import {
  INGKEL,
  PANCAWARA,
  romanOf,
  SAPTAWARA,
  WUKU,
  weeksOf,
  type Saptawara,
  type Triwara,
  type Weeks,
  type Wuku,
} from "../core/weeks.ts";
import { SASIH } from "../saka/answer.ts";

export const ACTIVITY = vocabulary("warigaActivity", [
  "wedding",
  "lifeRites",
  "templeOfferings",
  "groundOfferings",
  "livestock",
  "poultry",
  "fish",
  "trees",
  "bamboo",
]);
export type Activity = IdOf<typeof ACTIVITY>;

export const VERDICT = vocabulary("warigaVerdict", ["good", "fair", "poor", "barred"]);
export type Verdict = IdOf<typeof VERDICT>;

/** What speaks for a day, and what against it; bars first. */
export const REASON = vocabulary("warigaReason", {
  nyepi: { roman: "Nyepi" },
  ingkel: { roman: "Ingkel" },
  rangdaTiga: { roman: "Rangda Tiga" },
  uncalBalung: { roman: "Uncal Balung" },
  wayang: { roman: "Wuku Wayang" },
  tanpaGuru: { roman: "Tanpa Guru" },
  carikWalangati: { roman: "Carik Walangati" },
  poorWeekday: { roman: "Saptawara" },
  waning: { roman: "Pangelong" },
  poorLunarDay: { roman: "Penanggal" },
  poorMonth: { roman: "Sasih" },
  fairMonth: { roman: "Sasih" },
  goodWeekday: { roman: "Saptawara" },
  goodLunarDay: { roman: "Penanggal" },
  goodMonth: { roman: "Sasih" },
  bestMonth: { roman: "Sasih" },
  triwara: { roman: "Triwara" },
});
export type Reason = IdOf<typeof REASON>;

/** What each reason makes of a day by itself. */
export const MAKES: Readonly<Record<Reason, Verdict>> = {
  nyepi: "barred",
  ingkel: "barred",
  rangdaTiga: "barred",
  uncalBalung: "barred",
  wayang: "barred",
  tanpaGuru: "poor",
  carikWalangati: "poor",
  poorWeekday: "poor",
  waning: "poor",
  poorLunarDay: "poor",
  poorMonth: "poor",
  fairMonth: "fair",
  goodWeekday: "good",
  goodLunarDay: "good",
  goodMonth: "good",
  bestMonth: "good",
  triwara: "good",
};

/** The ingkel that leaves in peace what an activity would touch. */
const SPARED: Partial<Record<Activity, IdOf<typeof INGKEL>>> = {
  wedding: "wong",
  lifeRites: "wong",
  livestock: "sato",
  poultry: "manuk",
  fish: "mina",
  trees: "taru",
  bamboo: "buku",
};

/** The day of the three-day week that is turned to whom offerings go: gods, people, the powers below. */
const TURNED: Partial<Record<Activity, Triwara>> = {
  templeOfferings: "pasah",
  lifeRites: "beteng",
  groundOfferings: "kajeng",
};

/** Weeks that weddings shun: of the "three widows", of the puppets, "without a teacher", "the heart cut short". */
const SHUNNED: Readonly<Partial<Record<Reason, readonly Wuku[]>>> = {
  rangdaTiga: ["wariga", "warigadean", "pujut", "pahang", "menail", "prangbakat"],
  wayang: ["wayang"],
  tanpaGuru: ["gumbreg", "kuningan", "medangkungan", "klawu"],
  carikWalangati: ["gumbreg", "wariga", "sungsang", "kuningan"],
};

/** Days of the Pawukon, from the first, 0: Wednesday of Dungulan to Wednesday of Pahang. */
const UNCAL_BALUNG = [7 * 10 + 3, 7 * 15 + 3] as const;

/** Waxing days that are kind to a wedding. */
const KIND_DAYS: readonly number[] = [1, 2, 3, 5, 7, 10, 13];
const KIND_WEEKDAYS: readonly Saptawara[] = ["soma", "buda", "wraspati", "sukra"];
const MONTHS: Readonly<Partial<Record<IdOf<typeof SASIH>, Reason>>> = {
  katiga: "fairMonth",
  kapat: "goodMonth",
  kalima: "goodMonth",
  kapitu: "goodMonth",
  kadasa: "bestMonth",
};

/**
 * What outweighs what: weeks give way to the named week, that to the lunar day, that to the month.
 * A waning Moon is shunned in every month.
 */
const WEIGHTS: Readonly<Partial<Record<Reason, number>>> = {
  poorWeekday: 1,
  goodWeekday: 1,
  tanpaGuru: 2,
  carikWalangati: 2,
  poorLunarDay: 3,
  goodLunarDay: 3,
  goodMonth: 4,
  bestMonth: 4,
};

/** What comes of the reasons: what speaks against a day counts less where something weightier speaks for it. */
function verdictOf(reasons: readonly Reason[]): Verdict {
  const of = (verdict: Verdict) => reasons.filter((one) => MAKES[one] === verdict);
  if (of("barred").length > 0) return "barred";
  const most = Math.max(0, ...of("good").map((one) => WEIGHTS[one] ?? 0));
  const against = of("poor");
  if (against.some((one) => (WEIGHTS[one] ?? Infinity) >= most)) return "poor";
  return against.length > 0 || of("fair").length > 0 || of("good").length === 0 ? "fair" : "good";
}

/** Whether the Saka year begins on a day. */
const isNyepi = (fixed: number, year: number): boolean =>
  answersFor(balineseSaka, fixed - 1) && balineseSakaDay(fixed - 1).year < year;

const isUncalBalung = (pawukonDay: number): boolean =>
  pawukonDay >= UNCAL_BALUNG[0] && pawukonDay <= UNCAL_BALUNG[1];

/** What tells for and against a wedding, besides what bars other works too. */
function weddingReasons(weeks: Weeks, { month, day, waxing, ngunaratri }: BalineseSakaDay) {
  const days = ngunaratri ? [day, (day % 15) + 1] : [day];
  // Of two lunar days on one civil day both must be kind; the second of a waxing half may already wane.
  const wanes = !waxing || (ngunaratri && day === 15);
  const isKind = days.every((one) => KIND_DAYS.includes(one));
  return [
    ...REASON.ids.filter((id) => SHUNNED[id]?.includes(weeks.wuku)),
    KIND_WEEKDAYS.includes(weeks.saptawara) ? "goodWeekday" : "poorWeekday",
    wanes ? "waning" : isKind ? "goodLunarDay" : "poorLunarDay",
    MONTHS[SASIH.ids[month - 1]!] ?? "poorMonth",
  ] as const satisfies readonly Reason[];
}

/** Judges a day for an activity. */
export function judge(fixed: number, activity: Activity) {
  const weeks = weeksOf(fixed);
  const saka = balineseSakaDay(fixed);
  const isOfPeople = activity === "wedding" || activity === "lifeRites";
  const found: readonly Reason[] = [
    ...(isNyepi(fixed, saka.year) ? (["nyepi"] as const) : []),
    ...(SPARED[activity] === weeks.ingkel ? (["ingkel"] as const) : []),
    ...(isOfPeople && isUncalBalung(weeks.pawukonDay) ? (["uncalBalung"] as const) : []),
    ...(activity === "wedding" ? weddingReasons(weeks, saka) : []),
    ...(TURNED[activity] === weeks.triwara ? (["triwara"] as const) : []),
  ];
  const reasons = REASON.ids.filter((id) => found.includes(id));
  return {
    civil: civilDayOf(fixed),
    verdict: verdictOf(reasons),
    reasons,
    balinese: `${romanOf(SAPTAWARA, weeks.saptawara)} ${romanOf(PANCAWARA, weeks.pancawara)} ${romanOf(WUKU, weeks.wuku)}`,
    triwara: weeks.triwara,
    ingkel: weeks.ingkel,
    sasih: SASIH.ids[saka.month - 1]!,
    lunarDay: saka.day,
    waxing: saka.waxing,
  };
}

/** Places of days on a list of the best: the good before the fair, of these the ones with less against them. */
export function placeOf({ verdict, reasons }: Pick<Judged, "verdict" | "reasons">): number {
  const against = reasons.filter((one) => MAKES[one] === "poor").length;
  return 10 * VERDICT.ids.indexOf(verdict) + 2 * against + (reasons.includes("bestMonth") ? 0 : 1);
}
export type Judged = ReturnType<typeof judge>;
