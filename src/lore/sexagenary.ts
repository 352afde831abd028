/** The ten stems, the twelve branches with their animals, and the sixty pairs, as terms. */
import { vocabulary, type IdOf, type Writing } from "../speech/mod.ts";
import { BRANCHES, SIXTY_CYCLE, STEMS, type BranchId, type StemId } from "../time/mod.ts";

function writingsOf<Id extends string>(
  rows: readonly { readonly id: string; readonly native: string; readonly roman: string }[],
): Readonly<Record<Id, Writing>> {
  return Object.fromEntries(rows.map(({ id, native, roman }) => [id, { native, roman }])) as Record<
    Id,
    Writing
  >;
}

/** The ten heavenly stems, jia first. */
export const STEM = vocabulary("stem", writingsOf<StemId>(STEMS));
/** The twelve earthly branches, zi first. */
export const BRANCH = vocabulary("branch", writingsOf<BranchId>(BRANCHES));
/** The sixty pairs of stem and branch, `jia-zi` first. */
export const PILLAR = vocabulary("pillar", writingsOf<`${StemId}-${BranchId}`>(SIXTY_CYCLE));

/** The animals of the twelve branches, the rat first. */
export const ANIMAL = vocabulary("animal", {
  rat: { native: "鼠" },
  ox: { native: "牛" },
  tiger: { native: "虎" },
  rabbit: { native: "兔" },
  dragon: { native: "龍" },
  snake: { native: "蛇" },
  horse: { native: "馬" },
  goat: { native: "羊" },
  monkey: { native: "猴" },
  rooster: { native: "雞" },
  dog: { native: "狗" },
  pig: { native: "豬" },
});

export type Stem = IdOf<typeof STEM>;
export type Branch = IdOf<typeof BRANCH>;
export type Pillar = IdOf<typeof PILLAR>;
export type Animal = IdOf<typeof ANIMAL>;

/** The animal of a branch. */
export function animalOf(branch: Branch): Animal {
  return ANIMAL.ids[BRANCH.ids.indexOf(branch)]!;
}
