/** The reading of a match of birth dates as rules write it. */
import type { Brief, Lang, Text } from "#old";
import { NUMBER_TEXTS } from "../pythagorean/texts.ts";
import type { BirthdayAnswer, Person } from "./shapes.ts";

/** Writes what a writer may use, and the whole reading from rules alone. */
export function writeBrief(answer: BirthdayAnswer, lang: Lang): Brief {
  const say = (text: Text) => (lang === "en" ? text.en : text.zhHant);
  const space = lang === "en" ? " " : "";
  const compared = answer.components.map(({ name, score, evidence }) =>
    lang === "en"
      ? `${capital(name.en)} (${score}): ${evidence.en}.`
      : `${name.zhHant}（${score} 分）：${evidence.zhHant}。`,
  );
  return {
    facts: {
      a: factsOf(answer.a, say),
      b: factsOf(answer.b, say),
      score: answer.score,
      band: say(answer.bandName),
      components: answer.components.map(({ name, score, weight, evidence }) => ({
        name: say(name),
        score,
        weight,
        evidence: say(evidence),
      })),
    },
    outline: lang === "en" ? ["The two", "Compared", "Score"] : ["兩人", "比較", "分數"],
    plain: [people(answer).map(say).join(space), compared.join(space), say(closing(answer))].join(
      "\n\n",
    ),
  };
}

function factsOf(person: Person, say: (text: Text) => string) {
  const { path } = NUMBER_TEXTS[person.lifePath]!;
  return { lifePath: person.lifePath, says: say(path), birthday: person.birthday };
}

function people({ a, b }: BirthdayAnswer): readonly Text[] {
  const [one, other] = [NUMBER_TEXTS[a.lifePath]!, NUMBER_TEXTS[b.lifePath]!];
  const same = a.lifePath === b.lifePath;
  const lead: Text = {
    en: same
      ? `Both life paths are ${a.lifePath}.`
      : `One life path is ${a.lifePath}, the other ${b.lifePath}.`,
    zhHant: same
      ? `兩人的生命數都是 ${a.lifePath}。`
      : `一位生命數 ${a.lifePath}，一位 ${b.lifePath}。`,
  };
  return same ? [lead, one.path] : [lead, one.path, other.path];
}

function closing({ score, bandName }: BirthdayAnswer): Text {
  const article = /^[aeiou]/.test(bandName.en) ? "an" : "a";
  return {
    en: `Weighted, that comes to ${score} out of 100, ${article} ${bandName.en} match by the dates; what two people make of it is not in the dates.`,
    zhHant: `加權合計 ${score} 分（滿分一百），就日期而言「${bandName.zhHant}」；兩個人把它過成什麼樣，日期裡沒有寫。`,
  };
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
