/** 合盤各項之語。 */
import { BRANCH } from "#lore";
import type { Translation } from "#sdk";
import { relation as relationNames } from "../../../../core/words/zh_hant.ts";
import { nativeOf } from "#east/natives.ts";
import type { PalaceId, StarId } from "#east/purple_star/stars.ts";
import {
  palace as palaceNames,
  star as starNames,
  transformation as transformationNames,
} from "#east/purple_star/words/zh_hant.ts";
import type { Who } from "../../../scoring.ts";
import type { Flight, Gift } from "../../exchange.ts";
import type { Awaited } from "../../parts.ts";
import type * as en from "../en/parts.ts";

export const part: typeof en.part = {
  lifePalaces: "命宮",
  spouseInLife: "夫妻宮應命宮",
  transformations: "四化互飛",
  flyingSpouse: "夫妻宮飛化",
  soulMasters: "命主",
  decades: "大限同步",
};

const stars = (ids: readonly StarId[]) => ids.map((id) => starNames[id]).join("、");
const self: Readonly<Record<Who, string>> = { first: "前者", second: "後者" };
const other: Readonly<Record<Who, string>> = { first: "後者", second: "前者" };

const MEETS = { same: "正相應", kin: "同類相應", none: "與所期有別" };

const awaited = (who: Who, { awaits, lives, agreement }: Awaited) =>
  `${self[who]}夫妻宮為${stars(awaits)}，對方命宮見${stars(lives)}而${MEETS[agreement]}`;

export const palacePhrases: Translation<typeof en.palacePhrases> = {
  lifeTogether: ({ branch }) => `兩人命宮同在${nativeOf(BRANCH, branch)}，立足處同，看事亦近`,
  lifeApart: ({ a, b }) =>
    `命宮一在${nativeOf(BRANCH, a)}、一在${nativeOf(BRANCH, b)}，無會無沖，各安其位`,
  lifeMeets: ({ a, b, relations, kindly }) =>
    `命宮一在${nativeOf(BRANCH, a)}、一在${nativeOf(BRANCH, b)}，${relations.map((kind) => relationNames[kind]).join("兼")}，` +
    (kindly ? "處世之道自然相就" : "處世之道所向不同，須有心相就"),
  awaitedAndMet: ({ first, second }) => `${awaited("first", first)}；${awaited("second", second)}`,
  soulShared: ({ star }) => `命主同為${starNames[star]}`,
  soulInLife: ({ star, of }) => `${self[of]}命主${starNames[star]}在${other[of]}命宮`,
  soulsApart: ({ a, b }) => `命主${starNames[a]}、${starNames[b]}各守其位`,
  overTheDay: ({ part: id, least, most, mean }) =>
    `歷數當日各時辰，${part[id]}在 ${least} 至 ${most} 之間，平均 ${mean}`,
};

/** 夫妻宮之於夫妻；命宮已有其字。 */
function palace(id: PalaceId): string {
  const name = palaceNames[id];
  return name.endsWith("宮") ? name : `${name}宮`;
}

function gifts(who: Who, all: readonly Gift[]): string {
  if (all.length === 0) return `${self[who]}四化不入對方命宮、夫妻、福德`;
  const each = all.map(({ palace: into, stars: given }) => {
    const transformed = given.map(
      ({ star, transformation }) => starNames[star] + transformationNames[transformation],
    );
    return `${transformed.join("、")}入對方${palace(into)}`;
  });
  return `${self[who]}${each.join("，")}`;
}

function flight(who: Who, { lu, ji }: Flight): string {
  return lu === ji
    ? `${self[who]}夫妻宮飛祿與忌同入對方${palace(lu)}，喜憂並集`
    : `${self[who]}夫妻宮飛祿入對方${palace(lu)}，飛忌入${palace(ji)}`;
}

export const exchangePhrases: Translation<typeof en.exchangePhrases> = {
  exchanged: ({ first, second }) => `${gifts("first", first)}；${gifts("second", second)}`,
  marriageSends: ({ first, second }) => `${flight("first", first)}；${flight("second", second)}`,
};
