/**
 * God, tree and bird of each of the thirty weeks, and for the weeks whose pages were opened where the house stands, what is
 * feared and where Kala lies.
 *
 * @source Serat Pawukon (Ng. Wirapustaka, 1903; A. S. Putra's version, pawukon.blogspot.com), Primbon Betaljemur Adammakna as
 *   Rumah Tembi and primbon.net retell it. Opened: Sinta, Landep, Wukir, Warigagung, Kuningan, Langkir, Medangkungan, Wuye, Manahil,
 *   Wugu, Dukut; the other gods in two lists, the other trees and birds second hand
 */
import { vocabulary, type IdOf } from "#sdk";
import type { Direction } from "../../core/names.ts";

const named = <const N extends string>(...names: readonly N[]) =>
  Object.fromEntries(
    names.map((roman: string) => [roman.toLowerCase().replaceAll(" ", ""), { roman }] as const),
  ) as Record<
    N extends `${infer A} ${infer B}` ? Lowercase<`${A}${B}`> : Lowercase<N>,
    { roman: string }
  >;

export const GOD = vocabulary(
  "wukuGod",
  named(
    "Yamadipati",
    "Mahadewa",
    "Mahayekti",
    "Langsur",
    "Bayu",
    "Cakra",
    "Asmara",
    "Maharesi",
    "Sambu",
    "Gana",
    "Kamajaya",
    "Endra",
    "Kala",
    "Brahma",
    "Guritna",
    "Tantra",
    "Wisnu",
    "Surenggana",
    "Siwah",
    "Basuki",
    "Sakri",
    "Kuwera",
    "Citragotra",
    "Bisma",
    "Durga",
    "Singajanma",
    "Sri",
    "Sadana",
    "Antaboga",
  ),
);
export const TREE = vocabulary(
  "wukuTree",
  named(
    "Kendhayakan",
    "Nagasari",
    "Ingas",
    "Walikukun",
    "Waringin",
    "Sulastri",
    "Cemara",
    "Cempaka",
    "Tangan",
    "Wijayakusuma",
    "Asem",
    "Rembuyut",
    "Parijatha",
    "Trengguli",
    "Upas",
    "Plasa",
    "Tal",
    "Tigaron",
    "Tirisan",
    "Wuni",
    "Pandhan",
  ),
);
export const BIRD = vocabulary(
  "wukuBird",
  named(
    "Gagak",
    "Atat Kembang",
    "Manyar",
    "Salindhitan",
    "Branjangan",
    "Ayam Alas",
    "Kepodang",
    "Betet",
    "Kutilang",
    "Nuri",
    "Bidho",
    "Urang-urangan",
    "Gemak",
    "Platuk",
    "Emprit",
    "Cocak",
    "Puter",
    "Prenjak",
    "Pelung",
    "Gogik",
    "Sepahan",
  ),
);
export type God = IdOf<typeof GOD>;
export type Tree = IdOf<typeof TREE>;
export type Bird = IdOf<typeof BIRD>;

/** Where the house (gedhong) of the week stands in its picture. */
export const GEDHONG = vocabulary("wukuHouse", [
  "inFront",
  "bothSides",
  "above",
  "lyingInFront",
  "behindClosed",
  "onHead",
]);
/** What those of a week are told to look out for. */
export const DANGER = vocabulary("wukuDanger", [
  "middleYears",
  "fallingTree",
  "illTreatment",
  "ownKin",
  "quarrelAndTheft",
  "oath",
  "sorcery",
  "blade",
  "venom",
  "chest",
]);

interface Opened {
  readonly house: IdOf<typeof GEDHONG> | null;
  readonly danger: IdOf<typeof DANGER> | null;
  readonly kala: Direction;
}
type Row = readonly [god: God, tree: Tree, bird: Bird | null, opened?: Opened];
const opened = (house: Opened["house"], danger: Opened["danger"], kala: Direction): Opened => ({
  house,
  danger,
  kala,
});

/** From Sinta. */
export const WUKU_TABLE: readonly Row[] = [
  ["yamadipati", "kendhayakan", "gagak", opened("inFront", "middleYears", "northEast")],
  ["mahadewa", "kendhayakan", "atatkembang", opened("inFront", "fallingTree", "west")],
  ["mahayekti", "nagasari", "manyar", opened("inFront", "illTreatment", "southEast")],
  ["langsur", "ingas", "salindhitan"],
  ["bayu", "walikukun", "branjangan"],
  ["cakra", "waringin", "ayamalas"],
  ["asmara", "sulastri", "kepodang"],
  ["maharesi", "cemara", "betet", opened("bothSides", "ownKin", "north")],
  ["sambu", "cempaka", "kutilang"],
  ["gana", "tangan", "nuri"],
  ["kamajaya", "tangan", "bidho"],
  ["endra", "wijayakusuma", "urang-urangan", opened(null, null, "west")],
  ["kala", "ingas", "gemak", opened(null, "quarrelAndTheft", "southEast")],
  ["brahma", "asem", "platuk"],
  ["guritna", "rembuyut", "emprit"],
  ["tantra", "kendhayakan", "cocak"],
  ["wisnu", "parijatha", "puter"],
  ["surenggana", "trengguli", null],
  ["siwah", "upas", "prenjak"],
  ["basuki", "plasa", "pelung", opened("above", "oath", "east")],
  ["sakri", "nagasari", "ayamalas"],
  ["kuwera", "tal", "gogik", opened("lyingInFront", "sorcery", "west")],
  ["citragotra", "tigaron", "sepahan", opened(null, "blade", "northEast")],
  ["bisma", "tirisan", "urang-urangan"],
  ["durga", "cemara", "ayamalas"],
  ["singajanma", "wuni", "kepodang", opened("behindClosed", "venom", "south")],
  ["sri", "cempaka", "ayamalas"],
  ["sadana", "tal", "nuri"],
  ["sakri", "pandhan", "ayamalas", opened("onHead", "chest", "southWest")],
  ["antaboga", "wijayakusuma", "gogik"],
];
