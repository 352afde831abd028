/** The day of an almanac, its parts and its month. */
import type { SunRefusals } from "../../day/almanac_day.ts";

export const when = { utc: "UTC", local: "By the clock" };
export const lasts = { ...when, begins: "Begins", ends: "Ends" };

export const sunRefusals = {
  "sun-keeps-up-or-down": {
    when: "The Sun does not rise and set at the place on that day",
    says: ({ date }: SunRefusals["sun-keeps-up-or-down"]) =>
      `The Sun does not both rise and set there about ${date}, and an Indian day runs from sunrise to sunrise. Give another date or place`,
  },
};

export const dayPeriod = {
  brahmaMuhurta: { text: "Brahma Muhurta", use: "study and prayer before dawn" },
  abhijit: { text: "Abhijit", use: "the midday muhurta that mends most faults; not on Wednesday" },
  vijaya: { text: "Vijaya", use: "setting out, contests and petitions" },
  godhuli: {
    text: "Godhuli",
    use: "dusk, as the cattle come home; weddings that found no other hour",
  },
  nishita: { text: "Nishita", use: "midnight, kept for Shiva's and Krishna's worship" },
  amritaKala: { text: "Amrita Kala", use: "any good work" },
  rahuKalam: { text: "Rahu Kalam", use: "nothing new; what runs may run on" },
  yamaganda: { text: "Yamaganda", use: "no journeys and no money dealings" },
  gulikaKalam: {
    text: "Gulika Kalam",
    use: "what should recur, such as saving; not what should happen once",
  },
  durmuhurta: { text: "Durmuhurta", use: "no beginnings" },
  varjyam: { text: "Varjyam", use: "no beginnings, above all no journeys" },
  bhadra: {
    text: "Bhadra (Vishti)",
    use: "no rites and no beginnings; lawsuits and contests may start",
  },
};
export const quality = { good: "good", bad: "avoid", mixed: "by purpose" };

export const lunarMonth = {
  chaitra: "Chaitra",
  vaishakha: "Vaishakha",
  jyeshtha: "Jyeshtha",
  ashadha: "Ashadha",
  shravana: "Shravana",
  bhadrapada: "Bhadrapada",
  ashvina: "Ashvina",
  kartika: "Kartika",
  margashirsha: "Margashirsha",
  pausha: "Pausha",
  magha: "Magha",
  phalguna: "Phalguna",
};
export const monthKind = {
  normal: "ordinary month",
  adhika: "added month (adhika)",
  kshaya: "month that takes two names (kshaya)",
};
