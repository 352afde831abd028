/**
 * The twelve years of the Turks: names by Kashgari, forecasts as far as he gives them, months by the Uyghurs, and the names
 * that the Bulgars had for the years.
 *
 * @source Mahmud al-Kashgari, Dīwān lughāt al-Turk (1074), s.v. bars: the twelve years, and what is expected of those of
 *   the ox, the hen, the crocodile and the pig; L. Bazin, Les systèmes chronologiques dans le monde turc ancien (1991): the
 *   Uyghur months; Nominalia of the Bulgarian Khans, as read by Mikkola and Moskov: years somor to dohs
 */
import { vocabulary, type IdOf } from "#sdk";
import { modulo } from "#time";

/** The years by Kashgari's names, mouse first. */
export const ANIMAL = vocabulary("turkicAnimal", {
  mouse: { native: "sıçġan", roman: "sichghan" },
  ox: { native: "ud", roman: "ud" },
  leopard: { native: "bars", roman: "bars" },
  hare: { native: "tawışġan", roman: "tavishghan" },
  crocodile: { native: "nāg", roman: "nag" },
  snake: { native: "yılan", roman: "yilan" },
  horse: { native: "yund", roman: "yund" },
  sheep: { native: "qoy", roman: "qoy" },
  monkey: { native: "biçin", roman: "bichin" },
  hen: { native: "taqaġu", roman: "taqaghu" },
  dog: { native: "it", roman: "it" },
  pig: { native: "toŋuz", roman: "tonguz" },
});
export type Animal = IdOf<typeof ANIMAL>;

/** The Bulgar names; where the inscriptions have none, null. */
export const BULGAR = vocabulary("bulgarYear", {
  somor: { roman: "somor" },
  shegor: { roman: "shegor" },
  ver: { roman: "ver" },
  dvan: { roman: "dvan" },
  vereni: { roman: "vereni" },
  dilom: { roman: "dilom" },
  imen: { roman: "imen" },
  teku: { roman: "teku" },
  toh: { roman: "toh" },
  eth: { roman: "eth" },
  dohs: { roman: "dohs" },
});
export type Bulgar = IdOf<typeof BULGAR>;

/** By animal from the mouse; the monkey's is not on record. */
const BULGARS: readonly (Bulgar | null)[] = [
  "somor",
  "shegor",
  "ver",
  "dvan",
  "vereni",
  "dilom",
  "imen",
  "teku",
  null,
  "toh",
  "eth",
  "dohs",
];
/** Readings that scholars dispute. */
const DISPUTED: ReadonlySet<Bulgar> = new Set<Bulgar>(["ver", "vereni", "imen", "teku"]);

/** The Uyghur months, by the number of the lunar month. */
export const MONTH = vocabulary("uyghurMonth", {
  aram: { native: "aram ay", roman: "aram ay" },
  ikinti: { native: "ikinti ay", roman: "ikinti ay" },
  ucunc: { native: "üçünç ay", roman: "üchünch ay" },
  tortunc: { native: "törtünç ay", roman: "törtünch ay" },
  besinc: { native: "bėşinç ay", roman: "beshinch ay" },
  altinc: { native: "altınç ay", roman: "altïnch ay" },
  yitinc: { native: "yėtinç ay", roman: "yetinch ay" },
  sekizinc: { native: "säkizinç ay", roman: "sekizinch ay" },
  tokuzunc: { native: "toquzunç ay", roman: "toquzunch ay" },
  onunc: { native: "onunç ay", roman: "onunch ay" },
  birYigirminc: { native: "bir yėgirminç ay", roman: "bir yegirminch ay" },
  caxsapat: { native: "çaxşapat ay", roman: "chakhshapat ay" },
});

/** The animal of the year that begins in a Western year. */
export const animalOf = (westernYear: number): Animal => ANIMAL.ids[modulo(westernYear - 4, 12)]!;

/** The Bulgar name of that year; null where none is on record. */
export const bulgarOf = (westernYear: number): Bulgar | null =>
  BULGARS[modulo(westernYear - 4, 12)]!;

export const isDisputed = (name: Bulgar): boolean => DISPUTED.has(name);

/** The animals of whose years Kashgari says what is expected. */
export const FORETOLD = ["ox", "crocodile", "hen", "pig"] as const satisfies readonly Animal[];
export const isForetold = (animal: Animal): animal is (typeof FORETOLD)[number] =>
  (FORETOLD as readonly Animal[]).includes(animal);
