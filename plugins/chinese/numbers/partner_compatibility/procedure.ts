import {
  CivilDate,
  defineProcedure,
  TextShape,
  Type,
  type Brief,
  type Frozen,
  type Lang,
  type Static,
  type Text,
} from "#old";
import {
  becauseOf,
  byPull,
  dissentFrom,
  GRADE_NAMES,
  gradeOf,
  meanOf,
  PairPartShape,
  PairVerdictShape,
  spread,
  type PairPart,
} from "../../compatibility/scoring.ts";
import { STAR_RANK, WANDERING_STARS } from "../../core/eight_mansions.ts";
import { NamedShape } from "../../core/named.ts";
import { LETTERS } from "../digits.ts";
import { CONNECTORS } from "../pairs.ts";
import { digitsOf, dominants, joins, supplies, type Digits } from "./parts.ts";
import { drawPartners } from "./picture.ts";
import { PAIR_REFERENCES } from "../references.ts";
import { capital } from "../../core/prose.ts";

const Person = Type.Object({
  birthDate: CivilDate,
  number: Type.Optional(
    Type.String({
      minLength: 2,
      maxLength: 32,
      description: "A number that the person lives with, such as a phone; never echoed",
    }),
  ),
});

const SideShape = Type.Object({
  stars: Type.Array(NamedShape, { description: "Stars of the birth date, each once, best first" }),
  missing: Type.Array(NamedShape, { description: "Lucky stars that date and number have not" }),
  dominant: Type.Union([NamedShape, Type.Null()], {
    description: "Star with the most weight in date and number together; null without a pair",
  }),
  withNumber: Type.Boolean({ description: "Whether a number was read beside the date" }),
});

const AnswerShape = Type.Object({
  score: Type.Integer({ minimum: 0, maximum: 100, description: "50 is neutral" }),
  verdict: PairVerdictShape,
  method: Type.Object(TextShape.properties, { description: "How the score is made" }),
  parts: Type.Array(PairPartShape, { description: "Everything that was weighed" }),
  dissent: Type.Array(PairPartShape, { description: "Parts that speak against the verdict" }),
  a: SideShape,
  b: SideShape,
});

/** Digit pairs of two people held side by side. */
export type PartnerAnswer = Frozen<Static<typeof AnswerShape>>;

const PARTS = { dominants, joins, supplies } as const;
const IDS = ["dominants", "joins", "supplies"] as const;
const WEIGHTS = { dominants: 40, joins: 30, supplies: 30 } as const;
const SPREAD = 1.3;

const METHOD: Text = {
  en: `The score is the weighted mean of the three parts, each from 0 to 100 with 50 neutral, its distance to 50 taken ${SPREAD} times. The school fixes no total; the weights are this service's own model.`,
  zhHant: `總分為三項之加權平均，各項零至一百，五十為中，距五十之差放大 ${SPREAD} 倍。此派未定總分，權重為本服務自訂之模型。`,
};

/** Digit pairs of two people held side by side. */
export const numberFengShuiPartnerCompatibility = defineProcedure({
  name: "numberFengShui.partnerCompatibility",
  tradition: "chinese-names-numbers",
  title: { en: "Number feng shui of two partners", zhHant: "雙人數字合參" },
  summary: {
    en: "Crosses the digit pairs of two birth dates, and of numbers where given: leading stars by element, ends joined, lucky stars supplied; scored with what dissents",
    zhHant: "合參兩人生日與號碼之八星：主星五行、末數相連、吉星互補，並列相左之項",
  },
  kind: "calculation",
  cost: 5,
  narrated: true,
  icon: "icons/numbers.svg",
  input: Type.Object({ a: Person, b: Person }),
  output: AnswerShape,
  conventions: { letters: LETTERS, connectors: CONNECTORS },
  run(input, give) {
    const read = (who: "a" | "b") => digitsOf(input[who], input.letters, input.connectors, who);
    const [a, b] = [read("a"), read("b")];
    const parts = IDS.map((id): PairPart => {
      const { name, source } = PARTS[id];
      const { value, tell } = PARTS[id].find(a, b);
      return { id, name, value, weight: WEIGHTS[id], evidence: tell(), source };
    });
    const values = Object.fromEntries(parts.map(({ id, value }) => [id, value])) as Record<
      (typeof IDS)[number],
      number
    >;
    const score = spread(meanOf(values, WEIGHTS), SPREAD);
    const grade = gradeOf(score);
    return {
      score,
      verdict: { value: grade, because: becauseOf(parts, give.lang) },
      method: METHOD,
      parts,
      dissent: dissentFrom(grade, parts),
      a: sideOf(a),
      b: sideOf(b),
    };
  },
  brief: writeBrief,
  picture: (answer, lang: Lang) => drawPartners(answer, lang),
  examples: [
    {
      title: "two dates whose ends join to heavenly healer",
      input: { a: { birthDate: "1985-03-11" }, b: { birthDate: "1990-07-23" } },
      expect: { parts: [{ id: "dominants" }, { id: "joins", value: 86 }, { id: "supplies" }] },
      source: "1 and 3 make 天醫 in every printed pair table",
    },
  ],
  references: PAIR_REFERENCES,
});

function sideOf({ readings, dominant, missing }: Digits) {
  const ofDate = STAR_RANK.filter((id) => readings[0]!.pairs.some(({ star }) => star.id === id));
  return {
    stars: ofDate.map((id) => WANDERING_STARS[id]),
    missing: missing.map((id) => WANDERING_STARS[id]),
    dominant: dominant && WANDERING_STARS[dominant],
    withNumber: readings.length > 1,
  };
}

const ADVICE = {
  harmonious: {
    en: "By their digits the two do each other good.",
    zhHant: "以數論之，兩人相益。",
  },
  neutral: {
    en: "By their digits neither has much to gain or to fear from the other.",
    zhHant: "以數論之，兩人無大利亦無大礙。",
  },
  difficult: {
    en: "By their digits the two pull apart; readers would let them share a number whose pairs are those that both lack.",
    zhHant: "以數論之，兩人多有牽扯；論者以為可共用一號，補兩人皆缺之星。",
  },
} as const;

function writeBrief(answer: PartnerAnswer, lang: Lang): Brief {
  const en = lang === "en";
  const { parts, score, verdict, dissent, a, b } = answer;
  const say = (text: Text) => (en ? text.en : text.zhHant);
  const [leads, ends, lucky] = parts as [PairPart, PairPart, PairPart];
  const against = byPull(dissent)[0];
  const numbers = a.withNumber || b.withNumber;
  return {
    facts: {
      a: a.dominant?.native ?? null,
      b: b.dominant?.native ?? null,
      parts: parts.map(({ id, value }) => ({ id, value })),
      score,
      verdict: verdict.value,
    },
    outline: en ? ["Two sets of digits", "What it comes to"] : ["兩人之數", "總論"],
    plain: en
      ? `Reading the ${numbers ? "birth dates and the numbers beside them" : "two birth dates"}, ${leads.evidence.en}. ${capital(ends.evidence.en)}. As for what is missing, ${lucky.evidence.en}.\n\n` +
        `On a scale where 50 is neutral this comes to ${score}, ${say(GRADE_NAMES[verdict.value])}${against ? `, though the ${against.name.en.toLowerCase()} (${against.value}) ${against.value > 50 ? "speak for the pair" : "speak against it"}` : ""}. ${ADVICE[verdict.value].en} Digits that were given at birth say little of two people who choose each other; take it as one custom among many.`
      : `${numbers ? "合兩人生日與號碼而觀" : "合兩人生日而觀"}，${leads.evidence.zhHant}。${ends.evidence.zhHant}。論其所缺，${lucky.evidence.zhHant}。\n\n` +
        `以五十為中，合得 ${score} 分，屬${say(GRADE_NAMES[verdict.value])}${against ? `；惟${against.name.zhHant}（${against.value}）${against.value > 50 ? "勝於此數" : "不及此數"}` : ""}。${ADVICE[verdict.value].zhHant}生日之數與生俱來，難盡兩人之緣，姑備一說可也。`,
  };
}
