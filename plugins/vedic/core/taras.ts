/** The nine stars that are counted from the nakshatra of the birth, three nakshatras to each. */
import { vocabulary, type IdOf } from "#sdk";

/** In the order in which they are counted; the note of their words is `meaning`. */
export const TARA = vocabulary("tara", {
  janma: { native: "जन्म", roman: "Janma" },
  sampat: { native: "सम्पत्", roman: "Sampat" },
  vipat: { native: "विपत्", roman: "Vipat" },
  kshema: { native: "क्षेम", roman: "Kshema" },
  pratyak: { native: "प्रत्यक्", roman: "Pratyak" },
  sadhaka: { native: "साधक", roman: "Sadhaka" },
  naidhana: { native: "नैधन", roman: "Naidhana" },
  mitra: { native: "मित्र", roman: "Mitra" },
  paramaMitra: { native: "परममित्र", roman: "Parama Mitra" },
});
export type Tara = IdOf<typeof TARA>;

/** The stars that hinder; the other six favour. */
export const ADVERSE_TARAS: readonly Tara[] = ["vipat", "pratyak", "naidhana"];
