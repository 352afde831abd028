/** English names of what stands in a Babylonian horoscope. */
import type { BabylonianBody, BabylonianSign } from "../../names.ts";

export const babylonianBody = {
  moon: { text: "Moon", god: "Sîn" },
  sun: { text: "Sun", god: "Šamaš" },
  jupiter: { text: "Jupiter", god: "Marduk" },
  venus: { text: "Venus", god: "Ištar" },
  mercury: { text: "Mercury", god: "Nabû" },
  saturn: { text: "Saturn", god: "Ninurta" },
  mars: { text: "Mars", god: "Nergal" },
};

export const babylonianSign = {
  "hired-man": { text: "Hired Man", western: "Aries" },
  stars: { text: "Stars", western: "Taurus" },
  twins: { text: "Twins", western: "Gemini" },
  crab: { text: "Crab", western: "Cancer" },
  lion: { text: "Lion", western: "Leo" },
  furrow: { text: "Furrow", western: "Virgo" },
  scales: { text: "Scales", western: "Libra" },
  scorpion: { text: "Scorpion", western: "Scorpio" },
  pabilsag: { text: "Pabilsag", western: "Sagittarius" },
  "goat-fish": { text: "Goat-Fish", western: "Capricorn" },
  "great-one": { text: "Great One", western: "Aquarius" },
  tails: { text: "Tails", western: "Pisces" },
};

export const omen = {
  moon: {
    text: "the Moon has come forth",
    promise: "a life that is bright, good and well ordered",
  },
  jupiter: {
    text: "Jupiter has come forth",
    promise: "steadiness and wealth that lasts, with peace of mind",
  },
  venus: {
    text: "Venus has come forth",
    promise: "a calm life and favour wherever the road leads, with sons and daughters",
  },
  mercury: {
    text: "Mercury has come forth",
    promise: "courage that comes first in rank and takes over the father's house",
  },
  saturn: {
    text: "Saturn has come forth",
    promise: "a darker and more confined road, that asks for patience",
  },
  mars: { text: "Mars has come forth", promise: "a hot temper" },
  "moon-latitude": {
    text: "the Moon turns her face from the middle of her road towards the north",
    promise: "prosperity and greatness",
  },
};

export const path = {
  enlil: "the road of Enlil",
  anu: "the road of Anu",
  ea: "the road of Ea",
};

export const season = {
  "spring-equinox": "spring equinox",
  "summer-solstice": "summer solstice",
  "autumn-equinox": "autumn equinox",
  "winter-solstice": "winter solstice",
};

export const sirius = {
  "first-rising": "first rising of Sirius",
  "dusk-rising": "rising of Sirius at dusk",
  "last-setting": "last setting of Sirius",
};

/** A body within a sentence: Sun and Moon take the article. */
export function bodyNamed(id: BabylonianBody): string {
  const { text } = babylonianBody[id];
  return id === "sun" || id === "moon" ? `the ${text}` : text;
}

/** A sign within a sentence: all but the god Pabilsag take the article. */
export function signNamed(id: BabylonianSign): string {
  const { text } = babylonianSign[id];
  return id === "pabilsag" ? text : `the ${text}`;
}
