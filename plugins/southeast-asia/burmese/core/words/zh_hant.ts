/** What the Burmese almanac is said in, in Chinese. */

export const burmeseMonth = {
  firstWaso: "前瓦梭月",
  tagu: "德古月",
  kason: "迦松月",
  nayon: "那雲月",
  waso: "瓦梭月",
  wagaung: "瓦岡月",
  tawthalin: "多德林月",
  thadingyut: "德丁卒月",
  tazaungmon: "德匝蒙月",
  nadaw: "那都月",
  pyatho: "比亞多月",
  tabodwe: "德波都月",
  tabaung: "德邦月",
  lateTagu: "後德古月",
  lateKason: "後迦松月",
};
export const burmesePhase = { waxing: "盈", full: "月圓", waning: "虧", dark: "月晦" };
export const burmeseSabbath = { sabbath: "戒日", eve: "戒日前夕" };

/** A day of the Moon in words. */
export function moonText(phase: keyof typeof burmesePhase, dayOfHalf: number): string {
  if (phase === "full" || phase === "dark") return burmesePhase[phase];
  return `${burmesePhase[phase]} ${dayOfHalf}`;
}
