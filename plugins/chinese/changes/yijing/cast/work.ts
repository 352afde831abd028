import {
  type Give,
  type InputOf,
  Refusal,
  requireAnswerable,
  understand,
  type Understood,
} from "#sdk";
import { modulo } from "#time";
import { lunarMomentOf } from "#east/calendar/lunar_moment.ts";
import {
  flipLines,
  type Hexagram,
  hexagramOfLines,
  showHexagram,
} from "../../../core/hexagrams.ts";
import { quarterOfPalace, replyBy, unitFor } from "../../../core/question/reply.ts";
import { castByNumbers, castByTime } from "../../meihua/cast.ts";
import { augurOf, scoreOf } from "../augury.ts";
import { judgementOf, lineOf, lineTitle, type Received } from "../received.ts";
import type { CastAnswer } from "./answer.ts";
import type { CONVENTIONS, input } from "./input.ts";
import { sideOf } from "./sides.ts";
import { type School, type Speaker, speakersOf } from "./speakers.ts";
import type { Standing, Way } from "./terms.ts";
import { type Counted, countStalks, linesOfCast, throwCoins } from "./ways.ts";

export { drawCast as picture } from "./picture.ts";

type Asked = InputOf<typeof input, typeof CONVENTIONS>;

export function run(given: Asked, give: Give<"now" | "random">): CastAnswer {
  const { question = null, speaks } = given;
  requireAnswerable(given.question);
  const asked = understand(given.question, given);
  const method = methodOf(given);
  const stalks = method === "yarrow" ? countStalks(give.random) : null;
  const laid = lay(valuesOf(method, given, give, stalks), speaks);
  const { figure, changed, chief, score } = laid;
  const byChance = method === "coins" || method === "yarrow";
  const optionLaid = (byChance ? asked.options : []).map(() => {
    const again = method === "yarrow" ? countStalks(give.random).map(({ value }) => value) : null;
    return lay(again ?? throwCoins(give.random), speaks);
  });
  const omens = augurOf(chief.text.original);
  const side = question === null ? null : sideOf(asked.matter);
  return {
    method,
    values: laid.values,
    stalks: stalks?.map(({ left }) => left) ?? null,
    moving: laid.moving,
    figure: showHexagram(figure),
    changed: changed && showHexagram(changed),
    rule: laid.rule,
    texts: laid.texts.map((one) => ({ ...one, omens: augurOf(one.text.original) })),
    verdict: {
      value: standingOf(score),
      because: [
        omens.length > 0
          ? { code: "omens" as const, with: { words: omens } }
          : { code: "noOmen" as const },
      ],
    },
    side: side && { side, says: { code: "onSide", with: { hexagram: figure.id, side } } },
    asked,
    reply: answerBy(asked, laid, optionLaid),
    optionCasts: optionLaid.map((one) => ({
      figure: showHexagram(one.figure),
      changed: one.changed && showHexagram(one.changed),
      standing: standingOf(one.score),
    })),
    question,
  } as CastAnswer;
}

export function weigh({ texts, verdict }: CastAnswer) {
  const score = scoreOf(String(texts[0]!.text.original));
  const standing = verdict.value;
  return { score, testimonies: [{ code: "textSays", with: { standing }, weight: score }] };
}

export function places(answer: CastAnswer) {
  const { hexagram, fullName } = answer.figure;
  const { score, testimonies } = weigh(answer);
  return [{ place: { code: "thrown", with: { hexagram, fullName } }, score, testimonies }];
}

/**
 * How the lines come about.
 *
 * @throws {Refusal} otherWay where what was given belongs to another way, or to two
 */
function methodOf({ method, lines, numbers }: Asked): Way {
  const byGift: Way | undefined = lines ? "lines" : numbers ? "numbers" : undefined;
  if ((lines && numbers) || (method && byGift && method !== byGift)) throw new Refusal("otherWay");
  const way = byGift ?? method ?? "coins";
  if ((way === "lines" && !lines) || (way === "numbers" && !numbers)) {
    throw new Refusal("nothingToCast");
  }
  return way;
}

function valuesOf(
  method: Way,
  { lines, numbers, clock, lateZi }: Asked,
  give: Give<"now" | "random">,
  stalks: readonly Counted[] | null,
): readonly number[] {
  switch (method) {
    case "yarrow":
      return stalks!.map(({ value }) => value);
    case "lines":
      return lines!;
    case "numbers":
      return linesOfCast(castByNumbers(numbers!, 0, false));
    case "time": {
      const { date, yearBranch, hour } = lunarMomentOf(give.civil(), clock, lateZi);
      const year = modulo(yearBranch.index, 12) + 1;
      return linesOfCast(castByTime([year, date.month, date.day, hour.index + 1]));
    }
    default:
      return throwCoins(give.random);
  }
}

/** A cast laid out: its figures, the texts that speak and how the chief one stands. */
interface Laid {
  readonly values: readonly number[];
  readonly moving: readonly number[];
  readonly figure: Hexagram;
  readonly changed: Hexagram | null;
  readonly rule: CastAnswer["rule"];
  readonly texts: readonly Spoken[];
  readonly chief: Spoken;
  readonly line: number;
  readonly score: number;
}
interface Spoken {
  readonly whose: Speaker["whose"];
  readonly title: string;
  readonly text: Received;
}

function lay(values: readonly number[], school: School): Laid {
  const lines = values.map((value) => (value % 2 === 1 ? "1" : "0")).join("");
  const moving = [1, 2, 3, 4, 5, 6].filter((place) => [6, 9].includes(values[place - 1]!));
  const figure = hexagramOfLines(lines);
  const changed = moving.length > 0 ? hexagramOfLines(flipLines(lines, moving)) : null;
  const { rule, speakers } = speakersOf(values, school);
  const texts = speakers.map(({ whose, line }): Spoken => {
    const of = whose === "figure" ? figure : changed!;
    return line === 0
      ? { whose, title: "卦辭", text: judgementOf(of.number) }
      : { whose, title: lineTitle(of.lines, line), text: lineOf(of.number, line)! };
  });
  const chief = texts[0]!;
  const { line } = speakers[0]!;
  return {
    values,
    moving,
    figure,
    changed,
    rule,
    texts,
    chief,
    line,
    score: scoreOf(chief.text.original),
  };
}

/** Which standing a score falls into. */
function standingOf(score: number): Standing {
  if (score >= 60) return "favourable";
  return score <= 40 ? "unfavourable" : "mixed";
}

/**
 * What a cast answers: where the trigram lies in which the chief text stands (the upper one for a judgement), and its
 * number for a time. A model of this folder: the book itself names neither place nor time.
 */
function answerBy(
  asked: Understood,
  { figure, changed, chief, line, score }: Laid,
  options: readonly Laid[],
): CastAnswer["reply"] {
  const of = chief.whose === "figure" ? figure : changed!;
  const trigram = line >= 1 && line <= 3 ? of.lower : of.upper;
  return replyBy(asked, {
    score,
    phase: trigram.element,
    quarter: quarterOfPalace(trigram.luoShu),
    count: trigram.number,
    unit: unitFor(asked),
    weighed: options.map((one, index) => ({ option: asked.options[index]!, score: one.score })),
  });
}
