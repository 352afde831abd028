/** One way to speak to the store, whether it is PostgreSQL or the embedded PGlite. */

/** What may be bound to a statement; arrays are bound as PostgreSQL arrays, plain objects as JSON. */
export type Param =
  | null
  | string
  | number
  | boolean
  | bigint
  | Date
  | Uint8Array
  | readonly (string | number | bigint | boolean | null | Uint8Array)[]
  | { readonly [field: string]: unknown };

/** A row as the drivers agree on it: bigint and count are numbers, timestamps Dates, bytea Uint8Array, numeric text. */
export type Row = Record<string, unknown>;

/** Something that runs statements: the pool, or one transaction. */
export interface Query {
  /** Runs one statement with its parameters; the server keeps it prepared under its text. */
  rows<T extends object = Row>(text: string, params?: readonly Param[]): Promise<T[]>;
  /** The same with each row as an array of columns in order. */
  arrays(text: string, params?: readonly Param[]): Promise<unknown[][]>;
  /** Runs several statements without parameters. */
  script(text: string): Promise<void>;
}

/** An open store. */
export interface Database extends Query {
  readonly kind: "postgres" | "embedded";
  /**
   * Runs `work` in one transaction; a throw rolls back.
   *
   * A deadlock or a serialisation failure (40P01, 40001) runs it again, three times at most, so `work`
   * must have no effects but those on the database.
   *
   * @param patient for work that may take long (migrations, sums, checks): no limit of time on its statements
   */
  transaction<T>(work: (tx: Query) => Promise<T>, patient?: boolean): Promise<T>;
  close(): Promise<void>;
}

/**
 * Turns the text of a PostgreSQL bigint into a number; the one place where that happens.
 *
 * @throws {RangeError} beyond ±(2^53 - 1), where a number would lie
 */
export function toWholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new RangeError(`Cannot read bigint: ${text} is beyond 2^53 - 1`);
  return value;
}

/** The first row of a statement that always returns one. */
export async function oneRow<T extends object>(
  query: Query,
  text: string,
  params: readonly Param[] = [],
): Promise<T> {
  const [row] = await query.rows<T>(text, params);
  if (row === undefined) throw new TypeError(`Expected one row, got none: ${text.slice(0, 80)}`);
  return row;
}
