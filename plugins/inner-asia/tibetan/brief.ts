/** The reading of a Tibetan birth as rules write it. */
import { type Brief, type Lang, sayIn, type Text } from "#old";
import type { NatalAnswer } from "./natal.ts";

/** What an element gives to whatever it colours. */
const GIFTS: Readonly<Record<string, Text>> = {
  wood: { en: "growth and suppleness", zhHant: "生長與柔韌" },
  fire: { en: "warmth and speed", zhHant: "溫熱與迅捷" },
  earth: { en: "steadiness and patience", zhHant: "穩固與耐心" },
  metal: { en: "edge and endurance", zhHant: "鋒利與耐久" },
  water: { en: "flow and feeling", zhHant: "流動與感受" },
};

/** Writes what a writer may use, and the whole reading from rules alone. */
export function writeBrief(answer: NatalAnswer, lang: Lang): Brief {
  const say = sayIn(lang);
  const { forces, mewa, animal, element, mansion, dayPlanet } = answer;
  const reasons = answer.testimonies.slice(1).map(({ evidence }) => say(evidence));
  const facts = {
    year: `${say(element.name)} ${say(animal.name)}`,
    portrait: say(animal.portrait),
    forces: Object.fromEntries(
      Object.values(forces).map((one) => [say(one.name), say(one.elementName)]),
    ),
    mewa: [mewa.number, say(mewa.colour), say(mewa.portrait)],
    dayPlanet: say(dayPlanet.name),
    mansion: mansion.tibetan,
    reasons,
    score: answer.score,
  };
  return lang === "en" ? english(answer, facts, reasons) : chinese(answer, facts, reasons);
}

function english(answer: NatalAnswer, facts: Brief["facts"], reasons: readonly string[]): Brief {
  const { date, forces, mewa, animal, element, polarity, mansion, dayPlanet, rabjung } = answer;
  const leap = date.leapMonth ? "leap " : "";
  const double = date.dayRepeat === null ? "" : `, the ${date.dayRepeat} of a doubled day`;
  const gift = (id: string) => GIFTS[id]!.en;
  return {
    facts,
    outline: ["The year", "The five forces", "Number and day"],
    plain: [
      `The birth falls in the ${polarity.en} ${capital(element.name.en)}-${capital(animal.name.en)} year, year ${answer.yearInRabjung} of the ${rabjung}th cycle, on day ${date.day} of ${leap}month ${date.month}${double}.${answer.beforeDawn ? " It came before daybreak and belongs to the day that was ending." : ""} Those of this year are ${animal.portrait.en}.`,
      `The life force is ${forces.life.elementName.en}, which gives ${gift(forces.life.element)}; the spirit, its mother, is ${forces.spirit.elementName.en}. The body is ${forces.body.elementName.en} and lives by ${gift(forces.body.element)}. Power, the strength to have one's way, is ${forces.power.elementName.en}: ${gift(forces.power.element)}. The wind horse, which carries luck, is ${forces.luck.elementName.en} and runs on ${gift(forces.luck.element)}.`,
      `${reasons.join(". ")}. Between them the forces come to ${answer.score} of 100: not how well one fares, but how easily the parts pull together.`,
      `The number of the birth is ${mewa.number} ${mewa.colour.en}, known for ${mewa.portrait.en}. The day was ${ofPlanet(dayPlanet.name.en)}, and at daybreak the almanac's Moon stood in ${mansion.tibetan}.`,
    ].join("\n\n"),
  };
}

function chinese(answer: NatalAnswer, facts: Brief["facts"], reasons: readonly string[]): Brief {
  const { date, forces, mewa, animal, element, polarity, mansion, dayPlanet, rabjung } = answer;
  const double =
    date.dayRepeat === null ? "" : date.dayRepeat === "first" ? "（重日之前）" : "（重日之後）";
  const gift = (id: string) => GIFTS[id]!.zhHant;
  return {
    facts,
    outline: ["生年", "五力", "九宮與曜宿"],
    plain: [
      `出生在第 ${rabjung} 饒迥第 ${answer.yearInRabjung} 年，${polarity.zhHant}${element.name.zhHant}${animal.name.zhHant}年${date.leapMonth ? "閏" : ""} ${date.month} 月 ${date.day} 日${double}。${answer.beforeDawn ? "出生在黎明之前，屬於將盡的那一日。" : ""}這一年的人${animal.portrait.zhHant}。`,
      `命力屬${forces.life.elementName.zhHant}，予人${gift(forces.life.element)}；魂為命之母，屬${forces.spirit.elementName.zhHant}。身力屬${forces.body.elementName.zhHant}，靠的是${gift(forces.body.element)}。權勢屬${forces.power.elementName.zhHant}，得行己志，憑${gift(forces.power.element)}。風馬屬${forces.luck.elementName.zhHant}，載運而行，所恃者${gift(forces.luck.element)}。`,
      `${reasons.join("；")}。五力合計 ${answer.score} 分（滿分一百）：說的不是境遇好壞，而是各部分能否齊力。`,
      `生年九宮為 ${mewa.number} ${mewa.colour.zhHant}，主${mewa.portrait.zhHant}。當日曜為${dayPlanet.name.zhHant}，黎明時曆書之月在${mansion.native}宿（${mansion.tibetan}）。`,
    ].join("\n\n"),
  };
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Whose a day is: Sun and Moon take the article. */
function ofPlanet(name: string): string {
  return /^(Sun|Moon)$/.test(name) ? `the ${name}'s` : `${name}'s`;
}
