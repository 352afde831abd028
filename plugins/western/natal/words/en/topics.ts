/** What the houses are about where a clause is not to be cut; index 0 is the first. */
export const topics = [
  "body and manner",
  "money and possessions",
  "siblings and short journeys",
  "home and family",
  "children and play",
  "daily work and health",
  "partners and open rivals",
  "shared means and what is owed",
  "far journeys and belief",
  "calling and reputation",
  "friends and hopes",
  "solitude and what is hidden",
] as const;
