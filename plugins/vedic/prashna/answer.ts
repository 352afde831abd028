import {
  LEANING,
  phrase,
  ReplyShape,
  ScoreShape,
  term,
  testimonies,
  Type,
  UnderstoodShape,
  verdict,
  vocabulary,
  type Frozen,
  type Static,
} from "#sdk";

import { DIGNITY } from "../core/dignity.ts";
import { grahaTerm, House, PLACE, place, signTerm } from "../core/shapes.ts";
import type { ChartRefusals } from "../core/positions.ts";
import type { SunRefusals } from "../core/day/almanac_day.ts";
import { ARUDHA_FROM, KHANDA, RISES, SPHUTA, type TestimonyPhrases } from "./terms.ts";

export type Refusals = Pick<ChartRefusals, "place-incomplete"> & {
  "lagna-needed": {};
  lifespan: {};
} & SunRefusals;
/** Why a blend cannot ask it. */
export type UnaskedPhrases = { "question-needed": {}; "place-needed": {} };

/** Who speaks for an option. */
export const SPEAKER = vocabulary("prashnaSpeaker", ["lagna", "moon", "sun", "jupiter", "mercury"]);

const orNull = <S extends Parameters<typeof Type.Union>[0][number]>(
  schema: S,
  description: string,
) => Type.Union([schema, Type.Null()], { description });

export const answer = Type.Object({
  question: Type.String({ description: "The question, as it was asked" }),
  asked: UnderstoodShape,
  reply: ReplyShape,
  arudha: Type.Object(
    {
      from: term(ARUDHA_FROM, "Where it comes from"),
      number: orNull(Type.Integer({ minimum: 1, maximum: 108 }), "The number; null where none"),
      sign: signTerm("The sign on which the question stands"),
      navamsha: signTerm("Its navamsha"),
    },
    { description: "The mounted sign: from a number of 108, else the sign that rises" },
  ),
  lagna: Type.Object(
    { ...PLACE, rises: term(RISES, "How the sign rises", ["sense"]) },
    { description: "The point that rises" },
  ),
  chatra: Type.Object(
    { veethi: signTerm("The road of the Sun"), sign: signTerm("The sign of protection") },
    { description: "The sign of protection, counted from the Sun's road" },
  ),
  gulika: place("Gulika, the point that rises with Saturn's part"),
  sphutas: Type.Array(
    Type.Object({
      sphuta: term(SPHUTA, "The sum", ["of"]),
      ...PLACE,
      khanda: term(KHANDA, "The third its nakshatra falls in", ["sense"]),
    }),
    { minItems: 3, maxItems: 3, description: "The three sums of longitudes" },
  ),
  grahas: Type.Array(
    Type.Object({
      graha: grahaTerm("Graha"),
      ...PLACE,
      house: House("From the lagna"),
      retrograde: Type.Boolean({ description: "Whether it moves backwards" }),
      dignity: term(DIGNITY, "How it stands"),
    }),
    { minItems: 9, maxItems: 9, description: "The nine grahas" },
  ),
  matter: Type.Object(
    {
      house: House("House of the matter"),
      sign: signTerm("Its sign"),
      lord: grahaTerm("Its lord"),
      lordHouse: House("Where the lord stands"),
      querentLord: grahaTerm("Lord of the lagna, who asks"),
      querentHouse: House("Where that lord stands"),
    },
    { description: "The matter and the one who asks" },
  ),
  pointer: Type.Object(
    {
      graha: orNull(grahaTerm("The graha"), "Null where the angles are empty"),
      timeLord: grahaTerm("Lord of the navamsha that rises, whose time is counted"),
      risen: Type.Integer({ minimum: 1, maximum: 9, description: "Navamshas risen" }),
    },
    { description: "Who points to a quarter, and by whose time it is counted" },
  ),
  speakers: Type.Array(term(SPEAKER, "Who speaks for it"), {
    description: "For each option of a choice who speaks; empty where nothing is chosen among",
  }),
  score: ScoreShape,
  testimonies: testimonies<TestimonyPhrases>(),
  verdict: verdict(
    term(LEANING, "How the chart leans"),
    phrase<TestimonyPhrases>("A weighty testimony"),
    "What the testimonies come to",
  ),
});
export type PrashnaAnswer = Frozen<Static<typeof answer>>;
