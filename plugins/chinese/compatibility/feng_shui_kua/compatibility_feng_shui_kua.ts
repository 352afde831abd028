import { Birth, defineProcedure, Gender, oneOf, TextShape, Type, verdictOf, type Lang } from "#old";
import { DIRECTIONS } from "../../almanac/names.ts";
import {
  KUA_GROUPS,
  kuaOf,
  STAR_RANK,
  trigramOfLuoShu,
  wanderingStar,
  WANDERING_STARS,
  type Kua,
} from "../../core/eight_mansions.ts";
import { NamedShape } from "../../core/named.ts";
import { TrigramShape } from "../../core/trigrams.ts";
import { certifyPair, OmissionShape, possibleGenders, type Possibility } from "../omissions.ts";
import { possibleSolarYears, type GenderName } from "../person.ts";
import { drawPair } from "../picture.ts";

const Person = Type.Object({ ...Birth, gender: Type.Optional(Gender) });

const SideShape = Type.Object({
  gender: oneOf(
    ["male", "female"],
    "By which the trigram was found; male first where none was given",
  ),
  solarYear: Type.Integer({ description: "Year by li chun" }),
  kua: Type.Integer({ minimum: 1, maximum: 9 }),
  raw: Type.Integer({
    minimum: 1,
    maximum: 9,
    description: "Before 5 was given to 2 (male) or 8 (female)",
  }),
  trigram: TrigramShape,
  group: NamedShape,
  directions: Type.Array(Type.Object({ direction: NamedShape, star: NamedShape }), {
    minItems: 8,
    maxItems: 8,
    description: "Star of each direction, best first",
  }),
});

const ReadingSide = Type.Object({
  gender: oneOf(["male", "female"], "Gender of this reading"),
  kua: Type.Integer({ minimum: 1, maximum: 9 }),
});

/** Score of each star between two life trigrams, best first. */
const SCORES = {
  shengQi: 92,
  tianYi: 86,
  yanNian: 84,
  fuWei: 70,
  huoHai: 42,
  liuSha: 34,
  wuGui: 26,
  jueMing: 16,
} as const;

const SENSE: Readonly<Record<string, readonly [string, string]>> = {
  shengQi: ["each wakes the other's energy; a lively, growing bond", "互添生氣，情誼日長"],
  tianYi: ["each does the other good; a bond that heals and steadies", "彼此調和，相扶相養"],
  yanNian: ["they complete each other; a bond made to last", "陰陽相濟，久處而和"],
  fuWei: ["they are alike; a calm bond that wants some stirring", "氣質相同，安穩而少變"],
  huoHai: ["small frictions add up; clear words help", "口舌細故，宜坦誠相待"],
  liuSha: ["moods cross; keep some distance in closeness", "情緒相擾，宜留分寸"],
  wuGui: ["suspicion comes easily; keep affairs open", "易生猜疑，事宜公開"],
  jueMing: [
    "they cut across each other's grain; it takes patience to share a house",
    "稟性相違，同住須多忍讓",
  ],
};

const SIDES: readonly (readonly [number, string])[] = [
  [1, "N"],
  [8, "NE"],
  [3, "E"],
  [4, "SE"],
  [9, "S"],
  [2, "SW"],
  [7, "W"],
  [6, "NW"],
];

/** Two life trigrams held side by side. */
export const compatibilityFengShuiKua = defineProcedure({
  name: "compatibility.fengShuiKua",
  tradition: "chinese-feng-shui",
  title: { en: "Life trigram compatibility", zhHant: "八宅命卦相配" },
  summary: {
    en: "Match of two life trigrams: which wandering star each makes for the other, the groups, and each one's eight directions",
    zhHant: "以八宅論兩人命卦：互為何遊星、東西四命之別，並列各人八方",
  },
  kind: "calculation",
  cost: 2,
  icon: "icons/kua.svg",
  reads: "births",
  input: Type.Object({ a: Person, b: Person }),
  output: Type.Object({
    a: SideShape,
    b: SideShape,
    star: Type.Object(NamedShape.properties, { description: "What each makes for the other" }),
    sameGroup: Type.Boolean(),
    score: Type.Integer({
      minimum: 0,
      maximum: 100,
      description: "Of the star; the mean of all readings where something was left out",
    }),
    verdict: verdictOf(oneOf(["harmonious", "difficult"], "Score of 50 and above, or below")),
    method: Type.Object(TextShape.properties, { description: "How the score is made" }),
    readings: Type.Array(
      Type.Object({
        a: ReadingSide,
        b: ReadingSide,
        star: NamedShape,
        score: Type.Integer({ minimum: 0, maximum: 100 }),
      }),
      {
        minItems: 1,
        description: "Every reading that what was left out allows; the first is shown",
      },
    ),
    dissent: Type.Array(Type.Object({ star: NamedShape, score: Type.Integer() }), {
      description: "Stars of readings that speak against the verdict",
    }),
    hourAssumption: Type.Optional(
      Type.Array(OmissionShape, { description: "Where li chun falls on a day without a time" }),
    ),
    genderAssumption: Type.Optional(
      Type.Array(OmissionShape, { description: "Where a gender was left out" }),
    ),
  }),
  run(input, give) {
    const read = (who: "a" | "b") =>
      possibleSolarYears(give.civil(who), input[who]).flatMap(({ when, solarYear }) => {
        const genders = possibleGenders(input[who]);
        return genders.map((gender): Possibility<Side> => ({
          time: when,
          gender: genders.length > 1 ? gender : null,
          profile: sideOf(solarYear, gender),
        }));
      });
    const [allA, allB] = [read("a"), read("b")];
    const readings = allA.flatMap(({ profile: one }) =>
      allB.map(({ profile: other }) => {
        const star = wanderingStar(one.trigram, other.trigram);
        return {
          a: { gender: one.gender, kua: one.kua },
          b: { gender: other.gender, kua: other.kua },
          star: WANDERING_STARS[star],
          score: SCORES[star],
        };
      }),
    );
    const mean = readings.reduce((sum, { score }) => sum + score, 0) / readings.length;
    const [a, b] = [allA[0]!.profile, allB[0]!.profile];
    const { star } = readings[0]!;
    const score = Math.round(mean);
    const omissions = certifyPair(allA, allB, scoreOf, OMITTED, verdictOn);
    const of = (field: string) => omissions.filter(({ input: name }) => name.endsWith(field));
    const [hours, genders] = [of("birthTime"), of("gender")];
    const value = verdictOn(score);
    const en = give.lang === "en";
    return {
      a,
      b,
      star,
      sameGroup: a.group.id === b.group.id,
      score,
      verdict: {
        value,
        because: readings.map((one) => ({
          rule: en
            ? `kua ${one.a.kua} and ${one.b.kua} make ${one.star.native} (${one.star.gloss})`
            : `命卦 ${one.a.kua} 與 ${one.b.kua} 為${one.star.native}`,
          source: "Bazhai Mingjing",
        })),
      },
      method: METHOD,
      readings,
      dissent: readings
        .filter((one) => verdictOn(one.score) !== value)
        .map((one) => ({ star: one.star, score: one.score })),
      ...(hours.length > 0 ? { hourAssumption: hours } : {}),
      ...(genders.length > 0 ? { genderAssumption: genders } : {}),
    };
  },
  brief(answer, lang: Lang) {
    const { a, b, star, sameGroup, score, readings } = answer;
    const en = lang === "en";
    const open = readings.length > 1;
    const range = readings.map((one) => one.score);
    const spread = open
      ? en
        ? ` What was left out allows ${readings.length} readings, from ${Math.min(...range)} to ${Math.max(...range)}; told here is the first of them, and the score is their mean, ${score}.`
        : `因有未具之項，可得 ${readings.length} 讀，自 ${Math.min(...range)} 至 ${Math.max(...range)} 分；此處述其第一，分數取其平均，為 ${score}。`
      : en
        ? ` The score is ${score}.`
        : `得 ${score} 分。`;
    const best = (side: typeof a) =>
      side.directions.slice(0, 2).map(({ direction }) => (en ? direction.gloss : direction.native));
    return {
      facts: { a: a.trigram.native, b: b.trigram.native, star: star.native, sameGroup, score },
      outline: en ? ["Two trigrams", "The house"] : ["命卦", "宅向"],
      plain: en
        ? `The first has the life trigram ${a.trigram.native} (${a.trigram.gloss}, kua ${a.kua}), the second ${b.trigram.native} (${b.trigram.gloss}, kua ${b.kua}). Between them stands ${star.native} (${star.gloss}): ${SENSE[star.id]![0]}.${spread}\n\n` +
          `${sameGroup ? `Both belong to the ${a.group.gloss}, so one house can suit both.` : "They belong to different groups, so no direction is good for both; give each a place of one's own."} The best directions are ${best(a).join(" and ")} for the first, ${best(b).join(" and ")} for the second. Life trigrams were made to place beds and doors; of affection they say little.`
        : `前者命卦${a.trigram.native}（${a.kua}），後者命卦${b.trigram.native}（${b.kua}），兩卦相配為${star.native}：${SENSE[star.id]![1]}。${spread}\n\n` +
          `${sameGroup ? `同屬${a.group.native}，一宅可以兼宜。` : "分屬東西四命，宅向難以兩全，宜各得其位。"}前者以${best(a).join("、")}為吉，後者以${best(b).join("、")}為吉。命卦本為安床立門而設，情意之事所言不多。`,
    };
  },
  picture: ({ a, b, star, score }, lang: Lang) =>
    drawPair(
      {
        title: lang === "en" ? "Life trigrams" : "命卦相配",
        left: `${lang === "en" ? a.trigram.gloss : a.group.native} ${a.kua}`,
        right: `${lang === "en" ? b.trigram.gloss : b.group.native} ${b.kua}`,
        leftGlyph: a.trigram.native,
        rightGlyph: b.trigram.native,
        bond: star.native,
        bondGloss: lang === "en" ? star.gloss : undefined,
        score,
      },
      lang,
    ),
  examples: [
    {
      title: "a woman of 2083 and a woman of 2088",
      input: {
        a: { birthDate: "2083-02-07", timezone: "+08:00", gender: "female" },
        b: { birthDate: "2088-02-07", timezone: "+08:00", gender: "female" },
      },
      expect: {
        a: { kua: 8, trigram: { native: "艮" } },
        b: { kua: 4, trigram: { native: "巽" } },
        star: { native: "絕命" },
      },
      source: "closed formula agreed with the year star of tyme4ts 1.5.2; table of Bazhai Mingjing",
    },
  ],
  references: [
    {
      title: "Bazhai Mingjing 八宅明鏡",
      author: "attr. Yang Yunsong 楊筠松, ed. Ruoguan Daoren 箬冠道人",
      year: "1790",
    },
  ],
});

/** How the score is made, in words. */
const METHOD = {
  en: "Each of the eight stars between two trigrams has a score, in the order in which Bazhai Mingjing ranks them: 92, 86, 84, 70, 42, 34, 26, 16. The order is the book's, the figures are this service's own.",
  zhHant:
    "兩卦之間八星各有其分，依《八宅明鏡》之次第為九十二、八十六、八十四、七十、四十二、三十四、二十六、十六。次第本於書，分數為本服務自訂。",
};

const OMITTED = {
  birthTime: {
    en: "No time of birth was given, and li chun falls on that day: both solar years were read, and the mean was scored.",
    zhHant: "未提供出生時間，而立春適在當日，兩年並讀，取其平均。",
  },
  gender: {
    en: "No gender was given, and the life trigram depends on it: both were read, and the mean was scored.",
    zhHant: "未提供性別，而命卦因之而異，故兩讀而取其平均。",
  },
};

function verdictOn(score: number): "harmonious" | "difficult" {
  return score >= 50 ? "harmonious" : "difficult";
}

function scoreOf(a: Side, b: Side): number {
  return SCORES[wanderingStar(a.trigram, b.trigram)];
}

type Side = ReturnType<typeof sideOf>;

function sideOf(solarYear: number, gender: GenderName) {
  const kua: Kua = kuaOf(solarYear, gender);
  const directions = SIDES.map(([number, side]) => ({
    direction: DIRECTIONS[side]!,
    id: wanderingStar(kua.trigram, trigramOfLuoShu(number)!),
  }))
    .sort((one, other) => STAR_RANK.indexOf(one.id) - STAR_RANK.indexOf(other.id))
    .map(({ direction, id }) => ({ direction, star: WANDERING_STARS[id] }));
  return {
    gender,
    solarYear,
    kua: kua.number,
    raw: kua.raw,
    trigram: kua.trigram,
    group: KUA_GROUPS[kua.group],
    directions,
  };
}
