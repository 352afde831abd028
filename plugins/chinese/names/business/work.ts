import type { Given, InputOf } from "#sdk";
import { wantedOf } from "../wanted.ts";
import type { BusinessAnswer } from "./answer.ts";
import type { CONVENTIONS, input } from "./input.ts";
import { readFirm } from "./read_firm.ts";

export { drawFirm as picture } from "./picture.ts";

export async function run(
  given: InputOf<typeof input, typeof CONVENTIONS>,
  give: Given,
): Promise<BusinessAnswer> {
  const wanted = await wantedOf(given, () => give.civil());
  return readFirm(given.name, given.sounds, wanted, given);
}
