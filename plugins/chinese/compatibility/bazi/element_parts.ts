/** Parts of a match that the elements and the luck of two charts make. */
import type { Text } from "#old";
import type { Element } from "#time";
import {
  ELEMENT_NAMES,
  ELEMENTS,
  elementThat,
  generatedBy,
  generatorOf,
} from "../../core/elements.ts";
import { compareLuck } from "../common_luck.ts";
import { bounded, type Part } from "../scoring.ts";
import type { PerElement } from "../../bazi/chart/balance.ts";
import type { GenderName } from "../person.ts";
import type { Profile } from "./profile.ts";
import { listed } from "../../core/prose.ts";

/** An even share of five elements, percent. */
const EVEN = 20;

/** Whether each brings what the other's chart needs. */
export const usefulGods: Part<Profile> = {
  name: { en: "Useful gods", zhHant: "用神" },
  source: "Ziping Zhenquan and Qiongtong Baojian for the useful god; the weighing is this model's",
  find(a, b) {
    return {
      value: bounded((supplyFrom(b, a) + supplyFrom(a, b)) / 2),
      tell() {
        const toFirst = supply(a, b, "first");
        const toSecond = supply(b, a, "second");
        return {
          en: `${toFirst.en}; ${toSecond.en}`,
          zhHant: `${toFirst.zhHant}；${toSecond.zhHant}`,
        };
      },
    };
  },
};

/** What `giver` has of the elements that `taker` needs, less of those that work against it. */
function supplyFrom(giver: Profile, taker: Profile): number {
  const { useful, favourable, adverse, hostile } = taker.usefulGod.roles;
  const over = (element: Element) => giver.balance.percent[element] - EVEN;
  return (
    50 +
    1.6 * over(useful.element) +
    0.8 * over(favourable.element) -
    1.2 * over(adverse.element) -
    0.4 * over(hostile.element)
  );
}

function supply(taker: Profile, giver: Profile, who: "first" | "second"): Text {
  const { useful } = taker.usefulGod.roles;
  const share = Math.round(giver.balance.percent[useful.element]);
  const other = who === "first" ? "second" : "first";
  const [self, from] = who === "first" ? ["前者", "後者"] : ["後者", "前者"];
  const { native } = useful.name;
  const has =
    share >= 28 ? "plenty" : share >= 15 ? "enough" : share >= 6 ? "little" : "next to none";
  const zh =
    share >= 28 ? "足以相濟" : share >= 15 ? "尚可相濟" : share >= 6 ? "所補有限" : "無以相濟";
  return {
    en: `the ${who} needs ${useful.element}, of which the ${other} has ${has} (${share} %)`,
    zhHant: `${self}以${native}為用，${from}命中${native}佔 ${share}%，${zh}`,
  };
}

/** The star of the spouse in each chart, and whether the other answers to it. */
export const spouseStars: Part<Profile> = {
  name: { en: "Spouse stars", zhHant: "配偶星" },
  source: "Yuanhai Ziping: wealth is a man's spouse star, the officer a woman's",
  find(a, b) {
    return {
      value: bounded((starValue(a, b) + starValue(b, a)) / 2),
      tell() {
        const one = tellStar(a, b, "first");
        const other = tellStar(b, a, "second");
        return { en: `${one.en}; ${other.en}`, zhHant: `${one.zhHant}；${other.zhHant}` };
      },
    };
  },
};

/** Shares within which the spouse star counts as sound, percent. */
const SOUND = { from: 10, to: 32 } as const;

function starElement({ self }: Profile, gender: GenderName): Element {
  return elementThat(self.element, gender === "male" ? "controls" : "controlledBy");
}

function starValue(one: Profile, other: Profile): number {
  const values = one.genders.map((gender) => {
    const element = starElement(one, gender);
    const share = one.balance.percent[element];
    const own = share < SOUND.from ? 34 : share > SOUND.to ? 40 : 56;
    return own + (other.self.element === element ? 26 : 0);
  });
  return values.reduce((sum, each) => sum + each, 0) / values.length;
}

function tellStar(one: Profile, other: Profile, who: "first" | "second"): Text {
  const self = who === "first" ? "前者" : "後者";
  const told = one.genders.map((gender) => {
    const element = starElement(one, gender);
    const share = one.balance.percent[element];
    const meets = other.self.element === element;
    const { native } = ELEMENT_NAMES[element];
    const state =
      share < SOUND.from
        ? ["faint", "微"]
        : share > SOUND.to
          ? ["crowded", "多而雜"]
          : ["sound", "得宜"];
    const star = gender === "male" ? ["wealth", "財星"] : ["officer", "官星"];
    return {
      en: `${star[0]} (${element}), is ${state[0]}${meets ? " and is the other's own day stem" : ""}`,
      zhHant: `${star[1]}屬${native}而${state[1]}${meets ? "，對方日干正應此星" : ""}`,
    };
  });
  const either = one.genders.length > 1;
  return {
    en: either
      ? `the ${who}'s spouse star, read both ways for want of a gender: ${told.map(({ en }) => en).join(", ")}`
      : `the ${who}'s spouse star, ${told[0]!.en}`,
    zhHant: `${self}${either ? "未具性別，兩存其說：" : ""}${told.map(({ zhHant }) => zhHant).join("，")}`,
  };
}

/** Whether each brings the other what makes wealth easy to hold. */
export const means: Part<Profile> = {
  name: { en: "Means", zhHant: "財源互助" },
  source: "Ziping Zhenquan: a strong day master spends itself on wealth, a weak one wants support",
  find(a, b) {
    return {
      value: bounded((meansFrom(b, a) + meansFrom(a, b)) / 2),
      tell() {
        const one = tellMeans(a, b, "first");
        const other = tellMeans(b, a, "second");
        return { en: `${one.en}; ${other.en}`, zhHant: `${one.zhHant}；${other.zhHant}` };
      },
    };
  },
};

/** The two elements that help a chart to hold wealth, and their share in the giver. */
function carriers(taker: Profile): readonly [Element, Element] {
  const { element } = taker.self;
  return taker.strength.score >= 50
    ? [elementThat(element, "controls"), generatedBy(element)]
    : [element, generatorOf(element)];
}

function meansFrom(giver: Profile, taker: Profile): number {
  const share = carriers(taker).reduce((sum, element) => sum + giver.balance.percent[element], 0);
  return 50 + (share - 2 * EVEN) * 1.1;
}

function tellMeans(taker: Profile, giver: Profile, who: "first" | "second"): Text {
  const strong = taker.strength.score >= 50;
  const share = Math.round(
    carriers(taker).reduce((sum, element) => sum + giver.balance.percent[element], 0),
  );
  const other = who === "first" ? "second" : "first";
  const [self, from] = who === "first" ? ["前者", "後者"] : ["後者", "前者"];
  const enough = share >= 2 * EVEN;
  return {
    en: strong
      ? `the ${who}, strong enough to earn, ${enough ? "finds openings" : "finds few openings"} in the ${other}`
      : `the ${who}, who tires over money, ${enough ? "finds backing" : "finds little backing"} in the ${other}`,
    zhHant: strong
      ? `${self}身強能任財，${from}${enough ? "多予機會" : "所予機會不多"}`
      : `${self}身弱難任財，${from}${enough ? "能為後盾" : "難為後盾"}`,
  };
}

/** Whether the two charts together are more even than each alone. */
export const evenness: Part<Pick<Profile, "balance">> = {
  name: { en: "Elements of both together", zhHant: "兩造五行合觀" },
  source: "Di Tian Sui, on flow and balance; the measure is this model's",
  find(a, b) {
    const joint = together(a.balance.percent, b.balance.percent);
    const before = (unevenness(a.balance.percent) + unevenness(b.balance.percent)) / 2;
    const after = unevenness(joint);
    return {
      value: bounded(30 + 2.2 * (before - after) + (20 - after) * 0.6),
      tell() {
        const low = ELEMENTS.filter((element) => joint[element] < 8);
        const filled = ELEMENTS.filter(
          (element) =>
            joint[element] >= 8 &&
            Math.min(a.balance.percent[element], b.balance.percent[element]) < 5,
        );
        return tellTogether(low, filled);
      },
    };
  },
};

function together(one: PerElement, other: PerElement): PerElement {
  return {
    wood: (one.wood + other.wood) / 2,
    fire: (one.fire + other.fire) / 2,
    earth: (one.earth + other.earth) / 2,
    metal: (one.metal + other.metal) / 2,
    water: (one.water + other.water) / 2,
  };
}

/** Percent that would have to move for five even shares. */
function unevenness(percent: PerElement): number {
  return ELEMENTS.reduce((sum, element) => sum + Math.abs(percent[element] - EVEN), 0) / 2;
}

function tellTogether(low: readonly Element[], filled: readonly Element[]): Text {
  const zh = (elements: readonly Element[]) =>
    elements.map((element) => ELEMENT_NAMES[element].native).join("、");
  const fills =
    filled.length > 0
      ? {
          en: `laid together the charts make good a want of ${listed(filled)}`,
          zhHant: `兩造合觀，可補${zh(filled)}之缺`,
        }
      : { en: "laid together the charts keep their shape", zhHant: "兩造合觀，大勢未改" };
  if (low.length === 0) {
    return {
      en: `${fills.en}, and no element is short`,
      zhHant: `${fills.zhHant}，五行俱備`,
    };
  }
  return {
    en: `${fills.en}, while ${listed(low)} stays short in both`,
    zhHant: `${fills.zhHant}，而${zh(low)}仍嫌不足`,
  };
}

/** Whether the seasons of birth temper each other. */
export const climate: Part<Profile> = {
  name: { en: "Seasons of birth", zhHant: "生時寒暖" },
  source: "Qiongtong Baojian, on cold and heat",
  find(a, b) {
    const [one, other] = [warmth(a), warmth(b)];
    const sum = one + other;
    if (one * other < 0) {
      return told(82, () => ({
        en: "one was born in winter and one in summer: each tempers the other",
        zhHant: "一生於冬，一生於夏，寒暖相濟",
      }));
    }
    if (Math.abs(sum) === 2) {
      return told(34, () => ({
        en: `both were born in ${sum < 0 ? "winter: together they want warmth" : "summer: together they want coolness and rest"}`,
        zhHant: sum < 0 ? "同生於冬，寒氣相並，宜添暖意" : "同生於夏，暑氣相並，宜求清涼",
      }));
    }
    return told(56, () => ({
      en: "the seasons of birth are mild beside each other",
      zhHant: "兩造生時寒暖適中",
    }));
  },
};

/** -1 for winter months, 1 for summer months, 0 for spring and autumn. */
function warmth({ pillars }: Profile): number {
  const month = pillars.month.branch.index;
  if ([11, 0, 1].includes(month)) return -1;
  return [5, 6, 7].includes(month) ? 1 : 0;
}

/** Whether kind and demanding years fall together. */
export const luck: Part<Profile> = {
  name: { en: "Luck in step", zhHant: "大運同步" },
  source: "Yuanhai Ziping, lun da yun; the comparison is this model's",
  find: compareLuck,
};

function told(value: number, tell: () => Text) {
  return { value, tell };
}
