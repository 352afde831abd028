import { phrase, term, Type, vocabulary, type Frozen, type Static } from "#sdk";
import { HOW, nameShape, orNull, placeShape } from "../core/place.ts";

/** What became of a text. */
export const OUTCOME = vocabulary("outcome", ["one", "several", "none"]);
/** Why no place was found. */
export const BECAUSE = vocabulary("noPlaceBecause", [
  "name",
  "area",
  "country",
  "division",
  "id",
  "globe",
]);

/** Label of a place; `total` counts all that are called so. */
export type ResolvePhrases = {
  taken: { readonly given: string; readonly label: Label; readonly passedOver: number };
  nearest: { readonly given: string; readonly label: Label; readonly km: number };
  several: { readonly given: string; readonly total: number };
  none: { readonly given: string; readonly nearest: number };
};
interface Label {
  readonly name: string;
  readonly division: string | null;
  readonly country: string;
}

const places = (description: string) => Type.Array(placeShape("A place"), { description });

export const answer = Type.Object({
  outcome: term(OUTCOME, "Whether the text means one place, several or none"),
  says: phrase<ResolvePhrases>("What became of the text"),
  place: orNull(placeShape("The place"), "The place that is meant; null unless it is one"),
  how: orNull(term(HOW, "How it was found"), "How it was found; null unless it is one"),
  matched: orNull(nameShape("The name"), "The name by which it was found; null where none was"),
  km: orNull(
    Type.Number({ description: "Kilometres" }),
    "From coordinates to the place; null for names and ids",
  ),
  zones: Type.Array(Type.String(), {
    description: "Zones whose clocks may have been used there, the likelier first",
  }),
  passedOver: places("Smaller places of the name, at most five"),
  choices: places("Those to choose from where several are meant"),
  total: Type.Integer({ description: "How many are called so" }),
  because: Type.Array(term(BECAUSE, "A reason"), {
    description: "Why there is none; empty where there is one",
  }),
  near: places("Places with the nearest names, or of the name elsewhere, where there is none"),
});
export type ResolveAnswer = Frozen<Static<typeof answer>>;
