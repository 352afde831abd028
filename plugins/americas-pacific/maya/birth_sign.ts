import {
  Birth,
  defineProcedure,
  ScoreShape,
  type Static,
  sumOf,
  TestimoniesShape,
  type Testimony,
  TextShape,
  Type,
} from "#old";
import { TZOLKIN_NAMES, type TzolkinDay } from "#time";
import { writeBirthBrief } from "./birth_brief.ts";
import { CORRELATION, LANGUAGE } from "./conventions.ts";
import { CROSS, mayaFixed, readMayaDay, stepTzolkin } from "./day.ts";
import { drawDaySign } from "./picture.ts";
import { DAY_SIGNS, DIRECTIONS, NUMBER_WEIGHTS } from "./signs.ts";

const dayShape = Type.Object({
  number: Type.Integer({ minimum: 1, maximum: 13 }),
  index: Type.Integer({ minimum: 1, maximum: 20, description: "1 Imix to 20 Ajaw" }),
  id: Type.String(),
  name: Type.String({ description: "In the language chosen" }),
  text: Type.String({ description: "Number and name" }),
  gloss: TextShape,
  portrait: TextShape,
});

export const birthOutput = Type.Object({
  day: dayShape,
  kin: Type.Integer({ minimum: 1, maximum: 260, description: "Place in the round of 260 days" }),
  numberWeight: TextShape,
  direction: Type.Object({ id: Type.String(), name: TextShape, colour: TextShape }),
  trecena: dayShape,
  dayOfTrecena: Type.Integer({ minimum: 1, maximum: 13 }),
  cross: Type.Object(
    { conception: dayShape, destiny: dayShape, action: dayShape, feeling: dayShape },
    { description: "Days 8 before and after the birth, 6 before and after" },
  ),
  lordOfNight: Type.Integer({ minimum: 1, maximum: 9, description: "G1 to G9" }),
  haab: Type.Object({
    day: Type.Integer({ minimum: 0, maximum: 19 }),
    month: Type.Integer({ minimum: 1, maximum: 19 }),
    name: Type.String(),
  }),
  yearBearer: dayShape,
  longCount: Type.String({ description: "baktun.katun.tun.uinal.kin" }),
  score: ScoreShape,
  testimonies: TestimoniesShape,
});

export type BirthAnswer = Static<typeof birthOutput>;

/** The reading of a birth day as day-keepers give it. */
export const mayaBirthSign = defineProcedure({
  name: "maya.birthSign",
  tradition: "maya",
  title: { en: "Maya birth sign", zhHant: "馬雅生日之日" },
  summary: {
    en: "Day-keeper's reading of a birth day: sign, number, trecena, conception and destiny signs of the cross",
    zhHant: "守日者對生日的解讀：日名、數、十三日週，以及十字上的受胎日與命途日",
  },
  kind: "calculation",
  cost: 2,
  icon: "icons/maya.svg",
  reads: "birth",
  conventions: { language: LANGUAGE, correlation: CORRELATION },
  input: Type.Object({ ...Birth }),
  output: birthOutput,
  run: ({ language, correlation }, give): BirthAnswer => {
    const { day, yearBearer, trecena, ...rest } = readMayaDay(
      mayaFixed(give.civil().fixed, correlation),
    );
    const name = (one: TzolkinDay) => describe(one, language);
    const sign = DAY_SIGNS[day.name - 1]!;
    const number = NUMBER_WEIGHTS.find(({ upTo }) => day.number <= upTo)!;
    const testimonies: readonly Testimony[] = [
      { code: "base", weight: 60, evidence: { en: "Any day of the round", zhHant: "任何一日" } },
      { code: "sign", weight: sign.favour, evidence: favourOf(sign.favour) },
      { code: "number", weight: number.weight, evidence: number.says },
    ];
    return {
      ...rest,
      day: name(day),
      numberWeight: number.says,
      direction: DIRECTIONS[(day.name - 1) % 4]!,
      trecena: name(trecena),
      dayOfTrecena: day.number,
      cross: {
        conception: name(stepTzolkin(day, CROSS.conception)),
        destiny: name(stepTzolkin(day, CROSS.destiny)),
        action: name(stepTzolkin(day, CROSS.action)),
        feeling: name(stepTzolkin(day, CROSS.feeling)),
      },
      yearBearer: name(yearBearer),
      score: sumOf(testimonies),
      testimonies: [...testimonies],
    };
  },
  brief: writeBirthBrief,
  picture: drawDaySign,
  examples: [
    {
      title: "the day on which the thirteenth baktun was full",
      input: { birthDate: "2012-12-21", language: "yucatec" },
      expect: {
        day: { number: 4, id: "ajaw", text: "4 Ajaw" },
        haab: { day: 3, name: "Kʼankʼin" },
        longCount: "13.0.0.0.0",
        lordOfNight: 9,
      },
      source: "Stela 1 of Coba and Monument 6 of Tortuguero: 13.0.0.0.0 4 Ajaw 3 K'ank'in, G9",
    },
    {
      title: "the cross of 4 Deer",
      input: { birthDate: "1965-03-30" },
      expect: {
        day: { number: 4, id: "manik" },
        cross: { action: { number: 11, id: "imix" } },
      },
      source:
        "A published reading of a tree of life: 4 Deer in the centre, 11 Crocodile for action",
    },
  ],
  references: [
    { title: "Time and the Highland Maya", author: "Barbara Tedlock", year: "1982" },
    { title: "Jaguar Wisdom", author: "Kenneth Johnson", year: "1997", part: "the tree of life" },
    {
      title: "Relación de las cosas de Yucatán",
      author: "Diego de Landa",
      year: "1566",
      part: "§ XXXIV",
    },
    {
      title: "An Introduction to the Study of the Maya Hieroglyphs",
      author: "Sylvanus Griswold Morley",
      year: "1915",
    },
  ],
});

/** A day with its names and texts. */
export function describe({ number, name }: TzolkinDay, language: string) {
  const { id, kiche, gloss, portrait } = DAY_SIGNS[name - 1]!;
  const called = language === "kiche" ? kiche : TZOLKIN_NAMES[name - 1]!.roman;
  return { number, index: name, id, name: called, text: `${number} ${called}`, gloss, portrait };
}

function favourOf(favour: number) {
  if (favour > 0)
    return { en: "a day sought for thanks and beginnings", zhHant: "宜謝恩、宜開端之日" };
  if (favour < 0) return { en: "a day approached with care", zhHant: "宜小心以對之日" };
  return { en: "a day taken as it comes", zhHant: "隨遇而安之日" };
}
