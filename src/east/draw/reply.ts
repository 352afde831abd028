/**
 * What a draw answers to a question. A draw says how it stands, where and when by its own rules; what is
 * chosen among gets a cast each, made after the first.
 */
import { standingOf, type Reply, type Understood, type When, type Where } from "#sdk";

/** How an art reads one of its casts. */
export interface Art<C> {
  /** 0 to 100. */
  readonly score: (cast: C) => number;
  readonly where: (cast: C) => Where | null;
  readonly when: (cast: C) => When | null;
}

/**
 * Answers a question from its cast.
 *
 * @param again another cast; undefined for one made by hand, which settles no options
 */
export function replyBy<C>(
  { form, hope, options }: Understood,
  cast: C,
  again: (() => C) | undefined,
  art: Art<C>,
): { readonly reply: Reply; readonly others: readonly C[] } {
  const others = again ? options.map(again) : [];
  return {
    others,
    reply: {
      standing: standingOf(art.score(cast), hope),
      where: form === "where" ? art.where(cast) : null,
      when: form === "when" ? art.when(cast) : null,
      weighed: others.map((one, i) => ({ option: options[i]!, score: art.score(one) })),
    },
  };
}
