import { defineProcedure, Moment, TextShape, Type, type Text } from "#old";
import { hebrew, hebrewMonthName, toFixed } from "#time";
import { integerOrNull } from "../nullable.ts";
import { writeBrief } from "./brief.ts";
import { countEras, frenchDay, writeEra, type Era } from "./rules.ts";

const era = Type.Object({
  latin: Type.String(),
  abbreviation: Type.String(),
  name: TextShape,
  rite: TextShape,
  from: TextShape,
  year: integerOrNull("Number of the year; null before the era begins"),
  written: Type.String({ description: "The year as the rite writes it" }),
});

const output = Type.Object({
  eras: Type.Object({
    annoLucis: era,
    annoInventionis: era,
    annoDepositionis: era,
    annoOrdinis: era,
    annoBenefacionis: era,
    annoMundiHebrew: era,
    annoLucisMisraim: era,
  }),
  frenchRite: Type.Object(
    {
      month: Type.Integer({ minimum: 1, maximum: 12 }),
      day: Type.Integer({ minimum: 1, maximum: 31 }),
    },
    { description: "The day by the French Rite, whose months are numbered from March" },
  ),
  scottishRite: Type.Object(
    {
      day: Type.Integer({ minimum: 1, maximum: 30 }),
      month: Type.String({ description: "Hebrew month" }),
      native: Type.String(),
    },
    { description: "The day by the Scottish Rite: the Hebrew date in force at noon" },
  ),
  formatted: Type.Array(Type.String(), { description: "Every year as its rite writes it" }),
  summary: TextShape,
});

/** A civil date in the eras of the lodges, chapters, councils and commanderies. */
export const masonicEras = defineProcedure({
  name: "masonic.eras",
  tradition: "masonic",
  title: { en: "Masonic eras", zhHant: "共濟會紀年" },
  summary: {
    en: "Anno Lucis, Inventionis, Depositionis, Ordinis, Mundi and others for a date, with how each rite writes it",
    zhHant: "某日之光明、發現、存藏、騎士團、創世等紀年，及各禮書寫方式",
  },
  kind: "calculation",
  cost: 1,
  icon: "icons/masonic.svg",
  reads: "moment",
  conventions: {
    lucisYearStart: {
      title: { en: "First day of the Craft's year", zhHant: "光明紀年之歲首" },
      default: "january1",
      options: {
        january1: {
          title: { en: "1 January", zhHant: "一月一日" },
          source: "York and American Rites (Mackey, 1874)",
        },
        march1: {
          title: { en: "1 March", zhHant: "三月一日" },
          source: "French Rite (Mackey, 1874)",
        },
      },
    },
    ordinisEpoch: {
      title: { en: "Year from which the Order counts", zhHant: "騎士團紀年之起點" },
      default: "1118",
      options: {
        "1118": {
          title: { en: "foundation of the Templars", zhHant: "聖殿騎士團創立" },
          source: "Knights Templar of the York Rite (Mackey, 1874)",
        },
        "1314": {
          title: { en: "burning of Jacques de Molay", zhHant: "莫萊大師受刑" },
          source: "March 1314; the Strict Observance itself set it in 1313 (Bernheim, 1986)",
        },
      },
    },
  },
  input: Type.Object({ ...Moment }),
  output,
  run: (usages, give) => {
    const { year, month, day } = give.civil();
    const date = { year, month, day };
    const eras = countEras(date, usages);
    const sacred = hebrew.fromFixed(toFixed(date));
    const name = hebrewMonthName(sacred.year, sacred.month);
    return {
      eras: Object.fromEntries(eras.map((one) => [one.id, describe(one)])) as Record<
        Era["id"],
        ReturnType<typeof describe>
      >,
      frenchRite: frenchDay(date),
      scottishRite: { day: sacred.day, month: name.roman, native: name.native },
      formatted: eras.map(writeEra),
      summary: summarise(eras),
    };
  },
  brief: writeBrief,
  examples: [
    {
      title: "Mackey's year 1872",
      input: { date: "1872-06-24" },
      expect: {
        eras: {
          annoLucis: { year: 5872 },
          annoMundiHebrew: { year: 5632 },
          annoInventionis: { year: 2402 },
          annoDepositionis: { year: 2872 },
          annoOrdinis: { year: 754 },
          annoLucisMisraim: { year: 5876 },
        },
      },
      source: "Mackey, Encyclopaedia of Freemasonry (1874), Calendar",
    },
    {
      title: "the Hebrew year turns in autumn",
      input: { date: "2023-09-16" },
      expect: {
        eras: { annoMundiHebrew: { year: 5784 } },
        scottishRite: { month: "Tishri", day: 1 },
      },
      source: "1 Tishri 5784 was 16 September 2023",
    },
    {
      title: "the first of January in a lodge of the French Rite",
      input: { date: "1872-01-01", lucisYearStart: "march1" },
      expect: { frenchRite: { month: 11, day: 1 } },
      source: "Mackey (1874): the first day of the eleventh month",
    },
  ],
  references: [
    {
      title: "An Encyclopaedia of Freemasonry",
      author: "Albert G. Mackey",
      year: "1874",
      part: "Calendar, Masonic",
    },
    {
      title: "General Ahiman Rezon",
      author: "Daniel Sickels",
      year: "1868",
      part: "Masonic calendar",
    },
    {
      title: "The Dating of Masonic Records (Ars Quatuor Coronatorum 99)",
      author: "Alain Bernheim",
      year: "1986",
    },
  ],
});

function describe(one: Era) {
  const { latin, abbreviation, name, rite, from, year } = one;
  return { latin, abbreviation, name, rite, from, year, written: writeEra(one) };
}

function summarise(eras: readonly Era[]): Text {
  const counted = eras.filter(({ year }) => year !== null);
  return {
    en: `${counted.map((one) => `${one.latin} ${one.year} (${one.rite.en})`).join("; ")}.`,
    zhHant: `${counted.map((one) => `${one.name.zhHant} ${one.year}（${one.rite.zhHant}）`).join("；")}。`,
  };
}
