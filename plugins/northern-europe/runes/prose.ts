/** Joins a position and a rune into prose, in both languages. */
import type { Rune, RuneText, Text } from "./rune.ts";
import type { Position } from "./spreads.ts";

/**
 * Gives the text of the orientation in which a rune fell.
 *
 * @param merkstave true for a rune that lies upside down
 * @throws {RangeError} if the rune has no reversed form
 */
export function textOf(rune: Rune, merkstave: boolean): RuneText {
  if (!merkstave) return rune.upright;
  if (rune.merkstave === undefined) {
    throw new RangeError(`Cannot read ${rune.id} merkstave: it has no reversed form`);
  }
  return rune.merkstave;
}

/** Names a rune as it stands inside a sentence: "Fehu reversed", "the blank stave", 逆位的「菲胡」. */
export function nameInProse(rune: Rune, merkstave: boolean): Text {
  const english = rune.name.en.replace(/^The /, "the ");
  const chinese = `「${rune.name.zhHant}」`;
  return merkstave
    ? { en: `${english} reversed`, zhHant: `逆位的${chinese}` }
    : { en: english, zhHant: chinese };
}

/**
 * Says what a rune means in a position: the position's lead, then the rune's sentence for the aspect
 * that the position asks about.
 *
 * @throws {RangeError} if `merkstave` is true for a rune without a reversed form
 */
export function readInPosition(position: Position, rune: Rune, merkstave: boolean): Text {
  const sentence = textOf(rune, merkstave).aspects[position.aspect];
  const name = nameInProse(rune, merkstave);
  return {
    en: `${position.lead.en.replace("{rune}", name.en)} ${sentence.en}`,
    zhHant: `${position.lead.zhHant.replace("{rune}", name.zhHant)}${sentence.zhHant}`,
  };
}
