import { Birth, omittableTime, Type, type Conventions, type Omittable } from "#sdk";
import { TREE_PLANETS } from "./sefirot.ts";

export const input = Type.Object({ ...Birth });

export const CONVENTIONS = {
  attribution: {
    default: "golden-dawn",
    options: {
      "golden-dawn": {
        source: "A. Crowley, Magick in Theory and Practice (1929), appendix V, columns II and XI",
      },
      short: { source: "Sefer Yetzirah, short version (Warsaw 1884), ch. 4" },
      kircher: {
        source:
          "The order in which Sefer Yetzirah 4 lists the planets; A. Kircher's, after note 40 of W. W. Westcott's translation (1893)",
      },
      gra: { source: "Sefer Yetzirah, version of the Gra, ch. 4" },
    },
  },
} as const satisfies Conventions;

/** What may be left out: the time, on which the signs hang, and the place, on which the rising one does. */
export const OMITTABLE: Readonly<Record<"birthTime" | "place", Omittable>> = {
  birthTime: omittableTime({
    verdicts: [...TREE_PLANETS.map((_, index) => `/planets/${index}/sign`), "/leaning", "/score"],
  }),
  place: {
    fields: ["latitude", "longitude"],
    assume: null,
    exhaustive: false,
    verdicts: [],
  },
};
