/** 以繁體中文撰寫解讀。 */
import { BRANCH, STEM } from "#lore";
import type { Reading, Speaker } from "#sdk";
import { pairOf } from "../../../../core/pairs.ts";
import { nativeOf } from "../../../../core/natives.ts";
import type { ZiweiAnswer } from "../../answer.ts";
import { factsOf } from "../../facts.ts";
import {
  companyOf,
  firstDecades,
  matterOf,
  MATTERS,
  rulersOf,
  transformedStars,
  type Matter,
} from "../../highlights.ts";
import type { StarId } from "../../stars.ts";
import {
  brightness,
  bureau,
  palace as palaceNames,
  star as starNames,
  transformation as transformationNames,
} from "./stars.ts";
import { pattern as patternNames } from "./patterns.ts";
import { effects, inLife, topics } from "./themes.ts";

/** 全篇，並附撰文者可用之事實。 */
export function readOut(answer: ZiweiAnswer, say: Speaker): Reading {
  return {
    paragraphs: [
      readLife(answer),
      readTransformations(answer),
      MATTERS.map((matter) => readMatter(answer, matter)).join(""),
      readDecades(answer),
    ],
    outline: ["命宮", "四化", "夫妻財帛官祿", "大限"],
    facts: factsOf(answer, say),
  };
}

const names = (stars: readonly StarId[]) => stars.map((one) => starNames[one]).join("、");

function readLife(answer: ZiweiAnswer): string {
  const life = answer.palaces[0]!;
  const { stars, lent } = rulersOf(answer, 0);
  const body = answer.palaces.find(({ isBody }) => isBody)!;
  const { helpers, hard } = companyOf(life);
  const company = [
    helpers.length > 0 ? `${names(helpers)}相助` : "",
    hard.length > 0 ? `${names(hard)}同臨，性帶鋒芒` : "",
  ].filter((part) => part !== "");
  const seated = stars
    .map(
      ({ star, brightness: grade }) => starNames[star] + (grade ? `（${brightness[grade]}）` : ""),
    )
    .join("、");
  const patterns = answer.patterns.map(({ pattern }) => patternNames[pattern].text).join("、");
  return (
    `${answer.lunarDate.native}${nativeOf(BRANCH, answer.countedAs.hour)}時生，命宮立於${nativeOf(STEM, life.stem)}${nativeOf(BRANCH, life.branch)}，${bureau[answer.bureau]}。` +
    `${lent ? `命無正曜，借對宮${seated}安之` : `${seated}坐命`}，` +
    `${stars.map(({ star }) => inLife[star]).join("；")}。` +
    `${company.length > 0 ? `${company.join("，")}。` : ""}身宮在${palaceNames[body.palace]}，中年以後重在${topics[body.palace]}。` +
    (patterns === "" ? "" : `格局有${patterns}。`)
  );
}

function readTransformations(answer: ZiweiAnswer): string {
  const each = transformedStars(answer).map(
    ({ palace, star, transformation }) =>
      `${starNames[star]}${transformationNames[transformation]}入${palaceNames[palace]}，${topics[palace]}${effects[transformation]}`,
  );
  return `${pairOf(answer.year).stem.native}干四化：${each.join("；")}。`;
}

function readMatter(answer: ZiweiAnswer, matter: Matter): string {
  const { stars, lent, lit } = matterOf(answer, matter);
  const named = `${lent ? "對宮借來之" : ""}${names(stars.map(({ star }) => star))}`;
  const sense = inLife[stars[0]!.star];
  if (matter === "spouse") {
    return `婚姻以${named}主之，${sense}，${lit ? "星輝得位，相處自順" : "星失其輝，宜多體諒"}。`;
  }
  if (matter === "wealth") {
    return `求財憑${named}之性，${sense}，${lit ? "財源較順" : "須耐心經營"}。`;
  }
  return `事業見${named}，${sense}，${lit ? "易得賞識" : "成就較遲"}。`;
}

function readDecades(answer: ZiweiAnswer): string {
  const each = firstDecades(answer).map(
    ({ palace, majorStars, decade }) =>
      `${decade.from} 至 ${decade.to} 歲行${palaceNames[palace]}（${names(majorStars.map(({ star }) => star)) || "無正曜"}）`,
  );
  return `大限以虛歲計：${each.join("，")}。大限所示為十年之題，如何作答仍在其人。`;
}
