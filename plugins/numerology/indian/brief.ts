/** The reading of the three numbers as rules write it. */
import type { Brief, Lang, Text } from "#old";
import type { IndianAnswer } from "./shapes.ts";

/** Writes what a writer may use, and the whole reading from rules alone. */
export function writeBrief(answer: IndianAnswer, lang: Lang): Brief {
  const say = (text: Text) => (lang === "en" ? text.en : text.zhHant);
  const { psychic, destiny, name, grid, score } = answer;
  const paragraphs = [numbers(answer), days(answer), square(answer), [closing(answer), LIMIT]];
  return {
    facts: {
      psychic: { number: psychic.number, planet: say(psychic.planet), says: say(psychic.portrait) },
      destiny: { number: destiny.number, planet: say(destiny.planet), says: say(destiny.portrait) },
      name: name && { number: name.number, planet: say(name.planet), says: say(name.portrait) },
      missing: grid.missing,
      fullLines: grid.fullLines,
      score: score.value,
      testimonies: score.testimonies.map(({ evidence, weight }) => ({
        evidence: say(evidence),
        weight,
      })),
    },
    outline:
      lang === "en"
        ? ["The numbers", "Days and colours", "The grid", "Together"]
        : ["三個數", "日與色", "九宮格", "總評"],
    plain: paragraphs.map((texts) => texts.map(say).join(lang === "en" ? " " : "")).join("\n\n"),
  };
}

function numbers({ psychic, destiny, name }: IndianAnswer): readonly Text[] {
  const told: Text[] = [
    {
      en: `The day of birth gives the psychic number ${psychic.number}, of ${the(psychic.planet.en)}.`,
      zhHant: `由出生之日得心靈數 ${psychic.number}，屬${psychic.planet.zhHant}。`,
    },
    psychic.portrait,
    {
      en: `The whole date gives the destiny number ${destiny.number}, of ${the(destiny.planet.en)}.`,
      zhHant: `由完整的生日得命運數 ${destiny.number}，屬${destiny.planet.zhHant}。`,
    },
  ];
  if (destiny.number !== psychic.number) told.push(destiny.portrait);
  if (name) {
    told.push({
      en: `The name comes to ${name.number}, of ${the(name.planet.en)}.`,
      zhHant: `姓名數為 ${name.number}，屬${name.planet.zhHant}。`,
    });
    if (![psychic.number, destiny.number].includes(name.number)) told.push(name.portrait);
  }
  return told;
}

function days({ psychic, destiny }: IndianAnswer): readonly Text[] {
  const same = psychic.number === destiny.number;
  return [
    {
      en: `${psychic.day.en}, with ${psychic.colour.en}, goes with the first${same ? " and the second" : `; ${destiny.day.en}, with ${destiny.colour.en}, with the second`}.`,
      zhHant: `心靈數宜${psychic.day.zhHant}與${psychic.colour.zhHant}色${same ? "，命運數亦同" : `，命運數宜${destiny.day.zhHant}與${destiny.colour.zhHant}色`}。`,
    },
  ];
}

function square({ grid }: IndianAnswer): readonly Text[] {
  const { missing, fullLines, emptyLines } = grid;
  const lines = (of: readonly (readonly number[])[], comma: string) =>
    of.map((line) => line.join("-")).join(comma);
  const told: Text[] =
    missing.length === 0
      ? [{ en: "The grid holds every number.", zhHant: "九宮格裡數字齊全。" }]
      : [
          {
            en: `The grid lacks ${missing.join(", ")}.`,
            zhHant: `九宮格裡缺 ${missing.join("、")}。`,
          },
        ];
  if (fullLines.length > 0) {
    told.push({
      en: `${fullLines.length === 1 ? "One line is" : `${fullLines.length} lines are`} full: ${lines(fullLines, ", ")}.`,
      zhHant: `連成的線有 ${lines(fullLines, "、")}。`,
    });
  }
  if (emptyLines.length > 0) {
    told.push({
      en: `${emptyLines.length === 1 ? "One line is" : `${emptyLines.length} lines are`} empty: ${lines(emptyLines, ", ")}.`,
      zhHant: `整線空缺的有 ${lines(emptyLines, "、")}。`,
    });
  }
  return told;
}

function closing({ score }: IndianAnswer): Text {
  const why = score.testimonies.map(({ evidence, weight }) => ({
    en: `${evidence.en} (${weight > 0 ? "+" : ""}${weight})`,
    zhHant: `${evidence.zhHant}（${weight > 0 ? "+" : ""}${weight}）`,
  }));
  return why.length === 0
    ? {
        en: "No bond and no quarrel stands between them: 50 out of 100.",
        zhHant: "彼此之間既無相友，也無相敵，得 50 分（滿分一百）。",
      }
    : {
        en: `From a middle of 50 they come to ${score.value} out of 100: ${why.map(({ en }) => en).join("; ")}.`,
        zhHant: `由中數 50 起算，合計 ${score.value} 分（滿分一百）：${why.map(({ zhHant }) => zhHant).join("；")}。`,
      };
}

const LIMIT: Text = {
  en: "The score says how easily the numbers keep company, not how well a person fares; where they quarrel, the tradition looks for a middle term rather than for a verdict. Teachers differ on which numbers are friends.",
  zhHant:
    "分數說的是數與數好不好相處，不是人過得好不好；遇到相敵，傳統的做法是找一個居中的數，而不是下判決。哪些數相友，各家說法不一。",
};

/** Sun and Moon take an article in running English, the others none. */
function the(planet: string): string {
  return planet === "Sun" || planet === "Moon" ? `the ${planet}` : planet;
}
