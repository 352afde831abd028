/** Which schemas of a graph are worth a component. */
import type { Json } from "./json_schema.ts";
import { edgeKey, edgesOf, type Edge, type SchemaGraph } from "./schema_graph.ts";

/** Schemas shorter than this are better written out; a reference takes about 50 characters. */
const MIN_CHARS = { named: 60, object: 90, enum: 150, noted: 100 } as const;
const MIN_NOTES = 40;

/** What is shared. */
export interface Shares {
  /** Whether a node is a component. */
  readonly isShared: (node: number) => boolean;
  /** Whether a node is a component together with what is said of it there. */
  readonly isSharedWhole: (edge: Edge) => boolean;
  /** What is said of a node most often: what its component says. */
  readonly usualNotes: (node: number) => Json;
}

/**
 * Decides from the roots down: by then it is known how often a node would be written out, since all that it stands
 * in is either a component, which is written once, or itself written out so often.
 */
export function shareOut({ nodes, roots }: SchemaGraph): Shares {
  const sizes: number[] = [];
  for (const { core } of nodes) {
    const members = edgesOf(core).map(
      ({ node, notes }) => sizes[node]! + JSON.stringify(notes).length,
    );
    sizes.push(members.reduce((sum, one) => sum + one, JSON.stringify(core).length));
  }
  const shared = new Set<number>();
  const wholes = new Set<string>();
  /** By node: how often each of its edges would be written. */
  const uses = nodes.map(() => new Map<string, { readonly edge: Edge; count: number }>());
  const use = (edge: Edge, times: number) => {
    const key = edgeKey(edge);
    const known = uses[edge.node]!.get(key);
    if (known) known.count += times;
    else uses[edge.node]!.set(key, { edge, count: times });
  };

  for (const root of roots) use(root, 1);
  for (let index = nodes.length - 1; index >= 0; index--) {
    const { core, shape, isForced } = nodes[index]!;
    const isObject = core["properties"] !== undefined;
    const isEnum = core["enum"] !== undefined;
    const least = shape ? MIN_CHARS.named : isObject ? MIN_CHARS.object : MIN_CHARS.enum;
    let times = 0;
    for (const [key, { edge, count }] of uses[index]!) {
      const notes = JSON.stringify(edge.notes).length;
      const isLong = notes > MIN_NOTES && notes + sizes[index]! > MIN_CHARS.noted;
      const isNamedScalar = shape !== undefined && !isObject;
      // An object with a name is known by it; a second name for what is said of it here and there tells nothing.
      const isKnown = shape !== undefined && isObject;
      if (count > 1 && ((isLong && !isKnown) || isNamedScalar)) wholes.add(key);
      times += wholes.has(key) ? 1 : count;
    }
    const isWorth = times > 1 && (isObject || isEnum || shape !== undefined);
    // What the host itself names is found under its name, however often it stands; terms and phrases are
    // too many for that.
    const isOfHost = shape !== undefined && isObject && !/Term|Phrase|Testimony/.test(shape);
    if (isForced || ((isWorth || isOfHost) && sizes[index]! >= least)) shared.add(index);
    for (const edge of edgesOf(core)) use(edge, shared.has(index) ? 1 : times);
  }
  return {
    isShared: (node) => shared.has(node),
    isSharedWhole: (edge) => wholes.has(edgeKey(edge)),
    usualNotes: (node) =>
      [...uses[node]!.values()].reduce((usual, one) => (one.count > usual.count ? one : usual)).edge
        .notes,
  };
}
