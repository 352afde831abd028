/** The reading of a cast as rules write it: one text, in the language asked for. */
import type { Brief, Lang } from "#old";
import type { Text } from "./rune.ts";
import type { RunesAnswer } from "./shapes.ts";
import { LEANING_NAMES } from "./tally.ts";

/** Writes what a writer may use, and the whole reading from rules alone. */
export function writeBrief(answer: RunesAnswer, lang: Lang): Brief {
  const say = (text: Text) => (lang === "en" ? text.en : text.zhHant);
  const space = lang === "en" ? " " : "";
  const runes = answer.runes.map(({ text, meaning }) => `${say(text)}${space}${say(meaning)}`);
  return {
    facts: {
      question: answer.question,
      spread: say(answer.layoutName),
      runes: answer.runes.map((rune, index) => ({
        place: say(answer.positions[index]!.name),
        asks: say(answer.positions[index]!.meaning),
        rune: say(rune.name),
        gloss: say(rune.gloss),
        merkstave: rune.merkstave,
        keywords: lang === "en" ? rune.keywords.en : rune.keywords.zhHant,
        meaning: say(rune.meaning),
        inPlace: say(rune.text),
      })),
      aettir: answer.aettTally,
      theme: say(answer.theme.text),
      leaning: answer.leaning.value,
    },
    outline: answer.positions.map(({ name }) => say(name)),
    plain: [
      say(opening(answer)),
      ...runes,
      [say(answer.theme.text), say(closing(answer)), say(LIMIT)].join(space),
    ].join("\n\n"),
  };
}

const LIMIT: Text = {
  en: "A cast speaks of the moment in which it was made; the next step is still to be taken by the one who asks.",
  zhHant: "符文說的是抽出那一刻；下一步，仍要問的人自己去走。",
};

function opening({ question, layoutName, runes }: RunesAnswer): Text {
  const asked = question?.trim();
  const count = runes.length;
  const [many, spread] =
    count === 1
      ? ["One rune was drawn", ""]
      : [
          `${count === 3 ? "Three" : "Five"} runes were laid out`,
          count === 3 ? ` as ${spreadName(layoutName.en)}` : " in a cross",
        ];
  const stop = asked && /[.?!。？！]$/.test(asked) ? "" : ".";
  const number = count === 1 ? "一枚符文" : count === 3 ? "三枚符文" : "五枚符文";
  const shape = count === 1 ? "" : `，排成「${layoutName.zhHant}」`;
  return {
    en: `${many}${spread}${asked ? ` for the question: “${asked}”` : ""}${stop}`,
    zhHant: asked
      ? `你問的是：「${asked}」${stop && "。"}抽出${number}${shape}。`
      : `沒有特定的問題，抽出${number}${shape}。`,
  };
}

/** Names of the Norns keep their capitals; the other layout is a list of common words. */
function spreadName(name: string): string {
  return name.startsWith("Urd") ? name : name.toLowerCase();
}

function closing({ leaning, aettTally, runes }: RunesAnswer): Text {
  const word = LEANING_NAMES[leaning.value as keyof typeof LEANING_NAMES];
  const turned = aettTally.merkstave;
  const count = runes.length;
  if (count === 1) {
    return turned === 1
      ? {
          en: "It lies upside down, which the old hands call merkstave: read it as a rune at odds with itself.",
          zhHant: "它倒著落下，行家稱為逆位，讀作一枚與自己相左的符文。",
        }
      : {
          en: "It lies upright, and so the cast is favourable.",
          zhHant: "它正著落下，這一抽偏順。",
        };
  }
  const none = turned === 0;
  return {
    en: `${none ? "None" : capital(numberName(turned))} of the ${numberName(count)} ${turned === 1 ? "lies" : "lie"} upside down, so the cast as a whole is ${word.en}.`,
    zhHant: `${none ? "沒有一枚倒置" : `其中 ${turned} 枚倒置`}，整體${word.zhHant}。`,
  };
}

function numberName(count: number): string {
  return ["none", "one", "two", "three", "four", "five"][count]!;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
