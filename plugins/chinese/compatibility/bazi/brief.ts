import type { Brief, Lang } from "#old";
import { byPull, GRADE_NAMES, type Grade, type PairPart } from "../scoring.ts";
import type { BaziMatch } from "./compatibility_bazi.ts";
import { DIMENSIONS, type DimensionId } from "./match.ts";
import { sentence } from "../../core/prose.ts";

/** Images of the ten day stems. */
const IMAGES: readonly (readonly [string, string])[] = [
  ["tall timber", "參天之木"],
  ["a climbing vine", "藤蘿花草"],
  ["the sun at noon", "中天之日"],
  ["a lamp in the window", "燈燭之火"],
  ["a mountain", "高山厚土"],
  ["a tilled field", "田園之土"],
  ["an axe of raw metal", "劍戟之金"],
  ["a cut jewel", "珠玉之金"],
  ["a great river", "江河之水"],
  ["rain and mist", "雨露之水"],
];

/** Writes the reading of a match by rules. */
export function matchBrief(answer: BaziMatch, lang: Lang): Brief {
  const en = lang === "en";
  const paragraphs = en ? english(answer) : chinese(answer);
  return {
    facts: {
      a: answer.a.native,
      b: answer.b.native,
      score: answer.score,
      verdict: answer.verdict.value,
      dimensions: Object.fromEntries(DIMENSIONS.map((id) => [id, answer.dimensions[id].score])),
      parts: answer.parts.map(({ id, value, evidence }) => ({
        id,
        value,
        evidence: en ? evidence.en : evidence.zhHant,
      })),
    },
    outline: en
      ? ["The two", "What each brings", "Five sides of life", "What dissents"]
      : ["兩人日主", "互補之道", "五個面向", "相左之處"],
    plain: paragraphs.filter((text) => text !== "").join("\n\n"),
  };
}

function part(answer: BaziMatch, id: string): PairPart {
  return answer.parts.find((one) => one.id === id)!;
}

/** The best and the weakest side of life. */
function ends(answer: BaziMatch): readonly [DimensionId, DimensionId] {
  const sorted = [...DIMENSIONS].sort(
    (one, other) => answer.dimensions[other].score - answer.dimensions[one].score,
  );
  return [sorted[0]!, sorted.at(-1)!];
}

/** The part that moves a side of life most, up or down. */
function mover(answer: BaziMatch, id: DimensionId, sign: 1 | -1): PairPart | undefined {
  const pulls = answer.dimensions[id].parts.map(({ part: partId, weight }) => {
    const found = part(answer, partId);
    return { found, pull: sign * (found.value - 50) * weight };
  });
  const best = pulls.reduce((one, other) => (other.pull > one.pull ? other : one));
  return best.pull > 0 ? best.found : undefined;
}

const ADVICE_EN: Readonly<Record<Grade, string>> = {
  harmonious:
    "Taken whole, the two charts favour each other; what they promise still has to be kept by people.",
  neutral:
    "Taken whole, the charts decide little. Much is open here, and habits will count for more than stars.",
  difficult:
    "Taken whole, the charts ask for work. Couples with such charts do well where each keeps some ground of one's own and says early what is wanted.",
};

const ADVICE_ZH: Readonly<Record<Grade, string>> = {
  harmonious: "合而觀之，兩造相得；緣分雖佳，仍須兩人用心維持。",
  neutral: "合而觀之，兩造無甚偏向；可為之處甚多，相處之道重於命數。",
  difficult: "合而觀之，兩造多有磨合；若能各留分際、及早明言所求，亦能久處。",
};

function english(answer: BaziMatch): readonly string[] {
  const { a, b, score, dimensions } = answer;
  const day = (side: typeof a) =>
    `${side.dayMaster.native} (${side.dayMaster.roman}), ${IMAGES[side.dayMaster.index]![0]}`;
  const told = (id: string) => sentence(part(answer, id).evidence.en);
  const same = a.dayMaster.index === b.dayMaster.index;
  const [best, weakest] = ends(answer);
  const up = mover(answer, best, 1);
  const down = mover(answer, weakest, -1);
  const others = DIMENSIONS.filter((id) => id !== best && id !== weakest)
    .map((id) => `${dimensions[id].name.en} ${dimensions[id].score}`)
    .join(", ");
  return [
    `${same ? `Both were born on a day of ${day(a)}` : `The first was born on a day of ${day(a)}; the second on a day of ${day(b)}`}. ${told("dayStems")} ${godsEnglish(answer)} ${told("dayBranches")}`,
    `${told("usefulGods")} ${told("evenness")} ${told("climate")} ${told("luck")}`,
    `On a scale where 50 is neutral the pair stands at ${score}, which reads as ${GRADE_NAMES[answer.verdict.value].en}. ` +
      `Of the five sides of life, ${dimensions[best].name.en} comes out best at ${dimensions[best].score}${up ? `, thanks mostly to the ${up.name.en.toLowerCase()}` : ""}; ` +
      `${dimensions[weakest].name.en} asks for the most care at ${dimensions[weakest].score}${down ? `, where the ${down.name.en.toLowerCase()} ${plural(down.name.en) ? "hold" : "holds"} it down` : ""}. Between them lie ${others}.`,
    dissentEnglish(answer),
    `${ADVICE_EN[answer.verdict.value]}${omissionsEnglish(answer)} No school fixes such a total, and no chart knows two people; well-being here means rest and habits, never a diagnosis.`,
  ];
}

/** What each is to the other by the ten gods; told once where it is the same both ways. */
function godsEnglish({ tenGods: { ofA, ofB } }: BaziMatch): string {
  return ofA.id === ofB.id
    ? `By the ten gods each is the other's ${ofA.gloss}.`
    : `By the ten gods the second is ${ofB.gloss} to the first, the first ${ofA.gloss} to the second.`;
}

function godsChinese({ tenGods: { ofA, ofB } }: BaziMatch): string {
  return ofA.id === ofB.id
    ? `以十神論，互為${ofA.native}。`
    : `以十神論，後者為前者之${ofB.native}，前者為後者之${ofA.native}。`;
}

function plural(name: string): boolean {
  return (
    !name.startsWith("Na yin") && (/s$/.test(name) || /^(Elements|Stars|Seasons|Seats)/.test(name))
  );
}

/** Parts that the reading has put into words before it comes to the dissent. */
const TOLD = ["dayStems", "dayBranches", "usefulGods", "evenness", "climate", "luck"];

/** The loudest dissenting parts for and against the pair, and one that was not told yet. */
function voices(answer: BaziMatch) {
  const loud = byPull(answer.dissent);
  return {
    pros: loud.filter(({ value }) => value > 50).slice(0, 2),
    cons: loud.filter(({ value }) => value < 50).slice(0, 2),
    fresh: loud.slice(0, 3).find(({ id }) => !TOLD.includes(id)),
  };
}

function dissentEnglish(answer: BaziMatch): string {
  const { pros, cons, fresh } = voices(answer);
  const named = (parts: readonly PairPart[]) =>
    parts.map(({ name, value }) => `the ${name.en.toLowerCase()} (${value})`).join(" and ");
  const more = fresh ? ` ${sentence(fresh.evidence.en)}` : "";
  if (pros.length + cons.length === 0) return "";
  const neutral = answer.verdict.value === "neutral";
  const opening = neutral ? "The middle figure covers strong voices" : "Not everything agrees";
  const sides = [
    pros.length > 0 ? `for the pair ${verb(pros)} ${named(pros)}` : "",
    cons.length > 0 ? `against it ${verb(cons)} ${named(cons)}` : "",
  ].filter((side) => side !== "");
  return `${opening}: ${sides.join(", ")}.${more}`;
}

function verb(parts: readonly PairPart[]): string {
  return parts.length > 1 || plural(parts[0]!.name.en) ? "speak" : "speaks";
}

function omissionsEnglish(answer: BaziMatch): string {
  const omitted = [...(answer.hourAssumption ?? []), ...(answer.genderAssumption ?? [])];
  if (omitted.length === 0) return "";
  const { least, most } = omitted[0]!.score;
  const what = [
    answer.hourAssumption ? "a time of birth" : "",
    answer.genderAssumption ? "a gender" : "",
  ].filter((word) => word !== "");
  const sure = omitted.every(({ certified }) => certified);
  return ` For want of ${what.join(" and ")} the score lies between ${least} and ${most}, ${sure ? "and the verdict is the same throughout" : "and the verdict is not certain"}.`;
}

function chinese(answer: BaziMatch): readonly string[] {
  const { a, b, score, dimensions } = answer;
  const day = (side: typeof a) =>
    `${side.day.native}日，${side.dayMaster.native}如${IMAGES[side.dayMaster.index]![1]}`;
  const told = (id: string) => part(answer, id).evidence.zhHant;
  const same = a.dayMaster.index === b.dayMaster.index;
  const [best, weakest] = ends(answer);
  const up = mover(answer, best, 1);
  const down = mover(answer, weakest, -1);
  const others = DIMENSIONS.filter((id) => id !== best && id !== weakest)
    .map((id) => `${dimensions[id].name.zhHant} ${dimensions[id].score}`)
    .join("、");
  return [
    `${same ? `前者生於${a.day.native}日，後者生於${b.day.native}日，日主同為${a.dayMaster.native}，皆如${IMAGES[a.dayMaster.index]![1]}` : `前者生於${day(a)}；後者生於${day(b)}`}。${told("dayStems")}。${godsChinese(answer)}${told("dayBranches")}。`,
    `${told("usefulGods")}。${told("evenness")}；${told("climate")}。${told("luck")}。`,
    `以五十為中，兩造合得 ${score} 分，屬「${GRADE_NAMES[answer.verdict.value].zhHant}」。` +
      `五個面向之中，${dimensions[best].name.zhHant}最佳，得 ${dimensions[best].score} 分${up ? `，得力於${up.name.zhHant}` : ""}；` +
      `${dimensions[weakest].name.zhHant}最須留意，得 ${dimensions[weakest].score} 分${down ? `，為${down.name.zhHant}所累` : ""}。其餘為${others}。`,
    dissentChinese(answer),
    `${ADVICE_ZH[answer.verdict.value]}${omissionsChinese(answer)}總分之法諸家未定，命盤亦不能盡知其人；所謂身心，僅就作息習慣而言，不作醫療判斷。`,
  ];
}

function dissentChinese(answer: BaziMatch): string {
  const { pros, cons, fresh } = voices(answer);
  const named = (parts: readonly PairPart[]) =>
    parts.map(({ name, value }) => `${name.zhHant}（${value}）`).join("與");
  if (pros.length + cons.length === 0) return "";
  const opening = answer.verdict.value === "neutral" ? "分數雖平，其中自有起伏" : "然非各項皆同";
  const sides = [
    pros.length > 0 ? `助其合者為${named(pros)}` : "",
    cons.length > 0 ? `礙其合者為${named(cons)}` : "",
  ].filter((side) => side !== "");
  return `${opening}：${sides.join("，")}。${fresh ? `${fresh.evidence.zhHant}。` : ""}`;
}

function omissionsChinese(answer: BaziMatch): string {
  const omitted = [...(answer.hourAssumption ?? []), ...(answer.genderAssumption ?? [])];
  if (omitted.length === 0) return "";
  const { least, most } = omitted[0]!.score;
  const what = [
    answer.hourAssumption ? "出生時間" : "",
    answer.genderAssumption ? "性別" : "",
  ].filter((word) => word !== "");
  const sure = omitted.every(({ certified }) => certified);
  return `因未具${what.join("與")}，分數可在 ${least} 至 ${most} 之間，${sure ? "結論則不因此而異" : "結論未能確定"}。`;
}
