/**
 * Fair draws: `draws.commit` binds both sides before a draw, `draws.verify` draws again afterwards.
 *
 * @example
 * const commitments = createCommitments(secret);
 * const registry = withDraws(plugins, commitments, "1.0.0");
 */
export { createCommitments, seedOf, sha256, type Commitments } from "./commitment.ts";
export { withDraws } from "./plugin.ts";
export type { Commitment, Drawn, DrawRecord, Reveal } from "./record.ts";
