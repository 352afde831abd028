/** What both arts of raml answer about a tableau. */
import { BODY, countMarks } from "#lore";
import {
  LEANING,
  phrase,
  ScoreShape,
  sumOf,
  term,
  testimonies,
  Type,
  verdict,
  type Frozen,
  type Reply,
  type Static,
  type Understood,
} from "#sdk";
import {
  FIGURE,
  figureOf,
  homeOf,
  MOTION,
  motionOf,
  natureOf,
  type Circle,
  type Marks,
} from "./figures.ts";
import {
  buildTableau,
  countMotions,
  HOUSE,
  houseOf,
  leaningOf,
  repeatsOf,
  returnsOf,
  totalPoints,
  weighTableau,
  type Reasons,
} from "./tableau.ts";

const house = (description: string) => Type.Integer({ minimum: 1, maximum: 16, description });
const houses = (description: string) => Type.Array(house("Number of a house"), { description });
const count = (description: string) => Type.Integer({ minimum: 0, maximum: 16, description });

/** Answer fields of a tableau. */
export const TABLEAU = {
  houses: Type.Array(
    Type.Object({
      number: house("Number of the house"),
      house: term(HOUSE, "What it stands for"),
      figure: term(FIGURE, "The figure in it", ["theme"]),
      pattern: Type.String({
        pattern: "^[12]{4}$",
        description: "Rows of fire, air, water and earth: 1 is a single point, 2 a pair",
      }),
      planet: term(BODY, "One assignment; manuals differ"),
      points: Type.Integer({ minimum: 4, maximum: 8, description: "Points of the figure" }),
      motion: term(MOTION, "Holds, releases, stays, turns"),
      home: house("Home house of the figure in the circle"),
      atHome: Type.Boolean({ description: "Whether the figure stands in its home" }),
    }),
    { description: "16 houses: mothers 1-4, daughters 5-8, nieces 9-12, witnesses, judge, end" },
  ),
  judgeIsEven: Type.Boolean({ description: "Always true of a tableau laid rightly" }),
  totalPoints: Type.Integer({ description: "Points of houses 1 to 15" }),
  returns: houses("Houses where the figure of house 1 stands again"),
  repeats: Type.Array(
    Type.Object({ figure: term(FIGURE, "The figure"), houses: houses("Where it stands") }),
    { description: "Figures that stand in more than one house" },
  ),
  motions: Type.Object(
    {
      dakhil: count("Figures that hold"),
      kharij: count("Figures that release"),
      thabit: count("Figures that stay"),
      munqalib: count("Figures that turn"),
    },
    { description: "How many of the sixteen move each way" },
  ),
  testimonies: testimonies<Reasons>(),
  score: ScoreShape,
  leaning: verdict(
    term(LEANING, "58 and more, 43 to 57, 42 and less"),
    phrase<{ byScore: { score: number } }>("The sum it follows from"),
    "How the tableau leans",
  ),
};
const tableauShape = Type.Object(TABLEAU);
/** The fields of {@link TABLEAU}. */
export type TableauReport = Frozen<Static<typeof tableauShape>>;

/** What an answer adds to its tableau where something was asked. */
export interface Asked {
  readonly question: string | null;
  readonly asked: Frozen<Understood>;
  readonly reply: Frozen<Reply>;
  readonly houseAsked: number | null;
}

/** Reports on the tableau of four mothers. */
export function reportTableau(
  mothers: readonly Marks[],
  circle: Circle,
  asked: number | undefined,
): TableauReport {
  const tableau = buildTableau(mothers);
  const reasons = weighTableau(tableau, circle, asked);
  const score = sumOf(reasons);
  return {
    houses: tableau.map((pattern, i) => {
      const figure = figureOf(pattern);
      const home = homeOf(pattern, circle);
      return {
        number: i + 1,
        house: houseOf(i + 1),
        figure,
        pattern,
        planet: natureOf(figure).planet,
        points: countMarks(pattern),
        motion: motionOf(pattern),
        home,
        atHome: home === i + 1,
      };
    }),
    judgeIsEven: countMarks(tableau[14]!) % 2 === 0,
    totalPoints: totalPoints(tableau),
    returns: returnsOf(tableau),
    repeats: repeatsOf(tableau),
    motions: countMotions(tableau),
    testimonies: reasons,
    score,
    leaning: { value: leaningOf(score), because: [{ code: "byScore", with: { score } }] },
  };
}
