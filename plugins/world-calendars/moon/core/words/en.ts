/** What both pages of the Moon say, in English. */
export const signs = {
  aries: "Aries",
  taurus: "Taurus",
  gemini: "Gemini",
  cancer: "Cancer",
  leo: "Leo",
  virgo: "Virgo",
  libra: "Libra",
  scorpio: "Scorpio",
  sagittarius: "Sagittarius",
  capricorn: "Capricorn",
  aquarius: "Aquarius",
  pisces: "Pisces",
};
export const moonQuarter = {
  new: "New Moon",
  firstQuarter: "First quarter",
  full: "Full Moon",
  lastQuarter: "Last quarter",
};
export const refusals = {
  "outside-ephemeris": {
    when: "The year lies outside those for which Sun and Moon are certain",
    says: ({ from, to }: { from: number; to: number }) =>
      `Sun and Moon are certain from ${from} to ${to}; choose a year within them`,
  },
};
