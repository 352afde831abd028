/** What both arts of raml answer about a tableau. */
import { oneOf, TextShape, Type, verdictOf, type Static } from "#old";
import {
  countPoints,
  figureOf,
  homeOf,
  motionOf,
  PatternShape,
  type Circle,
  type Pattern,
} from "./figures.ts";
import {
  buildTableau,
  countMotions,
  findRepeats,
  findReturns,
  findTestimonies,
  HOUSES,
  leaningOf,
  scoreOf,
  totalPoints,
} from "./tableau.ts";

const HOUSE = Type.Integer({ minimum: 1, maximum: 16, description: "House" });
const MOTIONS = ["dakhil", "kharij", "thabit", "munqalib"] as const;

/** Output fields of a tableau. */
export const TABLEAU_OUTPUT = {
  houses: Type.Array(
    Type.Object({
      house: HOUSE,
      stands: TextShape,
      id: Type.String(),
      pattern: PatternShape,
      native: Type.String({ description: "Arabic name" }),
      name: TextShape,
      planet: Type.String({ description: "One assignment; manuals differ" }),
      points: Type.Integer({ minimum: 4, maximum: 8 }),
      motion: oneOf(MOTIONS, "Holds, releases, stays, turns"),
      home: Type.Integer({ minimum: 1, maximum: 16, description: "Home house in the circle" }),
      atHome: Type.Boolean(),
    }),
    { description: "16 houses: mothers 1-4, daughters 5-8, nieces 9-12, witnesses, judge, end" },
  ),
  judgeIsEven: Type.Boolean({ description: "Always true of a tableau laid rightly" }),
  totalPoints: Type.Integer({ description: "Points of houses 1 to 15" }),
  returns: Type.Array(HOUSE, { description: "Houses where the figure of house 1 stands again" }),
  repeats: Type.Array(Type.Object({ id: Type.String(), houses: Type.Array(HOUSE) })),
  motions: Type.Object({
    dakhil: Type.Integer(),
    kharij: Type.Integer(),
    thabit: Type.Integer(),
    munqalib: Type.Integer(),
  }),
  testimonies: Type.Array(
    Type.Object({ code: Type.String(), weight: Type.Integer(), evidence: TextShape }),
  ),
  score: Type.Integer({ minimum: 0, maximum: 100, description: "Sum of the testimonies" }),
  leaning: verdictOf(
    oneOf(["favourable", "mixed", "adverse"], "58 and more, 43 to 57, 42 and less"),
  ),
};

const tableauShape = Type.Object(TABLEAU_OUTPUT);
/** The fields of {@link TABLEAU_OUTPUT}. */
export type TableauReport = Static<typeof tableauShape>;

/** Reports on the tableau of four mothers. */
export function reportTableau(
  mothers: readonly Pattern[],
  circle: Circle,
  house: number | undefined,
): TableauReport {
  const tableau = buildTableau(mothers);
  const testimonies = findTestimonies(tableau, circle, house);
  const score = scoreOf(testimonies);
  return {
    houses: tableau.map((pattern, i) => {
      const { id, native, name, planet } = figureOf(pattern);
      const home = homeOf(pattern, circle);
      return {
        house: i + 1,
        stands: HOUSES[i]!,
        id,
        pattern,
        native,
        name,
        planet,
        points: countPoints(pattern),
        motion: motionOf(pattern),
        home,
        atHome: home === i + 1,
      };
    }),
    judgeIsEven: countPoints(tableau[14]!) % 2 === 0,
    totalPoints: totalPoints(tableau),
    returns: [...findReturns(tableau)],
    repeats: findRepeats(tableau),
    motions: countMotions(tableau),
    testimonies: [...testimonies],
    score,
    leaning: {
      value: leaningOf(score),
      because: testimonies.map(({ weight, evidence }) => ({
        rule: `${evidence.en}: ${weight > 0 ? "+" : ""}${weight}`,
      })),
    },
  };
}
