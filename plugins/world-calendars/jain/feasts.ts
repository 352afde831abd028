/**
 * Feasts by lunar month and tithi; months end with the new moon.
 *
 * @source P. K. Shah, "Historical Perspective of Samvatsari Day and Jain Calendar" (jainsamaj.org, 2012); P. S. Jaini, The
 *   Jaina Path of Purification (1979); Digambara days by common almanacs. Months of the dark half are told here by the
 *   western reckoning, so that what the north calls dark Kartika stands under Ashvina
 */
import { vocabulary, type IdOf } from "#sdk";

export const SCHOOLS = ["murtipujak", "sthanakvasi", "digambara"] as const;
export type School = (typeof SCHOOLS)[number];

export const MONTH = vocabulary("jainMonth", {
  chaitra: { native: "चैत्र", roman: "Chaitra" },
  vaishakha: { native: "वैशाख", roman: "Vaishakha" },
  jyeshtha: { native: "ज्येष्ठ", roman: "Jyeshtha" },
  ashadha: { native: "आषाढ", roman: "Ashadha" },
  shravana: { native: "श्रावण", roman: "Shravana" },
  bhadrapada: { native: "भाद्रपद", roman: "Bhadrapada" },
  ashvina: { native: "आश्विन", roman: "Ashvina" },
  kartika: { native: "कार्तिक", roman: "Kartika" },
  margashirsha: { native: "मार्गशीर्ष", roman: "Margashirsha" },
  pausha: { native: "पौष", roman: "Pausha" },
  magha: { native: "माघ", roman: "Magha" },
  phalguna: { native: "फाल्गुन", roman: "Phalguna" },
});
export type Month = IdOf<typeof MONTH>;

const ALL = SCHOOLS;
const WHITE = ["murtipujak", "sthanakvasi"] as const;
const SKY = ["digambara"] as const;
/** Tithis 16 to 30 are those of the dark half. */
const DARK = 15;

type Row = readonly [month: Month, tithi: number, schools: readonly School[]];
const FEASTS = {
  birthOfMahavira: ["chaitra", 13, ALL],
  akshayaTritiya: ["vaishakha", 3, ALL],
  omniscienceOfMahavira: ["vaishakha", 10, ALL],
  shrutaPanchami: ["jyeshtha", 5, SKY],
  rainsBegin: ["ashadha", 14, ALL],
  viraShasana: ["ashadha", DARK + 1, SKY],
  liberationOfParshva: ["shravana", 7, ALL],
  samvatsari: ["bhadrapada", 4, ["murtipujak"]],
  samvatsariOfTheFifth: ["bhadrapada", 5, ["sthanakvasi"]],
  sugandhaDashami: ["bhadrapada", 10, SKY],
  anantaChaturdashi: ["bhadrapada", 14, SKY],
  kshamavani: ["bhadrapada", DARK + 1, SKY],
  liberationOfMahavira: ["ashvina", 30, ALL],
  newYear: ["kartika", 1, ALL],
  jnanaPanchami: ["kartika", 5, WHITE],
  rainsEnd: ["kartika", 14, ALL],
  kartikaPurnima: ["kartika", 15, WHITE],
  maunaEkadashi: ["margashirsha", 11, WHITE],
  birthOfParshva: ["margashirsha", DARK + 10, ALL],
  liberationOfRishabha: ["pausha", DARK + 13, WHITE],
  liberationOfRishabhaSky: ["pausha", DARK + 14, SKY],
  springRite: ["phalguna", 14, ALL],
} as const satisfies Readonly<Record<string, Row>>;
export type Feast = keyof typeof FEASTS;
export const FEAST = vocabulary("jainFeast", Object.keys(FEASTS) as [Feast, ...Feast[]]);

/** The feasts of a school on a tithi of a month. */
export function feastsOf(month: Month, tithi: number, school: School): readonly Feast[] {
  return FEAST.ids.filter((id) => {
    const [of, on, schools]: Row = FEASTS[id];
    return of === month && on === tithi && schools.includes(school);
  });
}

/** Spans of days that a school keeps: the month, the first and the last tithi. */
const SEASONS = {
  ayambilOliOfSpring: ["chaitra", 7, 15, ["murtipujak"]],
  ayambilOliOfAutumn: ["ashvina", 7, 15, ["murtipujak"]],
  ashtahnikaOfRains: ["ashadha", 8, 15, SKY],
  ashtahnikaOfAutumn: ["kartika", 8, 15, SKY],
  ashtahnikaOfSpring: ["phalguna", 8, 15, SKY],
} as const satisfies Readonly<
  Record<string, readonly [month: Month, from: number, to: number, schools: readonly School[]]>
>;
export type Season = keyof typeof SEASONS | "paryushana" | "dasLakshana";
export const SEASON = vocabulary("jainSeason", [
  "paryushana",
  "dasLakshana",
  ...(Object.keys(SEASONS) as (keyof typeof SEASONS)[]),
]);

/** The span of tithis that holds a tithi; none where the month has no such span. */
export function seasonOf(month: Month, tithi: number, school: School): Season | null {
  const ids = Object.keys(SEASONS) as (keyof typeof SEASONS)[];
  return (
    ids.find((id) => {
      const [of, from, to, schools] = SEASONS[id];
      const kept: readonly School[] = schools;
      return of === month && tithi >= from && tithi <= to && kept.includes(school);
    }) ?? null
  );
}

/** The feast that ends the great season of a school, its days counted back from it, and how many they are. */
export const GREAT_SEASON: Readonly<
  Record<School, { readonly season: Season; readonly ends: Feast; readonly days: number }>
> = {
  murtipujak: { season: "paryushana", ends: "samvatsari", days: 8 },
  sthanakvasi: { season: "paryushana", ends: "samvatsariOfTheFifth", days: 8 },
  digambara: { season: "dasLakshana", ends: "anantaChaturdashi", days: 10 },
};

/** Days of each half that are kept with fasting: the bright half 1-15, the dark half alike. */
export const PARVA: Readonly<Record<School, readonly number[]>> = {
  murtipujak: [2, 5, 8, 11, 14, 15],
  sthanakvasi: [2, 5, 8, 11, 14, 15],
  digambara: [8, 14],
};
