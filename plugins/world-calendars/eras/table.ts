/**
 * Eras by the number that they give the year in course on 1 January, and the day on which their own year begins.
 *
 * @source F. K. Ginzel, Handbuch der mathematischen und technischen Chronologie I-III (1906-14); V. Grumel, La
 * chronologie (1958); R. Sewell and S. B. Dikshit, The Indian Calendar (1896)
 */
import { vocabulary, type IdOf } from "#sdk";

/** How the day is found on which a year of the era begins. */
export type Begins = "fixed" | "moon" | "wandering";

interface EraRow {
  /** Its year on 1 January less the astronomical year. */
  readonly offset: number;
  /** First day in the Gregorian year as it falls today, MM-DD; about, where the Moon decides. Null: 1 January. */
  readonly from: string | null;
  readonly begins: Begins;
}

const row = (offset: number, from: string | null = null, begins: Begins = "fixed"): EraRow => ({
  offset,
  from,
  begins,
});

const ROWS = {
  common: row(0),
  auc: row(753),
  olympiad: row(0, "07-01", "moon"),
  seleucid: row(311, "10-01", "moon"),
  seleucidBabylon: row(310, "04-01", "moon"),
  nabonassar: row(747, "02-26", "wandering"),
  spanish: row(38),
  coptic: row(-284, "09-11"),
  ethiopian: row(-8, "09-11"),
  ameteAlem: row(5492, "09-11"),
  byzantine: row(5508, "09-14"),
  alexandrian: row(5492, "09-11"),
  ussher: row(4003, "10-23"),
  hebrew: row(3760, "09-20", "moon"),
  annoLucis: row(4000),
  julianPeriod: row(4713),
  armenian: row(-552, "07-24", "wandering"),
  hijri: row(-579, "06-16", "moon"),
  persian: row(-622, "03-21"),
  shahanshahi: row(1179, "03-21"),
  yazdegerd: row(-632, "03-21"),
  kaliYuga: row(3100, "03-25", "moon"),
  saka: row(-79, "03-22"),
  vikramNorth: row(56, "03-25", "moon"),
  vikramSouth: row(56, "11-01", "moon"),
  bengali: row(-594, "04-14"),
  kollam: row(-825, "08-17"),
  nepal: row(-880, "11-01", "moon"),
  viraNirvana: row(526, "11-01", "moon"),
  nanakshahi: row(-1469, "03-14"),
  buddhistThai: row(543),
  buddhistSriLanka: row(543, "05-15", "moon"),
  burmese: row(-639, "04-16"),
  tibetan: row(126, "02-20", "moon"),
  minguo: row(-1911),
  juche: row(-1911),
  dangun: row(2333),
  huangdi: row(2697, "02-05", "moon"),
  confucius: row(550, "09-28"),
  koki: row(660),
  holocene: row(10_000),
  republican: row(-1792, "09-22"),
  positivist: row(-1788),
  fascist: row(-1922, "10-28"),
  bahai: row(-1844, "03-20"),
  thelemic: row(-1905, "03-20"),
  discordian: row(1166),
} as const satisfies Readonly<Record<string, EraRow>>;

export type EraId = keyof typeof ROWS;
export const ERAS: Readonly<Record<EraId, EraRow>> = ROWS;
export const ERA_IDS = Object.keys(ROWS) as [EraId, ...EraId[]];
export const ERA = vocabulary("era", ERA_IDS);
export const BEGINS = vocabulary("eraBegins", ["fixed", "moon", "wandering"]);
export type EraTerm = IdOf<typeof ERA>;
