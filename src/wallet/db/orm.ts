/**
 * Typed queries for everything that is not money or tokens: lists, settings, pages.
 *
 * Statements that move points or decide who may stay SQL functions and statements of their own (see
 * `functions/`), where each lock can be seen.
 */
import { drizzle } from "drizzle-orm/pg-proxy";
import type { PgRemoteDatabase } from "drizzle-orm/pg-proxy";
import type { Param, Query } from "./client.ts";

const made = new WeakMap<Query, PgRemoteDatabase>();

/** Drizzle's builder over a pool or a transaction; its statements run on exactly that. */
export function orm(query: Query): PgRemoteDatabase {
  const known = made.get(query);
  if (known) return known;
  const database = drizzle(async (text, params) => ({
    rows: await query.arrays(text, params as Param[]),
  }));
  made.set(query, database);
  return database;
}
