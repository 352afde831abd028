import { type Give, type InputOf, Refusal } from "#sdk";
import type { Page } from "./answer.ts";
import { FIRST_YEAR, type input, LAST_YEAR } from "./input.ts";

export { drawPage as picture } from "./picture.ts";
export { weighPage as weigh } from "./weight.ts";

export async function run(_input: InputOf<typeof input>, give: Give<"now">): Promise<Page> {
  const civil = give.civil();
  const { year } = civil;
  if (year < FIRST_YEAR || year > LAST_YEAR) throw new Refusal("yearOutOfRange", { year });
  // The largest tables of the folder: read when the first page is asked for.
  const { readPage } = await import("./page.ts");
  return readPage(civil);
}
