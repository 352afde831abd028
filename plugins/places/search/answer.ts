import { Type, type Frozen, type Static } from "#sdk";
import { hitShape } from "../core/place.ts";

export const answer = Type.Object({
  places: Type.Array(hitShape("A place"), {
    description: "The likeliest first; empty where nothing is called so or nearly so",
  }),
});
export type SearchAnswer = Frozen<Static<typeof answer>>;
