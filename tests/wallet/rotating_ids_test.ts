/**
 * Finding 8, bar 4: 2,000 requests with ever new ids from one address to each endpoint that answers without a valid
 * token, over two hosts that share a database and a Redis. After the limit, which is the standard one, only 429 with
 * `Retry-After`; honest clients on other addresses see none.
 */
import { beforeAll, expect, test } from "bun:test";
import { createHost, SILENT } from "../../src/host/mod.ts";
import { buildWallet } from "../../src/wallet/create_wallet.ts";
import { issueSecret } from "../../src/wallet/secrets/mod.ts";
import type { SecretKind } from "../../src/wallet/secrets/mod.ts";
import { loadFixtures } from "../http/support.ts";
import { authorizeQuery, connect, makePartner, openFetch, ORIGIN } from "./support/oauth.ts";
import type { TestPair, TestPartner } from "./support/oauth.ts";
import { makeUser } from "./support/people.ts";
import { onServers } from "./support/stores.ts";
import type { Host } from "./support/stores.ts";

const REQUESTS = 2000;
const LIMIT = 600;
const AT_ONCE = 20;

onServers("finding 8: rotating ids", (open) => {
  let core: Host["core"];
  let hosts: readonly ReturnType<typeof createHost>[];
  let partner: TestPartner;
  let pair: TestPair;
  const addresses = new WeakMap<Request, string>();

  beforeAll(async () => {
    const first = await open();
    const registry = await loadFixtures();
    const of = (request: Request) => addresses.get(request) ?? "unknown";
    const build = async (stores: Host) =>
      createHost({
        registry,
        wallet: await buildWallet(stores, { workers: false, clientAddress: of }),
        narrator: null,
        clock: Date,
        log: SILENT,
        addresses: { attach() {}, of },
      });
    hosts = [await build(first), await build(await open({}, first))];
    core = first.core;
    partner = await makePartner(core);
    const user = await makeUser(core, 1000);
    pair = await connect(await openFetch(first), core, partner, user);
  });

  let turn = 0;
  async function send(from: string, path: string, init: RequestInit = {}): Promise<Response> {
    const request = new Request(`${ORIGIN}${path}`, init);
    addresses.set(request, from);
    return hosts[turn++ % 2]!.handle(request);
  }

  const post = (from: string, path: string, body: object) =>
    send(from, path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const made = (kind: SecretKind) => issueSecret(kind, core.random);
  const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
  const credentials = () => ({
    client_id: made("clientId"),
    client_secret: made("clientSecret"),
  });

  const endpoints: Readonly<Record<string, (from: string) => Promise<Response>>> = {
    token: (from) =>
      post(from, "/api/oauth2/token", {
        grant_type: "refresh_token",
        refresh_token: made("refresh"),
        ...credentials(),
      }),
    info: (from) => send(from, "/api/oauth2/token/info", bearer(made("access"))),
    revoke: (from) => post(from, "/api/oauth2/revoke", { token: made("access") }),
    introspect: (from) =>
      post(from, "/api/oauth2/introspect", { token: made("access"), ...credentials() }),
    authorize: (from) =>
      send(
        from,
        `/api/oauth2/authorize?${authorizeQuery({ ...partner, clientId: made("clientId") })}`,
      ),
    "sign-in": (from) => send(from, `/sign-in?return_to=/${crypto.randomUUID()}`),
    "draws.verify": (from) =>
      post(from, "/api/trpc/draws.verify", {
        json: { answer: { reading: { id: "rd_1", seed: crypto.randomUUID() } } },
      }),
    "a call of the catalogue": (from) => send(from, "/api/trpc/sample.add", bearer(made("apiKey"))),
  };

  /** Whoever comes from elsewhere, until told to stop. @returns the statuses that they saw */
  async function callHonestly(isOver: () => boolean): Promise<ReadonlySet<number>> {
    const seen = new Set<number>();
    for (let i = 0; !isOver() || i < 8; i++) {
      const from = `198.51.100.${1 + (i % 200)}`;
      const honest = [
        () => send(from, "/api/oauth2/token/info", bearer(pair.access_token)),
        () => send(from, "/api/v1/points/balance", bearer(pair.access_token)),
        () => send(from, "/sign-in"),
        () => send(from, "/.well-known/oauth-authorization-server"),
      ];
      seen.add((await honest[i % honest.length]!()).status);
      await Bun.sleep(150);
    }
    return seen;
  }

  for (const [i, [name, ask]] of Object.entries(endpoints).entries()) {
    test(`${REQUESTS} at ${name}: ${LIMIT} are answered, then only 429 with Retry-After`, async () => {
      const counts = { answered: 0, limited: 0, hasty: 0 };
      let left = REQUESTS;
      let isOver = false;
      const honest = callHonestly(() => isOver);
      const go = async () => {
        while (left-- > 0) {
          const response = await ask(`203.0.113.${i + 1}`);
          if (response.status === 429) counts.limited++;
          else counts.answered++;
          const wait = Number(response.headers.get("retry-after"));
          if (response.status === 429 && !(wait >= 1 && wait <= 60)) counts.hasty++;
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, go));
      isOver = true;
      expect(counts).toEqual({ answered: LIMIT, limited: REQUESTS - LIMIT, hasty: 0 });
      expect([...(await honest)]).toEqual([200]);
    }, 120_000);
  }
});
