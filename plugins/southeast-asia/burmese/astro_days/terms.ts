/** Names of the marked days of the Burmese almanac. */
import { vocabulary, type IdOf } from "#sdk";

export const ASTRO_DAY = vocabulary("burmeseAstroDay", {
  yatyaza: { native: "ရက်ရာဇာ", roman: "Yatyaza" },
  pyathada: { native: "ပြဿဒါး", roman: "Pyathada" },
  afternoonPyathada: { native: "မွန်းလွဲပြဿဒါး", roman: "Mun hlwe Pyathada" },
  thamanyo: { native: "သမားညို", roman: "Thamanyo" },
  amyeittasote: { native: "အမြိတ္တစုတ်", roman: "Amyeittasote" },
  warameittugyi: { native: "ဝါရမိတ္တုကြီး", roman: "Warameittugyi" },
  warameittunge: { native: "ဝါရမိတ္တုငယ်", roman: "Warameittunge" },
  yatpote: { native: "ရက်ပုပ်", roman: "Yatpote" },
  thamaphyu: { native: "သမားဖြူ", roman: "Thamaphyu" },
  nagapor: { native: "နဂါးပေါ်", roman: "Nagapor" },
  yatyotema: { native: "ရက်ယုတ်မာ", roman: "Yatyotema" },
  mahayatkyan: { native: "မဟာရက်ကြမ်း", roman: "Mahayatkyan" },
  shanyat: { native: "ရှမ်းရက်", roman: "Shanyat" },
});
export type AstroDay = IdOf<typeof ASTRO_DAY>;

/** What is thought of a marked day. */
export const LEANING = vocabulary("burmeseLeaning", ["sought", "shunned", "noted"]);
export type Leaning = IdOf<typeof LEANING>;

export const NAKHAT = vocabulary("burmeseNakhat", {
  ogre: { native: "ဘီလူး", roman: "bilu" },
  elf: { native: "နတ်", roman: "nat" },
  human: { native: "လူ", roman: "lu" },
});
