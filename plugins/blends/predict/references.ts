/** The works that all predictions draw on. */
export const REFERENCES = [
  { title: "Da Liu Ren Daquan", author: "Guo Zailai (ed.)", part: "the twelve generals" },
  { title: "Qimen Dunjia Tongzong", part: "doors, stars and gods" },
  { title: "Bushi Zhengzong", author: "Wang Hongxu", year: "1709", part: "useful god" },
  { title: "Christian Astrology", author: "William Lilly", year: "1647", part: "book II" },
  {
    title: "Verification of forecasts expressed in terms of probability",
    author: "G. W. Brier",
    year: "1950",
    part: "how to score such a signal",
  },
] as const;
