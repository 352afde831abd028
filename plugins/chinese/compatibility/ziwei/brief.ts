import type { Brief, Lang } from "#old";
import type { MajorId } from "../../ziwei/chart/star_names.ts";
import { IN_LIFE } from "../../ziwei/chart/words.ts";
import { byPull, GRADE_NAMES, type Grade, type PairPart } from "../scoring.ts";
import type { ZiweiMatch } from "./compatibility_ziwei.ts";
import { sentence } from "../../core/prose.ts";

type Side = ZiweiMatch["a"];

/** Writes the reading of a match by rules. */
export function matchBrief(answer: ZiweiMatch, lang: Lang): Brief {
  const en = lang === "en";
  const paragraphs = en ? english(answer) : chinese(answer);
  return {
    facts: {
      score: answer.score,
      verdict: answer.verdict.value,
      a: answer.a.life?.stars.map(({ native }) => native) ?? null,
      b: answer.b.life?.stars.map(({ native }) => native) ?? null,
      parts: answer.parts.map(({ id, value, evidence }) => ({
        id,
        value,
        evidence: en ? evidence.en : evidence.zhHant,
      })),
    },
    outline: en
      ? ["The two life palaces", "What passes between them", "Verdict and dissent"]
      : ["兩人命宮", "往來之象", "總論與相左之處"],
    plain: paragraphs.join("\n\n"),
  };
}

function part(answer: ZiweiMatch, id: string): PairPart {
  return answer.parts.find((one) => one.id === id)!;
}

const ADVICE_EN: Readonly<Record<Grade, string>> = {
  harmonious:
    "As charts go the two are well disposed to each other, which makes a beginning easy and leaves the rest to care.",
  neutral:
    "As charts go the two neither carry nor hinder each other; what counts is what is done with the open ground.",
  difficult:
    "As charts go the two have ground to make up. Such pairs do best where expectations are said aloud and each keeps a field of one's own.",
};

const ADVICE_ZH: Readonly<Record<Grade, string>> = {
  harmonious: "兩盤相得，起步自易，長久則仍在用心。",
  neutral: "兩盤無甚助礙，可為之處正多，端看如何經營。",
  difficult: "兩盤尚須磨合，若能明言所期、各有天地，亦可久處。",
};

function english(answer: ZiweiMatch): readonly string[] {
  const { a, b } = answer;
  const told = (id: string) => sentence(part(answer, id).evidence.en);
  const both = a.life && b.life;
  const shared = answer.sharedStars ?? [];
  const common =
    shared.length > 0
      ? ` They share ${shared.map(({ native }) => native).join(" and ")} there, and with it a good part of their nature.`
      : "";
  return [
    both
      ? `${lifeEnglish(a, "first")} ${lifeEnglish(b, "second", leadOf(a))}${common} ${told("lifePalaces")}`
      : unknownEnglish(a, b),
    both ? [...ALWAYS, ...telling(answer)].map(told).join(" ") : openEnglish(answer),
    `On a scale where 50 is neutral the pair stands at ${answer.score}, which reads as ${GRADE_NAMES[answer.verdict.value].en}. ` +
      `${dissent(answer, true)}${ADVICE_EN[answer.verdict.value]}${range(answer, true)} No school fixes such a total, and a chart knows nothing of what two people have already learned.`,
  ];
}

/** Parts that every reading tells, and those it tells where they say something. */
const ALWAYS = ["spouseInLife", "transformations"];
const SOMETIMES = ["flyingSpouse", "soulMasters", "decades"];
/** From this distance to 50 on a part says something. */
const SAYS = 8;

function telling(answer: ZiweiMatch): readonly string[] {
  return SOMETIMES.filter((id) => Math.abs(part(answer, id).value - 50) >= SAYS);
}

/** The star by which a life palace is told: one that was not told before, if there is one. */
function leadOf({ life }: Side, told?: string): string {
  const { stars } = life!;
  return (stars.find(({ id }) => id !== told) ?? stars[0]!).id;
}

/** The parts that the hour moves most and least. */
function openEnds(answer: ZiweiMatch): readonly [PairPart, PairPart] {
  const width = ({ range }: PairPart) => range!.most - range!.least;
  const sorted = [...answer.parts].sort((one, other) => width(other) - width(one));
  return [sorted[0]!, sorted.at(-1)!];
}

function openEnglish(answer: ZiweiMatch): string {
  const [most, least] = openEnds(answer);
  return (
    `The hour matters most for the ${most.name.en.toLowerCase()}, which may come to anything from ${most.range!.least} to ${most.range!.most}; ` +
    `it matters least for the ${least.name.en.toLowerCase()}, which ${/s( |$)/.test(least.name.en) ? "stay" : "stays"} between ${least.range!.least} and ${least.range!.most}.`
  );
}

function openChinese(answer: ZiweiMatch): string {
  const [most, least] = openEnds(answer);
  return `生時所繫，以${most.name.zhHant}為最，可自 ${most.range!.least} 至 ${most.range!.most}；${least.name.zhHant}所繫最輕，在 ${least.range!.least} 與 ${least.range!.most} 之間。`;
}

function lifeEnglish(side: Side, who: "first" | "second", before?: string): string {
  const { stars, lent, branch } = side.life!;
  const names = stars.map(({ native, gloss }) => `${native} (${gloss})`).join(" and ");
  const sense = IN_LIFE[leadOf(side, before) as MajorId].en.split(/[:;]/)[0];
  return who === "first"
    ? `The first's life palace in ${branch.native} ${lent ? "borrows" : "holds"} ${names}: ${sense}.`
    : `In the second's, at ${branch.native}, ${lent ? "the palace opposite lends" : `${stars.length > 1 ? "stand" : "stands"}`} ${names}: ${sense}.`;
}

function unknownEnglish(a: Side, b: Side): string {
  const missing = [a.life ? "" : "the first", b.life ? "" : "the second"].filter(
    (who) => who !== "",
  );
  const known = a.life ? lifeEnglish(a, "first") : b.life ? lifeEnglish(b, "second") : "";
  return `Without the hour of birth of ${missing.join(" and ")} no palace can be placed there, so a chart was cast for every double hour of the day and the mean of all was taken. ${known}`.trim();
}

function dissent(answer: ZiweiMatch, en: boolean): string {
  const loud = byPull(answer.dissent).slice(0, 3);
  if (loud.length === 0) return "";
  const named = (up: boolean) =>
    loud
      .filter(({ value }) => value > 50 === up)
      .map(({ name, value }) =>
        en ? `the ${name.en.toLowerCase()} (${value})` : `${name.zhHant}（${value}）`,
      )
      .join(en ? " and " : "與");
  const [pros, cons] = [named(true), named(false)];
  const sides = [
    pros && (en ? `for the pair stands out ${pros}` : `助其合者為${pros}`),
    cons && (en ? `against it ${cons}` : `礙其合者為${cons}`),
  ].filter((side) => side !== "");
  return en
    ? `The parts do not all agree: ${sides.join(", ")}. `
    : `然各項不盡相同：${sides.join("，")}。`;
}

function range(answer: ZiweiMatch, en: boolean): string {
  const omitted = [...(answer.hourAssumption ?? []), ...(answer.genderAssumption ?? [])];
  if (omitted.length === 0) return "";
  const { least, most } = omitted[0]!.score;
  const sure = omitted.every(({ certified }) => certified);
  if (least === most) {
    return en
      ? ` What was left out leaves the score at ${least}.`
      : `未具之項於分數無礙，皆為 ${least} 分。`;
  }
  if (en) {
    return ` With what was left out the score may lie anywhere from ${least} to ${most}, ${sure ? "and the verdict is the same throughout" : "so the verdict is not certain"}.`;
  }
  return `因有未具之項，分數可在 ${least} 至 ${most} 之間，${sure ? "結論則不因此而異" : "結論未能確定"}。`;
}

function chinese(answer: ZiweiMatch): readonly string[] {
  const { a, b } = answer;
  const told = (id: string) => part(answer, id).evidence.zhHant;
  const both = a.life && b.life;
  const shared = answer.sharedStars ?? [];
  const common =
    shared.length > 0
      ? `兩人命宮同有${shared.map(({ native }) => native).join("、")}，稟性多有相通。`
      : "";
  return [
    both
      ? `${lifeChinese(a, "前者")}${lifeChinese(b, "後者", leadOf(a))}${common}${told("lifePalaces")}。`
      : unknownChinese(a, b),
    both ? `${[...ALWAYS, ...telling(answer)].map(told).join("。")}。` : openChinese(answer),
    `以五十為中，兩盤合得 ${answer.score} 分，屬「${GRADE_NAMES[answer.verdict.value].zhHant}」。` +
      `${dissent(answer, false)}${ADVICE_ZH[answer.verdict.value]}${range(answer, false)}總分之法諸家未定，兩人相處所得，非命盤所能盡知。`,
  ];
}

function lifeChinese(side: Side, who: string, before?: string): string {
  const { stars, lent, branch } = side.life!;
  const sense = IN_LIFE[leadOf(side, before) as MajorId].zhHant;
  return `${who}命宮在${branch.native}，${lent ? "借對宮" : ""}${stars.map(({ native }) => native).join("、")}${lent ? "安之" : "坐守"}，${sense}。`;
}

function unknownChinese(a: Side, b: Side): string {
  const missing = [a.life ? "" : "前者", b.life ? "" : "後者"].filter((who) => who !== "");
  const known = a.life ? lifeChinese(a, "前者") : b.life ? lifeChinese(b, "後者") : "";
  return `${missing.join("與")}未具生時，宮位無從安立，故歷起當日各時辰之盤而取其平均。${known}`;
}
