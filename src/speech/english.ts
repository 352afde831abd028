/** Small helps for sentences in English. */

/** With a capital letter at the start. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** With a small letter at the start. */
export function uncapital(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** `a`, `a and b`, `a, b and c`. */
export function list(items: readonly string[], last = "and"): string {
  if (items.length < 2) return items[0] ?? "";
  return `${items.slice(0, -1).join(", ")} ${last} ${items.at(-1)!}`;
}

/** `1st`, `22nd`, `113th`. */
export function ordinal(value: number): string {
  const tens = value % 100;
  const ending = tens > 10 && tens < 14 ? "th" : (["th", "st", "nd", "rd"][value % 10] ?? "th");
  return `${value}${ending}`;
}

const ORDINALS =
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth";

/** `first` to `twelfth`, then `13th`. */
export function ordinalWord(value: number): string {
  return ORDINALS.split(" ")[value - 1] ?? ordinal(value);
}

const NUMBERS = "no one two three four five six seven eight nine ten eleven twelve";

/** `one` to `twelve` in letters, further ones in digits; 0 is `no`. */
export function numberWord(value: number): string {
  return NUMBERS.split(" ")[value] ?? String(value);
}

/** `1 day`, `3 days`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** `a rat`, `an ox`; by the first letter, which is enough for the words of these arts. */
export function withArticle(noun: string): string {
  return /^[aeiou]/i.test(noun) ? `an ${noun}` : `a ${noun}`;
}

/** A place with what it lies in: `Springfield, Illinois, United States`. */
export function address(name: string, division: string | null, country: string): string {
  return [name, ...(division === null ? [] : [division]), country].join(", ");
}
