import { LEANING, term, Type, type Frozen, type Static } from "#sdk";
import { blendFields } from "../core/answer.ts";
import { systemName } from "../core/system.ts";
import { THEME } from "./themes.ts";

export const answer = Type.Object({
  ...blendFields,
  themes: Type.Array(
    Type.Object({
      theme: term(THEME, "The theme"),
      stands: term(LEANING, "How the four charts together stand to it"),
      voices: Type.Array(
        Type.Object({
          system: systemName("Name of the procedure"),
          side: term(LEANING, "Which side it takes"),
          points: Type.Number({ minimum: -2, maximum: 2, description: "From -2 to 2" }),
        }),
        { description: "Each of the four charts that answered" },
      ),
    }),
    { description: "Themes of life by the four charts that are read whole" },
  ),
  asOf: Type.String({ description: "Day of the present that is told, YYYY-MM-DD, UTC" }),
});
export type NatalAnswer = Frozen<Static<typeof answer>>;
