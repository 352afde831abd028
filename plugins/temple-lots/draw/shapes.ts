/** Output schema of `divination.draw`. */
import { oneOf, TextShape, Type } from "#old";
import { INDEX_KEYS, TOPICS, VERDICTS } from "../library/pack.ts";

const topic = Type.Object({
  verdict: oneOf(VERDICTS, "How the lot stands to this matter"),
  zhHant: Type.String(),
  en: Type.String(),
});

const system = Type.Object({
  slug: Type.String(),
  nameZh: Type.String(),
  nameEn: Type.String(),
  nameNative: Type.Optional(Type.String()),
  deity: Type.String(),
  deityZh: Type.String(),
  region: Type.String(),
  count: Type.Integer({ description: "Lots in the system" }),
  status: oneOf(
    ["attested", "attested-variants", "assigned", "custom"],
    "How far a set of this count is attested",
  ),
  statusNote: Type.String(),
});

const fortuneLevel = Type.Object({
  native: Type.String({ description: "The grade as the system prints it" }),
  grade: Type.Integer({ minimum: 1, maximum: 7, description: "1 adverse to 7 excellent" }),
  key: Type.String(),
  score: Type.Integer({ minimum: 0, maximum: 100, description: "Of the native grade" }),
  basis: oneOf(["traditional", "project", "unranked"], "Who set the grade of this lot"),
  zhHant: Type.String(),
  en: Type.String(),
});

const confirmation = Type.Object({
  performed: Type.Boolean(),
  reason: Type.Optional(
    oneOf(
      ["not-customary", "number-chosen", "already-thrown"],
      "Why no blocks were thrown to confirm; already-thrown: the lot itself came from blocks",
    ),
  ),
  rule: Type.Optional(Type.String()),
  confirmed: Type.Optional(Type.Boolean()),
  attempts: Type.Optional(
    Type.Array(
      Type.Object({
        lotNumber: Type.Integer(),
        throws: Type.Array(oneOf(["sheng", "laughing", "yin"], "One throw of both blocks")),
        confirmed: Type.Boolean(),
      }),
    ),
  ),
});

export const LotAnswer = Type.Object({
  system,
  lotNumber: Type.Integer({ minimum: 1 }),
  selection: oneOf(["drawn", "chosen"], "Whether chance or the caller chose the lot"),
  method: oneOf(["sticks", "blocks"], "What was drawn with"),
  title: TextShape,
  index: Type.Optional(
    Type.Object(Object.fromEntries(INDEX_KEYS.map((key) => [key, Type.Optional(Type.String())]))),
  ),
  fortuneLevel,
  poem: Type.Object({
    form: oneOf(["7x4", "5x4"], "Four lines of seven or five characters"),
    zhHant: Type.Array(Type.String(), { minItems: 4, maxItems: 4 }),
    en: Type.Array(Type.String(), { minItems: 4, maxItems: 4 }),
  }),
  interpretation: TextShape,
  allusion: Type.Optional(
    Type.Object({ zhHant: Type.String(), en: Type.String(), summary: TextShape }),
  ),
  topics: Type.Object(
    { ...Object.fromEntries(TOPICS.map((key) => [key, topic])), harvest: Type.Optional(topic) },
    { description: "What the lot says of each matter" },
  ),
  focus: Type.Optional(Type.String({ description: "The topic asked for" })),
  confirmation: Type.Optional(confirmation),
  throws: Type.Optional(
    Type.Array(oneOf(["sheng", "laughing", "yin"], "One throw"), {
      description: "The throws that chose the lot, method blocks",
    }),
  ),
  textSource: oneOf(["original", "public-domain", "licensed"], "Where the text comes from"),
  question: Type.Optional(Type.String()),
  disclosures: Type.Array(Type.Object({ about: Type.String(), text: Type.String() })),
});
