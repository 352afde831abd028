/** What a cast holds by aett, and how it leans. */
import type { Testimony } from "#old";
import type { CastRune } from "./cast.ts";
import type { Aett, Text } from "./rune.ts";

export const AETTIR: readonly Aett[] = ["freyr", "heimdall", "tyr"];

export const AETT_NAMES: Readonly<Record<Aett, Text>> = {
  freyr: { en: "Freyr's aett", zhHant: "弗雷之族" },
  heimdall: { en: "Heimdall's aett", zhHant: "海姆達爾之族" },
  tyr: { en: "Tyr's aett", zhHant: "提爾之族" },
};

/** What an aett speaks about. */
const AETT_FIELDS: Readonly<Record<Aett, Text>> = {
  freyr: {
    en: "the goods, strengths and bonds of daily life",
    zhHant: "日常生活裡的財物、力氣與情誼",
  },
  heimdall: {
    en: "what comes from outside and has to be weathered",
    zhHant: "從外面來、必須熬過去的事",
  },
  tyr: {
    en: "people, what they owe each other and what they hand on",
    zhHant: "人與人之間的道義，以及傳承下去的東西",
  },
};

/** The runes of a cast by aett, the blank stave apart. */
export interface Tally {
  readonly freyr: number;
  readonly heimdall: number;
  readonly tyr: number;
  readonly blank: number;
  readonly merkstave: number;
}

/** Counts a cast. */
export function tally(cast: readonly CastRune[]): Tally {
  const of = (aett: Aett) => cast.filter(({ rune }) => rune.aett === aett).length;
  return {
    freyr: of("freyr"),
    heimdall: of("heimdall"),
    tyr: of("tyr"),
    blank: cast.filter(({ rune }) => rune.aett === undefined).length,
    merkstave: cast.filter(({ merkstave }) => merkstave).length,
  };
}

/** What stands out in a cast. */
export interface Theme {
  /** The aett with more runes than any other, two at least; null where none is. */
  readonly dominantAett: Aett | null;
  readonly text: Text;
}

const BALANCED: Text = {
  en: "No aett leads, so the matter has a share of daily life, of outward weather and of other people.",
  zhHant: "三族之中沒有哪一族特別多，這件事裡日常、外境與人情各占一份。",
};

const BLANK_ALONE: Text = {
  en: "The stave belongs to no aett; the field is left open.",
  zhHant: "這支籤不屬於任何一族，範圍也就敞著。",
};

/** Draws the theme from the tally. */
export function findTheme(counts: Tally): Theme {
  const total = counts.freyr + counts.heimdall + counts.tyr;
  const best = Math.max(counts.freyr, counts.heimdall, counts.tyr);
  const leaders = AETTIR.filter((aett) => counts[aett] === best);
  if (total === 0) return { dominantAett: null, text: BLANK_ALONE };
  if (total === 1 && counts.blank === 0) return { dominantAett: null, text: loneText(leaders[0]!) };
  if (best < 2 || leaders.length > 1) return { dominantAett: null, text: BALANCED };
  return { dominantAett: leaders[0]!, text: leadText(leaders[0]!) };
}

function loneText(aett: Aett): Text {
  const [name, field] = [AETT_NAMES[aett], AETT_FIELDS[aett]];
  return {
    en: `It is of ${name.en}, which has to do with ${field.en}.`,
    zhHant: `它屬${name.zhHant}，談的是${field.zhHant}。`,
  };
}

function leadText(aett: Aett): Text {
  const [name, field] = [AETT_NAMES[aett], AETT_FIELDS[aett]];
  return {
    en: `${name.en} leads, so the question turns on ${field.en}.`,
    zhHant: `${name.zhHant}居多，問題的重心在${field.zhHant}。`,
  };
}

/** How a cast leans: by the number of runes that lie upside down. */
export type Leaning = "favourable" | "mixed" | "adverse";

/** None upside down is favourable, up to half mixed, more than half adverse. */
export function leaningOf({ merkstave }: Tally, count: number): Leaning {
  if (merkstave === 0) return "favourable";
  return merkstave <= count / 2 ? "mixed" : "adverse";
}

export const LEANING_NAMES: Readonly<Record<Leaning, Text>> = {
  favourable: { en: "favourable", zhHant: "偏順" },
  mixed: { en: "mixed", zhHant: "順逆參半" },
  adverse: { en: "adverse", zhHant: "偏逆" },
};

/** From 70 with every rune upright to 30 with none; the weights are this folder's own. */
export function testimoniesOf(cast: readonly CastRune[]): Testimony[] {
  const base = { code: "base", weight: 70, evidence: { en: "All upright", zhHant: "全數正位" } };
  const turned = cast.flatMap(({ rune, merkstave }) =>
    merkstave
      ? [
          {
            code: `merkstave-${rune.id}`,
            weight: Math.round((-40 / cast.length) * 10) / 10,
            evidence: { en: `${rune.name.en} upside down`, zhHant: `${rune.name.zhHant}倒置` },
          },
        ]
      : [],
  );
  return [base, ...turned];
}
