/** Parts of a match that stems and branches make with one another. */
import type { Text } from "#old";
import type { Branch, Element, Stem } from "#time";
import { ELEMENT_NAMES, relationOf } from "../../core/elements.ts";
import { naYinOf } from "../../core/na_yin.ts";
import { branchRelations, RELATION_NAMES, stemRelation } from "../../core/relations.ts";
import { BRANCH_POINTS, branchValue } from "../branch_points.ts";
import type { Finding, Part } from "../scoring.ts";
import { MONTH_SENSE, SEAT_SENSE, YEAR_SENSE, type Sense } from "./branch_senses.ts";
import type { Profile } from "./profile.ts";

const RELATIONS_SOURCE = "Sanming Tonghui, juan 2: combination, clash, punishment, harm and break";

/** The stems of the two days: how the two selves meet. */
export const dayStems: Part<Profile> = {
  name: { en: "Day stems", zhHant: "日干" },
  source: "Sanming Tonghui, juan 2; ten gods of Yuanhai Ziping",
  find({ self: a }, { self: b }): Finding {
    const relation = stemRelation(a.index, b.index);
    if (relation?.kind === "stemCombine") {
      return finding(90, () => ({
        en: `the day stems ${a.native} and ${b.native} combine: each is drawn to the other and ready to give way`,
        zhHant: `日干${a.native}${b.native}相合，彼此傾心，各肯相讓`,
      }));
    }
    if (relation) {
      return finding(28, () => ({
        en: `the day stems ${a.native} and ${b.native} clash: opinions meet in the open, and neither is soon talked round`,
        zhHant: `日干${a.native}${b.native}相沖，各執己見，言語易起鋒芒`,
      }));
    }
    const kind = relationOf(a.element, b.element);
    const samePolarity = a.polarity === b.polarity;
    if (kind === "same") {
      return finding(samePolarity ? 52 : 58, () => ({
        en: `both days are ${a.element}${samePolarity ? `, and both ${a.native}` : ""}: they understand each other at once, and sometimes want the same chair`,
        zhHant: `兩日干同屬${ELEMENT_NAMES[a.element].native}，一見便知其意，惟志趣相同，間有相爭`,
      }));
    }
    if (kind === "generates" || kind === "generatedBy") {
      const first = kind === "generates";
      const [giver, taker] = first ? [a, b] : [b, a];
      return finding(samePolarity ? 66 : 70, () => ({
        en: `${stemEn(giver)} feeds ${stemEn(taker)}: the ${first ? "first" : "second"} gives, the ${first ? "second" : "first"} thrives by it`,
        zhHant: `${stemZh(giver)}生${stemZh(taker)}，${first ? "前者" : "後者"}願付出，${first ? "後者" : "前者"}得其滋養`,
      }));
    }
    const [ruler, ruled] = kind === "controls" ? [a, b] : [b, a];
    const leads = kind === "controls" ? "first" : "second";
    return samePolarity
      ? finding(38, () => ({
          en: `${stemEn(ruler)} presses on ${stemEn(ruled)} without the softening of yin and yang: the ${leads} tends to set the terms`,
          zhHant: `${stemZh(ruler)}剋${stemZh(ruled)}而陰陽不配，${leads === "first" ? "前者" : "後者"}易獨斷`,
        }))
      : finding(57, () => ({
          en: `${stemEn(ruler)} governs ${stemEn(ruled)} with yin and yang matched: the ${leads} leads, and the lead can be borne`,
          zhHant: `${stemZh(ruler)}剋${stemZh(ruled)}而陰陽相配，${leads === "first" ? "前者" : "後者"}為主，尚稱有序`,
        }));
  },
};

function stemEn({ native, element }: Stem): string {
  return `${native} ${element}`;
}

function stemZh({ native, element }: Stem): string {
  return native + ELEMENT_NAMES[element].native;
}

function branchPart(
  place: "year" | "month" | "day",
  name: Text,
  said: Text,
  sense: Sense,
): Part<Profile> {
  return {
    name,
    source: RELATIONS_SOURCE,
    find(a, b) {
      const [one, other] = [a.pillars[place].branch, b.pillars[place].branch];
      return {
        value: branchValue(one.index, other.index),
        tell: () => tellBranches(one, other, said, sense),
      };
    },
  };
}

function tellBranches(one: Branch, other: Branch, said: Text, sense: Sense): Text {
  const found = branchRelations(one.index, other.index);
  if (found.length === 0) {
    return {
      en: `${said.en} ${one.native} and ${other.native} stand in no fixed relation: ${sense.none.en}`,
      zhHant: `${said.zhHant}${one.native}${other.native}無特定刑沖合會，${sense.none.zhHant}`,
    };
  }
  const names = found.map(({ kind }) => RELATION_NAMES[kind]);
  const told = found.flatMap(({ kind }) => {
    const text = sense[kind];
    return text ? [{ text, kindly: (BRANCH_POINTS[kind] ?? 0) > 0 }] : [];
  });
  const joined = (lang: keyof Text, turn: string, on: string) =>
    told.reduce(
      (all, { text, kindly }, i) =>
        i === 0 ? text[lang] : all + (kindly === told[i - 1]!.kindly ? on : turn) + text[lang],
      "",
    );
  return {
    en: `${said.en} ${one.native} and ${other.native} meet in ${names.map(({ gloss }) => gloss).join(" and ")}: ${joined("en", ", and yet ", ", and ")}`,
    zhHant: `${said.zhHant}${one.native}${other.native}${names.map(({ native }) => native).join("兼")}，${joined("zhHant", "；然", "，")}`,
  };
}

/** The branches of the two days, the seats of marriage. */
export const dayBranches = branchPart(
  "day",
  { en: "Seats of marriage", zhHant: "夫妻宮" },
  { en: "the seats of marriage", zhHant: "夫妻宮" },
  SEAT_SENSE,
);

/** The branches of the two years: families and the wider circle. */
export const yearBranches = branchPart(
  "year",
  { en: "Year branches", zhHant: "年支" },
  { en: "the year branches", zhHant: "年支" },
  YEAR_SENSE,
);

/** The branches of the two months: work and way of life. */
export const monthBranches = branchPart(
  "month",
  { en: "Month branches", zhHant: "月支" },
  { en: "the month branches", zhHant: "月支" },
  MONTH_SENSE,
);

/** Sounds of the two years. */
export const naYin: Part<Profile> = {
  name: { en: "Na yin of the years", zhHant: "年命納音" },
  source: "Sanming Tonghui, juan 1, na yin; marriage tables of the Tongshu",
  find(a, b) {
    return naYinFinding(a.pillars.year.index, b.pillars.year.index);
  },
};

/** Compares the sounds of two years of the cycle, 0 is 甲子. */
export function naYinFinding(one: number, other: number): Finding {
  const [a, b] = [naYinOf(one), naYinOf(other)];
  const kind = relationOf(a.element, b.element);
  const finds = (value: number, en: string, zhHant: string) =>
    finding(value, () => ({
      en: `the years sound as ${a.native} (${a.gloss}) and ${b.native} (${b.gloss}): ${en}`,
      zhHant: `年命納音為${a.native}與${b.native}，${zhHant}`,
    }));
  const zh = (element: Element) => ELEMENT_NAMES[element].native;
  if (kind === "same")
    return finds(58, `both ${a.element}, like to like`, `同屬${zh(a.element)}，比和`);
  if (kind === "generates" || kind === "generatedBy") {
    const [giver, taker] = kind === "generates" ? [a, b] : [b, a];
    const to = kind === "generates" ? "前者益後者" : "後者益前者";
    return finds(
      74,
      `${giver.element} feeds ${taker.element}`,
      `${zh(giver.element)}生${zh(taker.element)}，${to}`,
    );
  }
  const [ruler, ruled] = kind === "controls" ? [a, b] : [b, a];
  return finds(
    30,
    `${ruler.element} works against ${ruled.element}`,
    `${zh(ruler.element)}剋${zh(ruled.element)}，宜以他項補之`,
  );
}

function finding(value: number, tell: () => Text): Finding {
  return { value, tell };
}
