import type { Reference } from "#sdk";

/** The books from which the rules of the four pillars come. */
export const BAZI_REFERENCES: readonly [Reference, ...Reference[]] = [
  { title: "Yuanhai Ziping 淵海子平", author: "Xu Sheng 徐升 (ed.)", year: "Song, printed Ming" },
  {
    title: "Sanming Tonghui 三命通會",
    author: "Wan Minying 萬民英",
    year: "1578",
    part: "juan 1-3",
  },
  { title: "Ziping Zhenquan 子平真詮", author: "Shen Xiaozhan 沈孝瞻", year: "1776" },
  { title: "Di Tian Sui 滴天髓", author: "attr. Liu Ji 劉基, commentary Ren Tieqiao 任鐵樵" },
  {
    title: "Qiongtong Baojian 窮通寶鑑",
    author: "Yu Chuntai 余春台 (ed.)",
    part: "climate of the months",
  },
];
