/** Settings that the wallet reads from the environment; every problem is reported at once. */

/** An issuer of JWTs whose keys are published at an address. */
export interface JwtIssuer {
  readonly issuer: string;
  readonly audience: string;
  readonly jwksUrl: string;
}

/** Where a provider answers; `null` in OpenID Connect means: ask the issuer's discovery document. */
export interface ProviderEndpoints {
  readonly authorizeUrl: string;
  readonly tokenUrl: string;
  readonly jwksUrl: string;
}

/** A sign-in provider: OAuth 2.0 with PKCE, and then an ID token of OpenID Connect or GitHub's user API. */
export interface SignInProvider {
  readonly id: string;
  readonly title: string;
  /** Together with the subject it names a user. */
  readonly issuer: string;
  readonly endpoints: ProviderEndpoints | null;
  /** GitHub: no ID token; who signed in is asked here. */
  readonly userUrl: string | null;
  readonly clientId: string;
  readonly clientSecret: string | null;
}

/** Card payments. */
export interface StripeSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Another server that speaks Stripe's API; null for Stripe itself. */
  readonly apiBase: string | null;
}

/** The EVM chain on which the point token lives. */
export interface ChainSettings {
  readonly rpcUrl: string;
  readonly chainId: number;
  /** Contract of the token and address of the treasury, `0x…`. */
  readonly token: string;
  readonly treasury: string;
  /** Decimals of the token. */
  readonly decimals: number;
  /** Blocks from which a payment counts, its own included. */
  readonly confirmations: number;
}

/** The mail server for notices. */
export interface MailSettings {
  /** `smtp://user:password@host:port` or `smtps://…`. */
  readonly smtpUrl: string;
  /** Sender, as in a `From` header. */
  readonly from: string;
}

export interface Settings {
  readonly production: boolean;
  /** Origin of the wallet host, which is also the issuer; null takes each request's own origin. */
  readonly origin: string | null;
  /** Origin of the interface, where its hosts are others than the wallet's: tokens are issued for it too. */
  readonly apiOrigin: string | null;
  /** Connections to PostgreSQL of this process. */
  readonly connections: number;
  /** Requests a minute for a partner token, and for an address without credentials; 0 means no limit. */
  readonly tokenRate: number;
  readonly addressRate: number;
  /** Requests a minute of a partner at the OAuth endpoints; 0 means no limit. */
  readonly clientRate: number;
  /** How long a second call with the same key waits for the first, in ms. */
  readonly chargeWaitMs: number;
  /** How long the token before the current one may come again without revoking the family. */
  readonly refreshGraceSeconds: number;
  /** Issuers of identity tokens that resolve a balance. */
  readonly identity: readonly JwtIssuer[];
  /** The issuer of `sessionToken` of the legacy flow, or null when it is off. */
  readonly legacy: JwtIssuer | null;
  readonly providers: readonly SignInProvider[];
  /** 32 bytes for AES-256-GCM over webhook secrets; null until one is set. */
  readonly walletKey: Uint8Array | null;
  readonly webhookAllowPrivate: boolean;
  readonly stripe: StripeSettings | null;
  readonly chain: ChainSettings | null;
  readonly mail: MailSettings | null;
}

type Env = Readonly<Record<string, string | undefined>>;

/** Providers that need a client id and secret only; every other setting may still be overridden. */
const KNOWN_PROVIDERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  google: {
    TITLE: "Google",
    ISSUER: "https://accounts.google.com",
    AUTHORIZE_URL: "https://accounts.google.com/o/oauth2/v2/auth",
    TOKEN_URL: "https://oauth2.googleapis.com/token",
    JWKS_URL: "https://www.googleapis.com/oauth2/v3/certs",
  },
  github: {
    TITLE: "GitHub",
    ISSUER: "https://github.com",
    AUTHORIZE_URL: "https://github.com/login/oauth/authorize",
    TOKEN_URL: "https://github.com/login/oauth/access_token",
    USER_URL: "https://api.github.com/user",
  },
};

/** What a host does with the wallet, which decides what it needs to be told. */
export interface SettingsUse {
  /** Whether it serves the wallet's own routes and runs its loops; default true. */
  readonly serves?: boolean;
}

/**
 * Reads the wallet's settings.
 *
 * @throws {RangeError} naming every variable that is wrong
 */
export function readSettings(env: Env, use: SettingsUse = {}): Settings {
  const { settings, problems } = read(env, use);
  if (problems.length > 0) throw new RangeError(`Cannot start the wallet: ${problems.join("; ")}`);
  return settings;
}

/** Everything that is wrong with the wallet's settings, one line each. */
export function explainSettings(env: Env, use: SettingsUse = {}): readonly string[] {
  return read(env, use).problems;
}

function read(
  given: Env,
  { serves = true }: SettingsUse,
): { readonly settings: Settings; readonly problems: readonly string[] } {
  const problems: string[] = [];
  // As the host reads them: a blank behind "production" must not make it another word.
  const env = Object.fromEntries(Object.entries(given).map(([name, text]) => [name, text?.trim()]));
  const reader = createReader(env, problems);
  const production = env.NODE_ENV === "production";
  const settings: Settings = {
    production,
    origin: reader.origin("WALLET_URL"),
    apiOrigin: reader.origin("API_URL"),
    connections: reader.whole("DATABASE_POOL", 10, 3, 90),
    tokenRate: reader.whole("RATE_TOKEN", 600, 0, 1e9),
    addressRate: reader.whole("RATE_ADDRESS", 600, 0, 1e9),
    clientRate: reader.whole("RATE_CLIENT", 6000, 0, 1e9),
    chargeWaitMs: reader.whole("CHARGE_WAIT_MS", 5000, 0, 30_000),
    refreshGraceSeconds: reader.whole("REFRESH_GRACE_SECONDS", 0, 0, 30),
    identity: [reader.issuer("IDENTITY")].filter((issuer) => issuer !== null),
    legacy: reader.issuer("LEGACY"),
    providers: reader.providers(),
    walletKey: reader.key("WALLET_KEY"),
    webhookAllowPrivate: env.WEBHOOK_ALLOW_PRIVATE === "1",
    stripe: reader.stripe(),
    chain: reader.chain(),
    mail: reader.mail(),
  };
  if (production && settings.webhookAllowPrivate) {
    problems.push("WEBHOOK_ALLOW_PRIVATE must not be set with NODE_ENV=production");
  }
  if (production && serves) {
    // Left to each request, the issuer would be whatever the Host header says.
    if (!env.WALLET_URL) {
      problems.push(
        "WALLET_URL must be set with NODE_ENV=production: the origin of the wallet host, such as https://wallet.example",
      );
    } else if (settings.origin !== null && !isSafeOrigin(settings.origin)) {
      problems.push(
        "WALLET_URL must begin with https:// with NODE_ENV=production: browsers keep its cookies for https alone",
      );
    }
    if (!env.WALLET_KEY) {
      problems.push("WALLET_KEY must be set with NODE_ENV=production: 32 random bytes in base64");
    }
  }
  return { settings, problems };
}

/** https, or a host of this machine, where a proxy in front may end it. */
function isSafeOrigin(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  return protocol === "https:" || ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
}

function createReader(env: Env, problems: string[]) {
  function url(name: string): string | null {
    const text = env[name];
    if (!text) return null;
    if (URL.canParse(text)) return text;
    problems.push(`${name} is "${text}", must be a URL`);
    return null;
  }

  return {
    whole(name: string, standard: number, min: number, max: number): number {
      const text = env[name];
      if (text === undefined || text === "") return standard;
      const value = /^\d+$/.test(text) ? Number(text) : NaN;
      if (value >= min && value <= max) return value;
      problems.push(`${name} is "${text}", must be a whole number in [${min}, ${max}]`);
      return standard;
    },

    origin(name: string): string | null {
      const text = url(name);
      if (text === null) return null;
      if (new URL(text).origin === text) return text;
      problems.push(`${name} is "${text}", must be an origin such as "${new URL(text).origin}"`);
      return null;
    },

    issuer(prefix: "IDENTITY" | "LEGACY"): JwtIssuer | null {
      const issuer = env[`${prefix}_ISSUER`];
      const audience = env[`${prefix}_AUDIENCE`];
      const jwksUrl = url(`${prefix}_JWKS_URL`);
      if (issuer && audience && jwksUrl) return { issuer, audience, jwksUrl };
      if (issuer || audience || jwksUrl) {
        problems.push(`${prefix}_ISSUER, ${prefix}_AUDIENCE and ${prefix}_JWKS_URL go together`);
      }
      return null;
    },

    providers(): SignInProvider[] {
      const ids = (env.SIGN_IN_PROVIDERS ?? "").split(",").map((id) => id.trim());
      return ids.filter(Boolean).flatMap((id) => {
        const prefix = `SIGN_IN_${id.toUpperCase().replaceAll("-", "_")}_`;
        const known = KNOWN_PROVIDERS[id] ?? {};
        const read = (name: string) => env[prefix + name] || known[name] || null;
        const required = ["ISSUER", "CLIENT_ID"];
        const urls = ["AUTHORIZE_URL", "TOKEN_URL", "JWKS_URL"];
        // Some of the addresses is none: either all are told or the issuer is asked.
        if (urls.some(read) && read("USER_URL") === null) required.push(...urls);
        const missing = required.filter((name) => read(name) === null);
        if (missing.length > 0) {
          const list = missing.map((name) => prefix + name).join(", ");
          problems.push(`sign-in provider "${id}" lacks ${list}`);
          return [];
        }
        return [
          {
            id,
            title: read("TITLE") ?? id,
            issuer: read("ISSUER")!,
            endpoints: urls.some(read)
              ? {
                  authorizeUrl: read("AUTHORIZE_URL")!,
                  tokenUrl: read("TOKEN_URL")!,
                  jwksUrl: read("JWKS_URL") ?? "",
                }
              : null,
            userUrl: read("USER_URL"),
            clientId: read("CLIENT_ID")!,
            clientSecret: read("CLIENT_SECRET"),
          },
        ];
      });
    },

    chain(): ChainSettings | null {
      const rpcUrl = url("CHAIN_RPC_URL");
      const { CHAIN_TOKEN: token, CHAIN_TREASURY: treasury } = env;
      if (rpcUrl === null && !token && !treasury) return null;
      const isAddress = (text: string | undefined): text is string =>
        /^0x[0-9a-fA-F]{40}$/.test(text ?? "");
      if (rpcUrl === null || !isAddress(token) || !isAddress(treasury)) {
        problems.push(
          "CHAIN_RPC_URL, CHAIN_TOKEN and CHAIN_TREASURY go together; the last two are addresses",
        );
        return null;
      }
      return {
        rpcUrl,
        token,
        treasury,
        chainId: this.whole("CHAIN_ID", 1, 1, 2 ** 48),
        decimals: this.whole("CHAIN_DECIMALS", 18, 0, 36),
        confirmations: this.whole("CHAIN_CONFIRMATIONS", 3, 1, 1000),
      };
    },

    stripe(): StripeSettings | null {
      const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
      const apiBase = url("STRIPE_API_BASE");
      if (secretKey && webhookSecret) return { secretKey, webhookSecret, apiBase };
      if (secretKey || webhookSecret) {
        problems.push("STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET go together");
      }
      return null;
    },

    mail(): MailSettings | null {
      const smtpUrl = env.SMTP_URL || null;
      const from = env.MAIL_FROM || null;
      if (smtpUrl === null && from === null) return null;
      if (smtpUrl !== null && from !== null && /^smtps?:\/\/./.test(smtpUrl))
        return { smtpUrl, from };
      problems.push("SMTP_URL (smtp:// or smtps://) and MAIL_FROM go together");
      return null;
    },

    key(name: string): Uint8Array | null {
      const text = env[name];
      if (!text) return null;
      const bytes = Buffer.from(text, "base64");
      if (bytes.length === 32) return bytes;
      problems.push(`${name} must be 32 bytes in base64`);
      return null;
    },
  };
}
