/** The form of a pack: one file of original verse and readings per system. */
import { Type, type Static } from "#old";

/** What a lot speaks to, in the order in which slips print it. */
export const TOPICS = [
  "home",
  "wealth",
  "career",
  "study",
  "marriage",
  "children",
  "health",
  "travel",
  "awaited",
  "lostItem",
  "lawsuit",
  "moving",
] as const;

export const VERDICTS = ["favourable", "mixed", "wait", "unfavourable"] as const;

/** The index keys a lot may carry. */
export const INDEX_KEYS = [
  "ganzhi",
  "element",
  "palace",
  "mansion",
  "branch",
  "hexagram",
  "coins",
  "cups",
  "head",
  "solarTerm",
] as const;

const closed = { additionalProperties: false } as const;
const text = Type.Object({ zhHant: Type.String(), en: Type.String() }, closed);
const fourLines = Type.Array(Type.String(), { minItems: 4, maxItems: 4 });
const topic = Type.Object(
  {
    verdict: Type.Union(VERDICTS.map((verdict) => Type.Literal(verdict))),
    zhHant: Type.String(),
    en: Type.String(),
  },
  closed,
);

/** One lot of a pack. */
export const LotShape = Type.Object(
  {
    n: Type.Integer(),
    level: Type.String(),
    index: Type.Optional(
      Type.Object(
        Object.fromEntries(INDEX_KEYS.map((key) => [key, Type.Optional(Type.String())])),
        closed,
      ),
    ),
    title: text,
    poem: Type.Object({ zhHant: fourLines, en: fourLines }, closed),
    interpretation: text,
    allusion: Type.Optional(
      Type.Object({ zhHant: Type.String(), en: Type.String(), summary: text }, closed),
    ),
    topics: Type.Object(
      { ...Object.fromEntries(TOPICS.map((key) => [key, topic])), harvest: Type.Optional(topic) },
      closed,
    ),
  },
  closed,
);

/** A whole pack. */
export const PackShape = Type.Object(
  {
    schemaVersion: Type.Literal(1),
    slug: Type.String(),
    version: Type.String({ pattern: "^\\d+\\.\\d+\\.\\d+$" }),
    count: Type.Integer({ minimum: 1 }),
    form: Type.Union([Type.Literal("7x4"), Type.Literal("5x4")]),
    levels: Type.Array(
      Type.Object(
        {
          native: Type.String(),
          grade: Type.Integer({ minimum: 1, maximum: 7 }),
          score: Type.Integer({ minimum: 0, maximum: 100 }),
          count: Type.Integer({ minimum: 1 }),
        },
        closed,
      ),
    ),
    levelBasis: Type.Union([
      Type.Literal("sourced"),
      Type.Literal("project"),
      Type.Literal("unranked"),
    ]),
    textSource: Type.Union([
      Type.Literal("original"),
      Type.Literal("public-domain"),
      Type.Literal("licensed"),
    ]),
    licence: Type.Optional(Type.String()),
    credit: Type.Optional(Type.String()),
    edition: Type.Optional(Type.String()),
    acrostic: Type.Optional(Type.String()),
    lots: Type.Array(LotShape),
  },
  closed,
);

export type TopicKey = (typeof TOPICS)[number] | "harvest";
export type TopicVerdict = (typeof VERDICTS)[number];

export interface BilingualText {
  readonly zhHant: string;
  readonly en: string;
}

export interface Lot {
  readonly n: number;
  readonly level: string;
  readonly index?: Readonly<Partial<Record<(typeof INDEX_KEYS)[number], string>>>;
  readonly title: BilingualText;
  readonly poem: { readonly zhHant: readonly string[]; readonly en: readonly string[] };
  readonly interpretation: BilingualText;
  readonly allusion?: BilingualText & { readonly summary: BilingualText };
  readonly topics: Readonly<
    Partial<Record<TopicKey, { readonly verdict: TopicVerdict } & BilingualText>>
  >;
}

export type LotPack = Omit<Static<typeof PackShape>, "lots"> & { readonly lots: readonly Lot[] };
