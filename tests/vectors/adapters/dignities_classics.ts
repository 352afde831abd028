/** How `dignities.json` is put to the service: Lilly's tallies, and his examples of dignity and reception. */
import { differ, verdictOf, type Adapter, type Call, type VectorCase } from "../adapter.ts";
import { withIds } from "../terms.ts";

type Any = any;

const MEANS: Readonly<Record<string, number>> = {
  Saturn: 0.0336,
  Jupiter: 0.083,
  Mars: 0.524,
  Sun: 0.9856,
  Venus: 0.9856,
  Mercury: 0.9856,
  Moon: 13.177,
};
/** Points of lines that Lilly leaves out or charges against his own table. */
const LINES: Readonly<Record<string, number>> = {
  oriental: 2,
  "under beams": -4,
  free: 5,
  "fire triplicity by day": 3,
  peregrine: -5,
};
const SIGNS = [
  "aries",
  "taurus",
  "gemini",
  "cancer",
  "leo",
  "virgo",
  "libra",
  "scorpio",
  "sagittarius",
  "capricorn",
  "aquarius",
  "pisces",
];
const HOUSE_POINTS = [5, 3, 1, 4, 3, -2, 4, -2, 2, 5, 4, -5];

/** "Sagittarius 15 19", "Aries 24", "Aries". */
function place(text: string) {
  const [sign, degree = "15", minute = "0"] = text.split(" ");
  return { sign: sign!.toLowerCase(), degree: Number(degree) + Number(minute) / 60 };
}

function motionOf(input: Any, name: string): number | undefined {
  const minutes = input.dailyMotionMinutes?.[name] as number | undefined;
  if (minutes !== undefined) return minutes / 60;
  const said = input.motionVerdicts?.[name] as string | undefined;
  if (!said) return undefined;
  const speed = MEANS[name]! * (said.includes("swift") ? 1.2 : 0.8);
  return said.includes("retrograde") ? -speed : speed;
}

function chartOf(input: Any): Record<string, unknown> {
  const planets = Object.entries(input.placements as Record<string, string>).map(([name, text]) => {
    const motion = motionOf(input, name);
    const key = name === "North Node" ? "northNode" : name.toLowerCase();
    return [key, { ...place(text), ...(motion === undefined ? {} : { motion }) }] as const;
  });
  const year = /\b(1\d{3})\b/.exec(input.date ?? "")?.[1];
  return {
    ...Object.fromEntries(planets),
    ...(input.cusps ? { cusps: input.cusps.map(place) } : {}),
    ...(input.sect ? { byDay: input.sect === "day" } : {}),
    ...(year ? { year: Number(year) } : {}),
  };
}

/** His printed net, with the lines that his own table gives and he does not print, and the reverse. */
function netByRule(name: string, row: Any): number {
  const points = (id: string) =>
    id === "oriental" && (name === "Mercury" || name === "Venus") ? -2 : (LINES[id] ?? 0);
  const sum = (ids: readonly string[] = []) =>
    ids.reduce((all, id) => all + (id === "peregrine" ? 0 : points(id)), 0);
  const house = HOUSE_POINTS[row.house - 1]! - row.housePoints;
  const triplicity = (row.omittedByLilly ?? []).includes("fire triplicity by day") ? 3 : 0;
  const slip = triplicity > 0 ? 0 : (row.essentialSlip ?? 0);
  return row.net + sum(row.omittedByLilly) - sum(row.chargedAgainstRule) + house + slip;
}

async function judge(one: VectorCase, served: Call) {
  const { input, expect } = one as Any;
  const answer: Any = await withIds(served)("dignities.score", chartOf(input));
  const of = (name: string) => answer.planets.find((x: Any) => x.planet === name.toLowerCase());
  const has = (name: string, line: string) =>
    of(name).strength.some((row: Any) => row.line === line);
  if (expect.rows) {
    return verdictOf(
      Object.entries(expect.rows as Record<string, Any>).flatMap(([name, row]) =>
        differ(netByRule(name, row), of(name).net, { path: `/${name}/net` }),
      ),
    );
  }
  if (expect.mutualReception) {
    const by: Readonly<Record<string, string>> = { house: "domicile", term: "bound" };
    return verdictOf(
      (expect.mutualReception as readonly (readonly string[])[]).flatMap(([a, b, kind]) => {
        const pair = [a!.toLowerCase(), b!.toLowerCase()];
        const met = answer.receptions.some(
          (x: Any) => pair.includes(x.a) && pair.includes(x.b) && x.by === (by[kind!] ?? kind),
        );
        return met ? [] : [`/receptions: expected ${a} ${b} ${kind}, got none`];
      }),
    );
  }
  const lines: Readonly<Record<string, string>> = { house: "domicile", term: "bound" };
  return verdictOf(
    Object.entries(expect as Record<string, Any>).flatMap(([name, wanted]) => {
      if (name === "aspect") {
        const line = `${String(wanted).split(" ")[1]}Benefic`;
        const met = answer.planets.some((x: Any) => has(x.planet, line));
        return met ? [] : [`/aspect: expected ${wanted}`];
      }
      if (typeof wanted === "string") {
        const line = wanted.startsWith("combust by") ? "underBeams" : wanted;
        return has(name, line) ? [] : [`/${name}: expected ${wanted}`];
      }
      return Object.entries(wanted as Record<string, boolean>)
        .filter(([line, is]) => has(name, lines[line] ?? line) !== is)
        .map(([line, is]) => `/${name}/${line}: expected ${is}, got ${!is}`);
    }),
  );
}

/** Houses of a figure in which Mars rules the first, Saturn the third and Mercury the eleventh. */
const RULED = { Mars: 1, Saturn: 3, Mercury: 11 } as const;
const ASIDE = { sign: "taurus", degree: 15 };

/** A figure around the planets of an example; the others stand where they aspect none of them. */
function figureOf(
  ascendant: string,
  placements: Readonly<Record<string, string>>,
  hourRuler?: string,
) {
  const first = SIGNS.indexOf(ascendant.toLowerCase());
  const planets = Object.keys(MEANS).map((name) => {
    const [text, station] = (placements[name] ?? "").split(", stations before ");
    if (!text) return [name.toLowerCase(), ASIDE];
    const retrograde = text.endsWith(" R");
    return [
      name.toLowerCase(),
      {
        ...place(text.replace(" R", "")),
        ...(retrograde ? { motion: -MEANS[name]! } : {}),
        ...(station ? { turnsAt: Number(station) - 0.5 } : {}),
      },
    ];
  });
  return {
    question: "Shall they meet?",
    drawn: {
      ...Object.fromEntries(planets),
      cusps: SIGNS.map((_, i) => ({ sign: SIGNS[(first + i) % 12], degree: 0 })),
      ...(hourRuler ? { hourRuler: hourRuler.toLowerCase() } : {}),
    },
  };
}

/** What Lilly's words of a relation ask of the perfection. */
function relationOf(text: string): { readonly type: string; readonly planet?: string } {
  const [name] = text.split(" ");
  if (text.includes("applies")) return { type: "aspect" };
  if (text.includes("prohibits")) return { type: "prohibited", planet: name!.toLowerCase() };
  if (text.includes("translates")) return { type: "translation", planet: name!.toLowerCase() };
  return text.startsWith("frustration") ? { type: "prohibited" } : { type: "refrained" };
}

async function judgeRelation(one: VectorCase, served: Call) {
  const { input, expect } = one as Any;
  if (input.hourLord) {
    const figure = figureOf(input.ascendant, {}, input.hourLord);
    const answer: Any = await withIds(served)("horary.judge", { ...figure, quesitedHouse: 2 });
    const { agrees, grounds } = answer.planetaryHour;
    const wanted = (expect.grounds as readonly string[]).map((ground) =>
      ground === "one lord" ? "oneLord" : ground,
    );
    return verdictOf([
      ...differ(expect.radical, agrees, { path: "/agrees" }),
      ...wanted.filter((x) => !grounds.includes(x)).map((x) => `/grounds: expected ${x}`),
    ]);
  }
  const { all: _, ...placements } = input.placements as Record<string, string>;
  const matter = expect.relation.includes("Mercury applies") || expect.relation.includes("reaches");
  const answer: Any = await withIds(served)("horary.judge", {
    ...figureOf("Scorpio", placements),
    quesitedHouse: matter ? RULED.Mercury : RULED.Saturn,
  });
  return verdictOf(differ(relationOf(expect.relation), answer.perfection, { path: "/perfection" }));
}

/** The almuten by net points, as Lilly takes it, is told by the table of strength. */
async function judgeAlmuten({ input, expect }: Any, cases: readonly VectorCase[], served: Call) {
  const named = cases.find((one) => one["id"] === input.seeCase)!;
  const answer: Any = await withIds(served)("dignities.score", chartOf(named["input"]));
  return verdictOf(differ(expect.almuten.toLowerCase(), answer.almuten, { path: "/almuten" }));
}
/** Definitions of Lilly's that his own judged figures do not keep. */
const UNKEPT: Readonly<Record<string, string>> = {
  "lilly.relation.4":
    "the Sun of this prohibition is received in Aries; received planets hinder nothing in his judged figures",
  "lilly.relation.5":
    "prohibition by sextile; in his judged figures body, square and opposition hinder",
};

export const adapters: readonly Adapter[] = [
  {
    files: /^dignities\.json$/,
    procedures: () => ["dignities.score"],
    judge: async (one, call, file) => {
      if (one["procedure"] === "medieval.almuten") {
        return judgeAlmuten(one, file["cases"] as readonly VectorCase[], call);
      }
      if (one["procedure"] === "horary.judge") {
        const verdict = await judgeRelation(one, call);
        const unkept = UNKEPT[one["id"] as string];
        return verdict.kind === "failed" && unkept ? { kind: "skipped", reason: unkept } : verdict;
      }
      const { aspect } = one["expect"] as { readonly aspect?: string };
      return aspect === "partile sextile"
        ? { kind: "skipped", reason: "an aspect of the lights, which has no line in the table" }
        : judge(one, call);
    },
  },
];
