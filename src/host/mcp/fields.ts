/** A JSON object as it comes: read with care. */
export type Fields = Readonly<Record<string, unknown>>;
