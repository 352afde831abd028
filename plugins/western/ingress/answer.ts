import { term, Type, vocabulary, type Frozen, type Static } from "#sdk";
import { VIEW } from "../core/view_shapes.ts";
import { classical, House } from "../core/shapes.ts";
import { WHEN } from "../core/span.ts";
import { EVENTS } from "./input.ts";

export const MUNDANE_EVENT = vocabulary("mundaneEvent", EVENTS);

export const answer = Type.Object({
  event: term(MUNDANE_EVENT, "What opens the time"),
  ...WHEN,
  ...VIEW,
  months: Type.Integer({ description: "How many months the chart serves: 12, 6 or 3" }),
  lordOfYear: classical("Strongest of the seven by place and dignity"),
  strengths: Type.Array(
    Type.Object({
      planet: classical(),
      points: Type.Integer({ description: "Lilly's net points" }),
      house: House("House, within five degrees before a cusp with the next"),
    }),
    { description: "The seven, the strongest first" },
  ),
});
export type IngressAnswer = Frozen<Static<typeof answer>>;
