import type { Given, InputOf } from "#sdk";
import { wantedOf } from "../wanted.ts";
import type { SuggestAnswer } from "./answer.ts";
import type { CONVENTIONS, input } from "./input.ts";
import { propose } from "./propose.ts";

export { drawNames as picture } from "./picture.ts";

export async function run(
  given: InputOf<typeof input, typeof CONVENTIONS>,
  give: Given,
): Promise<SuggestAnswer> {
  return propose(given, await wantedOf(given, () => give.civil()), given.elementBy);
}
