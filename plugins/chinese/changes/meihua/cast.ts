import { modulo } from "#time";

/** What a plum blossom figure is made of. */
export interface Cast {
  /** Early-heaven numbers of the trigrams, 1 to 8. */
  readonly upper: number;
  readonly lower: number;
  /** 1 to 6, from the lowest. */
  readonly movingLine: number;
}

/** Makes a cast of three sums: nothing over stands for the whole. */
function cast(upper: number, lower: number, moving: number): Cast {
  const remainder = (value: number, of: number) => modulo(value - 1, of) + 1;
  return {
    upper: remainder(upper, 8),
    lower: remainder(lower, 8),
    movingLine: remainder(moving, 6),
  };
}

/**
 * By year branch, lunar month, day and double hour, each counted from 1; for a building the strokes of the owner's
 * surname count with the date.
 *
 * @source Meihua Yishu 1, 年月日時起例; 2, 起卦加數例
 */
export function castByTime(
  [year, month, day, hour]: readonly [number, number, number, number],
  surnameStrokes = 0,
): Cast {
  const date = year + month + day + surnameStrokes;
  return cast(date, date + hour, date + hour);
}

/** By one number's digits, two numbers, or three. */
export function castByNumbers(numbers: readonly number[], hour: number, addHour: boolean): Cast {
  const extra = addHour ? hour : 0;
  if (numbers.length === 1) return castByDigits(String(numbers[0]), hour, addHour);
  const [a, b, c] = numbers as [number, number, number?];
  return cast(a, b, c ?? a + b + extra);
}

/** One number: the fewer digits above, the rest below, their sum moves. */
function castByDigits(digits: string, hour: number, addHour: boolean): Cast {
  const sum = (text: string) => [...text].reduce((total, digit) => total + Number(digit), 0);
  if (digits.length === 1) {
    const number = Number(digits);
    return cast(number, number + hour, number + hour);
  }
  const half = Math.floor(digits.length / 2);
  const total = sum(digits) + (addHour ? hour : 0);
  return cast(sum(digits.slice(0, half)), sum(digits.slice(half)), total);
}

/**
 * By things counted, by sounds heard, or by feet and inches: one count above and the hour below, or two counts; the
 * hour moves the line.
 *
 * @source Meihua Yishu 1, 物數占, 聲音占, 丈尺占
 */
export function castByCounts(counts: readonly number[], hour: number): Cast {
  const [first, second] = counts as [number, number?];
  return second === undefined
    ? cast(first, hour, first + hour)
    : cast(first, second, first + second + hour);
}

/**
 * By an object and the direction from which it comes: its trigram above, the direction's below, and the hour.
 *
 * @param object early-heaven number of the trigram that the object belongs to
 * @source Meihua Yishu 1, 後天端法
 */
export function castByObject(object: number, direction: number, hour: number): Cast {
  return cast(object, direction, object + direction + hour);
}

/**
 * By what each character of a text counts for, tone or strokes or one: the smaller half above. No hour is added
 * unless asked for.
 *
 * @source Meihua Yishu 1, 字占: one character to three by strokes, four to ten by tones, from eleven on by their number
 */
export function castByCharacters(worth: readonly number[], extra = 0): Cast {
  const half = Math.floor(worth.length / 2);
  const sum = (part: readonly number[]) => part.reduce((total, one) => total + one, 0);
  return cast(sum(worth.slice(0, half)), sum(worth.slice(half)), sum(worth) + extra);
}

/** By the strokes of two parts or of two characters. @source Meihua Yishu 1, 西林寺牌額占 */
export function castByStrokes(upper: number, lower: number): Cast {
  return cast(upper, lower, upper + lower);
}
