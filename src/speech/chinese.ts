/** Small helps for sentences in Chinese. */

/** `甲、乙與丙`. */
export function list(items: readonly string[], last = "與"): string {
  if (items.length < 2) return items[0] ?? "";
  return `${items.slice(0, -1).join("、")}${last}${items.at(-1)!}`;
}

const DIGITS = [..."零一二三四五六七八九"];

/**
 * A whole number as it is spoken: 十二, 二十, 一百零五, 二百五十六.
 *
 * @param value 0 to 9999
 */
export function numeral(value: number): string {
  if (value < 10) return DIGITS[value]!;
  if (value < 20) return `十${value === 10 ? "" : DIGITS[value - 10]!}`;
  for (const [size, unit] of [
    [1000, "千"],
    [100, "百"],
    [10, "十"],
  ] as const) {
    if (value < size) continue;
    const rest = value % size;
    const gap = rest > 0 && rest < size / 10 ? "零" : "";
    const tail = rest >= 10 && rest < 20 ? `一${numeral(rest)}` : numeral(rest);
    return `${DIGITS[Math.floor(value / size)]!}${unit}${rest === 0 ? "" : gap + tail}`;
  }
  return String(value);
}

/** A place with what it lies in: `斯普林菲爾德（美國伊利諾州）`. */
export function address(name: string, division: string | null, country: string): string {
  const inside =
    division === null ? "" : /^\p{Script=Latin}/u.test(division) ? ` ${division}` : division;
  return `${name}（${country}${inside}）`;
}
