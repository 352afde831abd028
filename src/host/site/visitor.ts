/** Who is signed in on a page of the site, and what they have. */
import type { Embeds, Keeping, Sessions, Visitor, WalletService } from "../../wallet/contract.ts";

/** What a page knows of its visitor. */
export interface SignedIn extends Visitor {
  /** Points that can be spent. */
  readonly available: number;
}

/** The parts of the wallet that pages need; all of them are there where its own pages are served here. */
export interface Accounts {
  readonly service: Pick<WalletService, "balance">;
  readonly sessions: Sessions;
  readonly keeping: Keeping;
  readonly embeds: Embeds;
  readonly addressOf: (request: Request) => string;
}

/** Reads the sign-in of a request. @throws {RateLimited} */
export async function readVisitor(
  accounts: Accounts | null,
  request: Request,
): Promise<SignedIn | null> {
  if (accounts === null || !accounts.sessions.isClaimed(request)) return null;
  const { sessions, service, addressOf } = accounts;
  const visitor = await sessions.read(request, addressOf(request));
  if (visitor === null) return null;
  const { available } = await service.balance(visitor.caller);
  return { ...visitor, available };
}

/** Where to sign in and come back to a path of this host. */
export function signInPath(returnTo: string): string {
  return `/sign-in?${new URLSearchParams({ return_to: returnTo })}`;
}
