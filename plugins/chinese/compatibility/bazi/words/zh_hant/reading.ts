/** 以繁體中文撰寫合婚之解讀。 */
import { STEM, type Stem } from "#lore";
import type { Reading, Speaker } from "#sdk";
import { pairOf } from "#east/pairs.ts";
import { tenGod } from "../../../../core/words/zh_hant.ts";
import { nativeOf } from "#east/natives.ts";
import type { Grade } from "../../../scoring.ts";
import { grade } from "../../../words/zh_hant.ts";
import type { BaziMatch } from "../../answer.ts";
import { factsOf } from "../../facts.ts";
import {
  moverOf,
  openEnds,
  partOf,
  sidesInOrder,
  voicesOf,
  type MatchPart,
} from "../../highlights.ts";
import type { PartId } from "../../match.ts";
import type * as en from "../en/reading.ts";
import { part as partNames } from "./parts.ts";

/** 十干之象。 */
const IMAGES: Readonly<Record<Stem, string>> = {
  jia: "參天之木",
  yi: "藤蘿花草",
  bing: "中天之日",
  ding: "燈燭之火",
  wu: "高山厚土",
  ji: "田園之土",
  geng: "劍戟之金",
  xin: "珠玉之金",
  ren: "江河之水",
  gui: "雨露之水",
};

export const dimension: typeof en.dimension = {
  love: "感情",
  marriage: "婚姻",
  career: "事業",
  wealth: "財運",
  health: "身心",
};

const ADVICE: Readonly<Record<Grade, string>> = {
  harmonious: "合而觀之，兩造相得；緣分雖佳，仍須兩人用心維持。",
  neutral: "合而觀之，兩造無甚偏向；可為之處甚多，相處之道重於命數。",
  difficult: "合而觀之，兩造多有磨合；若能各留分際、及早明言所求，亦能久處。",
};

/** 全篇，並附撰文者可用之事實。 */
export function readOut(answer: BaziMatch, say: Speaker): Reading {
  const read = (id: PartId) => say.phrase(partOf(answer, id).evidence);
  return {
    paragraphs: [
      `${readTwo(answer)}。${read("dayStems")}。${readGods(answer)}${read("dayBranches")}。`,
      `${read("usefulGods")}。${read("evenness")}；${read("climate")}。${read("luck")}。`,
      readSides(answer),
      readDissent(answer, say),
      `${ADVICE[answer.verdict.value]}${readOmissions(answer)}總分之法諸家未定，命盤亦不能盡知其人；所謂身心，僅就作息習慣而言，不作醫療判斷。`,
    ].filter((text) => text !== ""),
    outline: ["兩人日主", "互補之道", "五個面向", "相左之處"],
    facts: factsOf(answer, say),
  };
}

function readTwo({ a, b }: BaziMatch): string {
  const day = (side: typeof a) => pairOf(side.day).native;
  const master = ({ dayMaster }: typeof a) => nativeOf(STEM, dayMaster);
  return a.dayMaster === b.dayMaster
    ? `前者生於${day(a)}日，後者生於${day(b)}日，日主同為${master(a)}，皆如${IMAGES[a.dayMaster]}`
    : `前者生於${day(a)}日，${master(a)}如${IMAGES[a.dayMaster]}；後者生於${day(b)}日，${master(b)}如${IMAGES[b.dayMaster]}`;
}

function readGods({ tenGods: { ofA, ofB } }: BaziMatch): string {
  return ofA === ofB
    ? `以十神論，互為${tenGod[ofA]}。`
    : `以十神論，後者為前者之${tenGod[ofB]}，前者為後者之${tenGod[ofA]}。`;
}

function readSides(answer: BaziMatch): string {
  const { score, dimensions, verdict } = answer;
  const order = sidesInOrder(answer);
  const [best, weakest] = [order[0]!, order.at(-1)!];
  const up = moverOf(answer, best, 1);
  const down = moverOf(answer, weakest, -1);
  const others = order
    .slice(1, -1)
    .map((id) => `${dimension[id]} ${dimensions[id].score}`)
    .join("、");
  return (
    `以五十為中，兩造合得 ${score} 分，屬「${grade[verdict.value]}」。` +
    `五個面向之中，${dimension[best]}最佳，得 ${dimensions[best].score} 分${up ? `，得力於${partNames[up]}` : ""}；` +
    `${dimension[weakest]}最須留意，得 ${dimensions[weakest].score} 分${down ? `，為${partNames[down]}所累` : ""}。其餘為${others}。`
  );
}

function readDissent(answer: BaziMatch, say: Speaker): string {
  const { pros, cons, fresh } = voicesOf(answer);
  if (pros.length + cons.length === 0) return "";
  const named = (parts: readonly MatchPart[]) =>
    parts.map(({ part, value }) => `${partNames[part]}（${value}）`).join("與");
  const opening = answer.verdict.value === "neutral" ? "分數雖平，其中自有起伏" : "然非各項皆同";
  const sides = [
    pros.length > 0 ? `助其合者為${named(pros)}` : "",
    cons.length > 0 ? `礙其合者為${named(cons)}` : "",
  ].filter((side) => side !== "");
  return `${opening}：${sides.join("，")}。${fresh ? `${say.phrase(fresh.evidence)}。` : ""}`;
}

function readOmissions(answer: BaziMatch): string {
  const open = openEnds(answer);
  if (!open) return "";
  const { least, most } = open.score;
  const what = [
    answer.hourAssumption ? "出生時間" : "",
    answer.genderAssumption ? "性別" : "",
  ].filter((word) => word !== "");
  return `因未具${what.join("與")}，分數可在 ${least} 至 ${most} 之間，${open.sure ? "結論則不因此而異" : "結論未能確定"}。`;
}
