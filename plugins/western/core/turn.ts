import { vocabulary, type IdOf } from "#sdk";

/** Which way a body moves, or what its motion becomes at a station. */
export const TURN = vocabulary("turn", ["retrograde", "direct"]);
export type Turn = IdOf<typeof TURN>;
