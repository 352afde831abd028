/**
 * The application on one screen: everything it needs comes in as an argument.
 *
 * @example
 * const host = createHost({ registry, wallet: null, narrator: null, clock: Date, log: SILENT });
 * const response = await host.handle(new Request("http://localhost/api/v1/systems"));
 */
import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { Elysia, type AnyElysia } from "elysia";
import manifest from "../../package.json";
import type { Asked, Registry } from "../plugins/mod.ts";
import type { Caller, Wallet } from "../wallet/contract.ts";
import { createAddresses, type Addresses } from "./address.ts";
import { createAnswerCache } from "./answer_cache.ts";
import { createFolderOf, createSlowCalls } from "./apart/slow.ts";
import { createCatalogue } from "./catalogue.ts";
import { askMember, createMembers } from "./call_members.ts";
import type { Config } from "./config.ts";
import { createRouteFinder, requireDistinctRoutes, type RouteFinder } from "./find_route.ts";
import { listenWith, type Listening, type ListenOptions } from "./listen.ts";
import { describeError, type Log } from "./log.ts";
import { mcpRoutes } from "./mcp/mod.ts";
import type { Narrator } from "./narrator.ts";
import { createNearestNames } from "./nearest.ts";
import { observe, type Watch } from "./observe.ts";
import { createCommitments, withDraws } from "./draws/mod.ts";
import { createAgain, createKeeper, keptRoutes } from "./kept/mod.ts";
import { createPaidCaller } from "./paid/mod.ts";
import { createProblems } from "./problems.ts";
import { createRpc, RPC_ROUTE } from "./rpc.ts";
import { createRunner } from "./run_call.ts";
import { discoveryRoutes } from "./routes/discovery.ts";
import { embedRoutes } from "./embed/routes.ts";
import { healthRoutes } from "./routes/health.ts";
import { iconRoutes } from "./routes/icons.ts";
import { createExampleAnswers } from "./openapi/example_answers.ts";
import { createOpenApi } from "./routes/openapi.ts";
import { pingRoutes } from "./routes/ping.ts";
import { rpcRoutes } from "./routes/rpc.ts";
import { systemsRoutes } from "./routes/systems.ts";
import { verifierRoutes } from "./routes/verifier.ts";
import { createSite, type Accounts } from "./site/mod.ts";
import { createTypesetter, type Typesetter } from "./typeset/mod.ts";

export { createAddresses } from "./address.ts";
export { ConfigError, explainProduction, readConfig, type Config } from "./config.ts";
export type { Watch } from "./observe.ts";
export { type Listening } from "./listen.ts";
export { createLog, SILENT, type Log } from "./log.ts";
export type { Narrator, NarratorConfig } from "./narrator.ts";
export { traceOf } from "./trace.ts";

/** Version of the interface. */
const { version: VERSION, license: LICENCE } = manifest as {
  readonly version: string;
  readonly license: string;
};

type Settings = Pick<
  Config,
  | "production"
  | "roles"
  | "cacheBytes"
  | "runLimitMs"
  | "blendLimitMs"
  | "drawsSecret"
  | "drainMs"
  | "slowProcesses"
  | "apiUrl"
  | "walletUrl"
  | "pdfFonts"
  | "securityContact"
>;

export interface HostDeps {
  readonly registry: Registry;
  /** Null: everything is served free. */
  readonly wallet:
    | (Pick<Wallet, "service"> &
        Partial<Pick<Wallet, "routes" | "ready" | "keeping" | "sessions" | "embeds">>)
    | null;
  /** Null: the rules write every text. */
  readonly narrator: Narrator | null;
  readonly clock: { now(): number };
  readonly log: Log;
  readonly addresses?: Addresses;
  /** Pays for calls from the site's pages on a development start; left out, visitors bring their own key. */
  readonly demoKey?: string;
  readonly config?: Partial<Settings>;
  /** Metrics and traces. */
  readonly watch?: Watch | undefined;
  /** Sets documents; left out, the one that is installed. */
  readonly typesetter?: Typesetter;
}

export interface Host {
  /** Answers one request; never throws. */
  handle(request: Request): Response | Promise<Response>;
  listen(at: {
    readonly host: string;
    readonly port: number;
    readonly shared?: boolean;
  }): Listening;
}

const STANDARD: Settings = {
  production: false,
  roles: { api: true, wallet: true },
  cacheBytes: 32 * 1024 * 1024,
  runLimitMs: 10_000,
  blendLimitMs: 60_000,
  drawsSecret: undefined,
  drainMs: 0,
  slowProcesses: 0,
  apiUrl: undefined,
  walletUrl: undefined,
  pdfFonts: [],
  securityContact: undefined,
};

/** Sign-ins work where the wallet's own pages are served on the same origin. */
function accountsOf(
  wallet: HostDeps["wallet"],
  isServed: boolean,
  addressOf: (request: Request) => string,
): Accounts | null {
  if (!wallet?.routes || !isServed) return null;
  const { service, keeping, sessions, embeds } = wallet;
  if (!keeping || !sessions || !embeds) return null;
  return { service, keeping, sessions, embeds, addressOf };
}

/** Puts the parts together; declares every route; opens nothing. */
export function createHost(deps: HostDeps): Host {
  const { wallet, narrator, log, addresses = createAddresses(0) } = deps;
  const settings = { ...STANDARD, ...deps.config };
  const commitments = createCommitments(settings.drawsSecret ?? randomBytes(32));
  const registry = withDraws(deps.registry, commitments, VERSION);
  const model = narrator?.model ?? null;
  let draining = false;
  let stopping = false;
  let routes: RouteFinder;

  const catalogue = createCatalogue(registry, model !== null);
  const members = createMembers({ registry, log, runLimitMs: settings.runLimitMs });
  const cache = createAnswerCache(settings.cacheBytes);
  const ask = (name: string, asked: Asked) => askMember(registry, name, asked);
  const slow = createSlowCalls({
    processes: settings.slowProcesses,
    folderOf: createFolderOf(registry),
  });
  const runner = createRunner({
    ...settings,
    slow,
    narrator,
    members,
    ask,
    procedureOf: (name) => registry.procedures.get(name)?.procedure,
    cache,
  });
  const service = wallet?.service ?? null;
  // A call from a page counts against the rate of the page's visitor.
  const pageOf = new WeakMap<Request, Request>();
  const callerOf = new WeakMap<Request, Caller>();
  const keeping = wallet?.keeping ?? null;
  const paidCaller = createPaidCaller({
    ...deps,
    wallet: service,
    runner,
    commitments,
    isDraining: () => stopping,
    callerOf: (request) => callerOf.get(request),
    keep: createKeeper(keeping, log),
    ...(keeping ? { people: keeping.people } : {}),
    addressOf: (request) => addresses.of(pageOf.get(request) ?? request),
  });
  const nearestNames = createNearestNames([...registry.procedures.keys()]);
  const rpc = createRpc({ registry, nearestNames, paidCaller, cache, log });
  const walletReady = wallet?.ready?.bind(wallet) ?? null;

  const { typesetter = createTypesetter(settings.pdfFonts) } = deps;
  const again = createAgain({ ...settings, registry, members, ask });
  const description = createOpenApi({
    registry,
    catalogue,
    version: VERSION,
    licence: LICENCE,
    answerTo: createExampleAnswers(registry, members, log),
    hasReference: settings.roles.api,
    app: () => app,
  });
  const site = settings.roles.api
    ? createSite({
        registry,
        catalogue,
        rpc,
        isPaid: service !== null,
        clock: deps.clock,
        runLimitMs: settings.runLimitMs,
        hasPages: Boolean(wallet?.routes) && settings.roles.wallet,
        demoKey: deps.demoKey ?? null,
        accounts: accountsOf(wallet, settings.roles.wallet, addresses.of),
        again,
        typesetter,
        fixedRoutes: description.fixedRoutes,
        standsFor(call, page, signedIn) {
          pageOf.set(call, page);
          if (signedIn) callerOf.set(call, signedIn);
        },
      })
    : null;
  const problems = createProblems(log, () => routes);

  const app: AnyElysia = new Elysia({ normalize: false, handler: { standardHostname: false } })
    .onError((failure) => {
      const problem = problems(failure);
      return (problem.status === 404 && site?.missing(failure.request)) || problem;
    })
    .use(healthRoutes({ registry: deps.registry, walletReady, model, isDraining: () => draining }))
    .use(verifierRoutes())
    .use(discoveryRoutes({ ...settings, registry, catalogue, clock: deps.clock }))
    .use(description.routes);
  if (wallet?.routes && settings.roles.wallet) app.use(wallet.routes);
  if (wallet) app.use(pingRoutes(wallet.service, addresses.of));
  if (settings.roles.api) {
    app.use(systemsRoutes(registry, catalogue));
    app.use(iconRoutes(registry));
    app.use(rpcRoutes(rpc));
    app.use(
      mcpRoutes({
        ...settings,
        registry,
        catalogue,
        rpc,
        service,
        keeping,
        again,
        version: VERSION,
        addressOf: addresses.of,
        standsFor(call, outer, caller) {
          pageOf.set(call, outer);
          if (caller) callerOf.set(call, caller);
        },
        onError: (error) => log.warn("mcp", describeError(error)),
      }),
    );
    if (wallet?.embeds) {
      const { embeds } = wallet;
      app.use(
        embedRoutes({
          registry,
          catalogue,
          embeds,
          rpc,
          clock: deps.clock,
          addressOf: addresses.of,
          standsFor(call, page, caller) {
            pageOf.set(call, page);
            callerOf.set(call, caller);
          },
        }),
      );
    }
    if (service && keeping) {
      app.use(
        keptRoutes({
          service,
          keeping,
          again,
          registry,
          addressOf: addresses.of,
          setDocument: site!.setDocument,
        }),
      );
    }
  }
  if (site) app.use(site.routes);
  requireDistinctRoutes(app);
  routes = createRouteFinder(app);
  const handle = observe(
    (request) => app.fetch(request),
    log,
    routes,
    settings.production,
    deps.watch,
  );
  // Over a port Bun's own router takes procedures straight to their handler, as Elysia's `listen` has it.
  const direct: ListenOptions["direct"] = settings.roles.api
    ? { [RPC_ROUTE]: observe(rpc, log, routes, false, deps.watch) }
    : {};

  return {
    handle,
    listen(at) {
      const listening = listenWith({ ...at, handle, direct, attach: addresses.attach });
      async function stop(): Promise<void> {
        draining = true;
        listening.leave();
        // A balancer sees 503 on /readyz and sends its requests elsewhere while this host still answers.
        await sleep(settings.drainMs);
        stopping = true;
        await listening.stop();
        typesetter.close();
        slow.close();
      }
      return { ...listening, stop };
    },
  };
}
