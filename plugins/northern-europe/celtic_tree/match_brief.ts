/** The reading of a match as rules write it. */
import type { Brief, Lang, Text } from "#old";
import type { MatchAnswer } from "./celtic_tree_match.ts";

/** Writes what a writer may use, and the whole reading from rules alone. */
export function writeMatchBrief(answer: MatchAnswer, lang: Lang): Brief {
  const say = (text: Text) => (lang === "en" ? text.en : text.zhHant);
  return {
    facts: {
      a: answer.a.trees.map(({ name, gift }) => ({ tree: say(name), brings: say(gift) })),
      b: answer.b.trees.map(({ name, gift }) => ({ tree: say(name), brings: say(gift) })),
      score: answer.score,
      band: say(answer.bandName),
      strengths: answer.strengths.map(say),
      cautions: answer.cautions.map(say),
    },
    outline:
      lang === "en" ? ["The trees", "Between them", "Score"] : ["兩棵樹", "彼此之間", "分數"],
    plain: [trees(answer), between(answer), closing(answer)].map(say).join("\n\n"),
  };
}

type Person = MatchAnswer["a"];

function trees({ a, b }: MatchAnswer): Text {
  return {
    en: `The first brings ${giftsEn(a)}; the second brings ${giftsEn(b)}.`,
    zhHant: `第一位帶來${giftsZh(a)}；第二位帶來${giftsZh(b)}。`,
  };
}

function giftsEn({ trees }: Person): string {
  return trees
    .map(({ name, gift }) => `${gift.en}, from the ${name.en.toLowerCase()}`)
    .join(", and ");
}

function giftsZh({ trees }: Person): string {
  return trees.map(({ name, gift }) => `${name.zhHant}的「${gift.zhHant}」`).join("與");
}

function between({ strengths, cautions, a, b }: MatchAnswer): Text {
  const told = [...strengths, ...cautions];
  const nameless = a.namelessDay || b.namelessDay;
  const en = told.map((text) => `${text.en}.`);
  const zh = told.map((text) => `${text.zhHant}。`);
  if (told.length === 0) {
    en.push("The tables name no bond and no strain between the two; what grows is what is tended.");
    zh.push("樹曆的表上，這兩棵樹既無特別的緣分，也無特別的牴觸；長得如何，看怎麼照料。");
  }
  if (nameless) {
    en.push(
      "A birth on the nameless day is read through both of its neighbours, and their scores are averaged.",
    );
    zh.push("生在無名之日者，以左右兩棵樹並讀，分數取其平均。");
  }
  return { en: en.join(" "), zhHant: zh.join("") };
}

function closing({ score, bandName }: MatchAnswer): Text {
  return {
    en: `Together that makes ${score} out of 100, ${article(bandName.en)} ${bandName.en} match as these tables reckon; it measures the trees, not the two people.`,
    zhHant: `合計 ${score} 分（滿分一百），照這些表算「${bandName.zhHant}」；量的是樹，不是人。`,
  };
}

function article(word: string): string {
  return /^[aeiou]/.test(word) ? "an" : "a";
}
