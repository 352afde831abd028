/**
 * The twenty-seven nakshatras and what the books attach to them.
 *
 * @source deities: Taittiriya Brahmana III.1 and Brihat Samhita 98.4-5; yoni, gana, nadi: Muhurta
 *   Chintamani VI; natures: Brihat Samhita 98.6-11; name syllables: Hora Makaranda (avakahada chakra);
 *   Chinese names: the lunar mansions by which the Xiuyao Jing (759) renders them
 */
import { vocabulary, type IdOf } from "#sdk";
import type { GrahaId } from "./grahas.ts";
import { nakshatraLord } from "./vimshottari.ts";

/** The nakshatras in order; notes of their words are `deity`, `symbol` and `theme`. */
export const NAKSHATRA = vocabulary("nakshatra", {
  ashwini: { native: "अश्विनी", roman: "Ashwini" },
  bharani: { native: "भरणी", roman: "Bharani" },
  krittika: { native: "कृत्तिका", roman: "Krittika" },
  rohini: { native: "रोहिणी", roman: "Rohini" },
  mrigashira: { native: "मृगशिरा", roman: "Mrigashira" },
  ardra: { native: "आर्द्रा", roman: "Ardra" },
  punarvasu: { native: "पुनर्वसु", roman: "Punarvasu" },
  pushya: { native: "पुष्य", roman: "Pushya" },
  ashlesha: { native: "आश्लेषा", roman: "Ashlesha" },
  magha: { native: "मघा", roman: "Magha" },
  purvaPhalguni: { native: "पूर्वफाल्गुनी", roman: "Purva Phalguni" },
  uttaraPhalguni: { native: "उत्तरफाल्गुनी", roman: "Uttara Phalguni" },
  hasta: { native: "हस्त", roman: "Hasta" },
  chitra: { native: "चित्रा", roman: "Chitra" },
  swati: { native: "स्वाति", roman: "Swati" },
  vishakha: { native: "विशाखा", roman: "Vishakha" },
  anuradha: { native: "अनुराधा", roman: "Anuradha" },
  jyeshtha: { native: "ज्येष्ठा", roman: "Jyeshtha" },
  mula: { native: "मूल", roman: "Mula" },
  purvaAshadha: { native: "पूर्वाषाढा", roman: "Purva Ashadha" },
  uttaraAshadha: { native: "उत्तराषाढा", roman: "Uttara Ashadha" },
  shravana: { native: "श्रवण", roman: "Shravana" },
  dhanishta: { native: "धनिष्ठा", roman: "Dhanishta" },
  shatabhisha: { native: "शतभिषा", roman: "Shatabhisha" },
  purvaBhadrapada: { native: "पूर्वभाद्रपदा", roman: "Purva Bhadrapada" },
  uttaraBhadrapada: { native: "उत्तरभाद्रपदा", roman: "Uttara Bhadrapada" },
  revati: { native: "रेवती", roman: "Revati" },
});
export type NakshatraId = IdOf<typeof NAKSHATRA>;

/** Animals of the yonis. */
export const YONI = vocabulary("yoni", [
  "horse",
  "elephant",
  "sheep",
  "serpent",
  "dog",
  "cat",
  "rat",
  "cow",
  "buffalo",
  "tiger",
  "deer",
  "monkey",
  "mongoose",
  "lion",
]);
export type Yoni = IdOf<typeof YONI>;

/** Sex of a yoni's animal, which is not that of the person. */
export const YONI_SEX = vocabulary("yoniSex", ["male", "female"]);
export type YoniSex = IdOf<typeof YONI_SEX>;

/** Classes of temperament. */
export const GANA = vocabulary("gana", {
  deva: { native: "देव", roman: "Deva" },
  manushya: { native: "मनुष्य", roman: "Manushya" },
  rakshasa: { native: "राक्षस", roman: "Rakshasa" },
});
export type Gana = IdOf<typeof GANA>;

/** Channels. */
export const NADI = vocabulary("nadi", {
  adi: { native: "आदि", roman: "Adi" },
  madhya: { native: "मध्य", roman: "Madhya" },
  antya: { native: "अन्त्य", roman: "Antya" },
});
export type Nadi = IdOf<typeof NADI>;

/** Classes by which undertakings are chosen. */
export const NATURE = vocabulary("nakshatraNature", [
  "fixed",
  "movable",
  "fierce",
  "mixed",
  "light",
  "soft",
  "sharp",
]);
export type Nature = IdOf<typeof NATURE>;

export interface Nakshatra {
  readonly id: NakshatraId;
  /** From 1, Ashwini. */
  readonly number: number;
  readonly lord: GrahaId;
  readonly animal: Yoni;
  readonly animalSex: YoniSex;
  readonly gana: Gana;
  readonly nadi: Nadi;
  readonly nature: Nature;
  /** First sounds of a name, one for each pada. */
  readonly syllables: readonly string[];
}

/** Animal with its sex, and the syllables of the four padas. */
const ROWS: Readonly<
  Record<NakshatraId, readonly [yoni: `${Yoni} ${YoniSex}`, syllables: string]>
> = {
  ashwini: ["horse male", "Chu Che Cho La"],
  bharani: ["elephant male", "Li Lu Le Lo"],
  krittika: ["sheep female", "A I U E"],
  rohini: ["serpent male", "O Va Vi Vu"],
  mrigashira: ["serpent female", "Ve Vo Ka Ki"],
  ardra: ["dog female", "Ku Gha Nga Chha"],
  punarvasu: ["cat female", "Ke Ko Ha Hi"],
  pushya: ["sheep male", "Hu He Ho Da"],
  ashlesha: ["cat male", "Di Du De Do"],
  magha: ["rat male", "Ma Mi Mu Me"],
  purvaPhalguni: ["rat female", "Mo Ta Ti Tu"],
  uttaraPhalguni: ["cow male", "Te To Pa Pi"],
  hasta: ["buffalo female", "Pu Sha Na Tha"],
  chitra: ["tiger female", "Pe Po Ra Ri"],
  swati: ["buffalo male", "Ru Re Ro Ta"],
  vishakha: ["tiger male", "Ti Tu Te To"],
  anuradha: ["deer female", "Na Ni Nu Ne"],
  jyeshtha: ["deer male", "No Ya Yi Yu"],
  mula: ["dog male", "Ye Yo Bha Bhi"],
  purvaAshadha: ["monkey male", "Bhu Dha Pha Dha"],
  uttaraAshadha: ["mongoose male", "Bhe Bho Ja Ji"],
  shravana: ["monkey female", "Khi Khu Khe Kho"],
  dhanishta: ["lion female", "Ga Gi Gu Ge"],
  shatabhisha: ["horse female", "Go Sa Si Su"],
  purvaBhadrapada: ["lion male", "Se So Da Di"],
  uttaraBhadrapada: ["cow female", "Du Tha Jha Na"],
  revati: ["elephant female", "De Do Cha Chi"],
};

const DEVA = [1, 5, 7, 8, 13, 15, 17, 22, 27];
const MANUSHYA = [2, 4, 6, 11, 12, 20, 21, 25, 26];
const ADI = [1, 6, 7, 12, 13, 18, 19, 24, 25];
const MADHYA = [2, 5, 8, 11, 14, 17, 20, 23, 26];
const NATURES: Readonly<Record<Nature, readonly number[]>> = {
  fixed: [4, 12, 21, 26],
  movable: [7, 15, 22, 23, 24],
  fierce: [2, 10, 11, 20, 25],
  mixed: [3, 16],
  light: [1, 8, 13],
  soft: [5, 14, 17, 27],
  sharp: [6, 9, 18, 19],
};

/** Index 0 is Ashwini. */
export const NAKSHATRAS: readonly Nakshatra[] = NAKSHATRA.ids.map((id, index) => {
  const number = index + 1;
  const [yoni, syllables] = ROWS[id];
  const [animal, animalSex] = yoni.split(" ") as [Yoni, YoniSex];
  return {
    id,
    number,
    lord: nakshatraLord(index),
    animal,
    animalSex,
    gana: DEVA.includes(number) ? "deva" : MANUSHYA.includes(number) ? "manushya" : "rakshasa",
    nadi: ADI.includes(number) ? "adi" : MADHYA.includes(number) ? "madhya" : "antya",
    nature: NATURE.ids.find((one) => NATURES[one].includes(number))!,
    syllables: syllables.split(" "),
  };
});
