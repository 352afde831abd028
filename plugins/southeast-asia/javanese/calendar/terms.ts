/** Names of the calendar of Sultan Agung. */
import { vocabulary, type IdOf } from "#sdk";
import { JAVANESE_MONTHS } from "#time";

const MONTH_IDS = [
  "sura",
  "sapar",
  "mulud",
  "bakdaMulud",
  "jumadilawal",
  "jumadilakir",
  "rejeb",
  "ruwah",
  "pasa",
  "sawal",
  "sela",
  "besar",
] as const;
export const MONTH = vocabulary(
  "javaneseMonth",
  Object.fromEntries(
    MONTH_IDS.map((id, index) => [id, { roman: JAVANESE_MONTHS[index]! }]),
  ) as Record<(typeof MONTH_IDS)[number], { roman: string }>,
);

export const YEAR = vocabulary("javaneseYear", {
  alip: { roman: "Alip" },
  ehe: { roman: "Ehé" },
  jimawal: { roman: "Jimawal" },
  je: { roman: "Jé" },
  dal: { roman: "Dal" },
  be: { roman: "Bé" },
  wawu: { roman: "Wawu" },
  jimakir: { roman: "Jimakir" },
});

/** From the windu that began in 1555. */
export const WINDU = vocabulary("windu", {
  kuntara: { roman: "Kuntara" },
  sangara: { roman: "Sangara" },
  sancaya: { roman: "Sancaya" },
  adi: { roman: "Adi" },
});

/** Rounds of reckoning by the day on which their Alip begins. */
export const KURUP = vocabulary("kurup", {
  jamngiah: { roman: "Jamngiah" },
  kamsiah: { roman: "Kamsiah" },
  arbangiah: { roman: "Arbangiah" },
  salasiah: { roman: "Salasiah" },
  isnaniah: { roman: "Isnaniah" },
  ahadiah: { roman: "Akadiah" },
  sabtiah: { roman: "Sabtiah" },
});
export type Kurup = IdOf<typeof KURUP>;

/** The twelve seasons of the farmer's year. */
export const MANGSA = vocabulary("mangsa", {
  kasa: { roman: "Kasa" },
  karo: { roman: "Karo" },
  katelu: { roman: "Katelu" },
  kapat: { roman: "Kapat" },
  kalima: { roman: "Kalima" },
  kanem: { roman: "Kanem" },
  kapitu: { roman: "Kapitu" },
  kawolu: { roman: "Kawolu" },
  kasanga: { roman: "Kasanga" },
  kasapuluh: { roman: "Kasapuluh" },
  dhesta: { roman: "Dhesta" },
  sadha: { roman: "Sadha" },
});

export const FEAST = vocabulary("javaneseFeast", {
  siji: { roman: "Siji Sura" },
  muludan: { roman: "Garebeg Mulud" },
  rejeban: { roman: "Rejeban" },
  ruwahan: { roman: "Nisfu Ruwah" },
  bada: { roman: "Garebeg Sawal" },
  besaran: { roman: "Garebeg Besar" },
});
export type Feast = IdOf<typeof FEAST>;
