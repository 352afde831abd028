/**
 * The thirty-five stars of birth, a day of the week and a market day each.
 *
 * @source names in order: balinese-date-js-lib, its lintang; the thirty-five day round of painted calendars, A. Maass, Astrologische
 *   Kalender der Balinesen (1929), where Tuesday Kliwon is Sidamalung, the pig. Names of painted calendars differ from cloth to
 *   cloth
 */
import { vocabulary, type IdOf } from "#sdk";
import { weeksOf } from "../core/weeks.ts";

/** From Sunday Paing on. */
export const STAR = vocabulary("lintang", {
  gajah: { roman: "Gajah" },
  kiriman: { roman: "Kiriman" },
  jungSarat: { roman: "Jung Sarat" },
  atiwaTiwa: { roman: "Atiwa-tiwa" },
  sangkaTikel: { roman: "Sangka Tikel" },
  bubuBolong: { roman: "Bubu Bolong" },
  sungenge: { roman: "Sungenge" },
  uluku: { roman: "Uluku" },
  pedati: { roman: "Pedati" },
  kuda: { roman: "Kuda" },
  gajahMina: { roman: "Gajah Mina" },
  bade: { roman: "Bade" },
  magelut: { roman: "Magelut" },
  pagelangan: { roman: "Pagelangan" },
  kalaSungsang: { roman: "Kala Sungsang" },
  kukus: { roman: "Kukus" },
  asu: { roman: "Asu" },
  kartika: { roman: "Kartika" },
  naga: { roman: "Naga" },
  angsaAngrem: { roman: "Angsa Angrem" },
  panah: { roman: "Panah" },
  patrem: { roman: "Patrem" },
  lembu: { roman: "Lembu" },
  depat: { roman: "Depat" },
  tangis: { roman: "Tangis" },
  salahUkur: { roman: "Salah Ukur" },
  perahuPegat: { roman: "Perahu Pegat" },
  puwuhAtarung: { roman: "Puwuh Atarung" },
  lawean: { roman: "Lawean" },
  kelapa: { roman: "Kelapa" },
  yuyu: { roman: "Yuyu" },
  lumbung: { roman: "Lumbung" },
  kumba: { roman: "Kumba" },
  udang: { roman: "Udang" },
  begoong: { roman: "Begoong" },
});
export type Star = IdOf<typeof STAR>;

export const ROUND = 35;

/** The star of a Rata Die, by its place in the round. */
export function starOf(fixed: number): Star {
  return STAR.ids[weeksOf(fixed).pawukonDay % ROUND]!;
}
