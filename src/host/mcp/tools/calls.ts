/** Tools that ask systems, and tell what that costs. */
import { Type } from "@sinclair/typebox";
import { CallFailed, defineTool, systemOf, type Fields, type Session } from "../tool.ts";
import {
  CHARGED,
  chargedOf,
  closed,
  DETAIL,
  FIELDS,
  INPUT,
  inLanguage,
  LANG,
  open,
  showing,
  SYSTEM,
} from "./shared.ts";

const MAX_POINTS = Type.Optional(
  Type.Integer({ minimum: 0, description: "Refuse, unrun and free, if the price is higher" }),
);
const KEY = Type.Optional(
  Type.String({
    minLength: 1,
    maxLength: 200,
    description: "Same key and input again: same answer, charged once (24 h)",
  }),
);

export const callSystem = defineTool({
  name: "call_system",
  title: "Ask a system",
  description:
    "Computes a chart or draws a cast, and charges its price once; failures and refusals are free. For a fair draw pass commitment and salt of commit_draw inside input.",
  charges: true,
  input: Type.Object(
    {
      system: SYSTEM,
      input: INPUT,
      lang: LANG,
      detail: DETAIL,
      fields: FIELDS,
      maxPoints: MAX_POINTS,
      idempotencyKey: KEY,
    },
    closed,
  ),
  output: Type.Object({ system: Type.String(), answer: open("The answer"), ...CHARGED }),
  async run({ system, input, lang, maxPoints, idempotencyKey, ...wish }, session) {
    const show = showing(session, system, wish);
    const asked = inLanguage(input, lang);
    if (maxPoints !== undefined) await requirePrice(session, system, asked, maxPoints);
    const answered = await session.ask(system, withPicture(session, system, asked), {
      idempotencyKey,
    });
    session.recent.set(session.caller, answered.answer);
    return { system, answer: show(answered.answer), ...chargedOf(answered) };
  },
});

/** A chart is drawn with its answer, which costs no more, so that it can be shown afterwards; a draw is drawn again. */
function withPicture({ registry }: Session, system: string, input: Fields): Fields {
  const { procedure } = registry.procedures.get(system) ?? {};
  const wants = procedure?.pictured && procedure.kind !== "draw" && input["picture"] === undefined;
  return wants ? { ...input, picture: true } : input;
}

async function requirePrice(
  session: Session,
  system: string,
  input: Fields,
  most: number,
): Promise<void> {
  const { answer } = await session.ask(system, input, { dryRun: true });
  const price = answer["price"] as number;
  if (price <= most) return;
  throw new CallFailed(`Cannot ask ${system}: it costs ${price} points, more than ${most}`, 402, {
    reason: "price_above_max",
    price,
  });
}

const CALLS = Type.Array(Type.Object({ system: SYSTEM, input: INPUT }, closed), {
  minItems: 1,
  maxItems: 10,
});

export const callMany = defineTool({
  name: "call_many",
  title: "Ask several systems",
  description:
    "Up to ten calls at once; each answers or fails, and is charged, by itself. Answers are compact.",
  charges: true,
  input: Type.Object({ calls: CALLS, lang: LANG, idempotencyKey: KEY }, closed),
  output: Type.Object({
    results: Type.Array(
      Type.Object({
        system: Type.String(),
        answer: Type.Optional(open("The answer")),
        error: Type.Optional(open("Why it failed; free")),
        pointsCharged: Type.Integer(),
      }),
    ),
    pointsCharged: Type.Integer({ description: "All together" }),
  }),
  async run({ calls, lang, idempotencyKey }, session) {
    const each = Math.floor(10_000 / calls.length);
    const results = await Promise.all(
      calls.map(async ({ system, input }, index) => {
        const key =
          idempotencyKey === undefined ? {} : { idempotencyKey: `${idempotencyKey}#${index}` };
        try {
          const { answer, points } = await session.ask(
            system,
            withPicture(session, system, inLanguage(input, lang)),
            key,
          );
          session.recent.set(session.caller, answer);
          const shown = showing(session, system, { most: each })(answer);
          return { system, answer: shown, pointsCharged: points };
        } catch (error) {
          if (!(error instanceof CallFailed)) throw error;
          return { system, error: { message: error.message, ...error.facts }, pointsCharged: 0 };
        }
      }),
    );
    return { results, pointsCharged: results.reduce((sum, one) => sum + one.pointsCharged, 0) };
  },
});

export const compareSchools = defineTool({
  name: "compare_schools",
  title: "Compare schools",
  description:
    "What other schools of a system would say to the same input: only what differs. Costs one call.",
  charges: true,
  input: Type.Object(
    {
      system: SYSTEM,
      input: INPUT,
      schools: Type.Optional(
        Type.Array(Type.String(), {
          minItems: 1,
          description: "Names under `schools` of describe_system; left out: the first three",
        }),
      ),
      lang: LANG,
    },
    closed,
  ),
  output: Type.Object({
    system: Type.String(),
    used: open("Schools used"),
    compared: Type.Unknown(),
    ...CHARGED,
  }),
  async run({ system, input, schools, lang }, session) {
    const { conventions } = await systemOf(session, system, lang);
    if (conventions.length === 0) {
      throw new CallFailed(`Cannot compare: ${system} has no schools`, 400, {
        reason: "no_schools",
      });
    }
    const compare = schools ?? conventions.slice(0, 3).map(({ name }) => name);
    const answered = await session.ask(system, inLanguage({ ...input, compare }, lang));
    const used = (answered.answer["conventions"] ?? []) as readonly Fields[];
    return {
      system,
      used: Object.fromEntries(used.map(({ name, value }) => [name, value])) as Fields,
      compared: shortComparison((answered.answer["compared"] ?? []) as readonly Compared[]),
      ...chargedOf(answered),
    };
  },
});

/** What the other schools of one convention change. */
interface Compared {
  readonly alternatives: readonly {
    readonly differs: readonly unknown[];
    /** Further fields that differ and are not listed. */
    readonly more: number;
  }[];
}

const COMPARED_BYTES = 9_000;

/** Every school with as many of the fields that differ as fit, the first of each. */
function shortComparison(compared: readonly Compared[]): readonly Compared[] {
  const lists = compared.flatMap(({ alternatives }) => alternatives);
  let most = Math.max(0, ...lists.map(({ differs }) => differs.length));
  const shortened = () =>
    compared.map((one) => ({
      ...one,
      alternatives: one.alternatives.map((school) => ({
        ...school,
        differs: school.differs.slice(0, most),
        more: school.more + Math.max(0, school.differs.length - most),
      })),
    }));
  let shown = shortened();
  while (most > 0 && Buffer.byteLength(JSON.stringify(shown)) > COMPARED_BYTES) {
    most -= 1;
    shown = shortened();
  }
  return shown;
}

export const quote = defineTool({
  name: "quote",
  title: "Quote",
  description:
    "The exact price of calls and whether the balance covers them. Runs and charges nothing; checks the inputs.",
  charges: false,
  needsToken: true,
  input: Type.Object({ calls: CALLS }, closed),
  output: Type.Object({
    calls: Type.Array(
      Type.Object({
        system: Type.String(),
        price: Type.Optional(Type.Integer()),
        error: Type.Optional(open("What is wrong with the input")),
      }),
    ),
    total: Type.Integer({ description: "Points" }),
    available: Type.Union([Type.Integer(), Type.Null()]),
    shortfall: Type.Union([Type.Integer(), Type.Null()]),
  }),
  async run({ calls }, session) {
    const quoted = await Promise.all(
      calls.map(async ({ system, input }) => {
        try {
          const { answer } = await session.ask(system, input, { dryRun: true });
          return { system, price: answer["price"] as number };
        } catch (error) {
          if (!(error instanceof CallFailed) || error.status === 401) throw error;
          return { system, error: { message: error.message, ...error.facts } };
        }
      }),
    );
    const total = quoted.reduce((sum, one) => sum + ("price" in one ? one.price! : 0), 0);
    const available = ((await session.balance())?.["available"] as number | undefined) ?? null;
    return {
      calls: quoted,
      total,
      available,
      shortfall: available === null ? null : Math.max(0, total - available),
    };
  },
});

export const balance = defineTool({
  name: "balance",
  title: "Balance",
  description: "Points of the caller.",
  charges: false,
  isLocal: true,
  needsToken: true,
  input: Type.Object({}, closed),
  output: Type.Object({ balance: Type.Integer(), held: Type.Integer(), available: Type.Integer() }),
  async run(_, session) {
    const found = await session.balance();
    if (found) return found as { balance: number; held: number; available: number };
    throw new CallFailed(
      "Cannot show the balance: the token lacks the scope balance, or nothing is charged here",
      403,
      {
        reason: "insufficient_scope",
      },
    );
  },
});
