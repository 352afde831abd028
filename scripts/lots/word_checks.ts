/** Checks of wording: forbidden words, characters, lengths, and words against the grade. */
import { textsOf } from "../../plugins/temple-lots/testing/check_pack.ts";
import { levelOf } from "../../plugins/temple-lots/library/facts.ts";
import type { WholeLot, WholePack } from "../../plugins/temple-lots/testing/whole_pack.ts";
import { atLeast, hard, type Finding } from "./finding.ts";

/** Death, lifespan, sex of a child, certain profit, certain verdicts, diagnosis. */
const FORBIDDEN: readonly RegExp[] = [
  /[死亡喪墓墳棺屍殯歿薨斃]|壽命|陽壽|壽限|短命|歸天|仙逝|去世|過世|遺體|性命不保/u,
  /生男|生女|弄璋|弄瓦|男胎|女胎|男孩|女孩|得男|得女/u,
  /必勝|勝訴|必贏|必獲|必得|穩賺|保證|發橫財|必發財|必癒|痊癒|診斷|絕症|癌/u,
  /\b(death|dying|dies?|died|dead|deadly|grave|tomb|funeral|corpse|lifespan|life span|mortal|fatal|perish\w*|murder\w*|suicide)\b/i,
  /\b(baby (boy|girl)|a son will|a daughter will|sex of the child)\b/i,
  /\b(guarantee\w*|will surely win|certain profit|sure profit|diagnos\w*|cancer|will be cured)\b/i,
];

/** Proper names and titles that hold such a character; they are taken out before the search. */
const NAMES =
  /董永葬父|死馬|薛剛大鬧花燈跌死太子驚死聖駕|馬嵬坡勒死楊貴妃|楊六婿歸天|洪沙英燒死借屍還魂|陳大郎死在店內/gu;

const FAVOURABLE = new Set("吉喜福祿榮興旺成遂通達順安泰和合圓豐盈登升捷勝歸逢開春暖香祥瑞");
const UNFAVOURABLE = new Set(
  "凶憂愁悲難險危禍災失敗破損空枉徒迷困窮阻斷沉墜枯寒孤怨爭訟病驚虛哀泣恨",
);
const NEGATION = new Set("不未無莫勿休非");

/** The characters of Big5: what a traditional text may be printed with. */
const BIG5 = new Set(big5Characters());

const CHINESE_READING = [80, 130] as const;
const ENGLISH_READING = [60, 95] as const;
const MOST_ENGLISH_WORDS = 18;

export function checkWords(pack: WholePack): readonly Finding[] {
  const judged = pack.lots.filter((lot) => [1, 2, 6, 7].includes(gradeOf(lot)));
  return [
    hard("forbidden words", pack.lots.flatMap(forbidden)),
    hard("characters outside Big5", pack.lots.flatMap(simplified)),
    hard("lengths of readings", pack.lots.flatMap(lengths)),
    hard("English lines", pack.lots.flatMap(englishLines)),
    atLeast(
      "grade against words",
      judged
        .filter((lot) => !soundsLikeGrade(lot))
        .map((lot) => `lot ${lot.n} (${lot.level}): ${lot.poem.zhHant.join("／")}`),
      judged.length,
      0.85,
    ),
  ];
}

function* big5Characters(): Generator<string> {
  const decoder = new TextDecoder("big5");
  for (let lead = 0x81; lead <= 0xfe; lead++) {
    for (let trail = 0x40; trail <= 0xfe; trail++) {
      const text = decoder.decode(Uint8Array.of(lead, trail));
      if ([...text].length === 1 && text !== "\ufffd") yield text;
    }
  }
}

function gradeOf(lot: WholeLot): number {
  return levelOf(lot.level)!.grade;
}

function forbidden(lot: WholeLot): readonly string[] {
  return textsOf(lot).flatMap(([where, text]) => {
    const searched = text.replace(NAMES, "");
    return FORBIDDEN.flatMap((pattern) => {
      const found = pattern.exec(searched);
      return found ? [`lot ${lot.n} ${where}: ${found[0]}`] : [];
    });
  });
}

function simplified(lot: WholeLot): readonly string[] {
  return textsOf(lot).flatMap(([where, text]) =>
    // The verse of a Japanese set is not printed in Chinese letters.
    (where.startsWith("verse") ? [] : [...text])
      .filter((char) => /\p{Script=Han}/u.test(char) && !BIG5.has(char))
      .map((char) => `lot ${lot.n} ${where}: ${char}`),
  );
}

function lengths(lot: WholeLot): readonly string[] {
  const chinese = [...lot.interpretation.zhHant].filter((char) =>
    /\p{Script=Han}/u.test(char),
  ).length;
  const english = wordsOf(lot.interpretation.en).length;
  const faults: string[] = [];
  if (chinese < CHINESE_READING[0] || chinese > CHINESE_READING[1]) {
    faults.push(
      `lot ${lot.n}: the Chinese reading has ${chinese} characters, not ${CHINESE_READING.join("-")}`,
    );
  }
  if (english < ENGLISH_READING[0] || english > ENGLISH_READING[1]) {
    faults.push(
      `lot ${lot.n}: the English reading has ${english} words, not ${ENGLISH_READING.join("-")}`,
    );
  }
  return faults;
}

function englishLines(lot: WholeLot): readonly string[] {
  return lot.poem.en.flatMap((line) => {
    const words = wordsOf(line).length;
    if (words === 0) return [`lot ${lot.n}: a line without a letter`];
    return words > MOST_ENGLISH_WORDS ? [`lot ${lot.n}: ${words} words: ${line}`] : [];
  });
}

function wordsOf(text: string): readonly string[] {
  return text.split(/[\s—]+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/** Whether favourable and unfavourable words of poem and reading add up to the side of the grade. */
function soundsLikeGrade(lot: WholeLot): boolean {
  const text = [...lot.poem.zhHant.join("，"), ...lot.interpretation.zhHant];
  let sum = 0;
  text.forEach((char, index) => {
    const sign = NEGATION.has(text[index - 1] ?? "") ? -1 : 1;
    if (FAVOURABLE.has(char)) sum += sign;
    if (UNFAVOURABLE.has(char)) sum -= sign;
  });
  return gradeOf(lot) >= 6 ? sum > 0 : sum < 0;
}
