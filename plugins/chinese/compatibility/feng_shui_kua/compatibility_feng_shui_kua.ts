import { Birth, defineProcedure, Gender, oneOf, Type, verdictOf, type Lang } from "#sdk";
import type { CivilMoment } from "#time";
import { solarYearOf } from "../../calendar/pillars.ts";
import { jieAround } from "../../calendar/solar_terms.ts";
import { DIRECTIONS } from "../../almanac/names.ts";
import {
  kuaOf,
  STAR_RANK,
  trigramOfLuoShu,
  wanderingStar,
  WANDERING_STARS,
  type Kua,
} from "../../core/eight_mansions.ts";
import { NamedShape } from "../../core/named.ts";
import { TrigramShape } from "../../core/trigrams.ts";
import { drawPair } from "../picture.ts";

const Person = Type.Object({ ...Birth, gender: Gender });

const SideShape = Type.Object({
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

/** The first four of the rank are lucky. */
const LUCKY_STARS = 4;

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
    score: Type.Integer({ minimum: 0, maximum: 100 }),
    verdict: verdictOf(oneOf(["harmonious", "difficult"], "Lucky or unlucky star")),
  }),
  run(input, give) {
    const a = sideOf(give.civil("a"), input.a.gender);
    const b = sideOf(give.civil("b"), input.b.gender);
    const star = wanderingStar(a.trigram, b.trigram);
    const en = give.lang === "en";
    return {
      a,
      b,
      star: WANDERING_STARS[star],
      sameGroup: a.group.id === b.group.id,
      score: SCORES[star],
      verdict: {
        value:
          STAR_RANK.indexOf(star) < LUCKY_STARS ? ("harmonious" as const) : ("difficult" as const),
        because: [
          {
            rule: en
              ? `${a.trigram.native} and ${b.trigram.native} make ${WANDERING_STARS[star].native} (${WANDERING_STARS[star].gloss})`
              : `${a.trigram.native}與${b.trigram.native}為${WANDERING_STARS[star].native}`,
            source: "Bazhai Mingjing",
          },
        ],
      },
    };
  },
  brief({ a, b, star, sameGroup, score }, lang: Lang) {
    const en = lang === "en";
    const best = (side: typeof a) =>
      side.directions.slice(0, 2).map(({ direction }) => (en ? direction.gloss : direction.native));
    return {
      facts: { a: a.trigram.native, b: b.trigram.native, star: star.native, sameGroup, score },
      outline: en ? ["Two trigrams", "The house"] : ["命卦", "宅向"],
      plain: en
        ? `The first has the life trigram ${a.trigram.native} (${a.trigram.gloss}, kua ${a.kua}), the second ${b.trigram.native} (${b.trigram.gloss}, kua ${b.kua}). Between them stands ${star.native} (${star.gloss}): ${SENSE[star.id]![0]}. The score is ${score}.\n\n` +
          `${sameGroup ? `Both belong to the ${a.group.gloss}, so one house can suit both.` : "They belong to different groups, so no direction is good for both; give each a place of one's own."} The best directions are ${best(a).join(" and ")} for the first, ${best(b).join(" and ")} for the second. Life trigrams were made to place beds and doors; of affection they say little.`
        : `前者命卦${a.trigram.native}（${a.kua}），後者命卦${b.trigram.native}（${b.kua}），兩卦相配為${star.native}：${SENSE[star.id]![1]}。得 ${score} 分。\n\n` +
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

function sideOf(civil: CivilMoment, gender: "male" | "female") {
  const solarYear = solarYearOf(jieAround(civil.julianDayUt).previous);
  const kua: Kua = kuaOf(solarYear, gender);
  const directions = SIDES.map(([number, side]) => ({
    direction: DIRECTIONS[side]!,
    id: wanderingStar(kua.trigram, trigramOfLuoShu(number)!),
  }))
    .sort((one, other) => STAR_RANK.indexOf(one.id) - STAR_RANK.indexOf(other.id))
    .map(({ direction, id }) => ({ direction, star: WANDERING_STARS[id] }));
  return {
    solarYear,
    kua: kua.number,
    raw: kua.raw,
    trigram: kua.trigram,
    group: kua.group,
    directions,
  };
}
