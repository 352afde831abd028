/** The circle as a convention; the first value is the default. */
export const CIRCLE = {
  default: "abdah",
  options: {
    abdah: {
      source: "Kashf al-asrar al-masuna, p. 126; ascribed to Daniel in Dawair-e-Ramal (shahjee)",
    },
    bazdah: {
      source:
        "Kashf al-asrar al-masuna, pp. 146-147: letters ba, za, dal, ha, and the order in verse",
    },
    sakan: {
      source:
        "Ramal Prashna Shastra (poddu, 2011), part 6; the other view of Kashf al-asrar, pp. 104-105",
    },
  },
} as const;
