/** GitHub speaks OAuth 2.0 without ID tokens: the access token, fresh from its own server, tells who signed in. */
import type { Profile } from "./user.ts";

const TIMEOUT_MS = 5000;
const MAX_NAME = 100;

/**
 * Asks who an access token belongs to. The number is the subject: a login can be given up and taken by another.
 *
 * @throws when the server does not answer with a user
 */
export async function readGitHubUser(
  issuer: string,
  userUrl: string,
  accessToken: string,
): Promise<Profile> {
  const response = await fetch(userUrl, {
    headers: {
      accept: "application/vnd.github+json",
      authorization: `Bearer ${accessToken}`,
      "user-agent": "auspex",
    },
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new RangeError(`the user API answered ${response.status}`);
  const user = (await response.json()) as Readonly<Record<string, unknown>>;
  if (!Number.isSafeInteger(user.id)) throw new RangeError("the user API named no user");
  const text = (value: unknown) => (typeof value === "string" && value !== "" ? value : null);
  return {
    issuer,
    subject: String(user.id),
    email: text(user.email),
    name: (text(user.name) ?? text(user.login))?.slice(0, MAX_NAME) ?? null,
  };
}
