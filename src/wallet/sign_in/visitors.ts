/** Who is signed in on pages that are not the wallet's own, as the host asks for it. */
import { allowancesOf } from "../client_address.ts";
import type { Core } from "../core.ts";
import type { Sessions } from "../keeping_contract.ts";
import type { SignIns } from "./sign_in.ts";

const PAGES_A_MINUTE = 600;

/** Creates the sessions of one origin. */
export function createSessions(core: Core, signIns: SignIns): Sessions {
  const { attempts, rates, settings } = core;
  return {
    isClaimed: signIns.isClaimed,
    isOwnForm: signIns.isOwnForm,
    async read(request, address) {
      if (!signIns.isClaimed(request)) return null;
      const signIn = await attempts.attempt(
        allowancesOf(settings, address),
        () => signIns.read(request),
        { failsBy: () => false, failsWith: (found) => found === null },
      );
      if (signIn === null) return null;
      const { userId, accountId, displayName, csrf } = signIn;
      await rates.count(`pages:${userId}`, PAGES_A_MINUTE);
      return {
        caller: {
          kind: "sign-in",
          userId,
          accountId,
          scopes: ["deduct", "balance"],
          requestsPerMinute: settings.tokenRate,
          label: `user ${userId}`,
        },
        displayName,
        csrf,
      };
    },
  };
}
