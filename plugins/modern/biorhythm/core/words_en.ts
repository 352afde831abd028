/** Names of the cycles in English. */
export const biorhythmCycle = {
  physical: "physical",
  emotional: "emotional",
  intellectual: "intellectual",
  intuitive: "intuitive",
  aesthetic: "aesthetic",
  awareness: "awareness",
  spiritual: "spiritual",
};
