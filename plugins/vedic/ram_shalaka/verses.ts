/**
 * The grid of Tulsidas: nine verses of the Ramcharitmanas woven letter by letter into two hundred and twenty-five squares.
 *
 * @source Shri Rama Shalaka Prashnavali, as it is printed with the Ramcharitmanas (16th century); Hindi Wikipedia's copy of the
 *   grid, whose seventh column is wanting: there the verses themselves give the letters
 */
import { vocabulary, type IdOf, type Leaning } from "#sdk";

/** Books of the Ramcharitmanas from which the verses come. */
export const KANDA = vocabulary("kanda", {
  bala: { native: "बालकाण्ड", roman: "Balkand" },
  sundara: { native: "सुन्दरकाण्ड", roman: "Sundarkand" },
  lanka: { native: "लंकाकाण्ड", roman: "Lankakand" },
});

export interface Verse {
  readonly letters: readonly string[];
  readonly lines: readonly [string, string];
  readonly kanda: IdOf<typeof KANDA>;
  readonly speaks: Leaning;
}

const verse = (
  letters: string,
  first: string,
  second: string,
  kanda: Verse["kanda"],
  speaks: Leaning,
): Verse => ({ letters: letters.split(" "), lines: [first, second], kanda, speaks });

/** In the order of their first letters in the first row. */
export const VERSES: readonly Verse[] = [
  verse(
    "सु नु सि य स त्य अ सी स ह म ा री पू जि हि म न का म ना तु म्ह ा री",
    "सुनु सिय सत्य असीस हमारी।",
    "पूजिहि मन कामना तुम्हारी॥",
    "bala",
    "favourable",
  ),
  verse(
    "प्र बि सि न ग र की जे स ब का जा हृ द य रा खि को स ल पु र रा ज ा",
    "प्रबिसि नगर कीजे सब काजा।",
    "हृदय राखि कोसलपुर राजा॥",
    "sundara",
    "favourable",
  ),
  verse(
    "उ घ रें अं त न हो इ नि ब ा हू का ल ने मि जि मि र ा व न र ा हू",
    "उघरें अंत न होइ निबाहू।",
    "कालनेमि जिमि रावन राहू॥",
    "bala",
    "adverse",
  ),
  verse(
    "बि धि बस सुज न कु सं ग त प र हीं फ नि मनि स मनि ज गु न अ नु स र हीं",
    "बिधि बस सुजन कुसंगत परहीं।",
    "फनि मनि सम निज गुन अनुसरहीं॥",
    "bala",
    "adverse",
  ),
  verse(
    "हो इ हि सो इ जो रा म र चि र ा खा को क रि त र क ब ढा व हिं सा षा",
    "होइहि सोइ जो राम रचि राखा।",
    "को करि तरक बढावहिं साषा॥",
    "bala",
    "mixed",
  ),
  verse(
    "मु द मं ग ल म य सं त स मा जू जि मि ज ग जं ग म ती र थ र ा जू",
    "मुद मंगलमय संत समाजू।",
    "जिमि जग जंगम तीरथराजू॥",
    "bala",
    "favourable",
  ),
  verse(
    "ग र ल सु धा रि पु क र य मि ता ई गो प द सिं धु अ न ल सि त ला ई",
    "गरल सुधा रिपु करय मिताई।",
    "गोपद सिंधु अनल सितलाई॥",
    "sundara",
    "favourable",
  ),
  verse(
    "ब रु न कु बे र सु रे स स मी रा र न स न मु ख ध रि का ह न धी रा",
    "बरुन कुबेर सुरेस समीरा।",
    "रन सनमुख धरि काह न धीरा॥",
    "lanka",
    "adverse",
  ),
  verse(
    "सु फ ल म नो र थ हो इ तु म्हा रे रा म ल ष न सु नि भ ए सु ष ा रे",
    "सुफल मनोरथ होइ तुम्हारे।",
    "राम लषन सुनि भए सुषारे॥",
    "bala",
    "favourable",
  ),
];

export const SIDE = 15;
export const CELLS = SIDE * SIDE;
const NINTH = 9;

/** The verse that a square belongs to, from 0; every ninth letter from it stays within that verse. */
export const verseAt = (cell: number): number => (cell - 1) % NINTH;
/** The letter of a square, 1 to 225, in rows from the top. */
export const letterAt = (cell: number): string =>
  VERSES[verseAt(cell)]!.letters[Math.floor((cell - 1) / NINTH)]!;
/** The squares in the order in which they are read: every ninth, and from the end back to the beginning. */
export const readingFrom = (cell: number): readonly number[] =>
  Array.from({ length: CELLS / NINTH }, (_, i) => ((cell - 1 + NINTH * i) % CELLS) + 1);

/** What a verse speaks for, 0 to 100. */
export const SCORE: Readonly<Record<Leaning, number>> = {
  favourable: 80,
  mixed: 50,
  adverse: 20,
};
