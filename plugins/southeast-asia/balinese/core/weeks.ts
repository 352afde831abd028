/**
 * The ten weeks of Bali that run side by side, and the thirty named weeks.
 *
 * @source names and spelling: balinese-date-js-lib after I. B. Suparta Ardhana, Pokok-pokok Wariga (2005); order as in `#time`
 */
import { vocabulary, type IdOf } from "#sdk";
import { baliPawukon, modulo } from "#time";

/** Ids in lower case with their names. */
const named = <const N extends string>(...names: readonly N[]) =>
  Object.fromEntries(
    names.map((roman: string) => [roman.toLowerCase(), { roman }] as const),
  ) as Record<Lowercase<N>, { roman: string }>;

export const DWIWARA = vocabulary("dwiwara", named("Menga", "Pepet"));
export const TRIWARA = vocabulary("triwara", named("Pasah", "Beteng", "Kajeng"));
export const CATURWARA = vocabulary("caturwara", named("Sri", "Laba", "Jaya", "Menala"));
export const PANCAWARA = vocabulary("pancawara", named("Umanis", "Paing", "Pon", "Wage", "Kliwon"));
export const SADWARA = vocabulary(
  "sadwara",
  named("Tungleh", "Aryang", "Urukung", "Paniron", "Was", "Maulu"),
);
export const SAPTAWARA = vocabulary(
  "saptawara",
  named("Redite", "Soma", "Anggara", "Buda", "Wraspati", "Sukra", "Saniscara"),
);
export const ASTAWARA = vocabulary(
  "astawara",
  named("Sri", "Indra", "Guru", "Yama", "Ludra", "Brahma", "Kala", "Uma"),
);
export const SANGAWARA = vocabulary(
  "sangawara",
  named("Dangu", "Jangur", "Gigis", "Nohan", "Ogan", "Erangan", "Urungan", "Tulus", "Dadi"),
);
export const DASAWARA = vocabulary(
  "dasawara",
  named("Raksasa", "Pandita", "Pati", "Suka", "Duka", "Sri", "Manuh", "Manusa", "Raja", "Dewa"),
);
export const WUKU = vocabulary(
  "wuku",
  named(
    "Sinta",
    "Landep",
    "Ukir",
    "Kulantir",
    "Tolu",
    "Gumbreg",
    "Wariga",
    "Warigadean",
    "Julungwangi",
    "Sungsang",
    "Dungulan",
    "Kuningan",
    "Langkir",
    "Medangsia",
    "Pujut",
    "Pahang",
    "Krulut",
    "Merakih",
    "Tambir",
    "Medangkungan",
    "Matal",
    "Uye",
    "Menail",
    "Prangbakat",
    "Bala",
    "Ugu",
    "Wayang",
    "Klawu",
    "Dukut",
    "Watugunung",
  ),
);
/** What is left in peace for a week: people, beasts, fish, birds, trees, what has joints. */
export const INGKEL = vocabulary("ingkel", named("Wong", "Sato", "Mina", "Manuk", "Taru", "Buku"));

export type Wuku = IdOf<typeof WUKU>;
export type Saptawara = IdOf<typeof SAPTAWARA>;
export type Triwara = IdOf<typeof TRIWARA>;
export type Pancawara = IdOf<typeof PANCAWARA>;

/** Weights (urip) of the five-day week from Umanis and of the seven-day week from Redite. */
export const PANCAWARA_URIP = [5, 9, 7, 4, 8] as const;
export const SAPTAWARA_URIP = [5, 4, 3, 7, 8, 6, 9] as const;

/** The weeks of a day. */
export function weeksOf(fixed: number) {
  const day = baliPawukon.fromFixed(fixed);
  const [five, seven] = [day.pancawara - 1, day.saptawara - 1];
  return {
    pawukonDay: 7 * (day.wuku - 1) + seven,
    wuku: WUKU.ids[day.wuku - 1]!,
    luang: day.luang,
    dwiwara: DWIWARA.ids[day.dwiwara - 1]!,
    triwara: TRIWARA.ids[day.triwara - 1]!,
    caturwara: CATURWARA.ids[day.caturwara - 1]!,
    pancawara: PANCAWARA.ids[five]!,
    sadwara: SADWARA.ids[day.sadwara - 1]!,
    saptawara: SAPTAWARA.ids[seven]!,
    astawara: ASTAWARA.ids[day.asatawara - 1]!,
    sangawara: SANGAWARA.ids[day.sangawara - 1]!,
    dasawara: DASAWARA.ids[day.dasawara]!,
    ingkel: INGKEL.ids[modulo(day.wuku - 1, 6)]!,
    urip: PANCAWARA_URIP[five]! + SAPTAWARA_URIP[seven]!,
  };
}
export type Weeks = ReturnType<typeof weeksOf>;

/** The Balinese name of a term of a week. */
export function romanOf<I extends string>(
  { writings }: { readonly writings: Readonly<Partial<Record<I, { readonly roman?: string }>>> },
  id: I,
): string {
  return writings[id]!.roman!;
}
