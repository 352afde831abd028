import { AFRICAN, EASTERN, INDIAN, ISLAMIC, WESTERN } from "../members.ts";

export const NAME = "blend.global";

export const SYSTEMS = [
  ...EASTERN,
  ...WESTERN,
  ...AFRICAN,
  ...ISLAMIC,
  ...INDIAN,
  "maya.birthSign",
  "kabbalah.birthAngel",
] as const;
