/** Clauses that readings join, and phrases made of them. */
import { english, type Frozen, type Phrase, type PhraseMap } from "#sdk";

type Clause = string | ((params: never) => string);
type Clauses = Readonly<Record<string, Clause>>;

/** The clause of a phrase, from the table of its language. */
export function clauseOf<P extends PhraseMap>(
  clauses: { readonly [C in keyof P & string]: Clause },
  { code, with: params }: Frozen<Phrase<P>>,
): string {
  const clause: Clause = clauses[code as keyof P & string];
  return typeof clause === "string" ? clause : clause(params as never);
}

/** English clauses as phrases that stand alone, each with a capital at its start. */
export function asPhrases<M extends Clauses>(clauses: M): M {
  const phrases = Object.entries(clauses).map(([code, clause]) => [
    code,
    typeof clause === "string"
      ? english.capital(clause)
      : (params: never) => english.capital(clause(params)),
  ]);
  return Object.fromEntries(phrases) as M;
}
