/** One system of a blend as the answer shows it: what it delivered, its score, or why it failed. */
import {
  memberAnswer,
  memberPhrase,
  ORIGIN,
  term,
  Type,
  vocabulary,
  type Frozen,
  type IdOf,
  type Static,
} from "#sdk";

/** Everything a blend or a prediction may call, by the name of the procedure; its text reads after "the". */
export const SYSTEM = vocabulary("system", [
  "bazi.chart",
  "ziwei.chart",
  "boneWeight.calculate",
  "vedic.chart",
  "vedic.nakshatra",
  "dasha.vimshottari",
  "astrology.calculate",
  "declination.compute",
  "fixedStars.locate",
  "nineStarKi.chart",
  "sukuyo.chart",
  "tibetan.natal",
  "mahabote.chart",
  "mahaThaksa.chart",
  "weton.calculate",
  "maya.birthSign",
  "aztec.tonalpohualli",
  "babylonian.horoscope",
  "decan.find",
  "kabbalah.birthAngel",
  "kabbalah.treeChart",
  "celticTree.sign",
  "tojeong.year",
  "numerology.calculate",
  "numerology.indian",
  "qimen.calculate",
  "daLiuRen.calculate",
  "xiaoLiuRen.calculate",
  "taiYi.calculate",
  "liuyao.calculate",
  "meihua.calculate",
  "almanac.daily",
  "divination.draw",
  "horary.judge",
  "prashna.chart",
  "tarot.draw",
  "runes.cast",
  "ifa.cast",
  "sikidy.cast",
  "hakata.cast",
  "raml.cast",
  "ramal.cast",
  "compatibility.zodiac",
  "compatibility.birthday",
  "compatibility.bazi",
  "compatibility.ziwei",
  "compatibility.element",
  "compatibility.fengShuiKua",
  "compatibility.horoscope",
  "compatibility.celticTree",
  "compatibility.nineStarKi",
  "compatibility.japaneseEto",
  "compatibility.vedicAshtakoot",
  "compatibility.nakshatra",
  "compatibility.mayanTzolkin",
  "compatibility.arabicHuruf",
]);
export type SystemId = IdOf<typeof SYSTEM>;

/** Which way a system leans; `unweighed` where its answer says nothing of help and harm. */
export const STANCE = vocabulary("stance", ["favourable", "mixed", "adverse", "unweighed"]);
export type Stance = IdOf<typeof STANCE>;

export const systemName = (description: string) =>
  Type.Unsafe<SystemId>(Type.String({ description }));

const score = (description: string) =>
  Type.Union([Type.Integer({ minimum: 0, maximum: 100 }), Type.Null()], { description });
const weight = Type.Number({ description: "Points; the first is the base" });

/** One reason of a system's score, said by the system's own words. */
export const testimonyShape = memberPhrase("One reason", { weight });
export type Testimony = Static<typeof testimonyShape>;

/** Codes of the testimony that arts begin a sum with; it is no reason. */
const BASES = ["base", "evenStart"];

/** Whether a testimony is what every answer of its art begins with. */
export function isBase({ code }: Pick<Testimony, "code">): boolean {
  return BASES.includes(code);
}

/** Kept in a compact answer. */
export const COMPACT = { detail: "compact" } as const;

/** One entry of `systems[]`. */
export const systemShape = Type.Object({
  system: { ...systemName("Name of the procedure"), ...COMPACT },
  title: term(SYSTEM, "As it is called in a sentence, after the article"),
  tradition: Type.String({ description: "Id of its tradition" }),
  delivered: Type.Boolean({ description: "Whether it answered" }),
  score: { ...score("0 to 100; null where it failed or the art judges nothing"), ...COMPACT },
  polarity: Type.Union([term(STANCE, "Which way it leans"), Type.Null()], {
    description:
      "Favourable from 60, adverse up to 40, unweighed where nothing is said of help and harm; null where it failed",
  }),
  confidence: Type.Number({ minimum: 0, maximum: 1, description: "Its share in the mean" }),
  weight: Type.Number({ description: "Relative to the others of this blend" }),
  scoring: Type.Object(
    {
      origin: Type.Union([term(ORIGIN, "Where the score comes from"), Type.Null()], {
        description: "Where the score comes from, its rule in the catalogue; null where it failed",
      }),
      testimonies: Type.Array(testimonyShape, {
        description: "Reasons of the score, the base first where the score is their sum",
      }),
    },
    { description: "How the score was found" },
  ),
  scoreWithout: score("The blended score without this system; null where nothing else weighs"),
  readings: Type.Array(
    Type.Object({
      assumed: Type.Record(Type.String(), Type.String(), {
        description: "What was taken for what was not given",
      }),
      score: score("Of this reading"),
    }),
    {
      description:
        "Where a match has roles that were not given: each way to read it; their mean is the score",
    },
  ),
  version: Type.Union([Type.String(), Type.Null()], {
    description: "Of the plugin that computed it; null where it failed",
  }),
  data: Type.Union([memberAnswer("The system's answer"), Type.Null()], {
    description:
      "The whole answer of the system, without its own notice and receipt; null where it failed",
  }),
  failure: Type.Union([memberPhrase("Why it did not deliver"), Type.Null()], {
    description: "Why it did not deliver; null where it did",
  }),
});
export type System = Frozen<Static<typeof systemShape>>;
