/** What the arts of lines share, in English. */
import type { Relative, Spirit } from "../na_jia.ts";

export const relative: Readonly<Record<Relative, string>> = {
  siblings: "siblings",
  children: "children",
  wealth: "wife and wealth",
  officer: "officer and ghost",
  parents: "parents",
};

export const spirit: Readonly<Record<Spirit, string>> = {
  qingLong: "azure dragon",
  zhuQue: "vermilion bird",
  gouChen: "hooked array",
  tengShe: "soaring snake",
  baiHu: "white tiger",
  xuanWu: "dark warrior",
};
