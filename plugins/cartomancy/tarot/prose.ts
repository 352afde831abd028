/** Joins a position and a card into prose, in both languages. */
import type { TarotCard, Text } from "./card.ts";
import type { Position } from "./positions.ts";

/** Trumps that are named after a quality and take no article in running English. */
const WITHOUT_ARTICLE = new Set(["strength", "justice", "death", "temperance", "judgement"]);

/**
 * Names a card as it stands inside a sentence: "the Fool reversed", "Justice", 逆位的「愚者」.
 *
 * @param reversed true adds the orientation; an upright card is named without it
 */
export function nameInProse(card: TarotCard, reversed: boolean): Text {
  const bare = card.name.en.replace(/^The /, "");
  const english = WITHOUT_ARTICLE.has(card.slug) ? bare : `the ${bare}`;
  const chinese = `「${card.name.zhHant}」`;
  return reversed
    ? { en: `${english} reversed`, zhHant: `逆位的${chinese}` }
    : { en: english, zhHant: chinese };
}

/**
 * Says what a card means in a position: the position's lead, then the card's sentence for the aspect
 * that the position asks about.
 *
 * @param reversed the drawn orientation; it is always named, and the text follows it except in a
 * position that is read upright
 */
export function readInPosition(position: Position, card: TarotCard, reversed: boolean): Text {
  const name = nameInProse(card, reversed);
  const side = reversed && position.readUpright !== true ? card.reversed : card.upright;
  const sentence = side.aspects[position.aspect];
  return {
    en: `${position.lead.en.replace("{card}", name.en)} ${sentence.en}`,
    zhHant: `${position.lead.zhHant.replace("{card}", name.zhHant)}${sentence.zhHant}`,
  };
}
