/**
 * Patterns of the decades of a life, 定雜局. The book says weak and strong and gives no measure: ours is
 * the tally of a palace and its square that `weight.ts` discloses.
 */
import type { Palace } from "../palace.ts";
import { weightOfSquare } from "../weight.ts";
import { all, someIn, where } from "./conditions.ts";
import type { PeriodicId } from "./pattern.ts";
import { CHAPTER, type Rule } from "./rule.ts";
import {
  anySignsIn,
  indexOf,
  isVoid,
  KILLERS,
  palaceOf,
  squareOf,
  VOIDS,
  type Because,
  type Condition,
  type View,
} from "./view.ts";

/** Branches of 墓, in which what was earned is kept. */
const GRAVES = ["chen", "xu", "chou", "wei"];
const FORTY = 40;

const weighs = (view: View, { palace }: Palace): number =>
  weightOfSquare(view.palaces, indexOf(view, palace));

const decadeOf = (view: View): Palace | null => view.present && palaceOf(view, view.present.decade);

const told = (view: View, place: Palace): Because => ({
  code: "decadeWeighs",
  with: { palace: place.palace, from: place.decade.from, well: weighs(view, place) > 0 },
});

const lifeIs =
  (well: boolean): Condition =>
  (view) =>
    weighs(view, palaceOf(view, "life")) > 0 === well
      ? [{ code: "lifeWeighs", with: { well } }]
      : null;

const decadeIs =
  (well: boolean): Condition =>
  (view) => {
    const decade = decadeOf(view);
    return decade && weighs(view, decade) > 0 === well ? [told(view, decade)] : null;
  };

/** The decade before the present one. */
const before = (view: View, { decade }: Palace): Palace | undefined =>
  view.palaces.find(({ decade: { to } }) => to === decade.from - 1);

export const PERIODIC_RULES: { readonly [K in PeriodicId]: Rule } = {
  yiJinHuanXiang: {
    kind: "mixed",
    source: CHAPTER.mixed,
    when: (view) => {
      const young = view.palaces.filter(({ decade: { to } }) => to < FORTY);
      const late = view.palaces.find(({ decade }) => decade.from >= FORTY && decade.from < 50)!;
      const isLate = GRAVES.includes(late.branch) && weighs(view, late) > 0;
      const isHard = young.every((place) => weighs(view, place) <= 0);
      return isLate && isHard ? [told(view, young[0]!), told(view, late)] : null;
    },
  },
  fengYunJiHui: {
    kind: "mixed",
    source: CHAPTER.mixed,
    when: all(lifeIs(false), (view) => {
      if (!view.present) return null;
      const { decade, year } = view.present;
      const found = [decade, year].map((palace) => ({
        palace,
        signs: anySignsIn(squareOf(view, palace), ["luCun", "hua:lu", "tianMa"]),
      }));
      const both = found.every(
        ({ signs }) => signs.includes("tianMa") && signs.some((sign) => sign !== "tianMa"),
      );
      return both ? found.map((one) => ({ code: "meetIn", with: one })) : null;
    }),
  },
  jinShangTianHua: {
    kind: "mixed",
    source: CHAPTER.mixed,
    when: all((view) => {
      const past = decadeOf(view) && before(view, decadeOf(view)!);
      if (!past) return null;
      const signs = anySignsIn([past], [...KILLERS, ...VOIDS]);
      const { palace, branch } = past;
      return signs.length > 0 && weighs(view, past) <= 0
        ? [{ code: "standIn", with: { signs, palace, branch } }, told(view, past)]
        : null;
    }, decadeIs(true)),
  },
  luShuaiMaKun: {
    kind: "mixed",
    source: CHAPTER.mixed,
    when: (view) => {
      if (!view.present) return null;
      const { decade } = view.present;
      const lost = squareOf(view, decade).find(
        (one) => isVoid(view, one) && anySignsIn([one], ["luCun", "hua:lu", "tianMa"]).length > 0,
      );
      const met = someIn(decade, "qiSha")(view);
      return met && lost ? [...met, { code: "isVoid", with: { palace: lost.palace } }] : null;
    },
  },
  jiXiongXiangBan: {
    kind: "mixed",
    source: CHAPTER.mixed,
    when: all(
      where((view) => palaceOf(view, "life").majorStars.length > 0),
      (view) => {
        const past = decadeOf(view) && before(view, decadeOf(view)!);
        return past && weighs(view, past) > 0 ? [told(view, past)] : null;
      },
      decadeIs(false),
    ),
  },
  kuMuFengChun: {
    kind: "mixed",
    source: CHAPTER.mixed,
    when: all(lifeIs(false), decadeIs(true)),
    yieldsTo: ["fengYunJiHui"],
  },
};
