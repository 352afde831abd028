/**
 * Requests whose caller has not proved who it is, bounded before anything is looked up for them.
 *
 * Failures are counted for all hosts together. A request that may still fail takes a place among them while
 * it is checked, so that sixty guesses at once are no more than sixty in a row: where failures and requests
 * under way fill the allowance, the others wait for an outcome. Who succeeds gives his place back.
 */
import type { Clock } from "./clock.ts";
import { RateLimited } from "./errors.ts";
import { describeRate } from "./rates.ts";
import type { Rates, RateWindow } from "./rates.ts";

/** What is counted, such as an address, and how many failures a minute it may have; 0 means no limit. */
export interface Allowance {
  readonly name: string;
  readonly limit: number;
}

/** What tells a failure from a success; whatever it does not call a failure gives the place back. */
export interface Verdict<T> {
  /** Whether a throw means that the caller did not prove itself. */
  readonly failsBy: (cause: unknown) => boolean;
  /** Whether an outcome means it, too; default never. */
  readonly failsWith?: (outcome: T) => boolean;
}

export interface Attempts {
  /**
   * Runs a check of who is calling, or a whole request that depends on it.
   *
   * @param allowances all of them are taken, in their order
   * @returns the outcome of the check
   * @throws {RateLimited} an allowance is used up, before the check or by its failure
   */
  attempt<T>(
    allowances: readonly Allowance[],
    check: () => Promise<T>,
    verdict: Verdict<T>,
  ): Promise<T>;
}

interface Waiter {
  readonly wake: () => void;
  gone: boolean;
}

interface State {
  failures: number;
  /** When the failures are forgotten, in the clock's ms. */
  endsAt: number;
  underWay: number;
  readonly waiting: Waiter[];
}

/** Above this many names those of finished minutes are swept out of memory. */
const SWEEP_AT = 10_000;
const MINUTE_MS = 60_000;
const WAIT_MS = 5000;
const MAX_WAITING = 2000;

/** Creates the attempts of one process over counters that all hosts share. */
export function createAttempts(clock: Clock, rates: Rates): Attempts {
  const states = new Map<string, State>();
  let sweepAt = SWEEP_AT;

  /** The next time when there are twice as many, so that it costs little however many there are. */
  function sweep(now: number): void {
    for (const [name, { underWay, endsAt }] of states) {
      if (underWay === 0 && isOver(endsAt, now)) states.delete(name);
    }
    sweepAt = Math.max(SWEEP_AT, 2 * states.size);
  }

  function stateOf(name: string): State {
    const now = clock.now();
    const known = states.get(name);
    if (known !== undefined) {
      if (isOver(known.endsAt, now)) known.failures = 0;
      return known;
    }
    if (states.size >= sweepAt) sweep(now);
    const fresh: State = { failures: 0, endsAt: 0, underWay: 0, waiting: [] };
    states.set(name, fresh);
    return fresh;
  }

  /** Takes a place, at once where there is one. */
  function enter({ name, limit }: Allowance): Promise<void> | undefined {
    const state = stateOf(name);
    if (state.failures >= limit) throw refuse(limit, windowOf(state));
    if (state.failures + state.underWay >= limit) return wait(state, name, limit);
    state.underWay++;
    return undefined;
  }

  async function wait(state: State, name: string, limit: number): Promise<void> {
    if (state.waiting.length >= MAX_WAITING) throw refuse(limit, { used: limit, resetMs: 1000 });
    const { promise, resolve } = Promise.withResolvers<"woken" | "late">();
    const waiter: Waiter = { wake: () => resolve("woken"), gone: false };
    const timer = setTimeout(() => resolve("late"), WAIT_MS);
    state.waiting.push(waiter);
    const end = await promise;
    clearTimeout(timer);
    waiter.gone = true;
    if (end === "late") throw refuse(limit, { used: limit, resetMs: 1000 });
    await enter({ name, limit });
  }

  function leave({ name, limit }: Allowance): void {
    const state = states.get(name)!;
    state.underWay--;
    // Once the failures fill the allowance, all who wait are told so.
    const full = state.failures >= limit;
    let places = full ? Infinity : limit - state.failures - state.underWay;
    while (places > 0 && state.waiting.length > 0) {
      const waiter = state.waiting.shift()!;
      if (waiter.gone) continue;
      waiter.wake();
      places--;
    }
  }

  /** Counts a failure for all hosts. @returns the refusal where it was one too many */
  async function fail({ name, limit }: Allowance): Promise<RateLimited | null> {
    const window = await rates.add(name);
    const state = stateOf(name);
    state.failures = Math.max(state.failures + 1, window.used);
    state.endsAt = clock.now() + window.resetMs;
    return window.used > limit ? refuse(limit, window) : null;
  }

  function windowOf({ failures, endsAt }: State): RateWindow {
    return { used: failures, resetMs: endsAt - clock.now() };
  }

  async function failAll(taken: readonly Allowance[]): Promise<void> {
    for (const refusal of await Promise.all(taken.map(fail))) if (refusal !== null) throw refusal;
  }

  async function judge<T>(
    taken: readonly Allowance[],
    check: () => Promise<T>,
    { failsBy, failsWith }: Verdict<T>,
  ): Promise<T> {
    let outcome: T;
    try {
      outcome = await check();
    } catch (cause) {
      if (failsBy(cause)) await failAll(taken);
      throw cause;
    }
    if (failsWith?.(outcome)) await failAll(taken);
    return outcome;
  }

  return {
    async attempt(allowances, check, verdict) {
      const taken: Allowance[] = [];
      try {
        for (const allowance of allowances) {
          if (allowance.limit === 0) continue;
          await enter(allowance);
          taken.push(allowance);
        }
        return await judge(taken, check, verdict);
      } finally {
        taken.forEach(leave);
      }
    },
  };
}

/** Also where the clock was set back, and the minute would end long after it. */
function isOver(endsAt: number, now: number): boolean {
  return endsAt <= now || endsAt > now + MINUTE_MS;
}

function refuse(limit: number, window: RateWindow): RateLimited {
  const seconds = Math.max(1, Math.ceil(window.resetMs / 1000));
  return new RateLimited(seconds, describeRate(limit, window));
}
