import {
  defineProcedure,
  oneOf,
  Question,
  Type,
  type Brief,
  type Frozen,
  type Lang,
  type Random,
  type Static,
} from "#old";
import { CIRCLE_OPTIONS, drawLine, figureOf, PatternShape, type Pattern } from "../core/figures.ts";
import { drawTableau } from "../core/picture.ts";
import { factsOf, tellTableau } from "../core/prose.ts";
import { reportTableau, TABLEAU_OUTPUT } from "../core/report.ts";

const output = Type.Object({
  question: Type.Union([Type.String(), Type.Null()]),
  source: oneOf(["chance", "caller"], "Who made the mothers"),
  lines: Type.Union([Type.Array(Type.Integer({ minimum: 13, maximum: 20 })), Type.Null()], {
    description:
      "Points in each of the 16 lines of the sand, four for each mother from the top row; odd is a single point. Null where the mothers were given",
  }),
  houseAsked: Type.Union([Type.Integer({ minimum: 1, maximum: 12 }), Type.Null()]),
  ...TABLEAU_OUTPUT,
});
export type RamlAnswer = Static<typeof output>;

/** Sand cutting: sixteen lines of points. */
export const ramlCast = defineProcedure({
  name: "raml.cast",
  tradition: "arabic-geomancy",
  title: { en: "ʿIlm al-raml", zhHant: "阿拉伯沙占" },
  summary: {
    en: "Four mothers by lines in sand to the sixteen-place tableau, figure per house by the chosen circle, judge and answer",
    zhHant: "於沙上劃線得四母，推成十六宮之盤，依所選之圈定各象本位，並示判官與答",
  },
  kind: "draw",
  cost: 2,
  icon: "icons/raml.svg",
  needs: ["random"],
  conventions: {
    circle: {
      title: { en: "Circle that houses the figures", zhHant: "安置諸象之圈" },
      default: "abdah",
      options: CIRCLE_OPTIONS,
    },
  },
  input: Type.Object({
    mothers: Type.Optional(
      Type.Array(PatternShape, {
        minItems: 4,
        maxItems: 4,
        description: "The four mothers made by hand; chance then has no part",
      }),
    ),
    house: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 12, description: "House of the thing asked about" }),
    ),
    question: Question,
  }),
  output,
  run: (input, { random }): RamlAnswer => {
    const lines = input.mothers ? null : drawLines(random);
    const mothers = input.mothers ?? mothersOf(lines!);
    return {
      question: input.question ?? null,
      source: input.mothers ? "caller" : "chance",
      lines: lines && [...lines],
      houseAsked: input.house ?? null,
      ...reportTableau(mothers, input.circle, input.house),
    };
  },
  brief: writeBrief,
  picture: drawTableau,
  examples: [
    {
      title: "four mothers by hand",
      input: { mothers: ["1111", "1122", "2221", "2111"] },
      expect: {
        houses: {
          8: { id: "nusraDakhila" },
          12: { id: "qabdDakhil" },
          14: { id: "ijtima" },
          15: { id: "uqla" },
        },
        judgeIsEven: true,
        totalPoints: 88,
      },
      source:
        "Worked by hand from the sums in Kashf al-asrar, pp. 28-33; the Latin shield gives the same",
    },
    {
      title: "the four mothers that Kashf al-asrar makes",
      input: { mothers: ["1222", "2211", "2121", "1122"] },
      expect: {
        houses: {
          8: { id: "naqi" },
          12: { id: "bayad" },
          14: { id: "qabdKharij" },
          15: { id: "bayad" },
        },
      },
      source: "Kashf al-asrar al-masuna, pp. 28-33: its own mothers, added up by its rule",
    },
    {
      title: "Lahyan has the first house of the circle abdah, Humra the second, Bayad the fourth",
      input: { mothers: ["1222", "2122", "2222", "2212"], circle: "abdah" },
      expect: {
        houses: {
          0: { home: 1, atHome: true },
          1: { home: 2, atHome: true },
          3: { home: 4, atHome: true },
        },
      },
      source: "Kashf al-asrar al-masuna, p. 126: fire 1, air 2, water 4, earth 8",
    },
  ],
  references: [
    {
      title: "Kashf al-asrar al-masuna fi ikhraj al-dama'ir al-makhzuna",
      author: "Omani print, introduced by Muhammad b. Ahmad Al Busaidi",
      part: "pages 28-35, 104-105, 126, 146-147",
    },
    { title: "al-Muqaddima", author: "Ibn Khaldun", part: "On the sand, chapter of unseen things" },
    {
      title: "Islamic Geomancy and a Thirteenth-Century Divinatory Device",
      author: "Emilie Savage-Smith and Marion B. Smith",
      year: "1980",
    },
    { title: "Kitab al-Fasl fi Usul ʿIlm al-Raml", author: "Muhammad al-Zanati" },
  ],
});

/** Makes sixteen lines; each is 13 + `below(8)` points. */
export function drawLines(random: Random): readonly number[] {
  return Array.from({ length: 16 }, () => drawLine(random));
}

/** Reads four mothers from sixteen lines: an odd line leaves one point, an even one two. */
export function mothersOf(lines: readonly number[]): readonly Pattern[] {
  return [0, 4, 8, 12].map((from) =>
    lines
      .slice(from, from + 4)
      .map((points) => (points % 2 === 1 ? "1" : "2"))
      .join(""),
  );
}

function writeBrief(answer: Frozen<RamlAnswer>, lang: Lang): Brief {
  const english = lang === "en";
  const key = english ? "en" : "zhHant";
  const paragraphs = [...tellTableau(answer, lang)];
  if (answer.houseAsked !== null) {
    const asked = answer.houses[answer.houseAsked - 1]!;
    const { theme } = figureOf(asked.pattern);
    // The balance has the last word.
    paragraphs.splice(
      -1,
      0,
      english
        ? `The house asked about, that of ${asked.stands.en}, holds ${asked.name.en}: ${theme.en}.`
        : `所問之宮為「${asked.stands.zhHant}」，得${asked.name.zhHant}，主${theme.zhHant}。`,
    );
  }
  return {
    facts: { question: answer.question, houseAsked: answer.houseAsked, ...factsOf(answer, lang) },
    outline: english
      ? ["The first house", "Witnesses and judge", `Balance: ${answer.houses[14]!.name[key]}`]
      : ["第一宮", "二證與判官", `權衡：${answer.houses[14]!.name[key]}`],
    plain: paragraphs.join("\n\n"),
  };
}
