import { term, Type, type Frozen, type Static } from "#sdk";
import { civilDay } from "../core/day.ts";
import { FEAST, MONTH, SEASON } from "./feasts.ts";

const tithi = (description: string) => Type.Integer({ minimum: 1, maximum: 30, description });
const instant = (description: string) =>
  Type.Object({ utc: Type.String({ description: "To the second" }) }, { description });
const orNull = <S extends Parameters<typeof Type.Union>[0][number]>(
  schema: S,
  description: string,
) => Type.Union([schema, Type.Null()], { description });

export const answer = Type.Object({
  civil: civilDay("The civil day whose sunrise begins it"),
  year: Type.Integer({ description: "Vira Nirvana Samvat; it begins with bright Kartika" }),
  month: term(MONTH, "Lunar month that ends with the new moon, as the west of India reckons"),
  monthOfNorth: orNull(
    term(MONTH, "The month"),
    "Lunar month that ends with the full moon, as the north reckons; null in an added month",
  ),
  addedMonth: Type.Boolean({ description: "Whether the month is an added one; feasts pass it by" }),
  bright: Type.Boolean({ description: "Whether the half is the bright one" }),
  tithi: tithi("Tithi at sunrise, 1 to 30 from the new moon"),
  inHalf: Type.Integer({ minimum: 1, maximum: 15, description: "The same within its half" }),
  sunrise: instant("Sunrise at the place"),
  tithiBegins: instant("When the tithi began"),
  tithiEnds: instant("When the tithi ends"),
  kept: Type.Array(tithi("A tithi"), {
    description:
      "Tithis that are kept on the day: none on the first of two days with one tithi, two where one is lost",
  }),
  fasts: Type.Array(tithi("A tithi"), { description: "Those of them that are days of fasting" }),
  season: orNull(term(SEASON, "The season", ["about"]), "Season of the school; null outside one"),
  dayOfSeason: orNull(
    Type.Integer({ minimum: 1, maximum: 10 }),
    "Day of Paryushana, 1 to 8, or of Das Lakshana, 1 to 10; null otherwise",
  ),
  feasts: Type.Array(term(FEAST, "A feast", ["about"]), { description: "Feasts of the day" }),
});
export type JainAnswer = Frozen<Static<typeof answer>>;
