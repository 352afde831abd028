/** Fields that many inputs or answers have alike, declared once and extended. */
import type { Declared, Field, ObjectShape } from "./model.ts";

/** Names of the declarations, and the fields of each. */
const COMMON: Readonly<Record<string, readonly string[]>> = {
  Civil: ["timezone", "latitude", "longitude", "calendar", "fold", "backzone"],
  Placed: ["place"],
  TimeOfBirth: ["birthTime", "birthHour"],
  Questioned: ["question", "matter", "hope", "form"],
  Pictured: ["picture"],
  Asking: ["lang"],
  Answered: ["reading", "notice", "lang"],
  Drawn: ["seed", "commitment", "salt"],
};

/** Names that these declarations take. */
export const COMMON_NAMES: readonly string[] = Object.keys(COMMON);

/** A set must be met in so many objects to be declared. */
const LEAST = 3;

/** Takes common fields out of the objects named. */
export function extendCommon(types: readonly Declared[], names: ReadonlySet<string>): Declared[] {
  const made: Declared[] = [];
  let rest = [...types];
  for (const [name, fields] of Object.entries(COMMON)) {
    const sets = rest
      .filter((one) => names.has(one.name))
      .map(({ shape }) => fieldsOf(shape, fields))
      .filter((set) => set !== undefined);
    const common = commonest(sets);
    if (!common) continue;
    made.push({ name, shape: { kind: "object", fields: common } });
    const text = JSON.stringify(common);
    rest = rest.map((one) => {
      const own = names.has(one.name) ? fieldsOf(one.shape, fields) : undefined;
      return own && JSON.stringify(own) === text
        ? { ...one, shape: without(one.shape as ObjectShape, name, fields) }
        : one;
    });
  }
  return [...made, ...rest];
}

/** The fields of these names, in this order, if an object has them all. */
function fieldsOf(
  shape: Declared["shape"],
  names: readonly string[],
): readonly Field[] | undefined {
  if (shape.kind !== "object") return undefined;
  const found = names.flatMap((name) => shape.fields.find((one) => one.name === name) ?? []);
  return found.length === names.length ? found : undefined;
}

function commonest(sets: readonly (readonly Field[])[]): readonly Field[] | undefined {
  const counts = new Map<string, number>();
  for (const one of sets.map((set) => JSON.stringify(set)))
    counts.set(one, (counts.get(one) ?? 0) + 1);
  const [best] = [...counts].sort(([, a], [, b]) => b - a);
  return best && best[1] >= LEAST ? (JSON.parse(best[0]) as readonly Field[]) : undefined;
}

function without(shape: ObjectShape, name: string, fields: readonly string[]): ObjectShape {
  return {
    ...shape,
    extends: [...(shape.extends ?? []), name],
    fields: shape.fields.filter((one) => !fields.includes(one.name)),
  };
}
