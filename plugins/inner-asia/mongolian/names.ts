/** Names of the Mongolian calendar, in Cyrillic with romanisation. */
import { vocabulary, type IdOf, type Leaning } from "#sdk";

/** The animals, mouse first. */
export const ANIMAL = vocabulary("mongolianAnimal", {
  mouse: { native: "хулгана", roman: "khulgana" },
  ox: { native: "үхэр", roman: "ükher" },
  tiger: { native: "бар", roman: "bar" },
  hare: { native: "туулай", roman: "tuulai" },
  dragon: { native: "луу", roman: "luu" },
  snake: { native: "могой", roman: "mogoi" },
  horse: { native: "морь", roman: "mori" },
  sheep: { native: "хонь", roman: "khoni" },
  monkey: { native: "бич", roman: "bich" },
  bird: { native: "тахиа", roman: "takhia" },
  dog: { native: "нохой", roman: "nokhoi" },
  pig: { native: "гахай", roman: "gakhai" },
});

/** The ten colours: five elements, each in its male and its female shade. */
export const COLOUR = vocabulary("mongolianColour", {
  blue: { native: "хөх", roman: "khökh" },
  bluish: { native: "хөхөгчин", roman: "khökhögchin" },
  red: { native: "улаан", roman: "ulaan" },
  reddish: { native: "улаагчин", roman: "ulaagchin" },
  yellow: { native: "шар", roman: "shar" },
  yellowish: { native: "шарагчин", roman: "sharagchin" },
  white: { native: "цагаан", roman: "tsagaan" },
  whitish: { native: "цагаагчин", roman: "tsagaagchin" },
  black: { native: "хар", roman: "khar" },
  blackish: { native: "харагчин", roman: "kharagchin" },
});

/** The months: first, middle and last of each season, from spring. */
export const MONTH = vocabulary("mongolianMonth", {
  spring1: { native: "хаврын тэргүүн сар", roman: "khavryn tergüün sar" },
  spring2: { native: "хаврын дунд сар", roman: "khavryn dund sar" },
  spring3: { native: "хаврын адаг сар", roman: "khavryn adag sar" },
  summer1: { native: "зуны тэргүүн сар", roman: "zuny tergüün sar" },
  summer2: { native: "зуны дунд сар", roman: "zuny dund sar" },
  summer3: { native: "зуны адаг сар", roman: "zuny adag sar" },
  autumn1: { native: "намрын тэргүүн сар", roman: "namryn tergüün sar" },
  autumn2: { native: "намрын дунд сар", roman: "namryn dund sar" },
  autumn3: { native: "намрын адаг сар", roman: "namryn adag sar" },
  winter1: { native: "өвлийн тэргүүн сар", roman: "övliin tergüün sar" },
  winter2: { native: "өвлийн дунд сар", roman: "övliin dund sar" },
  winter3: { native: "өвлийн адаг сар", roman: "övliin adag sar" },
});

/** The days of the week by their planets, from Sunday. */
export const PLANET = vocabulary("mongolianPlanet", {
  sun: { native: "Ням", roman: "Nyam" },
  moon: { native: "Даваа", roman: "Davaa" },
  mars: { native: "Мягмар", roman: "Myagmar" },
  mercury: { native: "Лхагва", roman: "Lkhagva" },
  jupiter: { native: "Пүрэв", roman: "Pürev" },
  venus: { native: "Баасан", roman: "Baasan" },
  saturn: { native: "Бямба", roman: "Byamba" },
});

/** What the road is said to bring. */
export const ROAD = vocabulary("mongolianRoad", ["growth", "finds", "loss", "worry"]);
export type Road = IdOf<typeof ROAD>;

/**
 * What setting out brings by the planet of the day, from Sunday; null where no almanac that was opened tells it.
 *
 * @source almanacs of Buryat monasteries as printed: Sunday 11 February 2024; Mondays 22 February 2021 and 16 September
 *   2024; Thursday 15 August 2024; Saturday 13 April 2024
 */
export const ROADS: readonly (Road | null)[] = [
  "growth",
  "finds",
  null,
  null,
  "loss",
  null,
  "worry",
];

/** How each leans. */
export const LEANINGS: Readonly<Record<Road, Leaning>> = {
  growth: "favourable",
  finds: "favourable",
  loss: "adverse",
  worry: "adverse",
};

/** Feasts of the lunar year. */
export const FEAST = vocabulary("mongolianFeast", {
  tsagaanSar: { native: "Цагаан сар", roman: "Tsagaan Sar" },
  buddhasDay: {
    native: "Бурхан багшийн их дүйчэн өдөр",
    roman: "Burkhan bagshiin ikh düichen ödör",
  },
  zulyn25: { native: "Зулын 25", roman: "Zulyn khorin tav" },
  bituun: { native: "Битүүн", roman: "Bitüün" },
});
