/**
 * The calendars of the world as exact conversions from and to day numbers (Rata Die).
 *
 * @example
 * ```ts
 * import { hebrew, toFixed } from "#time";
 *
 * const fixed = toFixed({ year: 2023, month: 9, day: 16 });
 * console.log(hebrew.fromFixed(fixed)); // { year: 5784, month: 7, day: 1 }
 * ```
 */
export * from "./akan.ts";
export * from "./alexandrian.ts";
export * from "./babylonian.ts";
export * from "./bahai.ts";
export * from "./balinese_saka.ts";
export * from "./burmese.ts";
export * from "./calendar.ts";
export * from "./chulasakarat.ts";
export * from "./crescent.ts";
export * from "./easter.ts";
export * from "./french_republican.ts";
export * from "./gregorian_kin.ts";
export * from "./hebrew.ts";
export * from "./hindu.ts";
export * from "./hindu_astro.ts";
export * from "./hindu_modern.ts";
export * from "./hindu_old.ts";
export * from "./hindu_true.ts";
export * from "./icelandic.ts";
export type * from "./ids.ts";
export * from "./indonesian.ts";
export * from "./islamic.ts";
export * from "./islamic_observational.ts";
export * from "./khmer.ts";
export * from "./mesoamerican.ts";
export * from "./persian.ts";
export * from "./registry.ts";
export * from "./sultan_agung.ts";
export * from "./suriyayatra.ts";
export * from "./surya_siddhanta.ts";
export * from "./tibetan.ts";
export * from "./umm_al_qura.ts";
export * from "./wandering_year.ts";
export * from "./western.ts";
