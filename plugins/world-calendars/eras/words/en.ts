import { english, type Translation, type Words } from "#sdk";
import type { answer, ErasAnswer } from "../answer.ts";
import type { input, Issues } from "../input.ts";

const era = {
  common: { text: "Common era", about: "the year of the civil calendar, without a year 0" },
  auc: { text: "From the founding of Rome", about: "Varro's count, ab urbe condita" },
  olympiad: {
    text: "Years of the Olympic games",
    about: "four make an Olympiad; from the summer of 776 BCE",
  },
  seleucid: { text: "Seleucid era, Macedonian", about: "autumn of 312 BCE" },
  seleucidBabylon: { text: "Seleucid era, Babylonian", about: "spring of 311 BCE" },
  nabonassar: {
    text: "Era of Nabonassar",
    about: "Ptolemy's count of Egyptian years from 747 BCE",
  },
  spanish: { text: "Spanish era", about: "from 38 BCE, in Iberia until the fifteenth century" },
  coptic: { text: "Era of the Martyrs", about: "from the accession of Diocletian, 284" },
  ethiopian: {
    text: "Ethiopian era of Mercy",
    about: "seven or eight years behind the common one",
  },
  ameteAlem: { text: "Ethiopian era of the World", about: "5,500 years before that of Mercy" },
  byzantine: { text: "Byzantine era of the world", about: "from 1 September 5509 BCE" },
  alexandrian: { text: "Alexandrian era of the world", about: "reckoned by Annianus" },
  ussher: { text: "Ussher's era of the world", about: "from the autumn of 4004 BCE" },
  hebrew: { text: "Hebrew era of the world", about: "from the autumn of 3761 BCE" },
  annoLucis: { text: "Year of Light", about: "of the Freemasons" },
  julianPeriod: { text: "Julian period", about: "Scaliger's count of 7,980 years" },
  armenian: { text: "Armenian era", about: "from 552, in years of 365 days until the reform" },
  hijri: { text: "Hijra", about: "lunar years by the arithmetic calendar" },
  persian: { text: "Solar Hijra", about: "of Iran and Afghanistan" },
  shahanshahi: { text: "Imperial era of Iran", about: "law from 1976 to 1978" },
  yazdegerd: {
    text: "Era of Yazdegerd",
    about: "of the Zoroastrians, from 632; by the new year of spring",
  },
  kaliYuga: { text: "Kali Yuga, elapsed", about: "from 18 February 3102 BCE" },
  saka: { text: "Saka era", about: "national era of India" },
  vikramNorth: { text: "Vikram Samvat, north", about: "begins in spring" },
  vikramSouth: { text: "Vikram Samvat, Gujarat", about: "begins in autumn" },
  bengali: { text: "Bengali era", about: "of Bengal and Bangladesh" },
  kollam: { text: "Kollam era", about: "of Kerala" },
  nepal: { text: "Nepal Sambat", about: "from 879" },
  viraNirvana: { text: "Vira Nirvana", about: "of the Jains, from 527 BCE" },
  nanakshahi: { text: "Nanakshahi", about: "of the Sikhs, from 1469" },
  buddhistThai: { text: "Buddhist era, Thailand", about: "since 1941 from 1 January" },
  buddhistSriLanka: { text: "Buddhist era, Sri Lanka", about: "begins at Vesak" },
  burmese: { text: "Burmese era", about: "from 638" },
  tibetan: { text: "Tibetan royal year", about: "from the first king" },
  minguo: { text: "Republic of China", about: "from 1912" },
  juche: { text: "Juche", about: "of North Korea, from 1912" },
  dangun: { text: "Dangun era", about: "of Korea, from 2333 BCE" },
  huangdi: { text: "Yellow Emperor", about: "from 2698 BCE, one of several counts" },
  confucius: { text: "Confucius", about: "from his birth in 551 BCE" },
  koki: { text: "Kōki", about: "of Japan, from the accession of Jimmu" },
  holocene: { text: "Human era", about: "ten thousand years before the common one" },
  republican: { text: "French Republic", about: "from 22 September 1792" },
  positivist: { text: "Positivist era", about: "of Comte, from 1789" },
  fascist: { text: "Fascist era", about: "of Italy, 1922 to 1945" },
  bahai: { text: "Bahá’í era", about: "from 1844" },
  thelemic: { text: "Thelemic era", about: "from 1904, the first year being 0" },
  discordian: { text: "Year of Our Lady of Discord", about: "1,166 more than the common one" },
};

const values = Object.fromEntries(
  Object.entries(era).map(([id, { text }]) => [id, text]),
) as Record<keyof typeof era, string>;

export const en = {
  title: "A year in all eras",
  summary:
    "One year in the eras of Rome, the churches, the Islamic world, India, East Asia and the moderns, with the day on which each begins",
  inputs: {
    year: { label: "Year", about: "Without an era: 0 is 1 BCE, -1 is 2 BCE" },
    from: {
      label: "Given in",
      about: "Era of the year; the civil year in which it begins is taken",
      values,
    },
    era: { label: "Wanted in", about: "One era alone; all when left out", values },
  },
  fields: {
    given: "As given",
    era: "Era",
    about: "What it is",
    year: "Year",
    "eras/year": "Year on 1 January",
    astronomical: "Civil year, with a year 0",
    historical: "Civil year",
    leapYear: "Leap year",
    eras: "Eras",
    later: "At the end of the year",
    from: "Begins on",
    begins: "The day is",
    cycle: "Olympiad",
    "cycle/year": "Year of the four",
  },
  terms: {
    era,
    eraBegins: {
      fixed: "the same every year",
      moon: "found by the Moon, about then",
      wandering: "a day earlier every four years, about then in its own age",
    },
  },
  phrases: {
    noYear: "There is no year 0 between 1 BCE and 1 CE",
    outOfRange: "The civil year lies outside -99999 to 99999",
  },
  reading({ given, historical, eras }: ErasAnswer) {
    const civil = historical < 0 ? `${-historical} BCE` : `${historical}`;
    const asked =
      given.era === "common"
        ? `The civil year ${civil}`
        : `${era[given.era].text} ${given.year} begins in ${civil}, which`;
    const find = (wanted: string) => eras.find((one) => one.era === wanted);
    const said = (id: keyof typeof era) => {
      const one = find(id);
      if (!one) return [];
      return [
        `${era[id].text} ${one.later === null ? one.year : `${one.year} until its new year and ${one.later} after it`}`,
      ];
    };
    const chosen =
      eras.length === 1
        ? said(eras[0]!.era)
        : (["auc", "hebrew", "hijri", "saka", "buddhistThai", "minguo"] as const).flatMap(said);
    return [
      `${asked} is counted as ${english.list(chosen)}.`,
      "An era is a point from which years are counted; most begin their year on a day of their own, so that two numbers belong to one civil year. Numbers at or below 0 lie before the era's own beginning.",
    ];
  },
  picture: {
    title: (year: number) => `The year ${year} in other eras`,
    band: "Eras",
    year: (year: number) => (year < 0 ? `${-year} BCE` : String(year)),
  },
} satisfies Words<{ input: typeof input; answer: typeof answer; phrases: Issues }>;

export type ErasWords = Translation<typeof en>;
