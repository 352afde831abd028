import type { Reference } from "#sdk";

/** Works behind the digit pairs. */
export const PAIR_REFERENCES: readonly [Reference, ...Reference[]] = [
  {
    title: "Bazhai Mingjing 八宅明鏡",
    author: "attr. Yang Yunsong 楊筠松, ed. Ruoguan Daoren 箬冠道人",
    year: "1790",
    part: "the eight wandering stars between two trigrams",
  },
  { title: "Digit pairs 數字磁場, contemporary practice", part: "0 and 5, order of the pairs" },
];
