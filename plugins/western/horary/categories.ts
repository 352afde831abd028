/** Matters that can be asked about, with the house that rules them. @source Lilly, pp. 50-56 */
export const CATEGORIES = {
  self: 1,
  health: 1,
  money: 2,
  lostThings: 2,
  siblings: 3,
  shortTrips: 3,
  messages: 3,
  home: 4,
  land: 4,
  father: 4,
  children: 5,
  pleasure: 5,
  illness: 6,
  work: 6,
  smallAnimals: 6,
  partner: 7,
  opponent: 7,
  theft: 7,
  othersMoney: 8,
  travel: 9,
  law: 9,
  learning: 9,
  career: 10,
  authority: 10,
  mother: 10,
  friends: 11,
  hopes: 11,
  hiddenEnemies: 12,
  confinement: 12,
} as const;
export type Category = keyof typeof CATEGORIES;

/** Questions on the end of a life are not judged. */
export const LIFESPAN =
  /\b(die|dies|dying|death|dead|lifespan|life expectancy|how long (will|do|does|have) .{0,30}\b(live|left))\b|死|壽命|去世|過世|活多久|活到幾|陽壽/iu;
