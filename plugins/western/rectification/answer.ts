import { term, Type, type Frozen, type Static } from "#sdk";
import { MODERN } from "../core/points.ts";
import { nullable, placeShape } from "../core/shapes.ts";
import { whenShape } from "../core/span.ts";
import { AXIS, EVENT_KIND } from "./kinds.ts";
import { HARD, STANDING, TECHNIQUE } from "./rules.ts";

export const answer = Type.Object({
  searched: Type.Object(
    {
      begins: whenShape("First time that was tried"),
      ends: whenShape("Last"),
      minutes: Type.Integer({ description: "Minutes in all" }),
    },
    { description: "The times that were tried, four minutes apart" },
  ),
  spans: Type.Array(
    Type.Object({
      begins: whenShape("From"),
      ends: whenShape("Until; no span is shorter than 24 minutes"),
      score: Type.Number({ description: "Mean points of its times" }),
      ascendant: placeShape("What rises in the middle of it"),
      midheaven: placeShape("What culminates in the middle of it"),
      evidence: Type.Array(
        Type.Object({
          technique: term(TECHNIQUE, "By what"),
          event: nullable(
            Type.Object({
              kind: term(EVENT_KIND, "What happened"),
              date: Type.String({ description: "When, YYYY-MM-DD" }),
            }),
            "Null where it hangs on no event",
          ),
          axis: nullable(term(AXIS, "Which angle"), "Null where none"),
          planet: term(MODERN, "Which planet"),
          aspect: nullable(term(HARD, "How they meet"), "Null where they do not"),
          orbDeg: nullable(Type.Number(), "Distance from exactness, degrees; null where none"),
          points: Type.Number({ description: "What it adds" }),
        }),
        { description: "What speaks for its middle, the most first" },
      ),
    }),
    { description: "Spans that are favoured, the most first; none is a time" },
  ),
  chance: Type.Object(
    {
      sets: Type.Integer({ description: "Sets of the same events on other dates" }),
      asGood: Type.Integer({ description: "Sets that favour some span as much" }),
      best: Type.Number({ description: "Highest score among them" }),
    },
    { description: "What chance alone reaches" },
  ),
  standing: term(STANDING, "How far the evidence goes", ["about"]),
});
export type RectificationAnswer = Frozen<Static<typeof answer>>;
export type SpanRow = RectificationAnswer["spans"][number];
export type EvidenceRow = SpanRow["evidence"][number];
