/**
 * What requests came to. Counted by hand: a counter of a library costs as much as a fiftieth of a whole call
 * that computes nothing, and this is on the way of every one.
 */
import type { RequestLine } from "../observe.ts";
import type { Metric, Sample } from "./text.ts";

/** Upper edges, seconds. */
const EDGES = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Procedure of a request that calls several. */
const SEVERAL = "several";

interface Tally {
  readonly buckets: Float64Array;
  readonly statuses: Map<number, number>;
  seconds: number;
  points: number;
  fromCache: number;
}

export interface RequestMeter {
  count(line: RequestLine): void;
  metrics(): readonly Metric[];
}

/** Makes the counters of one host; what nobody called is not listed. */
export function createRequestMeter(): RequestMeter {
  const calls = new Map<string, Tally>();
  const routes = new Map<string, Tally>();

  return {
    count({ procedure, route, status, ms, points, cached }) {
      const isCall = procedure !== undefined;
      const name = !isCall ? route : procedure.includes(",") ? SEVERAL : procedure;
      const tallies = isCall ? calls : routes;
      let tally = tallies.get(name);
      if (!tally) tallies.set(name, (tally = newTally()));
      const seconds = ms / 1000;
      tally.seconds += seconds;
      let at = 0;
      while (at < EDGES.length && seconds > EDGES[at]!) at += 1;
      tally.buckets[at]! += 1;
      tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1);
      if (points !== undefined) tally.points += points;
      if (cached === true) tally.fromCache += 1;
    },
    metrics: () => [
      statusesOf("auspex_calls_total", "Calls by procedure and status", "procedure", calls),
      {
        name: "auspex_points_charged_total",
        help: "Points charged by procedure",
        type: "counter",
        samples: each("procedure", calls, ({ points }) => points),
      },
      {
        name: "auspex_cached_answers_total",
        help: "Answers that came from the byte cache, by procedure",
        type: "counter",
        samples: each("procedure", calls, ({ fromCache }) => fromCache),
      },
      secondsOf("auspex_call_seconds", "Time to the answer, by procedure", "procedure", calls),
      statusesOf(
        "auspex_requests_total",
        "Requests that are no call, by route and status",
        "route",
        routes,
      ),
      secondsOf(
        "auspex_request_seconds",
        "Time to the answer of what is no call, by route",
        "route",
        routes,
      ),
    ],
  };
}

function newTally(): Tally {
  return {
    buckets: new Float64Array(EDGES.length + 1),
    statuses: new Map(),
    seconds: 0,
    points: 0,
    fromCache: 0,
  };
}

type Tallies = ReadonlyMap<string, Tally>;

function each(
  label: string,
  tallies: Tallies,
  valueOf: (tally: Tally) => number,
): readonly Sample[] {
  return [...tallies].map(([name, tally]) => ({
    labels: { [label]: name },
    value: valueOf(tally),
  }));
}

function statusesOf(name: string, help: string, label: string, tallies: Tallies): Metric {
  const samples = [...tallies].flatMap(([one, { statuses }]) =>
    [...statuses].map(([status, value]) => ({
      labels: { [label]: one, status: String(status) },
      value,
    })),
  );
  return { name, help, type: "counter", samples };
}

function secondsOf(name: string, help: string, label: string, tallies: Tallies): Metric {
  const samples = [...tallies].flatMap(([one, { buckets, seconds }]): readonly Sample[] => {
    let sum = 0;
    const steps = [...EDGES, Infinity].map((edge, at) => ({
      suffix: "_bucket" as const,
      labels: { [label]: one, le: edge === Infinity ? "+Inf" : String(edge) },
      value: (sum += buckets[at]!),
    }));
    const labels = { [label]: one };
    return [
      ...steps,
      { suffix: "_sum", labels, value: seconds },
      { suffix: "_count", labels, value: sum },
    ];
  });
  return { name, help, type: "histogram", samples };
}
