/** What the Burmese almanac is said in, in English. */

export const burmeseMonth = {
  firstWaso: "First Waso",
  tagu: "Tagu",
  kason: "Kason",
  nayon: "Nayon",
  waso: "Waso",
  wagaung: "Wagaung",
  tawthalin: "Tawthalin",
  thadingyut: "Thadingyut",
  tazaungmon: "Tazaungmon",
  nadaw: "Nadaw",
  pyatho: "Pyatho",
  tabodwe: "Tabodwe",
  tabaung: "Tabaung",
  lateTagu: "Late Tagu",
  lateKason: "Late Kason",
};
export const burmesePhase = {
  waxing: "waxing",
  full: "full Moon",
  waning: "waning",
  dark: "new Moon",
};
export const burmeseSabbath = { sabbath: "sabbath", eve: "eve of a sabbath" };

/** A day of the Moon in words. */
export function moonText(phase: keyof typeof burmesePhase, dayOfHalf: number): string {
  if (phase === "full" || phase === "dark") return burmesePhase[phase];
  return `${burmesePhase[phase]} ${dayOfHalf}`;
}

/** The same for a cell of a month. */
export function moonShort(phase: keyof typeof burmesePhase, dayOfHalf: number): string {
  if (phase === "full" || phase === "dark") return phase === "full" ? "full" : "new";
  return `${phase === "waxing" ? "wax" : "wane"} ${dayOfHalf}`;
}
