/**
 * The thirty-six decans.
 *
 * @source Greek names: after Hephaestio of Thebes, Apotelesmatica I.1, three transcriptions compared, which
 * differ in the spelling of six; Latin names: after Firmicus Maternus, Mathesis IV.22, two compared,
 * which differ in two; Egyptian names behind the Greek ones: after H. Brugsch, Thesaurus I (1883),
 * simplified; glosses where the name is plain Egyptian (after O. Neugebauer, R. Parker, Egyptian
 * Astronomical Texts III, 1969). Names recur in the sources: the number is the key. Faces: planets in the
 * order Mars, Sun, Venus, Mercury, Moon, Saturn, Jupiter from 0° Aries, five times round and Mars again
 */
import type { Text } from "#old";
import { ZODIAC_SIGNS } from "#sky";

export const PLANETS = ["mars", "sun", "venus", "mercury", "moon", "saturn", "jupiter"] as const;
export type Face = (typeof PLANETS)[number];

/** One decan. */
export interface Decan {
  /** 1 is the first ten degrees of Aries. */
  readonly number: number;
  /** Counted from Sothis, the first ten degrees of Cancer, with which the Egyptian year began. */
  readonly fromSothis: number;
  readonly greek: string;
  readonly latin: string;
  readonly egyptian: string;
  readonly gloss: Text | null;
  /** The god whose name or image the decan bears; null where the name is of stars alone. */
  readonly god: Text | null;
  readonly face: Face;
}

type Row = readonly [greek: string, latin: string, egyptian: string, en?: string, zhHant?: string];

const ROWS: readonly Row[] = [
  ["Chontare", "Senator", "Khentet-her", "upper Khentet", "上肯特"],
  ["Chontachre", "Senacher", "Khentet-kher", "lower Khentet", "下肯特"],
  ["Siket", "Sentacher", "Sa-qed", "behind Qed", "凱德之後"],
  ["Choou", "Suo", "Khau", "the thousands", "眾千"],
  ["Ero", "Aryo", "Aret", "the jaw", "顎"],
  ["Rhombromare", "Romanae", "Remen-hery", "the upper arm", "上臂"],
  ["Thosolk", "Thesogar", "Tjes-areq"],
  ["Ouare", "Ver", "Waret", "the leg", "腿"],
  ["Phouori", "Tepis", "Pehwy-her", "the upper end", "上末"],
  ["Sothis", "Sothis", "Sopdet", "the sharp one, Sirius", "銳利者，即天狼星"],
  ["Sit", "Sith", "Setwy", "the two tortoises", "雙龜"],
  ["Chnoumis", "Thiumis", "Kenmet"],
  ["Charchnoumis", "Craumonis", "Khery-Kenmet", "below Kenmet", "肯美特之下"],
  ["Epe", "Sic", "Hat-djat", "the front of Djat", "傑特之前"],
  ["Phoupe", "Futile", "Pehwy-djat", "the end of Djat", "傑特之末"],
  ["Tom", "Thumis", "Temat"],
  ["Ouestebkoti", "Tophicus", "Weshat-bekat"],
  ["Aphoso", "Afut", "Ipsed"],
  ["Souchoe", "Seuichut", "Sebkhes"],
  ["Ptechout", "Sepisent", "Tepy-a-khentet", "the forerunner of Khentet", "肯特之先行"],
  ["Chontare", "Senta", "Khentet-her", "upper Khentet", "上肯特"],
  ["Stochnene", "Sentacer", "Sapty-khenwy", "the two fish", "雙魚"],
  ["Sesme", "Tepsisen", "Sesme"],
  ["Sisieme", "Sentineu", "Sa-sesme", "behind Sesme", "塞斯美之後"],
  ["Reouo", "Eregbuo", "Hery-ib-wia", "in the middle of the boat", "舟之中央"],
  ["Sesme", "Sagon", "Seshmu", "the presser of wine", "榨酒者"],
  ["Komme", "Chenene", "Kenmu"],
  ["Smat", "Themeso", "Semed"],
  ["Sro", "Epiemu", "Seret", "the sheep", "綿羊"],
  ["Isro", "Omot", "Sa-seret", "behind the sheep", "綿羊之後"],
  ["Ptiau", "Oro", "Tepy-a-akhwy", "the forerunner of the two spirits", "雙靈之先行"],
  ["Aeu", "Cratero", "Akhwy", "the two spirits", "雙靈"],
  ["Ptibiou", "Tepis", "Tepy-a-bawy", "the forerunner of the two souls", "雙魂之先行"],
  ["Biou", "Acha", "Bawy", "the two souls", "雙魂"],
  ["Chontare", "Tepibui", "Khentet-her", "upper Khentet", "上肯特"],
  ["Ptibiou", "Uiu", "Tepy-a-bawy", "the forerunner of the two souls", "雙魂之先行"],
];

const ORION: Text = { en: "Sah, the Orion of Osiris", zhHant: "薩赫，即歐西里斯之獵戶" };
const CHNOUBIS: Text = {
  en: "Chnoubis, the lion-headed serpent of the amulets",
  zhHant: "庫努比斯，護符上的獅首蛇",
};
const GODS: Readonly<Record<number, Text>> = {
  6: ORION,
  7: ORION,
  8: ORION,
  10: { en: "Isis as Sothis", zhHant: "化身天狼星之伊西斯" },
  12: CHNOUBIS,
  13: CHNOUBIS,
  26: { en: "Shesmu, god of the press", zhHant: "榨酒之神謝斯穆" },
};

/** The decans, index 0 is the first of Aries. */
export const DECANS: readonly Decan[] = ROWS.map(([greek, latin, egyptian, en, zhHant], index) => ({
  number: index + 1,
  fromSothis: ((index + 27) % 36) + 1,
  greek,
  latin,
  egyptian,
  gloss: en !== undefined && zhHant !== undefined ? { en, zhHant } : null,
  god: GODS[index + 1] ?? null,
  face: PLANETS[index % 7]!,
}));

/** The decan of a tropical longitude in degrees [0, 360). */
export function decanOf(longitudeDeg: number): Decan {
  return DECANS[Math.floor(longitudeDeg / 10)]!;
}

/** The sign and the third of it in which a decan lies. */
export function placeOf({ number }: Decan) {
  const { id, name } = ZODIAC_SIGNS[Math.floor((number - 1) / 3)]!;
  return { sign: { id, name }, third: ((number - 1) % 3) + 1 };
}
