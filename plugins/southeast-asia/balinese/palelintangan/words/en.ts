import { english, type Translation, type Words } from "#sdk";
import { dateText } from "../../../core/words/days_en.ts";
import { names } from "../../core/words/en.ts";
import type { answer, StarAnswer } from "../answer.ts";
import type { input } from "../input.ts";
import { STAR } from "../stars.ts";
import { lintang } from "./stars_en.ts";

export const en = {
  title: "Palelintangan, star of birth",
  summary:
    "The star of a birth among the thirty-five of the Balinese calendar cloths, with what is painted and our reading of it",
  fields: {
    star: "Star",
    meaning: "Our reading of the picture",
    number: "Number",
    saptawara: "Day of the week",
    pancawara: "Market day",
    urip: "Urip, weight",
    wuku: "Wuku",
    beforeSunrise: "Born before sunrise",
    sunriseKnown: "Sunrise of the place known",
    returns: "Next dates",
  },
  terms: { lintang, saptawara: names.saptawara, pancawara: names.pancawara, wuku: names.wuku },
  omissions: {
    birthTime:
      "No time of birth was given: noon was taken. The Balinese day begins at sunrise, so a birth before it belongs to the star of the day before.",
  },
  reading({ star, number, saptawara, pancawara, urip, wuku, beforeSunrise, returns }: StarAnswer) {
    const early = beforeSunrise ? " You came before sunrise, so the day before holds you." : "";
    return [
      `You were born on ${names.saptawara[saptawara]} ${names.pancawara[pancawara]} in wuku ${names.wuku[wuku]}; the two days weigh ${urip}.${early} On the calendar cloth that square, the ${english.ordinal(number)} of thirty-five, shows ${lintang[star].text}: ${STAR.writings[star]!.roman!}.`,
      `We read the picture so: ${lintang[star].meaning}.`,
      `The star comes back every thirty-five days, next on ${english.list(returns.slice(0, 2).map(dateText))}. Painters and villages name some of the stars otherwise.`,
    ];
  },
  picture: {
    title: (star: string) => english.capital(star),
    desc: (weekday: string, market: string) => `Star of ${weekday} ${market}`,
  },
} satisfies Words<{ input: typeof input; answer: typeof answer; omissions: { birthTime: {} } }>;

export type StarWords = Translation<typeof en>;
