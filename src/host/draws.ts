/** The two procedures of the host itself: commit to a draw, and verify one. Both cost nothing. */
import {
  InputError as InputFault,
  prepare,
  type AnyProcedure,
  type Plugin,
  type Registered,
  type Registry,
} from "../plugins/mod.ts";
import { definePlugin, defineProcedure, InputError, oneOf, Type } from "../plugins/old/sdk.ts";
import { boundInput, type Commitments } from "./draws_commitment.ts";
import { CHECKS, verifyDraw, type PastedAnswer } from "./draws_verify.ts";
import { nearestNames } from "./nearest.ts";

type Fields = Readonly<Record<string, unknown>>;

const TRADITION = {
  id: "draws",
  title: { en: "Fair draws", zhHant: "公平抽取" },
  family: "Service",
  region: "This service",
  icon: "draws",
};

const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" fill="none" stroke="#1f5f6b" stroke-width="5" ' +
  'stroke-linecap="round" stroke-linejoin="round"><path d="M32 6l22 8v18c0 13-9 21-22 26C19 53 10 45 10 32V14z"/>' +
  '<path d="M22 32l8 8 14-16"/></svg>';

/**
 * Adds the host's procedures to what the plugins declare.
 *
 * @throws {Error} if a plugin has taken one of their names
 */
export function withDraws(registry: Registry, commitments: Commitments, version: string): Registry {
  const plugin = createPlugin(registry, commitments, version);
  const procedures = new Map(registry.procedures);
  for (const procedure of plugin.procedures) {
    const taken = procedures.get(procedure.name);
    if (taken) {
      throw new Error(
        `"${procedure.name}" belongs to the host, and ${taken.plugin.id} declares it`,
      );
    }
    procedures.set(procedure.name, { procedure, plugin, tradition: TRADITION, icon: ICON });
  }
  return { ...registry, procedures };
}

function createPlugin(registry: Registry, commitments: Commitments, version: string): Plugin {
  return definePlugin({
    id: "draws",
    sdk: 1,
    version,
    title: { en: "Fair draws", zhHant: "公平抽取" },
    summary: {
      en: "Commit to a draw before it is made, and verify it afterwards.",
      zhHant: "抽前立諾，抽後驗證。",
    },
    traditions: [TRADITION],
    procedures: [commitProcedure(registry, commitments), verifyProcedure(registry, commitments)],
  });
}

const SALT_HASH = {
  pattern: "^[0-9a-f]{64}$",
  description:
    "SHA-256 of your salt as 64 lower-case hexadecimal digits. The salt is a text of 16 to 128 characters that nobody else can guess",
} as const;
const HASH = { pattern: "^[0-9a-f]{64}$" } as const;

function commitProcedure(registry: Registry, commitments: Commitments): AnyProcedure {
  const names = drawNames(registry);
  return defineProcedure({
    name: "draws.commit",
    tradition: TRADITION.id,
    title: { en: "Commit to a draw", zhHant: "抽前立諾" },
    summary: {
      en: "Fixes a draw before it is made: you give the hash of a salt and the whole request, the service gives the hash of its seed. Send `commitment` and `salt` with the draw. Neither side can steer it, and one commitment gives one draw",
      zhHant:
        "抽取之前先行固定：你給出鹽的雜湊與完整請求，服務給出其種子的雜湊；抽取時附上 commitment 與 salt。雙方皆無從左右，一諾只得一抽",
    },
    kind: "calculation",
    cost: 0,
    needs: ["now"],
    options: { draws: names },
    input: Type.Object({
      procedure: Type.String({ maxLength: 64, description: "Name of the draw: tarot.draw" }),
      input: Type.Optional(
        Type.Object(
          {},
          {
            additionalProperties: true,
            description: "Its input, as it will be sent; lang and picture may still change",
          },
        ),
      ),
      saltHash: Type.String(SALT_HASH),
    }),
    output: Type.Object({
      commitment: Type.String({ description: "To be sent with the draw, as it is" }),
      serverHash: Type.String({
        ...HASH,
        description: "SHA-256 of the server seed; note it down before the draw",
      }),
      procedure: Type.String(),
      input: Type.Object(
        {},
        { additionalProperties: true, description: "What the commitment binds" },
      ),
      committedAt: Type.String({ description: "ISO 8601, UTC" }),
    }),
    run: ({ procedure, input = {}, saltHash }, { now }) => {
      const drawn = requireDraw(registry, procedure, "procedure").procedure;
      const bound = boundInput(input);
      const strange = Object.keys(input).filter((name) => OWN_INPUTS.has(name));
      if (strange.length > 0) {
        const message = "Leave it out: the commitment makes the seed";
        throw new InputError(strange.map((name) => ({ path: `input/${name}`, message })));
      }
      checkInput(drawn, input, now);
      const made = commitments.make(drawn, bound, saltHash);
      const committedAt = new Date(now).toISOString();
      return { ...made, procedure: drawn.name, input: bound, committedAt };
    },
    examples: [
      {
        title: 'a single card, with the salt "correct horse battery staple"',
        input: {
          procedure: names[0] ?? "tarot.draw",
          input: {},
          saltHash: "c4bbcb1fbec99d65bf59d85c8cb62ee2db963f0fe106f483d9afa73bd4e39a8a",
        },
        expect: { input: {} },
        source: "SHA-256 of the UTF-8 text, by any tool",
      },
    ],
    references: [{ title: "Commit and reveal with HMAC-SHA256", part: "RFC 2104, FIPS 180-4" }],
  });
}

function verifyProcedure(registry: Registry, commitments: Commitments): AnyProcedure {
  const check = Type.Object({
    check: oneOf(CHECKS, "What was checked"),
    ok: Type.Boolean(),
    says: Type.String(),
  });
  const value = Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()]);
  return defineProcedure({
    name: "draws.verify",
    tradition: TRADITION.id,
    title: { en: "Verify a draw", zhHant: "驗證抽取" },
    summary: {
      en: "Draws again from the seed of an answer, through the same code, and says check by check whether version, input, seed, salt, server hash, commitment and answer agree",
      zhHant:
        "以解中之種子、循同一程式重抽一次，逐項說明版本、輸入、種子、鹽、伺服器雜湊、承諾與解是否相符",
    },
    kind: "calculation",
    cost: 0,
    input: Type.Object({
      answer: Type.Union([Type.Object({}, { additionalProperties: true }), Type.String()], {
        description:
          'The answer of a draw as it was received: the whole body, its "data", or either as text',
      }),
      input: Type.Optional(
        Type.Object(
          {},
          {
            additionalProperties: true,
            description: "The input of the draw; default the one the answer carries",
          },
        ),
      ),
      seed: Type.Optional(
        Type.String({ minLength: 1, maxLength: 128, description: "The seed as you noted it" }),
      ),
      salt: Type.Optional(
        Type.String({ minLength: 1, maxLength: 128, description: "Your salt as you noted it" }),
      ),
      serverHash: Type.Optional(
        Type.String({ ...HASH, description: "The server hash as you noted it before the draw" }),
      ),
    }),
    output: Type.Object({
      verified: Type.Boolean({ description: "Whether every check held" }),
      procedure: Type.String(),
      version: Type.Object({ given: Type.String(), served: Type.String() }),
      seed: Type.String({ description: "The seed that was drawn from again" }),
      checks: Type.Array(check),
      differences: Type.Array(
        Type.Object({
          path: Type.String({ description: "JSON pointer into the answer" }),
          given: value,
          derived: value,
        }),
        {
          description:
            "Where the answer is not what its seed gives, at most twelve; null where a value is missing or long",
        },
      ),
      differenceCount: Type.Integer({ minimum: 0 }),
    }),
    run: async ({ answer, input, seed, salt, serverHash }, { lang }) => {
      const pasted = readAnswer(answer);
      const registered = requireDraw(
        registry,
        pasted.reading.procedure,
        "answer/reading/procedure",
      );
      const noted = {
        ...(input === undefined ? {} : { input: boundInputWithLook(input) }),
        ...(seed === undefined ? {} : { seed }),
        ...(salt === undefined ? {} : { salt }),
        ...(serverHash === undefined ? {} : { serverHash }),
      };
      const found = await verifyDraw(registered, pasted, noted, commitments, lang);
      return found as never;
    },
    examples: [
      {
        title: "an answer whose seed was changed afterwards",
        input: {
          answer: {
            reading: {
              id: "rd_0000000000000000000000",
              procedure: drawNames(registry)[0] ?? "tarot.draw",
              version: "1.0.0",
              seed: "another",
              draw: { input: {} },
            },
          },
        },
        expect: { verified: false },
        source: "No reading has this id",
      },
    ],
    references: [{ title: "HMAC: Keyed-Hashing for Message Authentication", part: "RFC 2104" }],
  });
}

/** Names that the host adds to the input of a draw, and that a commitment makes. */
const OWN_INPUTS: ReadonlySet<string> = new Set(["seed", "commitment", "salt"]);

function boundInputWithLook(input: Fields): Fields {
  return Object.fromEntries(Object.entries(input).filter(([name]) => !OWN_INPUTS.has(name)));
}

function drawNames(registry: Registry): readonly string[] {
  const all = [...registry.procedures.values()].map(({ procedure }) => procedure);
  return all.filter(({ kind }) => kind === "draw").map(({ name }) => name);
}

function requireDraw(registry: Registry, name: string, path: string): Registered {
  const found = registry.procedures.get(name);
  if (found?.procedure.kind === "draw") return found;
  const [nearest] = nearestNames(name, drawNames(registry));
  const message = `Expected the name of a draw, found ${JSON.stringify(name.slice(0, 64))}`;
  throw new InputError([{ path, message, ...(nearest === undefined ? {} : { nearest }) }]);
}

function checkInput(procedure: AnyProcedure, input: Fields, now: number): void {
  try {
    prepare(procedure, input, now);
  } catch (error) {
    if (!(error instanceof InputFault)) throw error;
    throw new InputFault(error.issues.map((one) => ({ ...one, path: `input/${one.path}` })));
  }
}

/** Finds the answer in what was pasted. */
function readAnswer(pasted: unknown): PastedAnswer {
  const value = typeof pasted === "string" ? parse(pasted) : pasted;
  const data = inside(inside(value, "result") ?? value, "data") ?? value;
  const reading = inside(data, "reading") as Partial<PastedAnswer["reading"]> | undefined;
  const missing = (["id", "procedure", "version", "seed"] as const).filter(
    (name) => typeof reading?.[name] !== "string",
  );
  if (missing.length > 0) {
    throw new InputError(
      missing.map((name) => ({
        path: `answer/reading/${name}`,
        message: "Expected the answer of a draw, which carries this",
      })),
    );
  }
  return data as PastedAnswer;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new InputError([{ path: "answer", message: "Expected JSON" }]);
  }
}

function inside(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
}
