/** The reading of a birth day as rules write it. */
import { type Brief, type Lang, sayIn } from "#old";
import type { BirthAnswer } from "./birth_sign.ts";

/** Writes what a writer may use, and the whole reading from rules alone. */
export function writeBirthBrief(answer: BirthAnswer, lang: Lang): Brief {
  const say = sayIn(lang);
  const { day, trecena, cross, direction, numberWeight, dayOfTrecena } = answer;
  const facts = {
    day: day.text,
    gloss: say(day.gloss),
    portrait: say(day.portrait),
    number: say(numberWeight),
    trecena: trecena.name,
    direction: say(direction.name),
    conception: cross.conception.text,
    destiny: cross.destiny.text,
    action: cross.action.text,
    feeling: cross.feeling.text,
    score: answer.score,
  };
  if (lang === "en") {
    return {
      facts,
      outline: ["The day", "The trecena", "The cross"],
      plain: [
        `The birth day is ${day.text}, the day of the ${bare(day.gloss.en)}. Whoever is born under it ${day.portrait.en}. It bears ${numberWeight.en}, and looks to the ${direction.name.en}, whose colour is ${direction.colour.en}.`,
        `It is day ${dayOfTrecena} of the thirteen that begin with 1 ${trecena.name}; over all of them lies the mood of the ${bare(trecena.gloss.en)}.`,
        `On the cross of the day-keepers the conception day is ${cross.conception.text}: the one it shapes ${cross.conception.portrait.en}, and that is how youth begins. The day of destiny is ${cross.destiny.text}, which ${cross.destiny.portrait.en}; later years grow towards it. Action leans on ${cross.action.text} (${bare(cross.action.gloss.en)}), feeling on ${cross.feeling.text} (${bare(cross.feeling.gloss.en)}).`,
        "The day changes here at midnight; day-keepers who count from sunrise give an earlier birth to the day before.",
      ].join("\n\n"),
    };
  }
  return {
    facts,
    outline: ["生日之日", "十三日週", "十字"],
    plain: [
      `生日是 ${day.text}，屬「${day.gloss.zhHant}」之日。這天出生的人${day.portrait.zhHant}。${numberWeight.zhHant}；方位在${direction.name.zhHant}，其色為${direction.colour.zhHant}。`,
      `它是以 1 ${trecena.name} 起首的十三日中的第 ${dayOfTrecena} 日，整週都帶著「${trecena.gloss.zhHant}」的氣息。`,
      `守日者的十字上，受胎日是 ${cross.conception.text}，年少時${cross.conception.portrait.zhHant}；命途日是 ${cross.destiny.text}，往後的歲月漸漸朝它長去，${cross.destiny.portrait.zhHant}。行事倚著 ${cross.action.text}（${cross.action.gloss.zhHant}），情感倚著 ${cross.feeling.text}（${cross.feeling.gloss.zhHant}）。`,
      "此處以午夜換日；以日出換日的守日者，會把日出前的出生算在前一日。",
    ].join("\n\n"),
  };
}

function bare(gloss: string): string {
  return gloss.replace(/^the /, "");
}
