import { phaseRelation } from "#lore";
import {
  type Give,
  type InputOf,
  requireAnswerable,
  understand,
  type Understood,
  type Weighing,
} from "#sdk";
import { branch, formatChineseDate, modulo } from "#time";
import { chartTimeOf } from "#east/calendar/chart_time.ts";
import { lunarMomentOf } from "#east/calendar/lunar_moment.ts";
import { fourPillars, solarYearOf } from "#east/calendar/pillars.ts";
import { jieAround } from "#east/calendar/solar_terms.ts";
import { flipLines, hexagramOfLines, showHexagram } from "../../core/hexagrams.ts";
import { quarterOfPalace, replyBy, unitFor } from "../../core/question/reply.ts";
import { stateInSeason } from "#east/season.ts";
import { type Trigram, trigramOfLines, trigramOfNumber } from "../../core/trigrams.ts";
import type { MeihuaAnswer } from "./answer.ts";
import { type Cast, castByCounts } from "./cast.ts";
import { castOf, numbersGiven } from "./counting.ts";
import type { CONVENTIONS, input } from "./input.ts";
import { judgeBody } from "./judge.ts";
import { RELATION_OF, type Standing } from "./terms.ts";

export { drawFigures as picture } from "./picture.ts";

/** Score of a standing, for blends. */
const SCORES: Readonly<Record<Standing, number>> = {
  favourable: 70,
  withEffort: 60,
  draining: 40,
  unfavourable: 30,
  saved: 50,
};

export function run(
  asked: InputOf<typeof input, typeof CONVENTIONS>,
  give: Give<"now">,
): MeihuaAnswer {
  const { clock } = asked;
  requireAnswerable(asked.question);
  const understood = understand(asked.question, asked);
  const civil = give.civil();
  const { date, yearBranch, hour } = lunarMomentOf(civil, clock, asked.lateZi);
  const year =
    asked.yearStart === "lunarNewYear"
      ? yearBranch.index + 1
      : modulo(solarYearOf(jieAround(civil.julianDayUt).previous) - 4, 12) + 1;
  const moment = { year, month: date.month, day: date.day, hour: hour.index + 1 };
  const numbers = numbersGiven(asked, moment);
  const { method, cast, characters } = castOf(asked, numbers);
  const { movingLine } = cast;
  const { upper, lower, lines, turned, inner, outer, body, use, changed, mutual } = layFigure(cast);
  const relation = RELATION_OF[phaseRelation(body.element, use.element)];
  // A lunar month that was given stands for the season; 寅 is the first.
  const month = asked.lunarMonth
    ? branch(asked.lunarMonth + 1)
    : fourPillars(civil, chartTimeOf(civil, clock), "23:00", "liChun").pillars.month.branch;
  const seasonOf = ({ element }: Trigram) => stateInSeason(element, month.index);
  const side = (one: Trigram) => ({
    trigram: one.id,
    element: one.element,
    season: seasonOf(one),
  });
  const brief = ({ id, element }: Trigram) => ({ trigram: id, element });
  const toBody = (one: Trigram) => phaseRelation(one.element, body.element);
  const ofMoment = method === "time";
  const isGiven = asked.lunarMonth !== undefined || asked.lunarDay !== undefined;
  const standing = judgeBody({ body, use, changed, mutual });
  const timingNumber = cast.upper + cast.lower + movingLine;
  return {
    ...answerBy(understood, use, SCORES[standing], timingNumber, numbers.hour),
    method,
    counted: {
      year: ofMoment ? numbers.year : null,
      month: ofMoment ? numbers.month : null,
      day: ofMoment ? numbers.day : null,
      hour: numbers.hour,
      surnameStrokes: ofMoment ? (asked.surnameStrokes ?? null) : null,
      lunarDate: ofMoment && !isGiven ? formatChineseDate(date) : null,
    },
    characters,
    upper: upper.id,
    lower: lower.id,
    movingLine,
    hexagram: showHexagram(hexagramOfLines(lines)),
    mutual: showHexagram(hexagramOfLines(inner + outer)),
    changed: showHexagram(hexagramOfLines(turned)),
    body: side(body),
    use: side(use),
    relation,
    verdict: {
      value: standing,
      because: [
        {
          code: "bodyAndUse",
          with: { body: brief(body), use: brief(use), relation },
          source: "Meihua Yishu 2, 體用總訣",
        },
        {
          code: "changeToBody",
          with: { changed: brief(changed), relation: toBody(changed) },
          source: "Meihua Yishu 2, 體用總訣",
        },
        ...mutual.map((one) => ({
          code: "mutualToBody" as const,
          with: { mutual: brief(one), relation: toBody(one) },
        })),
        { code: "bodyInMonth", with: { season: seasonOf(body), month: month.id } },
      ],
    },
    timingNumber,
    question: asked.question ?? null,
  };
}

export function weigh({ verdict: { value: standing } }: MeihuaAnswer): Weighing {
  const score = SCORES[standing];
  return { score, testimonies: [{ code: "useToBody", with: { standing }, weight: score }] };
}

/** A cast laid out: figure, what it turns into, and body and use. */
function layFigure({ upper: above, lower: below, movingLine }: Cast) {
  const upper = trigramOfNumber(above);
  const lower = trigramOfNumber(below);
  const lines = lower.lines + upper.lines;
  const turned = flipLines(lines, [movingLine]);
  const [inner, outer] = [lines.slice(1, 4), lines.slice(2, 5)];
  const isBelow = movingLine <= 3;
  const [body, use] = isBelow ? [upper, lower] : [lower, upper];
  const changed = trigramOfLines(isBelow ? turned.slice(0, 3) : turned.slice(3));
  const mutual = [trigramOfLines(inner), trigramOfLines(outer)] as const;
  return { upper, lower, lines, turned, inner, outer, body, use, changed, mutual };
}

/**
 * What a figure answers: the side of the use is where, the sum of the figure the time; each option is cast as things
 * counted are, by the characters of its name with the hour.
 *
 * @source Meihua Yishu 2, 行人占, 失物占: where the trigram of the use lies; 1, 物數占
 */
function answerBy(
  asked: Understood,
  use: Trigram,
  score: number,
  count: number,
  hour: number,
): Pick<MeihuaAnswer, "asked" | "reply" | "optionFigures"> {
  const laid = asked.options.map((option) => layFigure(castByCounts([[...option].length], hour)));
  const standings = laid.map(judgeBody);
  const reply = replyBy(asked, {
    score,
    phase: use.element,
    quarter: quarterOfPalace(use.luoShu),
    count,
    unit: unitFor(asked),
    weighed: standings.map((standing, index) => ({
      option: asked.options[index]!,
      score: SCORES[standing],
    })),
  });
  const optionFigures = laid.map(({ lines }, index) => ({
    figure: showHexagram(hexagramOfLines(lines)),
    standing: standings[index]!,
  }));
  return { asked, reply, optionFigures };
}
