/** What is counted of the inputs, and the cast that follows. */
import { Refusal, type InputOf } from "#sdk";
import { modulo } from "#time";
import { branchOf } from "#east/pairs.ts";
import { TRIGRAM, TRIGRAMS, trigramOfLines, type TrigramId } from "../../core/trigrams.ts";
import { writtenStrokes } from "../../names/strokes.ts";
import type { MeihuaAnswer } from "./answer.ts";
import {
  castByCharacters,
  castByCounts,
  castByNumbers,
  castByObject,
  castByStrokes,
  castByTime,
  type Cast,
} from "./cast.ts";
import type { CONVENTIONS, input } from "./input.ts";
import { TONE } from "./terms.ts";
import { toneOf } from "./tones.ts";

type Asked = InputOf<typeof input, typeof CONVENTIONS>;
type Characters = MeihuaAnswer["characters"];

/** The numbers of a moment, each from 1. */
export interface MomentNumbers {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
}

/** A cast, by what it was made, and how a text was counted. */
export interface Counted {
  readonly method: MeihuaAnswer["method"];
  readonly cast: Cast;
  readonly characters: Characters;
}

const NO_CHARACTER = /[\s\p{P}]/gu;
const STROKES_UP_TO = 3;
const TONES_UP_TO = 10;

/** The numbers of the moment, with what was given in their place. */
export function numbersGiven(asked: Asked, moment: MomentNumbers): MomentNumbers {
  const number = (id: Asked["hourBranch"]) =>
    id === undefined ? undefined : branchOf(id).index + 1;
  return {
    year: number(asked.yearBranch) ?? moment.year,
    month: asked.lunarMonth ?? moment.month,
    day: asked.lunarDay ?? moment.day,
    hour: number(asked.hourBranch) ?? moment.hour,
  };
}

/**
 * Casts by what was given: a figure, an object, strokes, counts, numbers or a text; else by the moment.
 *
 * @throws {Refusal} where more than one is given, or one of a pair
 */
export function castOf(asked: Asked, { year, month, day, hour }: MomentNumbers): Counted {
  const { numbers, text, counts, strokes, object, direction, figure, movingLine } = asked;
  const given = [numbers, text, counts, strokes, object ?? direction, figure ?? movingLine];
  if (given.filter((one) => one !== undefined).length > 1) throw new Refusal("numbersAndText");
  if ((object === undefined) !== (direction === undefined)) throw new Refusal("halfGiven");
  if ((figure === undefined) !== (movingLine === undefined)) throw new Refusal("halfGiven");
  const addHour = asked.addHour === "with";
  const by = (method: Counted["method"], cast: Cast): Counted => ({
    method,
    cast,
    characters: null,
  });
  if (figure && movingLine) {
    const [lower, upper] = [figure.slice(0, 3), figure.slice(3)].map(
      (lines) => trigramOfLines(lines).number,
    );
    return by("figure", { upper: upper!, lower: lower!, movingLine });
  }
  if (object && direction)
    return by("object", castByObject(numberOf(object), numberOf(direction), hour));
  if (strokes) return by("strokes", castByStrokes(strokes[0]!, strokes[1]!));
  if (counts) return by("counts", castByCounts(counts, hour));
  if (numbers) return by("numbers", castByNumbers(numbers, hour, addHour));
  if (text) {
    const characters = countText(text, asked.tones);
    const worth = characters!.each.map((one) => one.worth);
    return { method: "text", cast: castByCharacters(worth, addHour ? hour : 0), characters };
  }
  return by("time", castByTime([year, month, day, hour], asked.surnameStrokes));
}

function numberOf(id: TrigramId): number {
  return TRIGRAMS[TRIGRAM.ids.indexOf(id)]!.number;
}

/**
 * Counts a text: two or three characters by strokes, four to ten by tones, more by their number. A text with a
 * character that has no tone is counted by its number.
 */
function countText(text: string, tones: readonly number[] | undefined): Characters {
  const letters = [...text.replaceAll(NO_CHARACTER, "")];
  if (letters.length === 0) throw new Refusal("nothingToCount");
  if (letters.length === 1) throw new Refusal("oneCharacter");
  if (tones && tones.length !== letters.length) throw new Refusal("tonesDoNotFit");
  const looked: readonly (number | null)[] = tones ?? letters.map(toneOf);
  if (letters.length > STROKES_UP_TO && letters.length <= TONES_UP_TO && !looked.includes(null)) {
    const each = letters.map((character, i) => ({
      character,
      worth: looked[i]!,
      tone: TONE.ids[modulo(looked[i]! - 1, 4)]!,
    }));
    return { basis: "tones", each, tonesGiven: tones !== undefined };
  }
  const strokes = letters.map(writtenStrokes);
  const byStrokes = letters.length <= STROKES_UP_TO && !strokes.includes(0);
  const each = letters.map((character, i) => ({
    character,
    worth: byStrokes ? strokes[i]! : 1,
    tone: null,
  }));
  return { basis: byStrokes ? "strokes" : "number", each, tonesGiven: false };
}
