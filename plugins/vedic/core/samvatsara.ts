/**
 * The sixty years of Jupiter.
 *
 * @source Surya Siddhanta I.55 (mean Jupiter), Brihat Samhita 8; the southern count of sixty from Prabhava without
 *   Jupiter; S. B. Dikshit and R. Sewell, The Indian Calendar (1896), §§ 53-62
 */
import { vocabulary, type IdOf } from "#sdk";

export const SAMVATSARA = vocabulary("samvatsara", {
  prabhava: { native: "प्रभव", roman: "Prabhava" },
  vibhava: { native: "विभव", roman: "Vibhava" },
  shukla: { native: "शुक्ल", roman: "Shukla" },
  pramoda: { native: "प्रमोद", roman: "Pramoda" },
  prajapati: { native: "प्रजापति", roman: "Prajapati" },
  angirasa: { native: "अङ्गिरस", roman: "Angirasa" },
  shrimukha: { native: "श्रीमुख", roman: "Shrimukha" },
  bhava: { native: "भाव", roman: "Bhava" },
  yuva: { native: "युव", roman: "Yuva" },
  dhatri: { native: "धातृ", roman: "Dhatri" },
  ishvara: { native: "ईश्वर", roman: "Ishvara" },
  bahudhanya: { native: "बहुधान्य", roman: "Bahudhanya" },
  pramathi: { native: "प्रमाथी", roman: "Pramathi" },
  vikrama: { native: "विक्रम", roman: "Vikrama" },
  vrisha: { native: "वृष", roman: "Vrisha" },
  chitrabhanu: { native: "चित्रभानु", roman: "Chitrabhanu" },
  subhanu: { native: "सुभानु", roman: "Subhanu" },
  tarana: { native: "तारण", roman: "Tarana" },
  parthiva: { native: "पार्थिव", roman: "Parthiva" },
  vyaya: { native: "व्यय", roman: "Vyaya" },
  sarvajit: { native: "सर्वजित्", roman: "Sarvajit" },
  sarvadharin: { native: "सर्वधारिन्", roman: "Sarvadharin" },
  virodhin: { native: "विरोधिन्", roman: "Virodhin" },
  vikriti: { native: "विकृति", roman: "Vikriti" },
  khara: { native: "खर", roman: "Khara" },
  nandana: { native: "नन्दन", roman: "Nandana" },
  vijaya: { native: "विजय", roman: "Vijaya" },
  jaya: { native: "जय", roman: "Jaya" },
  manmatha: { native: "मन्मथ", roman: "Manmatha" },
  durmukha: { native: "दुर्मुख", roman: "Durmukha" },
  hemalamba: { native: "हेमलम्ब", roman: "Hemalamba" },
  vilamba: { native: "विलम्ब", roman: "Vilamba" },
  vikarin: { native: "विकारिन्", roman: "Vikarin" },
  sharvari: { native: "शार्वरी", roman: "Sharvari" },
  plava: { native: "प्लव", roman: "Plava" },
  shubhakrit: { native: "शुभकृत्", roman: "Shubhakrit" },
  shobhana: { native: "शोभन", roman: "Shobhana" },
  krodhin: { native: "क्रोधिन्", roman: "Krodhin" },
  vishvavasu: { native: "विश्वावसु", roman: "Vishvavasu" },
  parabhava: { native: "पराभव", roman: "Parabhava" },
  plavanga: { native: "प्लवङ्ग", roman: "Plavanga" },
  kilaka: { native: "कीलक", roman: "Kilaka" },
  saumya: { native: "सौम्य", roman: "Saumya" },
  sadharana: { native: "साधारण", roman: "Sadharana" },
  virodhakrit: { native: "विरोधकृत्", roman: "Virodhakrit" },
  paridhavin: { native: "परिधाविन्", roman: "Paridhavin" },
  pramadin: { native: "प्रमादिन्", roman: "Pramadin" },
  ananda: { native: "आनन्द", roman: "Ananda" },
  rakshasa: { native: "राक्षस", roman: "Rakshasa" },
  nala: { native: "नल", roman: "Nala" },
  pingala: { native: "पिङ्गल", roman: "Pingala" },
  kalayukta: { native: "कालयुक्त", roman: "Kalayukta" },
  siddharthin: { native: "सिद्धार्थिन्", roman: "Siddharthin" },
  raudra: { native: "रौद्र", roman: "Raudra" },
  durmati: { native: "दुर्मति", roman: "Durmati" },
  dundubhi: { native: "दुन्दुभि", roman: "Dundubhi" },
  rudhirodgarin: { native: "रुधिरोद्गारिन्", roman: "Rudhirodgarin" },
  raktaksha: { native: "रक्ताक्ष", roman: "Raktaksha" },
  krodhana: { native: "क्रोधन", roman: "Krodhana" },
  akshaya: { native: "अक्षय", roman: "Akshaya" },
});
export type SamvatsaraId = IdOf<typeof SAMVATSARA>;

/** Number of the southern cycle, from 1, by Shaka years passed. */
export function southernNumber(shaka: number): number {
  return ((((shaka + 11) % 60) + 60) % 60) + 1;
}

const HINDU_EPOCH = -1132959;
/** Days in which mean Jupiter passes a sign, by the older Siddhanta. */
const JUPITER_SIGN_DAYS = 1577917500 / 364224 / 12;

/** Number of the northern cycle by mean Jupiter on a day, Rata Die. */
export function northernNumber(fixed: number): number {
  const signs = Math.floor((fixed - HINDU_EPOCH) / JUPITER_SIGN_DAYS);
  return ((((27 + signs - 1) % 60) + 60) % 60) + 1;
}

/** The first day, Rata Die, of the mean sign of Jupiter that holds a day, and of the next. */
export function northernSpan(fixed: number): readonly [number, number] {
  const signs = Math.floor((fixed - HINDU_EPOCH) / JUPITER_SIGN_DAYS);
  const first = (turn: number) => Math.ceil(HINDU_EPOCH + turn * JUPITER_SIGN_DAYS);
  return [first(signs), first(signs + 1)];
}

export function samvatsaraOf(number: number): SamvatsaraId {
  return SAMVATSARA.ids[number - 1]!;
}
