/**
 * The eras in which the masonic bodies date their papers.
 *
 * @source A. G. Mackey, Encyclopaedia of Freemasonry (1874), "Calendar"; D. Sickels, General Ahiman
 *   Rezon (1868), p. 388, with Misraim; the Order of High Priesthood, 1913 (programs also write 1911, and
 *   its bodies also Anno Benedictionis): pages of American bodies; the Strict Observance:
 *   A. Bernheim, The Dating of Masonic Records (1986)
 */
import type { Text } from "#old";
import { hebrew, toFixed, type CalendarDate } from "#time";

export type EraId =
  | "annoLucis"
  | "annoInventionis"
  | "annoDepositionis"
  | "annoOrdinis"
  | "annoBenefacionis"
  | "annoMundiHebrew"
  | "annoLucisMisraim";

/** First day of the Craft's year. */
export type LucisYearStart = "january1" | "march1";
/** Which founding the Order of the Temple counts from. */
export type OrdinisEpoch = "1118" | "1314";

/** The points on which rites differ. */
export interface Usages {
  readonly lucisYearStart: LucisYearStart;
  readonly ordinisEpoch: OrdinisEpoch;
}

/** One era and who uses it. */
export interface Era {
  readonly id: EraId;
  readonly latin: string;
  readonly abbreviation: string;
  readonly name: Text;
  readonly rite: Text;
  /** What the era is counted from. */
  readonly from: Text;
  /** The year's number; null before the era begins. */
  readonly year: number | null;
}

type EraRow = Omit<Era, "year">;

const ORDINIS_FROM: Readonly<Record<OrdinisEpoch, Text>> = {
  "1118": { en: "the foundation of the Order in 1118", zhHant: "一一一八年騎士團創立" },
  "1314": { en: "the burning of Jacques de Molay in 1314", zhHant: "一三一四年莫萊大師受刑" },
};

const ERAS: readonly EraRow[] = [
  {
    id: "annoLucis",
    latin: "Anno Lucis",
    abbreviation: "A∴L∴",
    name: { en: "Year of Light", zhHant: "光明紀年" },
    rite: { en: "Craft lodges, York and French Rites", zhHant: "藍色會所、約克禮與法國禮" },
    from: { en: "the creation of light, set at 4000 BC", zhHant: "創世之光，定於公元前四千年" },
  },
  {
    id: "annoInventionis",
    latin: "Anno Inventionis",
    abbreviation: "A∴Inv∴",
    name: { en: "Year of the Discovery", zhHant: "發現紀年" },
    rite: { en: "Royal Arch", zhHant: "皇家拱門" },
    from: {
      en: "the beginning of the second Temple under Zerubbabel, 530 BC",
      zhHant: "所羅巴伯始建第二聖殿，公元前五三〇年",
    },
  },
  {
    id: "annoDepositionis",
    latin: "Anno Depositionis",
    abbreviation: "A∴Dep∴",
    name: { en: "Year of the Deposit", zhHant: "存藏紀年" },
    rite: { en: "Royal and Select Masters of the Cryptic Rite", zhHant: "祕道禮皇家與精選師傅" },
    from: {
      en: "the completion of Solomon's Temple, set at 1000 BC",
      zhHant: "所羅門聖殿落成，定於公元前一千年",
    },
  },
  {
    id: "annoOrdinis",
    latin: "Anno Ordinis",
    abbreviation: "A∴O∴",
    name: { en: "Year of the Order", zhHant: "騎士團紀年" },
    rite: { en: "Knights Templar", zhHant: "聖殿騎士" },
    from: ORDINIS_FROM["1118"],
  },
  {
    id: "annoBenefacionis",
    latin: "Anno Benefacionis",
    abbreviation: "A∴B∴",
    name: { en: "Year of the Blessing", zhHant: "祝福紀年" },
    rite: { en: "Order of High Priesthood", zhHant: "大祭司團" },
    from: {
      en: "the blessing of Abraham by Melchizedek, set at 1913 BC",
      zhHant: "麥基洗德祝福亞伯拉罕，定於公元前一九一三年",
    },
  },
  {
    id: "annoMundiHebrew",
    latin: "Anno Mundi",
    abbreviation: "A∴M∴",
    name: { en: "Year of the World", zhHant: "創世紀年" },
    rite: { en: "Ancient and Accepted Scottish Rite", zhHant: "古老公認蘇格蘭禮" },
    from: { en: "the Hebrew year, begun on 1 Tishri", zhHant: "希伯來曆年，始於提斯利月一日" },
  },
  {
    id: "annoLucisMisraim",
    latin: "Anno Lucis",
    abbreviation: "A∴L∴",
    name: { en: "Year of Light (Misraim)", zhHant: "光明紀年（米斯拉音禮）" },
    rite: { en: "Rite of Misraim", zhHant: "米斯拉音禮" },
    from: { en: "Ussher's creation, 4004 BC", zhHant: "烏雪所定之創世，公元前四〇〇四年" },
  },
];

/** Years between the common era and an era that follows the civil year. */
const OFFSETS: Readonly<Record<Exclude<EraId, "annoOrdinis" | "annoMundiHebrew">, number>> = {
  annoLucis: 4000,
  annoInventionis: 530,
  annoDepositionis: 1000,
  annoBenefacionis: 1913,
  annoLucisMisraim: 4004,
};

/**
 * Counts a civil date in every era.
 *
 * Years before the common era take no gap at zero: the offsets are added to the astronomical year.
 * From 1 March, January and February belong to the year before; Mackey's own example for 1 January
 * 1872 numbers the month from March but keeps the civil year, 5872.
 */
export function countEras(date: CalendarDate, usages: Usages): readonly Era[] {
  return ERAS.map((row) => ({
    ...row,
    from: row.id === "annoOrdinis" ? ORDINIS_FROM[usages.ordinisEpoch] : row.from,
    year: atLeastOne(yearIn(row.id, date, usages)),
  }));
}

function yearIn(id: EraId, date: CalendarDate, usages: Usages): number {
  if (id === "annoMundiHebrew") return hebrew.fromFixed(toFixed(date)).year;
  if (id === "annoOrdinis") return date.year - Number(usages.ordinisEpoch);
  const year = date.year + OFFSETS[id];
  const beforeMarch = id === "annoLucis" && usages.lucisYearStart === "march1" && date.month < 3;
  return beforeMarch ? year - 1 : year;
}

function atLeastOne(year: number): number | null {
  return year >= 1 ? year : null;
}

/** Writes a year as the rite does: `A∴L∴ 6024`. */
export function writeEra({ abbreviation, year }: Era): string {
  return year === null ? `${abbreviation} –` : `${abbreviation} ${year}`;
}

/**
 * The French Rite's date: months numbered from March.
 *
 * @returns `1st day of the 11th month`, as in Mackey's example for 1 January
 */
export function frenchDay({ month, day }: CalendarDate): {
  readonly month: number;
  readonly day: number;
} {
  return { month: ((month + 9) % 12) + 1, day };
}
