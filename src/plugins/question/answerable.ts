/** What is never answered. */
import { Refusal } from "../errors.ts";
import { asksOfDeath } from "../taboo.ts";

/**
 * Declines a question of death or the length of a life; its words are those of all procedures.
 *
 * @throws {Refusal} `lifespan`
 */
export function requireAnswerable(question: string | undefined): void {
  if (question !== undefined && asksOfDeath(question)) throw new Refusal("lifespan");
}
