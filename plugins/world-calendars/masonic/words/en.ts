import type { Translation, Words } from "#sdk";
import type { answer, MasonicAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const masonicEra = {
  annoLucis: { text: "Year of Light", rite: "Craft lodges, York and French Rites" },
  annoInventionis: { text: "Year of the Discovery", rite: "Royal Arch" },
  annoDepositionis: {
    text: "Year of the Deposit",
    rite: "Royal and Select Masters of the Cryptic Rite",
  },
  annoOrdinis: { text: "Year of the Order", rite: "Knights Templar" },
  annoBenefacionis: { text: "Year of the Blessing", rite: "Order of High Priesthood" },
  annoMundiHebrew: { text: "Year of the World", rite: "Ancient and Accepted Scottish Rite" },
  annoLucisMisraim: { text: "Year of Light (Misraim)", rite: "Rite of Misraim" },
};

const masonicEpoch = {
  creationOfLight: "the creation of light, set at 4000 BC",
  secondTemple: "the beginning of the second Temple under Zerubbabel, 530 BC",
  solomonsTemple: "the completion of Solomon's Temple, set at 1000 BC",
  foundationOfTemplars: "the foundation of the Order in 1118",
  deathOfMolay: "the burning of Jacques de Molay in 1314",
  blessingOfAbraham: "the blessing of Abraham by Melchizedek, set at 1913 BC",
  hebrewCreation: "the Hebrew year, begun on 1 Tishri",
  usshersCreation: "Ussher's creation, 4004 BC",
};

const hebrewMonth = {
  nisan: "Nisan",
  iyar: "Iyar",
  sivan: "Sivan",
  tammuz: "Tammuz",
  av: "Av",
  elul: "Elul",
  tishri: "Tishri",
  marheshvan: "Marheshvan",
  kislev: "Kislev",
  tevet: "Tevet",
  shevat: "Shevat",
  adar: "Adar",
  adarI: "Adar I",
  adarII: "Adar II",
};

/** The eras as they are written in Latin. */
const latin = {
  annoLucis: "Anno Lucis",
  annoInventionis: "Anno Inventionis",
  annoDepositionis: "Anno Depositionis",
  annoOrdinis: "Anno Ordinis",
  annoBenefacionis: "Anno Benefacionis",
  annoMundiHebrew: "Anno Mundi",
  annoLucisMisraim: "Anno Lucis",
};

export const en = {
  title: "Masonic eras",
  summary:
    "Anno Lucis, Inventionis, Depositionis, Ordinis, Mundi and others for a date, with how each rite writes it",
  fields: {
    eras: "Eras",
    annoLucis: "Anno Lucis",
    annoInventionis: "Anno Inventionis",
    annoDepositionis: "Anno Depositionis",
    annoOrdinis: "Anno Ordinis",
    annoBenefacionis: "Anno Benefacionis",
    annoMundiHebrew: "Anno Mundi",
    annoLucisMisraim: "Anno Lucis of Misraim",
    name: "Era",
    rite: "Used by",
    abbreviation: "Abbreviation",
    from: "Counted from",
    year: "Year",
    frenchRite: "By the French Rite",
    scottishRite: "By the Scottish Rite",
    month: "Month",
    day: "Day",
    formatted: "As the rites write it",
  },
  terms: { masonicEra, masonicEpoch, hebrewMonth },
  conventions: {
    lucisYearStart: {
      title: "First day of the Craft's year",
      options: { january1: "1 January", march1: "1 March" },
    },
    ordinisEpoch: {
      title: "Year from which the Order counts",
      options: {
        "1118": "foundation of the Templars",
        "1314": "burning of Jacques de Molay",
      },
    },
  },
  reading: ({ eras, frenchRite, scottishRite }: MasonicAnswer) => {
    const { annoLucis: craft, ...others } = eras;
    const rest = Object.values(others)
      .filter(({ year }) => year !== null)
      .map(({ name, year }) => `${latin[name]} ${year} (${masonicEra[name].rite})`)
      .join(", ");
    const opening =
      craft.year === null
        ? "The era of the Craft has not begun by that day."
        : `In the Craft the day belongs to ${latin[craft.name]} ${craft.year}, counted from ${masonicEpoch[craft.from]}.`;
    const beside = craft.year === null ? "What has begun is" : "Beside it stand";
    return [
      rest === "" ? opening : `${opening} ${beside} ${rest}.`,
      `A lodge of the French Rite would write day ${frenchRite.day} of month ${frenchRite.month}, since its months are numbered from March; the Scottish Rite follows the Hebrew calendar and writes ${scottishRite.day} ${hebrewMonth[scottishRite.month]}.`,
      "The eras are ceremonial: each begins where a legend of its rite begins, and lodges differ in the day on which the year turns.",
    ];
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
}>;

export type MasonicWords = Translation<typeof en>;
