/** What Krishnamurti's school says alike. */
import { english } from "#sdk";
import * as core from "../../core/words/en.ts";

export const kpFields = {
  ayanamsaDeg: "Ayanamsa (°)",
  planets: "Planets",
  graha: "Planet",
  cusps: "Cusps",
  house: "House",
  longitudeDeg: "Sidereal longitude (°)",
  sign: "Sign",
  degree: "Degree",
  signLord: "Sign lord",
  starLord: "Star lord",
  subLord: "Sub lord",
  subSubLord: "Sub-sub lord",
  retrograde: "Retrograde",
  byStar: "Signifies by star",
  bySelf: "Signifies by itself",
  inStarOfOccupant: "In star of occupants",
  occupants: "Occupants",
  inStarOfOwner: "In star of owner",
  owner: "Owner",
};
export const rulingFields = {
  ruling: "Ruling planets",
  day: "Day",
  moonSign: "Moon's sign",
  moonStar: "Moon's star",
  moonSub: "Moon's sub",
  lagnaSign: "Rising sign",
  lagnaStar: "Rising star",
  lagnaSub: "Rising sub",
  all: "All, strongest first",
};
export const kpConventions = {
  kpAyanamsa: {
    title: "Ayanamsa",
    options: {
      krishnamurti: "Krishnamurti, old value",
      krishnamurtiSenthilathiban: "Krishnamurti by Senthilathiban, new value",
    },
  },
  node: core.conventions.node,
  positions: core.conventions.positions,
};
export const kpRefusals = {
  "place-incomplete": core.chartRefusals["place-incomplete"],
  "lagna-needed": {
    when: "The time or the place is missing",
    says: "Cusps need the time and the place. Give both",
  },
  "no-placidus": {
    when: "The place lies inside a polar circle",
    says: "Inside the polar circles Placidus has no cusps, and this school has no others. Give a place nearer the equator",
  },
};
export const kpPicture = {
  columns: ["", "Place", "Sign", "Star", "Sub", "S-sub"] as readonly string[],
  graha: core.graha,
  short: core.grahaShort,
  sign: core.sign,
  cusp: (house: number): string => `Cusp ${house}`,
};
export const topics = [
  "health and bearing",
  "money and family",
  "short journeys, letters and siblings",
  "home, land and vehicles",
  "children, love and speculation",
  "work, debts and illness",
  "marriage and partners",
  "obstacles and other people's money",
  "long journeys, teachers and luck",
  "profession and rank",
  "gain and wishes",
  "expense, foreign places and retreat",
] as const;
/** "house 5", "houses 5, 7 and 9", "no house". */
export const housesText = (houses: readonly number[]): string =>
  houses.length === 0
    ? "no house"
    : `${houses.length > 1 ? "houses" : "house"} ${english.list(houses.map(String))}`;
/** What speaks on both sides: "houses 5 and 8 speak for it, house 1 against it". */
export function spokenFor(good: readonly number[], bad: readonly number[]): string {
  const speak = (houses: readonly number[]) => (houses.length > 1 ? "speak" : "speaks");
  if (good.length === 0 && bad.length === 0) return "no house speaks for it, and none against it";
  if (bad.length === 0) return `${housesText(good)} ${speak(good)} for it, and none against it`;
  if (good.length === 0) return `${housesText(bad)} ${speak(bad)} against it, and none for it`;
  return `${housesText(good)} ${speak(good)} for it, and ${housesText(bad)} against it`;
}
