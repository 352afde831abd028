/** A palace of the chart, as an answer holds it and as rules look at it. */
import { BRANCH, STEM } from "#lore";
import { term, Type, type Frozen, type Static } from "#sdk";
import { LIFE_STAGE } from "#east/life_stages.ts";
import {
  ADJECTIVE_STAR,
  BRIGHTNESS,
  DOCTOR_RING,
  GENERAL_RING,
  MAJOR_STAR,
  MINOR_STAR,
  PALACE,
  TRANSFORMATION,
  YEAR_RING,
} from "#east/purple_star/stars.ts";

const shine = {
  brightness: Type.Union([term(BRIGHTNESS, "Grade of brightness"), Type.Null()], {
    description: "Brightness on its branch; null where it has none",
  }),
  transformation: Type.Union([term(TRANSFORMATION, "One of the four"), Type.Null()], {
    description: "四化 by the year's stem; null where it is not transformed",
  }),
};

export const palaceShape = Type.Object(
  {
    palace: term(PALACE, "The palace"),
    stem: term(STEM, "Stem of the palace"),
    branch: term(BRANCH, "Branch of the palace"),
    isBody: Type.Boolean({ description: "Whether the body palace 身宮 stands here" }),
    majorStars: Type.Array(
      Type.Object({ star: term(MAJOR_STAR, "The star"), ...shine }, { description: "A star" }),
      { description: "Major stars" },
    ),
    minorStars: Type.Array(
      Type.Object({ star: term(MINOR_STAR, "The star"), ...shine }, { description: "A star" }),
      { description: "Minor stars" },
    ),
    adjectiveStars: Type.Array(term(ADJECTIVE_STAR, "An adjective star"), {
      description: "Adjective stars",
    }),
    lifeStage: term(LIFE_STAGE, "長生 ring of the bureau"),
    doctorRing: term(DOCTOR_RING, "博士 ring"),
    yearRing: term(YEAR_RING, "歲前 ring"),
    generalRing: term(GENERAL_RING, "將前 ring"),
    decade: Type.Object(
      {
        from: Type.Integer({ description: "First nominal age" }),
        to: Type.Integer({ description: "Last nominal age" }),
      },
      { description: "大限, nominal ages" },
    ),
    ages: Type.Array(Type.Integer({ description: "A nominal age" }), {
      description: "Nominal ages of the minor limit 小限, first six",
    }),
    selfTransformations: Type.Array(term(TRANSFORMATION, "One of the four"), {
      description: "自化: the palace stem transforms a star in it",
    }),
  },
  { description: "A palace with its stars" },
);
export type Palace = Frozen<Static<typeof palaceShape>>;
