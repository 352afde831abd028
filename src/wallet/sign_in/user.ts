/** Users are (issuer, subject); an e-mail address never joins two of them. */
import { oneRow } from "../db/mod.ts";
import type { Core } from "../core.ts";

export interface Profile {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | null;
  readonly name: string | null;
}

/** Finds the user of an identity, or makes one; two first sign-ins at once make one user. */
export function findOrCreateUser(core: Core, profile: Profile): Promise<number> {
  const { issuer, subject, email, name } = profile;
  return core.database.transaction(async (tx) => {
    await tx.rows("SELECT pg_advisory_xact_lock(hashtextextended($1, 1))", [
      JSON.stringify([issuer, subject]),
    ]);
    const [known] = await tx.rows<{ user_id: number }>(
      "SELECT user_id FROM identities WHERE issuer = $1 AND subject = $2",
      [issuer, subject],
    );
    if (known) return known.user_id;
    const { user_id } = await oneRow<{ user_id: number }>(
      tx,
      "SELECT user_id FROM wallet_create_user($1, $2)",
      [email, name],
    );
    await tx.rows("INSERT INTO identities(issuer, subject, user_id) VALUES($1, $2, $3)", [
      issuer,
      subject,
      user_id,
    ]);
    return user_id;
  });
}
