/** What is written about the wheels. */
export const wheel = {
  /** Meanings of the table and of the lines within the wheel. */
  legend: [
    "red and r: retrograde · last figure of a body: its house",
    "blue lines: trine, sextile · red lines: square, opposition",
  ],
  houses: (name: string) => (/house/i.test(name) ? name : `houses: ${name}`),
  inside: "inside",
  outside: "outside",
  firstHouses: "houses and angles of the inner chart",
};
