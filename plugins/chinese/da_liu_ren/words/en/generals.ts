/** Names of the generals in English. */
export const general = {
  guiRen: "noble",
  tengShe: "soaring snake",
  zhuQue: "vermilion bird",
  liuHe: "six harmonies",
  gouChen: "hooked array",
  qingLong: "azure dragon",
  tianKong: "empty sky",
  baiHu: "white tiger",
  taiChang: "great constant",
  xuanWu: "dark warrior",
  taiYin: "great yin",
  tianHou: "heavenly empress",
};

export const monthGenerals = {
  shenHou: "empress of spirits",
  daJi: "great luck",
  gongCao: "officer of merit",
  taiChong: "great surge",
  tianGang: "heavenly dipper",
  taiYi: "great one",
  shengGuang: "victorious light",
  xiaoJi: "small luck",
  chuanSong: "messenger",
  congKui: "second chief",
  heKui: "river chief",
  dengMing: "rising light",
};

/** Generals and relatives in one word, for a picture. */
export const shortGeneral = {
  guiRen: "noble",
  tengShe: "snake",
  zhuQue: "bird",
  liuHe: "harmonies",
  gouChen: "array",
  qingLong: "dragon",
  tianKong: "sky",
  baiHu: "tiger",
  taiChang: "constant",
  xuanWu: "warrior",
  taiYin: "great yin",
  tianHou: "empress",
};
export const shortRelative = {
  siblings: "siblings",
  children: "children",
  wealth: "wealth",
  officer: "officer",
  parents: "parents",
};
