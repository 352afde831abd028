/** Names of what stands on a board, in English. */
export const star = {
  tianPeng: "grass star",
  tianRui: "grain star",
  tianChong: "destroyer star",
  tianFu: "assistant star",
  tianQin: "bird star",
  tianXin: "heart star",
  tianZhu: "pillar star",
  tianRen: "duty star",
  tianYing: "hero star",
};

export const door = {
  xiu: "rest",
  si: "stillness",
  shang: "injury",
  du: "closure",
  zhong: "centre",
  kai: "opening",
  jing: "alarm",
  sheng: "growth",
  jingView: "view",
};

export const god = {
  zhiFu: "chief",
  tengShe: "soaring snake",
  taiYin: "great yin",
  liuHe: "six harmonies",
  baiHu: "white tiger",
  xuanWu: "dark warrior",
  jiuDi: "nine earths",
  jiuTian: "nine heavens",
  gouChen: "hooked array",
  taiChang: "great constant",
  zhuQue: "vermilion bird",
};

export const yuan = {
  upper: "upper third",
  middle: "middle third",
  lower: "lower third",
};

export const dun = {
  yang: "yang course",
  yin: "yin course",
};

/** Directions by palace number, 1 first. */
const SIDES = [
  "north",
  "southwest",
  "east",
  "southeast",
  "centre",
  "northwest",
  "west",
  "northeast",
  "south",
] as const;
export const sideOf = (palace: number) => SIDES[palace - 1]!;
