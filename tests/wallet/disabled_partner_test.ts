/** Finding 5: a disabled partner gets nothing any more, whatever runs beside the disabling. */
import { beforeAll, describe, expect, test } from "bun:test";
import { buildWallet } from "../../src/wallet/create_wallet.ts";
import { InvalidToken } from "../../src/wallet/mod.ts";
import type { Caller, WalletService } from "../../src/wallet/mod.ts";
import { disablePartner, issueCode, revokeConsent } from "../../src/wallet/oauth/mod.ts";
import {
  CALLBACK,
  codeGrant,
  connect,
  deduct,
  makePartner,
  openFetch,
  postJson,
  readInfo,
  refreshGrant,
} from "./support/oauth.ts";
import type { Fetch, TestPair, TestPartner } from "./support/oauth.ts";
import { expectSound, makeUser, readAccount } from "./support/people.ts";
import { onEveryStore } from "./support/stores.ts";
import type { Host } from "./support/stores.ts";

const ROUNDS = 25;

onEveryStore("finding 5: a disabled partner", (open) => {
  let host: Host;
  let here: Fetch;
  let there: Fetch;
  let service: WalletService;

  beforeAll(async () => {
    host = await open({ env: { RATE_TOKEN: "0", RATE_ADDRESS: "0" } });
    here = await openFetch(host);
    const other = await open({ env: { RATE_TOKEN: "0", RATE_ADDRESS: "0" } }, host);
    there = await openFetch(other);
    service = (await buildWallet(host, { workers: false })).service;
  });

  const codeOf = (userId: number, { partnerId }: TestPartner) =>
    issueCode(host.core, {
      userId,
      partnerId,
      redirectUri: CALLBACK,
      scopes: ["deduct", "balance"],
      challenge: null,
      resource: null,
    });

  /** Live pairs of a partner, straight from the table. */
  async function countLive({ partnerId }: TestPartner): Promise<number> {
    const rows = await host.core.database.rows(
      `SELECT t.id FROM oauth_tokens t JOIN oauth_grants g ON g.id = t.grant_id
       WHERE g.partner_id = $1 AND t.revoked_at IS NULL`,
      [partnerId],
    );
    return rows.length;
  }

  test(`an exchange beside the disabling leaves no live pair, in ${ROUNDS} rounds`, async () => {
    const user = await makeUser(host.core, 10);
    for (let round = 0; round < ROUNDS; round++) {
      const partner = await makePartner(host.core);
      const codes = [await codeOf(user.userId, partner), await codeOf(user.userId, partner)];
      await Promise.all([
        postJson(here, "/api/oauth2/token", codeGrant(partner, codes[0]!)),
        disablePartner(host.core, partner.partnerId),
        postJson(there, "/api/oauth2/token", codeGrant(partner, codes[1]!)),
      ]);
      expect([round, await countLive(partner)]).toEqual([round, 0]);
    }
  });

  test(`a refresh beside the disabling leaves no live pair, in ${ROUNDS} rounds`, async () => {
    const user = await makeUser(host.core, 10);
    for (let round = 0; round < ROUNDS; round++) {
      const partner = await makePartner(host.core);
      const { refresh_token: token } = await connect(here, host.core, partner, user);
      await Promise.all([
        postJson(here, "/api/oauth2/token", refreshGrant(partner, token)),
        disablePartner(host.core, partner.partnerId),
      ]);
      expect([round, await countLive(partner)]).toEqual([round, 0]);
    }
  });

  test("a code that waits for its exchange ends with the consent that is taken back", async () => {
    const user = await makeUser(host.core, 10);
    const partner = await makePartner(host.core);
    const code = await codeOf(user.userId, partner);
    await revokeConsent(host.core, user.userId, partner.partnerId);
    const exchange = await postJson(here, "/api/oauth2/token", codeGrant(partner, code));
    expect([exchange.status, await exchange.json()]).toMatchObject([
      400,
      { error: "invalid_grant" },
    ]);
    expect(await countLive(partner)).toBe(0);
  });

  test(`an exchange beside the taking back leaves no live pair, in ${ROUNDS} rounds`, async () => {
    const user = await makeUser(host.core, 10);
    for (let round = 0; round < ROUNDS; round++) {
      const partner = await makePartner(host.core);
      const codes = [await codeOf(user.userId, partner), await codeOf(user.userId, partner)];
      await Promise.all([
        postJson(here, "/api/oauth2/token", codeGrant(partner, codes[0]!)),
        revokeConsent(host.core, user.userId, partner.partnerId),
        postJson(there, "/api/oauth2/token", codeGrant(partner, codes[1]!)),
      ]);
      expect([round, await countLive(partner)]).toEqual([round, 0]);
    }
  });

  test("a consent that is given anew after it was taken back works", async () => {
    const user = await makeUser(host.core, 10);
    const partner = await makePartner(host.core);
    await connect(here, host.core, partner, user);
    await revokeConsent(host.core, user.userId, partner.partnerId);
    const pair = await connect(here, host.core, partner, user);
    expect((await deduct(here, pair.access_token)).status).toBe(200);
  });

  describe("whose pair is still live", () => {
    let partner: TestPartner;
    let pair: TestPair;
    let accountId: number;
    let userId: number;

    beforeAll(async () => {
      const user = await makeUser(host.core, 100);
      ({ accountId, userId } = user);
      partner = await makePartner(host.core);
      pair = await connect(here, host.core, partner, user);
      // As a pair would stand that slipped through the disabling.
      await host.core.database.rows(
        "UPDATE oauth_clients SET disabled_at = wallet_now() WHERE id = $1",
        [partner.partnerId],
      );
    });

    test("a deduction is 401, alone and in a batch", async () => {
      expect((await deduct(here, pair.access_token)).status).toBe(401);
      const many = await Promise.all(
        Array.from({ length: 8 }, () => deduct(here, pair.access_token)),
      );
      expect(many.map(({ status }) => status)).toEqual(Array(8).fill(401));
      expect(await readAccount(host.core, accountId)).toEqual({ balance: 100, held: 0 });
    });

    test("it calls nothing of the catalogue", async () => {
      const call = service.authenticate(`Bearer ${pair.access_token}`);
      await expect(call).rejects.toThrow(InvalidToken);
    });

    test("a caller who was recognised before is charged nothing, and holds nothing", async () => {
      const { caller } = await makeUser(host.core, 100);
      const { rows } = host.core.database;
      const [token] = await rows<{ id: number }>(
        "SELECT t.id FROM oauth_tokens t JOIN oauth_grants g ON g.id = t.grant_id WHERE g.partner_id = $1",
        [partner.partnerId],
      );
      const partners: Caller = {
        ...caller,
        kind: "partner",
        partnerId: partner.partnerId,
        tokenId: token!.id,
      };
      const request = { caller: partners, points: 5, reference: "a" };
      await expect(service.charge(request)).rejects.toThrow(InvalidToken);
      await expect(service.hold(request)).rejects.toThrow(InvalidToken);
      expect(await readAccount(host.core, caller.accountId)).toEqual({ balance: 100, held: 0 });
    });

    test("nor can a key that was revoked after it was recognised", async () => {
      const user = await makeUser(host.core, 100);
      const { id, apiKey } = await service.createApiKey(user.userId, { name: "spare" });
      const caller = await service.authenticate(`Bearer ${apiKey}`);
      const request = { caller, points: 5, reference: "a" };
      await service.charge(request);
      await service.revokeApiKey(user.userId, id);
      await expect(service.charge(request)).rejects.toThrow(InvalidToken);
      await expect(service.hold(request)).rejects.toThrow(InvalidToken);
      expect(await readAccount(host.core, user.accountId)).toEqual({ balance: 95, held: 0 });
    });

    test("token info says that it is not active", async () => {
      expect(await readInfo(here, pair.access_token)).toMatchObject({ active: false });
    });

    test("a refresh is refused", async () => {
      const body = refreshGrant(partner, pair.refresh_token);
      expect((await postJson(here, "/api/oauth2/token", body)).status).toBe(401);
    });

    test("no code is issued for it any more", async () => {
      await expect(codeOf(userId, partner)).rejects.toThrow();
      await expectSound(host.core);
    });
  });
});
