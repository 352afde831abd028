/** What is kept of a draw, so that anybody can draw again. */

export type Fields = Readonly<Record<string, unknown>>;

/** What is given before a draw. */
export interface Commitment {
  /** To be sent with the draw, as it is. */
  readonly commitment: string;
  /** SHA-256 of the server seed, hexadecimal. */
  readonly serverHash: string;
}

/** What is shown after it. */
export interface Reveal extends Commitment {
  readonly serverSeed: string;
  readonly salt: string;
}

/** A draw as it was asked for. */
export interface Drawn {
  /** The input without seed, commitment and salt. */
  readonly input: Fields;
  readonly reveal?: Reveal;
}

/** What `reading` of a draw carries beside the usual: all that is needed to draw again. */
export interface DrawRecord {
  /** The input as it was sent, without seed, commitment and salt. */
  readonly input: Fields;
  /** The clock, for draws that read it: ISO 8601, UTC. */
  readonly asOf?: string;
  readonly commitment?: Reveal;
}

/** The parts of an answer that the checks look at. */
export interface PastedAnswer extends Fields {
  readonly reading: {
    readonly id: string;
    readonly procedure: string;
    readonly version: string;
    readonly seed: string;
    readonly draw?: DrawRecord;
  };
}
