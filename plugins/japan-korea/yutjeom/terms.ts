import { vocabulary, type IdOf } from "#sdk";

/** What four sticks show: one, two, three or four flat sides up, or none. */
export const THROW = vocabulary("yutThrow", {
  do: { native: "도", roman: "do" },
  gae: { native: "개", roman: "gae" },
  geol: { native: "걸", roman: "geol" },
  yut: { native: "윷", roman: "yut" },
  mo: { native: "모", roman: "mo" },
});
export type Throw = IdOf<typeof THROW>;
