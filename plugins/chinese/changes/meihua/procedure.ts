import { phaseRelation } from "#lore";
import { byMoment, defineProcedure, Refusal, wordsIn } from "#sdk";
import { formatChineseDate, modulo } from "#time";
import { chartTimeOf } from "../../calendar/chart_time.ts";
import { lunarMomentOf } from "../../calendar/lunar_moment.ts";
import { fourPillars, solarYearOf } from "../../calendar/pillars.ts";
import { jieAround } from "../../calendar/solar_terms.ts";
import { flipLines, hexagramOfLines, showHexagram } from "../../core/hexagrams.ts";
import { stateInSeason } from "../../core/season.ts";
import { trigramOfNumber, type Trigram } from "../../core/trigrams.ts";
import { answer, type MeihuaAnswer } from "./answer.ts";
import { castByNumbers, castByText, castByTime } from "./cast.ts";
import { CONVENTIONS, input } from "./input.ts";
import { drawFigures } from "./picture.ts";
import { RELATION_OF, STANDING_OF, type Standing } from "./terms.ts";
import type { MeihuaWords } from "./words/en.ts";

/** Score of a standing, for blends. */
const SCORES: Readonly<Record<Standing, number>> = {
  favourable: 70,
  withEffort: 60,
  draining: 40,
  unfavourable: 30,
};

/** Plum blossom figure of a moment, of numbers or of a text. */
export const meihuaCalculate = defineProcedure({
  name: "meihua.calculate",
  tradition: "chinese-changes",
  words: wordsIn<MeihuaWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/meihua.svg",
  needs: ["now"],
  reads: "moment",
  input,
  output: answer,
  conventions: CONVENTIONS,
  refusals: ["longitudeNeeded", "yearOutOfRange", "numbersAndText", "nothingToCount"],
  run(asked, give): MeihuaAnswer {
    const { numbers, text, clock } = asked;
    if (numbers && text) throw new Refusal("numbersAndText");
    if (text && !/[^\s\p{P}]/u.test(text)) throw new Refusal("nothingToCount");
    const civil = give.civil();
    const { date, yearBranch, hour } = lunarMomentOf(civil, clock, asked.lateZi);
    const year =
      asked.yearStart === "lunarNewYear"
        ? yearBranch.index + 1
        : modulo(solarYearOf(jieAround(civil.julianDayUt).previous) - 4, 12) + 1;
    const hourNumber = hour.index + 1;
    const addHour = asked.addHour === "with";
    const method = numbers ? "numbers" : text ? "text" : "time";
    const cast = numbers
      ? castByNumbers(numbers, hourNumber, addHour)
      : text
        ? castByText(text, hourNumber, addHour)
        : castByTime(year, date.month, date.day, hourNumber);
    const { movingLine } = cast;
    const upper = trigramOfNumber(cast.upper);
    const lower = trigramOfNumber(cast.lower);
    const lines = lower.lines + upper.lines;
    const [body, use] = movingLine <= 3 ? [upper, lower] : [lower, upper];
    const relation = RELATION_OF[phaseRelation(body.element, use.element)];
    const chart = chartTimeOf(civil, clock);
    const month = fourPillars(civil, chart, "23:00", "liChun").pillars.month.branch;
    const side = ({ id, element }: Trigram) => ({
      trigram: id,
      element,
      season: stateInSeason(element, month.index),
    });
    const ofMoment = method === "time";
    return {
      method,
      counted: {
        year: ofMoment ? year : null,
        month: ofMoment ? date.month : null,
        day: ofMoment ? date.day : null,
        hour: hourNumber,
        lunarDate: ofMoment ? formatChineseDate(date) : null,
      },
      upper: upper.id,
      lower: lower.id,
      movingLine,
      hexagram: showHexagram(hexagramOfLines(lines)),
      mutual: showHexagram(hexagramOfLines(lines.slice(1, 4) + lines.slice(2, 5))),
      changed: showHexagram(hexagramOfLines(flipLines(lines, [movingLine]))),
      body: side(body),
      use: side(use),
      relation,
      verdict: {
        value: STANDING_OF[relation],
        because: [
          {
            code: "bodyAndUse",
            with: {
              body: { trigram: body.id, element: body.element },
              use: { trigram: use.id, element: use.element },
              relation,
            },
            source: "Meihua Yishu, ti yong",
          },
          {
            code: "bodyInMonth",
            with: { season: stateInSeason(body.element, month.index), month: month.id },
          },
        ],
      },
      timingNumber: cast.upper + cast.lower + movingLine,
      question: asked.question ?? null,
    };
  },
  asks: byMoment,
  weighs: {
    origin: "verdict",
    read({ verdict: { value: standing } }) {
      const score = SCORES[standing];
      return { score, testimonies: [{ code: "useToBody", with: { standing }, weight: score }] };
    },
  },
  picture: drawFigures,
  examples: [
    {
      title: "a moment of 2055",
      input: { date: "2055-09-27", time: "03:31", timezone: "+08:00", clock: "civil" },
      expect: {
        hexagram: { fullName: "火水未濟" },
        mutual: { fullName: "水火既濟" },
        changed: { fullName: "雷水解" },
        movingLine: 6,
        relation: { native: "體剋用" },
      },
      source:
        "rules of Meihua Yishu as three public programs evaluate them; lunar date of tyme4ts 1.5.2",
    },
  ],
  references: [
    { title: "Meihua Yishu 梅花易數", author: "attr. Shao Yong 邵雍", year: "Song; printed Ming" },
  ],
});
