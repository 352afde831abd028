import type { InputOf } from "#sdk";
import type { ZodiacProfile } from "./answer.ts";
import type { CONVENTIONS, input } from "./input.ts";
import { profileOf } from "./profile.ts";

export { drawProfile as picture } from "./picture.ts";

export function run({
  birthDate,
  yearStart,
}: InputOf<typeof input, typeof CONVENTIONS>): ZodiacProfile {
  return profileOf(birthDate, yearStart);
}
