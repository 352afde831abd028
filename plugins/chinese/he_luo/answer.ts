import { PILLAR } from "#lore";
import { original, term, Type, vocabulary, type Frozen, type Static } from "#sdk";
import { GENDER } from "#east/gender.ts";
import type { TextPhrases } from "../changes/yijing/terms.ts";
import { hexagramShape } from "../core/hexagrams.ts";
import { TRIGRAM } from "../core/trigrams.ts";

export const ERA = vocabulary("era", {
  upper: { native: "上元", roman: "shàng yuán" },
  middle: { native: "中元", roman: "zhōng yuán" },
  lower: { native: "下元", roman: "xià yuán" },
});
export const PART = vocabulary("part", {
  former: { native: "先天", roman: "xiān tiān" },
  later: { native: "後天", roman: "hòu tiān" },
});

const line = (description: string) => Type.Integer({ minimum: 1, maximum: 6, description });
const sum = (description: string) =>
  Type.Object(
    {
      sum: Type.Integer({ description: "Sum of the numbers" }),
      left: Type.Integer({ minimum: 1, maximum: 9, description: "What it leaves" }),
      trigram: term(TRIGRAM, "Its trigram; five lodges in another"),
    },
    { description },
  );
const lifeFigure = (description: string) =>
  Type.Object(
    {
      figure: hexagramShape("The figure"),
      line: line("元堂: the line that is oneself, 1 the lowest"),
      title: Type.String({ description: "How the book names the line" }),
      text: original<TextPhrases>("The text of that line"),
      lines: Type.Array(
        Type.Object({
          line: line("The line"),
          from: Type.Integer({ description: "First year, from the start of spring" }),
          to: Type.Integer({ description: "Last year" }),
          fromAge: Type.Integer({ description: "Age by Chinese count in the first year" }),
        }),
        { minItems: 6, maxItems: 6, description: "Its lines with their years, oneself first" },
      ),
    },
    { description },
  );

export const answer = Type.Object({
  native: Type.String({ description: "The pillars in a row" }),
  gender: term(GENDER, "Gender by which the figure was laid"),
  era: term(ERA, "Sixty years of the birth"),
  heaven: sum("天數: odd numbers"),
  earth: sum("地數: even numbers"),
  former: lifeFigure("先天卦: the figure of the first part of life"),
  later: lifeFigure("後天卦: the figure of the second part"),
  year: Type.Object(
    {
      year: Type.Integer({ description: "The year that was asked for" }),
      pillar: term(PILLAR, "Its pair"),
      age: Type.Integer({ description: "Age by Chinese count" }),
      part: Type.Union([term(PART, "Which figure it belongs to"), Type.Null()], {
        description: "Null where it lies before the birth or past the lines of both figures",
      }),
      lifeLine: Type.Union([line("The line whose years these are"), Type.Null()], {
        description: "Line of the figure; null as above",
      }),
      figure: Type.Union([hexagramShape("Figure of the year"), Type.Null()], {
        description: "流年卦; null as above",
      }),
      text: Type.Union([original<TextPhrases>("Text of its line"), Type.Null()], {
        description: "The text that speaks in the year; null as above",
      }),
    },
    { description: "A year: that which was asked for, or the present" },
  ),
});
export type HeLuoAnswer = Frozen<Static<typeof answer>>;
