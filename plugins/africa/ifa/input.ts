import { oneOf, QuestionInput, Type, vocabulary } from "#sdk";

/** Palm nuts or chain. */
export const METHOD = vocabulary("method", ["ikin", "opele"]);

export const input = Type.Object({
  method: Type.Optional(oneOf(METHOD.ids)),
  marks: Type.Optional(
    Type.Array(Type.Integer({ minimum: 1, maximum: 2 }), { minItems: 8, maxItems: 8 }),
  ),
  ...QuestionInput,
});

export const CONVENTIONS = {
  order: {
    default: "common",
    options: {
      common: {
        source:
          "Three public tables of the sixteen, all alike; called the order of Oyo in Arrangement of Odu Ifa (yoruherbs, 2017); after W. Bascom, Ifa Divination (1969)",
      },
      ife: {
        source:
          "A public table of the sixteen with their marks; the contents of W. Bascom, Ifa Divination (1969), run in it. A list of Odù (oluwoifagboun) gives it to Oyo, Ondo and Benin",
      },
    },
  },
  ranks: {
    default: "pairs",
    options: {
      pairs: { source: "Awo in Training, part IV: the sequence taught at Ode Remo" },
      rightLeg: { source: "S. Skinner, Terrestrial Astrology (1980), the order of the 256" },
    },
  },
  ofunMeji: {
    default: "sixteenth",
    options: {
      sixteenth: { source: "Public tables of the sixteen; Awo in Training, part IV" },
      eighth: { source: "S. Skinner, Terrestrial Astrology (1980), the order of the 256" },
      decides: { source: "Understanding the hierarchy of Odu Ifa (ajendu, 2018)" },
    },
  },
} as const;
