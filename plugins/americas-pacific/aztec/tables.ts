/**
 * Gods, birds and fortunes of the count of 260 days.
 *
 * Lords of the night and of the day: L. Spence, The Gods of Mexico (1923), pp. 364-365, after E. Seler on the
 * Aubin Tonalamatl. Patrons of days and weeks: the same school; compared with T. A. Joyce, Mexican
 * Archaeology (1914), pp. 61-62, who differs where a god has another form or a week two; Itztapaltotec of
 * the last week: a published table of the Codex Borbonicus. Birds: after
 * the Codex Borbonicus; the same thirteen in a public program. Fortunes of weeks: Sahagún, Historia general, book IV.
 */
import { vocabulary, type IdOf } from "#sdk";

/** What the soothsayers said of a day or a week. */
export const FORTUNE = vocabulary("fortune", ["favourable", "indifferent", "adverse"]);
export type Fortune = IdOf<typeof FORTUNE>;

/** The twenty day signs in order, with their names in Nahuatl. */
export const DAY_SIGN = vocabulary("aztecDay", {
  cipactli: { roman: "Cipactli" },
  ehecatl: { roman: "Ehecatl" },
  calli: { roman: "Calli" },
  cuetzpalin: { roman: "Cuetzpalin" },
  coatl: { roman: "Coatl" },
  miquiztli: { roman: "Miquiztli" },
  mazatl: { roman: "Mazatl" },
  tochtli: { roman: "Tochtli" },
  atl: { roman: "Atl" },
  itzcuintli: { roman: "Itzcuintli" },
  ozomatli: { roman: "Ozomatli" },
  malinalli: { roman: "Malinalli" },
  acatl: { roman: "Acatl" },
  ocelotl: { roman: "Ocelotl" },
  cuauhtli: { roman: "Cuauhtli" },
  cozcacuauhtli: { roman: "Cozcacuauhtli" },
  ollin: { roman: "Ollin" },
  tecpatl: { roman: "Tecpatl" },
  quiahuitl: { roman: "Quiahuitl" },
  xochitl: { roman: "Xochitl" },
});
export type DaySign = IdOf<typeof DAY_SIGN>;

/** The birds of the thirteen numbers in order. */
export const BIRD = vocabulary("dayBird", [
  "blueHummingbird",
  "greenHummingbird",
  "falcon",
  "quail",
  "blackHawk",
  "barnOwl",
  "butterfly",
  "eagle",
  "turkey",
  "hornedOwl",
  "scarletMacaw",
  "quetzal",
  "greenParrot",
]);

/** Patron of each day sign. */
export const DAY_PATRONS: Readonly<Record<DaySign, string>> = {
  cipactli: "Tonacatecuhtli",
  ehecatl: "Quetzalcoatl",
  calli: "Tepeyollotl",
  cuetzpalin: "Huehuecoyotl",
  coatl: "Chalchiuhtlicue",
  miquiztli: "Tecciztecatl",
  mazatl: "Tlaloc",
  tochtli: "Mayahuel",
  atl: "Xiuhtecuhtli",
  itzcuintli: "Mictlantecuhtli",
  ozomatli: "Xochipilli",
  malinalli: "Patecatl",
  acatl: "Tezcatlipoca",
  ocelotl: "Tlazolteotl",
  cuauhtli: "Xipe Totec",
  cozcacuauhtli: "Itzpapalotl",
  ollin: "Xolotl",
  tecpatl: "Chalchiuhtotolin",
  quiahuitl: "Tonatiuh",
  xochitl: "Xochiquetzal",
};

/** The twenty weeks of thirteen days in order, with one patron or two and their fortune. */
export const TRECENA_TABLE: readonly {
  readonly patrons: readonly string[];
  readonly fortune: Fortune;
}[] = [
  { patrons: ["Tonacatecuhtli"], fortune: "favourable" },
  { patrons: ["Quetzalcoatl"], fortune: "adverse" },
  { patrons: ["Tepeyollotl"], fortune: "favourable" },
  { patrons: ["Huehuecoyotl"], fortune: "indifferent" },
  { patrons: ["Chalchiuhtlicue"], fortune: "adverse" },
  { patrons: ["Tonatiuh", "Tecciztecatl"], fortune: "indifferent" },
  { patrons: ["Tlaloc"], fortune: "adverse" },
  { patrons: ["Mayahuel"], fortune: "adverse" },
  { patrons: ["Xiuhtecuhtli", "Tlahuizcalpantecuhtli"], fortune: "favourable" },
  { patrons: ["Mictlantecuhtli", "Tonatiuh"], fortune: "favourable" },
  { patrons: ["Patecatl"], fortune: "favourable" },
  { patrons: ["Itztlacoliuhqui"], fortune: "favourable" },
  { patrons: ["Tlazolteotl"], fortune: "indifferent" },
  { patrons: ["Xipe Totec"], fortune: "favourable" },
  { patrons: ["Itzpapalotl"], fortune: "adverse" },
  { patrons: ["Xolotl"], fortune: "favourable" },
  { patrons: ["Chalchiuhtotolin"], fortune: "indifferent" },
  { patrons: ["Chantico"], fortune: "adverse" },
  { patrons: ["Xochiquetzal"], fortune: "adverse" },
  { patrons: ["Xiuhtecuhtli", "Itztapaltotec"], fortune: "favourable" },
];

/** The nine lords of the night, G1 first. */
export const NIGHT_LORDS = [
  "Xiuhtecuhtli",
  "Itztli",
  "Piltzintecuhtli",
  "Centeotl",
  "Mictlantecuhtli",
  "Chalchiuhtlicue",
  "Tlazolteotl",
  "Tepeyollotl",
  "Tlaloc",
] as const;

/** The thirteen lords of the day, by number. */
export const DAY_LORDS = [
  "Xiuhtecuhtli",
  "Tlaltecuhtli",
  "Chalchiuhtlicue",
  "Tonatiuh",
  "Tlazolteotl",
  "Teoyaomiqui",
  "Xochipilli",
  "Tlaloc",
  "Quetzalcoatl",
  "Tezcatlipoca",
  "Mictlantecuhtli",
  "Tlahuizcalpantecuhtli",
  "Ilamatecuhtli",
] as const;
