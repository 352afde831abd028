/** What kins of the Dreamspell count are called, in English. */
import type { KinColour, Seal, Tone } from "../kins.ts";

export const seal: Readonly<Record<Seal, { readonly text: string; readonly portrait: string }>> = {
  dragon: { text: "Dragon", portrait: "nurtures and gives birth, and trusts where it comes from" },
  wind: { text: "Wind", portrait: "gives breath to a thought and carries it on" },
  night: { text: "Night", portrait: "dreams, and finds plenty in what others call empty" },
  seed: { text: "Seed", portrait: "aims at a flowering and waits for it" },
  serpent: { text: "Serpent", portrait: "lives by instinct and by the wisdom of the body" },
  worldBridger: { text: "WorldBridger", portrait: "lets go, evens out, and makes a way across" },
  hand: { text: "Hand", portrait: "knows by doing and heals by finishing" },
  star: { text: "Star", portrait: "makes things beautiful and calls that order" },
  moon: { text: "Moon", portrait: "purifies and flows and remembers" },
  dog: { text: "Dog", portrait: "loves, stays, and is true to the heart" },
  monkey: { text: "Monkey", portrait: "plays, and sees through the trick" },
  human: { text: "Human", portrait: "chooses freely and answers for it" },
  skywalker: { text: "Skywalker", portrait: "explores, and wakes to wide spaces" },
  wizard: { text: "Wizard", portrait: "is receptive, and enchants by standing still" },
  eagle: { text: "Eagle", portrait: "sees the whole and makes plans from above" },
  warrior: { text: "Warrior", portrait: "asks without fear, and trusts its own mind" },
  earth: { text: "Earth", portrait: "steers by coincidence and keeps the course" },
  mirror: { text: "Mirror", portrait: "reflects what is there and cuts away the rest" },
  storm: { text: "Storm", portrait: "changes itself and everything near it" },
  sun: { text: "Sun", portrait: "shines on all alike and makes whole" },
};

export const tone: Readonly<Record<Tone, string>> = {
  magnetic: "Magnetic",
  lunar: "Lunar",
  electric: "Electric",
  selfExisting: "Self-Existing",
  overtone: "Overtone",
  rhythmic: "Rhythmic",
  resonant: "Resonant",
  galactic: "Galactic",
  solar: "Solar",
  planetary: "Planetary",
  spectral: "Spectral",
  crystal: "Crystal",
  cosmic: "Cosmic",
};

export const kinColour: Readonly<Record<KinColour, string>> = {
  red: "Red",
  white: "White",
  blue: "Blue",
  yellow: "Yellow",
};

/** A kin by its colour, tone and seal. */
export function kinName(kin: {
  readonly colour: KinColour;
  readonly tone: Tone;
  readonly seal: Seal;
}): string {
  return `${kinColour[kin.colour]} ${tone[kin.tone]} ${seal[kin.seal].text}`;
}
