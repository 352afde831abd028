/** 各週期之名，繁體中文。 */
export const biorhythmCycle = {
  physical: "體力",
  emotional: "情緒",
  intellectual: "智力",
  intuitive: "直覺",
  aesthetic: "美感",
  awareness: "覺察",
  spiritual: "心靈",
};
