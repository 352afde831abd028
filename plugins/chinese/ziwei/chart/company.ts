import type { MinorId } from "#east/purple_star/stars.ts";

/** Minor stars that help. */
export const HELPERS: readonly MinorId[] = [
  "zuoFu",
  "youBi",
  "wenChang",
  "wenQu",
  "tianKui",
  "tianYue",
  "luCun",
];
/** Minor stars that harden. */
export const HARDENERS: readonly MinorId[] = [
  "qingYang",
  "tuoLuo",
  "huoXing",
  "lingXing",
  "diKong",
  "diJie",
];
