import { phrase, term, Type, verdict, vocabulary, type Frozen, type IdOf, type Static } from "#sdk";
import { LUCK } from "#east/luck.ts";
import { FACE_PALACE, FACE_PART, FEATURE, OFFICER, type Feature } from "./terms.ts";

/** What a face amounts to. */
export const FACE_GRADE = vocabulary("faceGrade", ["open", "even", "guarded"]);
export type FaceGrade = IdOf<typeof FACE_GRADE>;
export type FacePhrases = { helps: { feature: Feature }; asks: { feature: Feature } };

const features = (description: string) =>
  Type.Array(term(FEATURE, "A feature", ["sense"]), { description });

export const answer = Type.Object({
  features: Type.Array(
    Type.Object(
      {
        feature: term(FEATURE, "The feature", ["sense"]),
        part: term(FACE_PART, "Its part"),
        palace: term(FACE_PALACE, "Its palace", ["about"]),
        luck: term(LUCK, "How it is counted"),
      },
      { description: "A feature" },
    ),
    { description: "The features described" },
  ),
  officers: Type.Array(
    Type.Object(
      {
        officer: term(OFFICER, "The officer", ["about"]),
        luck: Type.Union([term(LUCK, "How it is counted"), Type.Null()], {
          description: "By what was described of it; null where nothing was",
        }),
      },
      { description: "An officer" },
    ),
    { minItems: 5, maxItems: 5, description: "The five officers" },
  ),
  palaces: Type.Array(
    Type.Object(
      {
        palace: term(FACE_PALACE, "The palace", ["about"]),
        luck: term(LUCK, "How it is counted, all its features together"),
        features: features("What was described of it"),
      },
      { description: "A palace" },
    ),
    { description: "The palaces of which something was described" },
  ),
  agePart: Type.Union([term(FACE_PART, "The part"), Type.Null()], {
    description: "Part that the age falls on; null where no age was given",
  }),
  ageFeatures: features("What was described of that part"),
  score: Type.Integer({ minimum: 0, maximum: 100, description: "Our own model" }),
  verdict: verdict(
    term(FACE_GRADE, "65 and above, between, below 45"),
    phrase<FacePhrases>("A reason"),
    "What the features amount to",
  ),
});
export type FaceAnswer = Frozen<Static<typeof answer>>;
