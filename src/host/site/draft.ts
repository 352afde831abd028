/**
 * A form that is filled in and left: to sign in, to buy points, to change a kept question. It goes along in the
 * address, encrypted, so that neither logs nor a history hold anybody's birth.
 */
import type { Keeping } from "../../wallet/contract.ts";
import type { Fields } from "./fields.ts";
import type { ChosenPlaces } from "./place_field.ts";

/** What stands in a form. */
export interface Draft {
  readonly values: Fields;
  readonly chosen: ChosenPlaces;
}

/** Browsers and proxies take addresses of this length. */
const MAX_CHARS = 6000;

/** The path of a system's page with a form filled in; plain where it is too long or cannot be sealed. */
export function draftPath(keeping: Keeping | null, href: string, draft: Draft): string {
  if (!keeping?.isOpen) return href;
  const sealed = keeping.seal(JSON.stringify([href, draft.values, draft.chosen]));
  return sealed.length > MAX_CHARS ? href : `${href}?draft=${sealed}`;
}

/** The form that an address holds for a system's page; null for any other. */
export function readDraft(keeping: Keeping | null, href: string, token: string): Draft | null {
  const opened = keeping?.isOpen ? keeping.unseal(token) : null;
  if (opened === null) return null;
  const [where, values, chosen] = JSON.parse(opened) as [string, Fields, ChosenPlaces];
  return where === href ? { values, chosen } : null;
}
