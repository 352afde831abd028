import { Birth, defineProcedure, Gender, oneOf, Type, type Lang, type Static } from "#old";
import type { Asked, Person } from "../members/asked.ts";
import { POLARITIES, polarityOf } from "../members/member.ts";
import { memberOptions, membersOf } from "../members/table.ts";
import { BLEND_REFUSALS, blendOf, BlendShape } from "../outcome.ts";
import { drawBlend } from "../picture.ts";
import { capital, listEn } from "../prose/english.ts";
import { synthesise } from "../prose/synthesis.ts";
import { callSystems } from "../weigh/systems.ts";
import { FORMULA } from "../weigh/weigh.ts";
import { DimensionsShape, dimensionsOf, type Dimensions } from "./dimensions.ts";
import { PAIR_GENDER_OMITTABLE } from "./gender.ts";
import { waysOf } from "./ways.ts";

/** The matches, in the order of the answer. */
export const MATCH_MEMBERS = [
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
] as const;

const COST = 200;
const TITLE = { en: "The whole match (compatibility tian)", zhHant: "天合總盤" };

const SIDES = { en: "Five sides of a shared life", zhHant: "共同生活五方面" };

const person = (description: string) =>
  Type.Object(
    {
      ...Birth,
      gender: Type.Optional(Gender),
      name: Type.Optional(
        Type.String({
          minLength: 1,
          maxLength: 200,
          description: "Name in Arabic letters, for the match of letters",
        }),
      ),
    },
    { description },
  );

const output = Type.Object({
  ...BlendShape,
  verdict: oneOf(POLARITIES, "Of the blended score: favourable from 60, adverse up to 40"),
  dimensions: DimensionsShape,
});
type MatchAnswer = Static<typeof output>;

/** Two people, compared by every match at once. */
export const compatibilityTian = defineProcedure({
  name: "compatibility.tian",
  tradition: "synthesis",
  title: TITLE,
  summary: {
    en: "Two people compared by Chinese, Indian, Western, Japanese, Maya, Celtic and Arabic matches at once: a score by system, five sides of a life together, where the traditions part, and one verdict",
    zhHant:
      "兩人同以中、印、西、日、馬雅、凱爾特與阿拉伯諸法合盤：逐一評分，五方面分述，明列異同，並作總斷",
  },
  kind: "blend",
  cost: COST,
  narrated: true,
  icon: "icons/compatibility.svg",
  needs: ["call"],
  uses: MATCH_MEMBERS,
  reads: "births",
  input: Type.Object({ a: person("The first person"), b: person("The second person") }),
  output,
  omittable: { gender: PAIR_GENDER_OMITTABLE },
  options: { formula: FORMULA, members: memberOptions(MATCH_MEMBERS) },
  refusals: { "nothing-delivered": BLEND_REFUSALS["nothing-delivered"] },
  async run(input, give) {
    const asked: Asked = { lang: give.lang, a: personOf(input.a), b: personOf(input.b) };
    const asks = membersOf(MATCH_MEMBERS).map((member) => ({
      member,
      ways: waysOf(member, asked),
    }));
    const answer = blendOf("compatibility.tian", await callSystems(asks, give.call), COST);
    return {
      ...answer,
      verdict: polarityOf(answer.blendedScore),
      dimensions: dimensionsOf(answer.systems),
    };
  },
  brief: (answer, lang) => {
    const whole = answer as MatchAnswer;
    const sides = whole.dimensions.map(({ id, score }) => ({ id, score }));
    return synthesise("match", whole, lang, [tellSides(whole.dimensions, lang)], { sides });
  },
  picture: (answer, lang) => {
    const { dimensions, ...whole } = answer as MatchAnswer;
    const bars = dimensions.map(({ name, score }) => ({ title: name, score }));
    return drawBlend("match", TITLE, whole, lang, { title: SIDES, bars });
  },
  examples: [
    {
      title: "two births in Taiwan, with names in Arabic letters",
      input: {
        a: {
          birthDate: "1990-06-15",
          birthTime: "14:30",
          timezone: "Asia/Taipei",
          latitude: 25.033,
          longitude: 121.565,
          gender: "male",
          name: "يوسف",
        },
        b: {
          birthDate: "1988-02-02",
          birthTime: "08:10",
          timezone: "Asia/Taipei",
          latitude: 22.627,
          longitude: 120.301,
          gender: "female",
          name: "ليلى",
        },
      },
      expect: {
        counts: { members: MATCH_MEMBERS.length, delivered: MATCH_MEMBERS.length },
        creditsUsed: COST,
      },
      source: "Service specification 4.4: the systems of compatibility.tian and its price",
    },
  ],
  references: [{ title: "The works of each system, listed with it in the catalogue" }],
});

function personOf({ gender, name, ...birth }: { gender?: string; name?: string }): Person {
  return { birth, ...(gender ? { gender } : {}), ...(name ? { name } : {}) };
}

/** Points between the best and the poorest side that are worth speaking of. */
const WIDE = 10;

/** The five sides in a few sentences. */
function tellSides(dimensions: Dimensions, lang: Lang): string {
  const scored = dimensions
    .flatMap(({ name, score }) => (score === null ? [] : [{ name, score }]))
    .sort((a, b) => b.score - a.score);
  const [best, poorest] = [scored[0], scored.at(-1)];
  if (!best || !poorest || best === poorest) return "";
  const wide = best.score - poorest.score >= WIDE;
  if (lang === "en") {
    if (!wide) {
      const list = listEn(scored.map(({ name, score }) => `${name.en} ${score}`));
      return `Side by side the five parts of a shared life lie close together: ${list}. There is no weak flank to guard and no single ground to retreat to.`;
    }
    const others = scored.slice(1, -1).map(({ name, score }) => `${name.en} at ${score}`);
    const between = others.length > 0 ? ` Between them lie ${listEn(others)}.` : "";
    return `Of the five sides of a shared life, ${best.name.en} carries the most, at ${best.score}, and ${poorest.name.en} the least, at ${poorest.score}.${between} ${capital(best.name.en)} is where these two repair what goes wrong elsewhere.`;
  }
  if (!wide) {
    const list = scored.map(({ name, score }) => `${name.zhHant} ${score}`).join("、");
    return `共同生活的五個方面相差不遠：${list}。沒有特別要防的弱處，也沒有單靠一面就能撐住的地方。`;
  }
  const others = scored.slice(1, -1).map(({ name, score }) => `${name.zhHant} ${score} 分`);
  const between = others.length > 0 ? `介於其間的是${others.join("、")}。` : "";
  return `共同生活的五個方面裡，${best.name.zhHant}最能承重，得 ${best.score} 分；${poorest.name.zhHant}最單薄，得 ${poorest.score} 分。${between}別處出了差錯，這兩個人多半在${best.name.zhHant}裡補回來。`;
}
