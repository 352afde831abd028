/** A user proves once that an address is theirs by signing a message that names this account. */
import { and, eq } from "drizzle-orm";
import type { Core } from "../core.ts";
import { orm, walletAddresses } from "../db/mod.ts";
import { badRequest } from "../http/mod.ts";
import { WalletError } from "../errors.ts";
import { fromHex, toHex } from "./reader.ts";
import type { Chain } from "./reader.ts";

const MESSAGE_MINUTES = 10;

/**
 * The text to sign. It names host, account, chain and time, so that a signature serves nobody else.
 *
 * @param issuedAt ISO 8601, UTC; at most ten minutes old when the signature arrives
 */
export function linkMessage(
  origin: string,
  userId: number,
  chainId: number,
  issuedAt: string,
): string {
  return [
    `${origin} asks you to prove that this address is yours.`,
    "Signing costs nothing and moves nothing.",
    "",
    `Account: ${userId}`,
    `Chain: ${chainId}`,
    `Issued: ${issuedAt}`,
  ].join("\n");
}

/**
 * Links an address to a user.
 *
 * @throws {BadRequest} address, time or signature do not fit
 * @throws {WalletError} 409 the address is another user's
 */
export async function linkAddress(
  core: Core,
  chain: Chain,
  origin: string,
  userId: number,
  proof: { readonly address: string; readonly issuedAt: string; readonly signature: string },
): Promise<void> {
  const address = readAddress(proof.address);
  const ageMs = core.clock.now() - Date.parse(proof.issuedAt);
  if (!(Math.abs(ageMs) <= MESSAGE_MINUTES * 60_000)) {
    throw badRequest("issuedAt", (say) => say.old(MESSAGE_MINUTES));
  }
  const message = linkMessage(origin, userId, chain.settings.chainId, proof.issuedAt);
  if (!(await chain.verify(address, message, proof.signature))) {
    throw badRequest("signature", (say) => say.notSigned);
  }
  const [row] = await core.database.rows<{ user_id: number }>(
    `INSERT INTO wallet_addresses AS w(chain_id, address, user_id, verified_at) VALUES($1, $2, $3, wallet_now())
     ON CONFLICT(chain_id, address) DO UPDATE SET verified_at = w.verified_at RETURNING user_id`,
    [chain.settings.chainId, address, userId],
  );
  if (row?.user_id === userId) return;
  throw new WalletError("address_taken", 409, (say) => say.addressTaken);
}

/** A user's proved addresses, as `0x…` in lower case. */
export async function listAddresses(
  core: Core,
  chainId: number,
  userId: number,
): Promise<readonly string[]> {
  const { address, userId: owner, verifiedAt } = walletAddresses;
  const rows = await orm(core.database)
    .select({ address })
    .from(walletAddresses)
    .where(and(eq(walletAddresses.chainId, chainId), eq(owner, userId)))
    .orderBy(verifiedAt);
  return rows.map((row) => toHex(row.address));
}

function readAddress(text: string): Uint8Array {
  if (/^0x[0-9a-fA-F]{40}$/.test(text)) return fromHex(text);
  throw badRequest("address", (say) => say.address);
}
