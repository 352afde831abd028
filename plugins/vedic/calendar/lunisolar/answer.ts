import { term, Type, type Frozen, type Static } from "#sdk";
import { LUNAR_MONTH } from "../../core/day/lunar_month.ts";
import { PAKSHA, TITHI, VARA } from "../../core/panchanga.ts";
import { SAMVATSARA } from "../../core/samvatsara.ts";
import { signTerm } from "../../core/shapes.ts";

const date = (description: string) =>
  Type.String({ description: `${description}, Gregorian, YYYY-MM-DD` });
const year = (description: string) => Type.Integer({ description });
const tithiNumber = (description: string) => Type.Integer({ minimum: 1, maximum: 30, description });

export const answer = Type.Object({
  date: date("The civil day"),
  weekday: term(VARA, "Weekday, from sunrise"),
  tithi: Type.Object(
    {
      number: tithiNumber("1 to 30 from the new moon; 16 follows the full moon"),
      name: term(TITHI, "Its name"),
      paksha: term(PAKSHA, "Half of the month"),
      repeated: Type.Boolean({ description: "Whether the sunrise before saw the same tithi" }),
      lost: Type.Union([tithiNumber("The tithi"), Type.Null()], {
        description: "A tithi that fell between the sunrise before and this one; null where none",
      }),
    },
    { description: "The lunar day that the sunrise sees" },
  ),
  month: Type.Object(
    {
      name: term(LUNAR_MONTH, "By the reckoning chosen"),
      number: Type.Integer({ minimum: 1, maximum: 12, description: "1 is Chaitra" }),
      added: Type.Boolean({ description: "Whether the month is an added one (adhika)" }),
      amanta: term(LUNAR_MONTH, "Where months end with the new moon"),
      purnimanta: term(LUNAR_MONTH, "Where months end with the full moon"),
      first: date("First day, from new moon to new moon"),
      last: date("Last day, likewise"),
    },
    { description: "The lunar month" },
  ),
  year: year("Years passed of the era chosen, by its own beginning"),
  years: Type.Object(
    {
      vikrama: year("Vikrama, from Chaitra"),
      vikramaKartika: year("Vikrama, from Kartika"),
      vikramaAshadha: year("Vikrama, from Ashadha"),
      shaka: year("Shaka, from Chaitra"),
      kali: year("Kali, from Chaitra"),
      samvatsara: term(SAMVATSARA, "Name of the year in the southern cycle of sixty"),
    },
    { description: "Years passed of every era" },
  ),
  solar: Type.Object(
    {
      year: year("Years passed of the solar year: Shaka, or Kali by the old rule"),
      month: signTerm("The sign that the month is named after"),
      number: Type.Integer({ minimum: 1, maximum: 12, description: "1 is Mesha, Aries" }),
      day: Type.Integer({ minimum: 1, maximum: 32, description: "Day of the solar month" }),
    },
    { description: "The date of the solar calendar by the same rule" },
  ),
  page: Type.Array(
    Type.Object({
      tithi: tithiNumber("The tithi at sunrise"),
      month: term(LUNAR_MONTH, "The lunar month by the reckoning chosen"),
      added: Type.Boolean({ description: "Whether the month is an added one" }),
    }),
    { minItems: 28, maxItems: 31, description: "The days of the civil month from the first on" },
  ),
});
export type LunisolarAnswer = Frozen<Static<typeof answer>>;
