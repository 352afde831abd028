/**
 * What kind of day each of the 377 is, and the names of the feasts of the two highest degrees.
 *
 * @source Calendrier pataphysique perpétuel of the Collège de ’Pataphysique (1949 and later printings), by the list that
 *   the Perl module DateTime::Calendar::Pataphysical took from it. Names of the lesser feasts are the Collège’s own
 *   invention and stay in its calendar
 */
import { vocabulary, type IdOf } from "#sdk";

export const DEGREE = vocabulary("pataphysicalDegree", {
  first: { native: "fête suprême première" },
  second: { native: "fête suprême seconde" },
  third: { native: "fête suprême tierce" },
  fourth: { native: "fête suprême quarte" },
  vacuation: { native: "vacuation" },
});
export type Degree = IdOf<typeof DEGREE>;

/** A row a month, from Absolu: the degree of its 29 days, `v` for a vacuation. */
const DEGREES = [
  "1444444 34v4v44 34vv444 244444v v",
  "2444444 2v44444 3444433 2344414 v",
  "3444444 3v44334 1444444 2444444 v",
  "3444444 2414444 2444344 1443444 v",
  "3441444 34v4444 3444441 2444v4v v",
  "3444444 34444v4 344444v 2444344 v",
  "3444444 344444v 3444444 244443v 4",
  "344444v 3444444 144v4v4 2v44444 v",
  "3444444 344vv44 344v444 2444444 v",
  "3v44444 2v44444 3444444 1342444 v",
  "3444444 3444444 3442444 244444v 2",
  "1444444 2444444 2444444 2444444 v",
  "34442v4 3444443 3444443 2444443 v",
].map((row) => row.replaceAll(" ", ""));
const BY_CODE: Readonly<Record<string, Degree>> = {
  "1": "first",
  "2": "second",
  "3": "third",
  "4": "fourth",
  v: "vacuation",
};

/** @param month 1-13 @param day 1-29 */
export const degreeOf = (month: number, day: number): Degree =>
  BY_CODE[DEGREES[month - 1]![day - 1]!]!;

/** Feasts of the first and second degree: their month and day, and what they are called in French. */
const FEASTS = {
  birthOfJarry: [1, 1, "Nativité d’Alfred Jarry"],
  emmanuelGod: [1, 22, "Emmanuel Dieu"],
  ageOfFaustroll: [2, 1, "L’Âge du Dr Faustroll"],
  haHa: [2, 8, "Fête du Haha"],
  bosseDeNageRises: [2, 22, "Résurrection de Bosse-de-Nage"],
  occultationOfJarry: [2, 27, "Occultation d’Alfred Jarry"],
  navigationOfFaustroll: [3, 15, "Navigation du Dr Faustroll"],
  lautreamont: [3, 22, "St Lautréamont"],
  conceptionOfUbu: [4, 8, "Conception du P. Ubu"],
  exaltationOfUbuRoi: [4, 10, "Exaltation d’Ubu Roi"],
  khurmookum: [4, 15, "Khurmookum du Dr Faustroll"],
  caesarAntichrist: [4, 22, "César-Antechrist"],
  debraining: [5, 4, "Décervelage"],
  chairOfFaustroll: [5, 21, "Chaire du Dr Faustroll"],
  physickStick: [5, 22, "Ostention du Bâton à Physique"],
  saintSex: [6, 22, "St Sexe, stylite"],
  sengle: [7, 22, "St Sengle, déserteur"],
  inventionOfPataphysics: [8, 15, "Invention de la ’Pataphysique"],
  polyhedra: [8, 22, "Fête des Polyèdres"],
  palotins: [9, 22, "Sts Palotins des Phynances"],
  cuckoldryOfUbu: [10, 8, "Cocuage de M. le P. Ubu"],
  ontogeny: [10, 22, "Ontogénie pataphysique"],
  apparitionOfUbuRoi: [10, 25, "Apparition d’Ubu Roi"],
  visitationOfMotherUbu: [11, 18, "Visitation de Mère Ubu"],
  gidouille: [11, 22, "Fête de Gidouille"],
  nameOfUbu: [11, 29, "Nom d’Ubu"],
  feastOfUbu: [12, 1, "Fête du P. Ubu"],
  hook: [12, 8, "Susception du Croc à Merdre"],
  processionOfPhynances: [12, 15, "Procession aux Phynances"],
  ubuEnchained: [12, 22, "Ubu ès Liens"],
  assumptionOfMessalina: [13, 5, "Assomption de Ste Messaline"],
  dragoness: [13, 22, "Ste Dragonne, pyrophage"],
} as const satisfies Readonly<
  Record<string, readonly [month: number, day: number, native: string]>
>;
export type Feast = keyof typeof FEASTS;

export const FEAST = vocabulary(
  "pataphysicalFeast",
  Object.fromEntries(
    Object.entries(FEASTS).map(([id, [, , native]]) => [id, { native }]),
  ) as Record<Feast, { native: string }>,
);

/** The feast of the first or second degree on a day; null where there is none. */
export function feastOf(month: number, day: number): Feast | null {
  return FEAST.ids.find((id) => FEASTS[id][0] === month && FEASTS[id][1] === day) ?? null;
}
