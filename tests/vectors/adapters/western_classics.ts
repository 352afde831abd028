/** Lilly's figures: the sky of each date is computed, and the side of the judgement compared with his. */
import type { Call, VectorCase, Verdict } from "../adapter.ts";

interface Figure {
  readonly id: string;
  readonly input: {
    readonly question: string;
    readonly quesitedHouse: number;
    readonly place: { readonly lat: number; readonly lon: number };
    readonly at?: { readonly gregorian: string; readonly meanTimeApprox: string };
  };
  readonly expect: { readonly answer: string };
  readonly figure: { readonly printed?: Readonly<Record<string, string>> };
}

interface Judged {
  readonly verdict: { readonly value: { readonly id: string } };
  readonly score: number;
  readonly chart: {
    readonly planets: readonly Readonly<{
      planet: { readonly id: string };
      sign: { readonly id: string };
      degree: number;
      speedDegPerDay: number;
      longitudeDeg: number;
    }>[];
    readonly houses: { readonly cusps: readonly { readonly longitudeDeg: number }[] };
  };
}

const SIGNS =
  "aries taurus gemini cancer leo virgo libra scorpio sagittarius capricorn aquarius pisces";
const placeOf = (longitudeDeg: number) => ({
  sign: SIGNS.split(" ")[Math.floor(longitudeDeg / 30)]!,
  degree: longitudeDeg % 30,
});

/** The figure as it stands on paper: his printed places where he gives them, else those of the sky. */
function drawnOf({ chart }: Judged, printed: Readonly<Record<string, string>>, year: number) {
  const planets = chart.planets.map(({ planet: { id }, longitudeDeg, speedDegPerDay: motion }) => {
    const [sign, degree, minute = "0"] =
      printed[id[0]!.toUpperCase() + id.slice(1)]?.split(" ") ?? [];
    const place = sign
      ? { sign: sign.toLowerCase(), degree: Number(degree) + Number(minute) / 60 }
      : placeOf(longitudeDeg);
    return [id, { ...place, motion }];
  });
  const cusps = chart.houses.cusps.map(({ longitudeDeg }) => placeOf(longitudeDeg));
  return { ...Object.fromEntries(planets), cusps, year };
}

/** The kind of question that each of his chapters asks, beside the house that the case names. */
const KINDS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  "lilly.rich-1634.3": { kind: "endure" },
  "lilly.absent-brother.1": { kind: "state" },
  "lilly.cambridge.1": { kind: "report", reportIll: true },
  "lilly.lady-marry.1": { gender: "female" },
  "lilly.widow-marry.1": { gender: "female" },
  "lilly.dog-missing.1": { kind: "lost" },
  "lilly.reading.1": { kind: "siege" },
  "lilly.prisoner.1": { kind: "fugitive" },
  "lilly.husband-imprisoned.1": { kind: "release" },
};

const FAVOURABLE = /^(yes|alive|news-soon|found|taken|retaken|soon)/;
const UNFAVOURABLE = /^(no|false)/;

/** Puts one of Lilly's figures to the service. */
export async function judgeLilly(one: VectorCase, call: Call): Promise<Verdict> {
  const { id, input, expect, figure } = one as unknown as Figure;
  const { at, place, question, quesitedHouse } = input;
  if (!at) return { kind: "skipped", reason: "a figure without a date" };
  const side = FAVOURABLE.test(expect.answer)
    ? "favourable"
    : UNFAVOURABLE.test(expect.answer)
      ? "unfavourable"
      : null;
  if (!side) return { kind: "skipped", reason: "a question of means, with neither yes nor no" };
  const asked = { question, quesitedHouse, ...KINDS[id] };
  const judge = async (figureGiven: Readonly<Record<string, unknown>>) =>
    (await call("horary.judge", { ...asked, ...figureGiven })) as unknown as Judged;
  const dated = await judge({
    date: at.gregorian,
    time: at.meanTimeApprox,
    timezone: "UTC",
    latitude: place.lat,
    longitude: place.lon,
  });
  const year = Number(at.gregorian.slice(0, 4));
  const drawn = await judge({ drawn: drawnOf(dated, figure.printed ?? {}, year) });
  const differences = Object.entries({ dated, drawn }).flatMap(([door, { verdict, score }]) =>
    verdict.value.id === side
      ? []
      : [`${id} ${door}: expected ${side} (${expect.answer}), got ${verdict.value.id}, ${score}`],
  );
  return differences.length === 0 ? { kind: "passed" } : { kind: "failed", differences };
}
