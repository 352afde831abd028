/** Ids of branches and pairs that a case gives in Chinese. */
import { BRANCH, PILLAR } from "#lore";

export const branchId = (native: string) => idOf(BRANCH, native);
export const pillarId = (native: string) => idOf(PILLAR, native);

function idOf(
  {
    ids,
    writings,
  }: { ids: readonly string[]; writings: Readonly<Record<string, { native?: string }>> },
  native: string,
): string {
  const id = ids.find((one) => writings[one]!.native === native);
  if (!id) throw new RangeError(`Cannot find "${native}"`);
  return id;
}
