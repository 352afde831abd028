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
import { SIGN, type Sign } from "#lore";
import { vocabulary, type IdOf } from "#sdk";

/** Planets of the faces, in their order from 0° Aries. */
export const FACE = vocabulary("face", [
  "mars",
  "sun",
  "venus",
  "mercury",
  "moon",
  "saturn",
  "jupiter",
]);
export type Face = IdOf<typeof FACE>;

/** What the names mean that are plain Egyptian. */
export const GLOSS = vocabulary("gloss", [
  "upperKhentet",
  "lowerKhentet",
  "behindQed",
  "thousands",
  "jaw",
  "upperArm",
  "leg",
  "upperEnd",
  "sharpOne",
  "twoTortoises",
  "belowKenmet",
  "frontOfDjat",
  "endOfDjat",
  "forerunnerOfKhentet",
  "twoFish",
  "behindSesme",
  "middleOfTheBoat",
  "presserOfWine",
  "sheep",
  "behindTheSheep",
  "forerunnerOfTheTwoSpirits",
  "twoSpirits",
  "forerunnerOfTheTwoSouls",
  "twoSouls",
]);
export type Gloss = IdOf<typeof GLOSS>;

/** Gods whose name or image a decan bears. */
export const GOD = vocabulary("god", ["orion", "isisSothis", "chnoubis", "shesmu"]);

/** One decan. */
export interface Decan {
  /** 1 is the first ten degrees of Aries. */
  readonly number: number;
  /** Counted from Sothis, the first ten degrees of Cancer, with which the Egyptian year began. */
  readonly fromSothis: number;
  readonly greek: string;
  readonly latin: string;
  readonly egyptian: string;
  readonly gloss: Gloss | null;
  /** The god whose name or image the decan bears; null where the name is of stars alone. */
  readonly god: IdOf<typeof GOD> | null;
  readonly face: Face;
}

type Row = readonly [greek: string, latin: string, egyptian: string, gloss?: Gloss];

const ROWS: readonly Row[] = [
  ["Chontare", "Senator", "Khentet-her", "upperKhentet"],
  ["Chontachre", "Senacher", "Khentet-kher", "lowerKhentet"],
  ["Siket", "Sentacher", "Sa-qed", "behindQed"],
  ["Choou", "Suo", "Khau", "thousands"],
  ["Ero", "Aryo", "Aret", "jaw"],
  ["Rhombromare", "Romanae", "Remen-hery", "upperArm"],
  ["Thosolk", "Thesogar", "Tjes-areq"],
  ["Ouare", "Ver", "Waret", "leg"],
  ["Phouori", "Tepis", "Pehwy-her", "upperEnd"],
  ["Sothis", "Sothis", "Sopdet", "sharpOne"],
  ["Sit", "Sith", "Setwy", "twoTortoises"],
  ["Chnoumis", "Thiumis", "Kenmet"],
  ["Charchnoumis", "Craumonis", "Khery-Kenmet", "belowKenmet"],
  ["Epe", "Sic", "Hat-djat", "frontOfDjat"],
  ["Phoupe", "Futile", "Pehwy-djat", "endOfDjat"],
  ["Tom", "Thumis", "Temat"],
  ["Ouestebkoti", "Tophicus", "Weshat-bekat"],
  ["Aphoso", "Afut", "Ipsed"],
  ["Souchoe", "Seuichut", "Sebkhes"],
  ["Ptechout", "Sepisent", "Tepy-a-khentet", "forerunnerOfKhentet"],
  ["Chontare", "Senta", "Khentet-her", "upperKhentet"],
  ["Stochnene", "Sentacer", "Sapty-khenwy", "twoFish"],
  ["Sesme", "Tepsisen", "Sesme"],
  ["Sisieme", "Sentineu", "Sa-sesme", "behindSesme"],
  ["Reouo", "Eregbuo", "Hery-ib-wia", "middleOfTheBoat"],
  ["Sesme", "Sagon", "Seshmu", "presserOfWine"],
  ["Komme", "Chenene", "Kenmu"],
  ["Smat", "Themeso", "Semed"],
  ["Sro", "Epiemu", "Seret", "sheep"],
  ["Isro", "Omot", "Sa-seret", "behindTheSheep"],
  ["Ptiau", "Oro", "Tepy-a-akhwy", "forerunnerOfTheTwoSpirits"],
  ["Aeu", "Cratero", "Akhwy", "twoSpirits"],
  ["Ptibiou", "Tepis", "Tepy-a-bawy", "forerunnerOfTheTwoSouls"],
  ["Biou", "Acha", "Bawy", "twoSouls"],
  ["Chontare", "Tepibui", "Khentet-her", "upperKhentet"],
  ["Ptibiou", "Uiu", "Tepy-a-bawy", "forerunnerOfTheTwoSouls"],
];

const GODS: Readonly<Record<number, IdOf<typeof GOD>>> = {
  6: "orion",
  7: "orion",
  8: "orion",
  10: "isisSothis",
  12: "chnoubis",
  13: "chnoubis",
  26: "shesmu",
};

/** The decans, index 0 is the first of Aries. */
export const DECANS: readonly Decan[] = ROWS.map(([greek, latin, egyptian, gloss], index) => ({
  number: index + 1,
  fromSothis: ((index + 27) % 36) + 1,
  greek,
  latin,
  egyptian,
  gloss: gloss ?? null,
  god: GODS[index + 1] ?? null,
  face: FACE.ids[index % 7]!,
}));

/** The decan of a tropical longitude in degrees [0, 360). */
export function decanOf(longitudeDeg: number): Decan {
  return DECANS[Math.floor(longitudeDeg / 10)]!;
}

/** The sign and the third of it in which a decan lies. */
export function placeOf({ number }: Decan): { readonly sign: Sign; readonly third: number } {
  return { sign: SIGN.ids[Math.floor((number - 1) / 3)]!, third: ((number - 1) % 3) + 1 };
}
