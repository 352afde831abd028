/** Parts of a match that stems and branches make with one another. */
import type { Text } from "#sdk";
import type { Branch, Element, Stem } from "#time";
import { BY_GROUP, BY_YEAR_BRANCH, TIAN_YI_ROWS } from "../../bazi/chart/shen_sha_table.ts";
import { ELEMENT_NAMES, relationOf } from "../../core/elements.ts";
import { naYinOf } from "../../core/na_yin.ts";
import {
  branchRelations,
  RELATION_NAMES,
  stemRelation,
  type RelationId,
} from "../../core/relations.ts";
import { BRANCH_POINTS, branchValue } from "../branch_points.ts";
import { bounded, type Finding, type Part } from "../scoring.ts";
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

type Sense = Readonly<Partial<Record<RelationId, Text>>> & { readonly none: Text };

/** What a relation means where it joins the seats of marriage. */
const SEAT_SENSE: Sense = {
  none: {
    en: "nothing binds or divides them at home; the household is what they make of it",
    zhHant: "居家無合無沖，家道如何全在兩人經營",
  },
  sixCombine: { en: "at home they fit like lid and box", zhHant: "居家相得，如盒與蓋" },
  halfCombine: { en: "at home they pull the same way", zhHant: "居家同心，步調相近" },
  arch: {
    en: "at home they are well inclined, once a common purpose holds them",
    zhHant: "居家有意相親，得共同之志則更固",
  },
  hiddenCombine: {
    en: "a fondness works under the surface",
    zhHant: "情意潛通，不形於外",
  },
  clash: {
    en: "the home is where they differ most; rooms and habits need settling early",
    zhHant: "起居習性相左，宜早定分際",
  },
  harm: {
    en: "small things wear on both, the more the closer they live",
    zhHant: "細處易生嫌隙，近則愈顯",
  },
  ungratefulPunishment: {
    en: "kindness done is soon forgotten; thanks should be said aloud",
    zhHant: "施受易忘，宜常言謝",
  },
  bullyingPunishment: {
    en: "each leans on being in the right",
    zhHant: "各恃其理，不肯下氣",
  },
  rudePunishment: {
    en: "courtesy is the first thing to go, and the first to keep",
    zhHant: "親近而失禮，最宜相敬",
  },
  selfPunishment: {
    en: "two of one kind, who double each other's worst hour",
    zhHant: "同氣自刑，易一同陷於低潮",
  },
  break: { en: "promises slip and have to be mended", zhHant: "小約易破，須勤修補" },
};

const YEAR_SENSE: Sense = {
  none: {
    en: "families and circles neither help nor hinder",
    zhHant: "兩家往來，無助亦無礙",
  },
  sixCombine: { en: "the families take to each other", zhHant: "兩家親睦" },
  halfCombine: { en: "family and friends approve", zhHant: "親友樂見其成" },
  arch: { en: "the families are well disposed", zhHant: "兩家尚稱投契" },
  hiddenCombine: { en: "a tie of the families shows only later", zhHant: "兩家之緣，日久方見" },
  clash: { en: "the families see life from opposite sides", zhHant: "門風相左，宜各留餘地" },
  harm: { en: "relatives may talk between them", zhHant: "親屬之間易有閒言" },
  ungratefulPunishment: {
    en: "favours between the families are counted",
    zhHant: "兩家人情易計較",
  },
  bullyingPunishment: { en: "the families measure themselves", zhHant: "兩家易爭高下" },
  rudePunishment: { en: "manners differ from house to house", zhHant: "兩家禮數不同" },
  selfPunishment: { en: "the families share one weak spot", zhHant: "兩家習氣相近，短處亦同" },
  break: { en: "arrangements among relatives come undone", zhHant: "親族之約易變" },
};

const MONTH_SENSE: Sense = {
  none: { en: "their working lives run side by side", zhHant: "事業各行其道" },
  sixCombine: { en: "they would make good partners in work", zhHant: "共事相宜，事業互助" },
  halfCombine: { en: "their work goes the same way", zhHant: "事業方向相近" },
  arch: { en: "their work can be joined for a common task", zhHant: "得共同之事則可並力" },
  hiddenCombine: { en: "each helps the other's work unseen", zhHant: "事業暗中相助" },
  clash: { en: "their working rhythms cross", zhHant: "作息與志業相違" },
  harm: { en: "work brought home breeds complaint", zhHant: "公事入家則生怨" },
  ungratefulPunishment: { en: "who did how much becomes a question", zhHant: "功勞易起爭論" },
  bullyingPunishment: { en: "both want the last word in business", zhHant: "共事則互爭主張" },
  rudePunishment: { en: "they should not be each other's superior", zhHant: "不宜互為上下" },
  selfPunishment: { en: "the same worry about work doubles", zhHant: "同憂一事，愈憂愈重" },
  break: { en: "joint plans want a second draft", zhHant: "合作之事多改易" },
};

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

const PEACH = BY_GROUP.find(({ star }) => star.id === "taoHua")!.row;
const ofYear = (id: string) => BY_YEAR_BRANCH.find(({ star }) => star.id === id)!.row;
const [PHOENIX, JOY, SOLITARY, LONELY] = ["hongLuan", "tianXi", "guChen", "guaSu"].map(ofYear) as [
  string,
  string,
  string,
  string,
];

interface StarTie {
  readonly native: string;
  readonly gloss: string;
  readonly points: number;
  /** 1 where the first person's star is met by the second, 2 the other way. */
  readonly from: 1 | 2;
}

/** Stars of one that stand on the other's year or day. */
export const stars: Part<Profile> = {
  name: { en: "Stars between the charts", zhHant: "互見神煞" },
  source: "Sanming Tonghui, juan 2-3: heavenly noble, phoenix, joy, blossom, solitary stars",
  find(a, b) {
    const ties = [...tiesOf(a, b, 1), ...tiesOf(b, a, 2)];
    return {
      value: bounded(50 + ties.reduce((sum, { points }) => sum + points, 0)),
      tell: () => tellTies(ties),
    };
  },
};

function tiesOf(one: Profile, other: Profile, from: 1 | 2): readonly StarTie[] {
  const stands = [other.pillars.year.branch.native, other.pillars.day.branch.native];
  const met = (row: string) => stands.some((branch) => row.includes(branch));
  const year = one.pillars.year.branch.index;
  const blossoms = PEACH[year % 4]! + PEACH[one.seat.index % 4]!;
  const ties: StarTie[] = [];
  const add = (row: string, native: string, gloss: string, points: number) => {
    if (met(row)) ties.push({ native, gloss, points, from });
  };
  add(TIAN_YI_ROWS[one.noble][one.self.index]!, "天乙貴人", "heavenly noble", 11);
  add(PHOENIX[year]!, "紅鸞", "red phoenix", 9);
  add(JOY[year]!, "天喜", "heavenly joy", 8);
  add(blossoms, "桃花", "peach blossom", 6);
  add(SOLITARY[year]!, "孤辰", "solitary star", -12);
  add(LONELY[year]!, "寡宿", "lonely lodge", -12);
  return ties;
}

function tellTies(ties: readonly StarTie[]): Text {
  if (ties.length === 0) {
    return {
      en: "no star of either stands on the year or day of the other",
      zhHant: "兩造神煞不互見於年日",
    };
  }
  const english = ([1, 2] as const).flatMap((from) => {
    const own = ties.filter((tie) => tie.from === from).map(({ gloss }) => gloss);
    if (own.length === 0) return [];
    return [`the ${from === 1 ? "first" : "second"} finds ${listed(own)} in the other`];
  });
  const chinese = ([1, 2] as const).flatMap((from) => {
    const own = ties.filter((tie) => tie.from === from).map(({ native }) => native);
    return own.length === 0 ? [] : [`${from === 1 ? "前者" : "後者"}於對方見${own.join("、")}`];
  });
  return { en: english.join("; "), zhHant: chinese.join("，") };
}

function listed(words: readonly string[]): string {
  const named = words.map((word) => `the ${word}`);
  const last = named.at(-1)!;
  return named.length === 1 ? last : `${named.slice(0, -1).join(", ")} and ${last}`;
}

function finding(value: number, tell: () => Text): Finding {
  return { value, tell };
}
