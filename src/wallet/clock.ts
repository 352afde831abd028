/** The present in ms since the epoch, for rates and waits; expiries of money and tokens use the database's clock. */
export interface Clock {
  now(): number;
}
