/** How the matters of the houses are reached by way of the place of their ruler. */

/** Before the place of the ruler; index 0 is the second house, the first has the ruler of the chart. */
export const ways = [
  ["Money", "comes by way of"],
  ["Talk and short journeys", "lead back to"],
  ["Home and family", "are bound up with"],
  ["Love affairs and children", "are met by way of"],
  ["Daily work", "turns on"],
  ["Partners", "enter through"],
  ["Shared money and debts", "depend on"],
  ["Travel and belief", "take their course from"],
  ["The career", "is made through"],
  ["Friends", "are won in"],
  ["What is hidden", "has to do with"],
] as const;

/** Where the ruler of the house stands in it. */
export const within = [
  "is earned by one's own hands",
  "run on their own wheels",
  "keep to themselves",
  "are sought for their own sake",
  "makes its own rules",
  "choose as much as they are chosen",
  "are settled among those concerned",
  "are an end in themselves",
  "is a vocation and no detour",
  "come of themselves",
  "stays there and is at peace with it",
] as const;

/** The house in which the ruler stands; index 0 is the first. */
export const through = [
  "one's own person",
  "earnings and savings",
  "siblings and short journeys",
  "home and land",
  "children and play",
  "service and health",
  "partners and agreements",
  "other people's means",
  "far countries and study",
  "office and reputation",
  "friends and allies",
  "seclusion and what happens behind the scenes",
] as const;
