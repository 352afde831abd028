import { BRANCH, PILLAR } from "#lore";
import { term, Type, type Frozen, type Static } from "#sdk";
import { hexagramShape } from "../core/hexagrams.ts";

const count = (description: string) => Type.Integer({ minimum: 1, description });

export const answer = Type.Object({
  year: Type.Integer({ description: "Astronomical year: 0 is 1 BCE" }),
  pillar: term(PILLAR, "Pair of the year"),
  accumulated: Type.Integer({ description: "積年: years of the round, this one counted" }),
  round: Type.Integer({ description: "元, of 129,600 years; ours is 1" }),
  hui: count("會, of 10,800 years, in the round"),
  huiBranch: term(BRANCH, "Branch of that epoch"),
  yun: count("運, of 360 years, in the round"),
  shi: count("世, of 30 years, in the round"),
  yunInHui: count("運 in its 會, 1 to 30"),
  shiInYun: count("世 in its 運, 1 to 12"),
  yearInHui: count("Year in the 會"),
  yearInYun: count("Year in the 運"),
  yearInShi: count("Year in the 世"),
  spans: Type.Object(
    {
      yun: Type.Array(Type.Integer({ description: "First and last year, astronomical" }), {
        minItems: 2,
        maxItems: 2,
        description: "Years of the 運",
      }),
      shi: Type.Array(Type.Integer({ description: "First and last year, astronomical" }), {
        minItems: 2,
        maxItems: 2,
        description: "Years of the pair of 世 that one figure rules",
      }),
    },
    { description: "First and last years" },
  ),
  main: hexagramShape("正卦: figure of six 運"),
  line: Type.Integer({ minimum: 1, maximum: 6, description: "Its line that turns in this 運" }),
  yunFigure: hexagramShape("Figure of the 運"),
  shiLine: Type.Integer({ minimum: 1, maximum: 6, description: "Its line that turns for the 世" }),
  shiFigure: hexagramShape("Figure of the pair of 世, sixty years"),
  yearFigure: hexagramShape("Figure of the year"),
});
export type GreatYearAnswer = Frozen<Static<typeof answer>>;
