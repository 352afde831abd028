import type { Brief, Lang } from "#old";
import { ELEMENT_NAMES } from "../../core/elements.ts";
import type { Hexagram } from "../../core/hexagrams.ts";
import type { NumberLuck } from "../../core/eighty_one.ts";
import type { Element } from "#time";
import type { PairReading } from "../reading.ts";
import { pairBrief } from "../reading_brief.ts";

/** What the reading is made of. */
export interface AnalyzeAnswer {
  readonly eightyOne: {
    readonly number: number;
    readonly luck: NumberLuck;
    readonly element: Element;
  };
  readonly sounds: {
    readonly liked: number;
    readonly avoided: number;
    readonly runs: readonly unknown[];
    readonly mirror: boolean;
  };
  readonly stars: PairReading;
  readonly hexagram: {
    readonly hexagram: Hexagram;
    readonly changed: Hexagram;
    readonly movingLine: number;
  } | null;
  readonly verdict: { readonly value: string };
}

const VERDICT_EN: Readonly<Record<string, string>> = {
  auspicious: "Taken together the methods speak well of it.",
  mixed: "Taken together the methods do not agree, or say little either way.",
  inauspicious: "Taken together the methods advise against it, for those who go by them.",
};
const VERDICT_ZH: Readonly<Record<string, string>> = {
  auspicious: "合而觀之，此號屬吉。",
  mixed: "合而觀之，各法所斷不一，吉凶參半。",
  inauspicious: "合而觀之，此號欠佳，重此道者宜另擇。",
};
const LUCK_EN: { readonly [K in NumberLuck]: string } = {
  lucky: "a lucky one",
  mixed: "one of mixed fortune",
  unlucky: "an unlucky one",
};
const LUCK_ZH: { readonly [K in NumberLuck]: string } = {
  lucky: "屬吉數",
  mixed: "吉凶參半",
  unlucky: "屬凶數",
};

/** Tells a writer what each method finds. */
export function analyzeBrief(answer: AnalyzeAnswer, lang: Lang): Brief {
  const { eightyOne, sounds, stars, hexagram, verdict } = answer;
  const en = lang === "en";
  const shared = pairBrief(
    stars,
    { subject: { en: "this number", zhHant: "此號" }, closing: { en: "", zhHant: "" } },
    lang,
  );
  return {
    facts: {
      ...shared.facts,
      eightyOne: { number: eightyOne.number, luck: eightyOne.luck, element: eightyOne.element },
      sounds,
      hexagram: hexagram && {
        name: hexagram.hexagram.fullName,
        movingLine: hexagram.movingLine,
        changed: hexagram.changed.fullName,
      },
      verdict: verdict.value,
    },
    outline: en
      ? ["The 81 numbers and the sounds", "The stars", "The hexagram"]
      : ["數理與諧音", "星數", "卦象"],
    plain: `${countsText(answer, en)}\n\n${shared.plain.replaceAll("  ", " ")}${hexagramText(answer, en)}`,
  };
}

function countsText({ eightyOne, sounds, verdict }: AnalyzeAnswer, en: boolean): string {
  const { number, luck, element } = eightyOne;
  const mirror = sounds.mirror
    ? en
      ? " Its ending reads the same backwards, which makes it easy to keep in mind."
      : "末尾前後對稱，易於記誦。"
    : "";
  return en
    ? `${VERDICT_EN[verdict.value]} Of the 81 numbers its last four digits fall on ${number}, ${LUCK_EN[luck]}, of the element ${element}. By their sound ${counted(sounds.liked)} liked and ${counted(sounds.avoided)} avoided.${mirror}`
    : `${VERDICT_ZH[verdict.value]}末四位除八十，得${number}數，${LUCK_ZH[luck]}，五行屬${ELEMENT_NAMES[element].native}。以諧音論，${sounds.liked > 0 ? `喜用之數有${sounds.liked}` : "無喜用之數"}，${sounds.avoided > 0 ? `忌用之數有${sounds.avoided}` : "亦無忌用之數"}。${mirror}`;
}

function counted(count: number): string {
  if (count === 0) return "no digit is";
  return count === 1 ? "one digit is" : `${count} digits are`;
}

function hexagramText({ hexagram }: AnalyzeAnswer, en: boolean): string {
  if (!hexagram) return "";
  const { hexagram: first, changed, movingLine } = hexagram;
  return en
    ? `\n\nAs a hexagram the digits make ${first.fullName} (${first.gloss}), line ${movingLine} moving to ${changed.fullName} (${changed.gloss}). ${first.sense.en}`
    : `\n\n以卦論之，得${first.fullName}，第${movingLine}爻動，之${changed.fullName}。${first.sense.zhHant}`;
}
