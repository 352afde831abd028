/** The reading of a name by Chaldean letters as rules write it. */
import type { Brief, Lang, Text } from "#old";
import type { ChaldeanAnswer } from "./shapes.ts";
import { compoundOf } from "./values.ts";

/** Writes what a writer may use, and the whole reading from rules alone. */
export function writeBrief(answer: ChaldeanAnswer, lang: Lang): Brief {
  const say = (text: Text) => (lang === "en" ? text.en : text.zhHant);
  const { total, compound, single, compoundMeaning: meaning, birthNumber, harmony } = answer;
  const sums = answer.letters.map(({ part, total: sum }) => `${part} ${sum}`);
  const opening: Text = {
    en: `By the Chaldean letters the name comes to ${total} (${sums.join(", ")}) and so to ${single}, the number of ${the(answer.planet.en)}.`,
    zhHant: `以迦勒底字母計，姓名合計 ${total}（${sums.join("、")}），歸於 ${single}，屬${answer.planet.zhHant}。`,
  };
  const inner = tellCompound(answer);
  const birth: Text[] = birthNumber
    ? [
        {
          en: `The birthday adds ${birthNumber.number}.`,
          zhHant: `生日數為 ${birthNumber.number}。`,
        },
        ...(birthNumber.number === single ? [] : [birthNumber.portrait]),
        harmony!.text,
      ]
    : [];
  const others = answer.aliases.map(({ name, total: sum, single: root }): Text => ({
    en: `“${name}” comes to ${sum} and ${root}.`,
    zhHant: `「${name}」合計 ${sum}，歸於 ${root}。`,
  }));
  const paragraphs = [[opening, answer.portrait, ...inner], birth, others, [LIMIT]];
  return {
    facts: {
      total,
      compound,
      compoundSays: meaning && say(meaning.text),
      single,
      planet: say(answer.planet),
      birthNumber: birthNumber && birthNumber.number,
      harmony: harmony && say(harmony.text),
    },
    outline:
      lang === "en" ? ["The name", "The birthday", "Other names"] : ["姓名", "生日", "其他名字"],
    plain: paragraphs
      .filter((texts) => texts.length > 0)
      .map((texts) => texts.map(say).join(lang === "en" ? " " : ""))
      .join("\n\n"),
  };
}

const LIMIT: Text = {
  en: "A name in daily use is what is weighed here, and a name can change. The meanings are those that Cheiro gave the numbers a century ago; they describe a tone, and nothing is settled by a sum.",
  zhHant:
    "這裡秤的是日常使用的名字，而名字可以換。數字的意思出自奇羅一百年前的說法，講的是語氣，加總並不能決定什麼。",
};

/** Sun and Moon take an article in running English, planets none. */
function the(planet: string): string {
  return planet === "Sun" || planet === "Moon" ? `the ${planet}` : planet;
}

function tellCompound({
  total,
  compound,
  compoundMeaning: meaning,
}: ChaldeanAnswer): readonly Text[] {
  if (compound === null || !meaning) {
    return [
      {
        en: "No compound number between ten and fifty-two comes of it, so the single number speaks alone.",
        zhHant: "這裡得不出十至五十二的複合數，只由單數來說話。",
      },
    ];
  }
  const { sameAs, text } = meaning;
  const counted: Text =
    compound === compoundOf(total)
      ? { en: "The compound number is", zhHant: "複合數為" }
      : {
          en: "From the digits of its parts the compound number is",
          zhHant: "以各段根數相加，複合數為",
        };
  const lead: Text =
    sameAs === null
      ? { en: `${counted.en} ${compound}.`, zhHant: `${counted.zhHant} ${compound}。` }
      : {
          en: `${counted.en} ${compound}, which is read as ${sameAs}.`,
          zhHant: `${counted.zhHant} ${compound}，讀法同 ${sameAs}。`,
        };
  return [lead, text];
}
