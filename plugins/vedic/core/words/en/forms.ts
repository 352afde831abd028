/** What the two forms of a chart are called. */
export const forms = {
  north: "North Indian form",
  south: "South Indian form",
  ascendant: "As",
};
