/** Tables in the shape that `match/` still reads, made of the present words; they go with its migration. */
import { SIGN, elementOf } from "#lore";
import { TextShape, Type, type Text } from "#old";
import { AYANAMSA as SCHOOL } from "./conventions.ts";
import { GRAHA, GRAHA_IDS, type GrahaId } from "./grahas.ts";
import { NAKSHATRA, NAKSHATRAS as STARS, YONI } from "./nakshatras.ts";
import { formatDegree } from "./positions.ts";
import { placeOfLongitude as placeOf } from "./shapes.ts";
import * as en from "./words/en.ts";
import * as zh from "./words/zh_hant.ts";

const text = (english: string, chinese: string): Text => ({ en: english, zhHant: chinese });

export const GRAHAS = Object.fromEntries(
  GRAHA_IDS.map((id) => [id, { name: text(en.graha[id], zh.graha[id]) }]),
) as Readonly<Record<GrahaId, { readonly name: Text }>>;

export const SIGNS = SIGN.ids.map((id) => ({
  id,
  name: text(en.sign[id], zh.sign[id]),
  element: elementOf(id),
}));

export const NAKSHATRAS = STARS.map((star) => ({
  ...star,
  name: text(en.nakshatra[star.id].text, zh.nakshatra[star.id].text),
}));
export type Nakshatra = (typeof NAKSHATRAS)[number];

/** A table of both languages. */
function both<K extends string>(
  english: Readonly<Record<K, string>>,
  chinese: Readonly<Record<K, string>>,
) {
  return Object.fromEntries(
    (Object.keys(english) as K[]).map((id) => [id, text(english[id], chinese[id])]),
  ) as Readonly<Record<K, Text>>;
}
export const NADI_NAMES = both(en.nadi, zh.nadi);
export const GANA_NAMES = both(en.gana, zh.gana);
export const ANIMAL_NAMES = both(en.yoni, zh.yoni);
export const ANIMALS = YONI.ids;

const AYANAMSA_WORDS = [en.conventions.ayanamsa, zh.conventions.ayanamsa] as const;
const option = <K extends keyof typeof SCHOOL.options>(id: K) => ({
  title: text(AYANAMSA_WORDS[0].options[id], AYANAMSA_WORDS[1].options[id]),
  source: SCHOOL.options[id].source,
});
export const AYANAMSA = {
  title: text(AYANAMSA_WORDS[0].title, AYANAMSA_WORDS[1].title),
  default: SCHOOL.default,
  options: {
    lahiri: option("lahiri"),
    raman: option("raman"),
    krishnamurti: option("krishnamurti"),
    faganBradley: option("faganBradley"),
    yukteshwar: option("yukteshwar"),
    trueChitra: option("trueChitra"),
    truePushya: option("truePushya"),
  },
};

export const PlaceShape = Type.Object({
  longitudeDeg: Type.Number(),
  sign: Type.String(),
  signName: TextShape,
  degreeInSign: Type.Number(),
  formatted: TextShape,
  nakshatra: Type.Integer({ minimum: 1, maximum: 27 }),
  nakshatraName: TextShape,
  pada: Type.Integer({ minimum: 1, maximum: 4 }),
  nakshatraLord: Type.String({ enum: [...GRAHA.ids] }),
});

/** Writes a longitude as {@link PlaceShape}. */
export function placeOfLongitude(longitudeDeg: number) {
  const { sign, nakshatra, ...rest } = placeOf(longitudeDeg);
  const degree = formatDegree(longitudeDeg);
  return {
    ...rest,
    sign,
    signName: text(en.sign[sign], zh.sign[sign]),
    formatted: text(`${degree} ${en.sign[sign]}`, `${zh.sign[sign]} ${degree}`),
    nakshatra: NAKSHATRA.ids.indexOf(nakshatra) + 1,
    nakshatraName: text(en.nakshatra[nakshatra].text, zh.nakshatra[nakshatra].text),
  };
}

/** Lists in both languages. */
export function listTexts(texts: readonly Text[]): Text {
  const list = (items: readonly string[], last: string, comma: string) =>
    items.length < 2 ? (items[0] ?? "") : `${items.slice(0, -1).join(comma)}${last}${items.at(-1)}`;
  return {
    en: list(
      texts.map((one) => one.en),
      " and ",
      ", ",
    ),
    zhHant: list(
      texts.map((one) => one.zhHant),
      "與",
      "、",
    ),
  };
}
