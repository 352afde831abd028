import { Birth, defineProcedure, Type } from "#old";
import { writeBrief } from "./brief.ts";
import { compare, personOf, totalOf } from "./components.ts";
import { output, type BirthdayAnswer } from "./shapes.ts";

const BANDS = [
  { from: 80, band: "excellent", name: { en: "excellent", zhHant: "極佳" } },
  { from: 65, band: "good", name: { en: "good", zhHant: "良好" } },
  { from: 50, band: "mixed", name: { en: "mixed", zhHant: "互有長短" } },
  { from: 0, band: "challenging", name: { en: "challenging", zhHant: "需要磨合" } },
] as const;

/** Component scores from which one is told as a strength, and below which as a caution. */
const STRENGTH_FROM = 75;
const CAUTION_BELOW = 62;

/** Two birth dates side by side. */
export const compatibilityBirthday = defineProcedure({
  name: "compatibility.birthday",
  tradition: "pythagorean",
  title: { en: "Birthday compatibility", zhHant: "生日合盤" },
  summary: {
    en: "Match of two birth dates by life path, day of birth, weekday ruler and season",
    zhHant: "以生命數、生日數、星期主星與季節比較兩人生日",
  },
  kind: "calculation",
  cost: 2,
  icon: "icons/birthday.svg",
  reads: "births",
  input: Type.Object({
    a: Type.Object({ ...Birth }, { description: "The one person" }),
    b: Type.Object({ ...Birth }, { description: "The other person" }),
  }),
  output,
  run: (_input, give): BirthdayAnswer => {
    const [a, b] = [give.civil("a"), give.civil("b")].map(({ given, dayOfWeek }) =>
      personOf({ year: given.year, month: given.month, day: given.day }, dayOfWeek),
    ) as [BirthdayAnswer["a"], BirthdayAnswer["b"]];
    const components = compare(a, b);
    const score = totalOf(components);
    const { band, name } = BANDS.find(({ from }) => score >= from)!;
    const told = (keeps: (score: number) => boolean) =>
      components.filter((one) => keeps(one.score)).map(({ evidence }) => evidence);
    return {
      score,
      band,
      bandName: name,
      a,
      b,
      components: [...components],
      strengths: told((one) => one >= STRENGTH_FROM),
      cautions: told((one) => one < CAUTION_BELOW),
    };
  },
  brief: writeBrief,
  examples: [
    {
      title: "life paths 5 and 7 are of one group",
      input: { a: { birthDate: "1990-05-17" }, b: { birthDate: "1707-04-15" } },
      expect: {
        a: { lifePath: 5, birthday: 8 },
        b: { lifePath: 7, birthday: 6 },
        components: [{ code: "lifePath", score: 88 }, { score: 62 }, {}, { score: 75 }],
      },
      source: "After Campbell (1931): 1-5-7 of the mind; 5 + 8 + 1 = 14 → 5; 4 + 6 + 6 = 16 → 7",
    },
  ],
  references: [
    { title: "Your Days Are Numbered", author: "Florence Campbell", year: "1931" },
    {
      title: "Brihat Parashara Hora Shastra",
      part: "chapter 3: natural friendships of the planets",
    },
  ],
});
