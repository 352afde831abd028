/** How `indian.json` is put to the service: drawn charts as signs, dated ones as births. */
import { verdictOf, type Adapter, type Call, type VectorCase } from "../adapter.ts";
import { withIds } from "../terms.ts";

interface YogaCase {
  readonly id: string;
  readonly input: {
    readonly lagna?: string;
    readonly signs?: Readonly<Record<string, string>>;
    readonly day?: boolean;
    readonly utc?: string;
    readonly date?: string;
    readonly localMeanTime?: string;
    readonly place?: { readonly lat: number; readonly lon: number };
  };
  readonly expect: {
    readonly yoga?: string;
    readonly formed: boolean | readonly string[];
    readonly notFormed?: readonly string[];
  };
}

/** Names of the file and ours; several of ours where the file has one name for them. */
const IDS: Readonly<Record<string, string>> = {
  Sringataka: "shringataka",
  "Sakata (Nabhasa)": "shakataNabhasa",
  "Vihaga (Pakshi)": "vihaga",
  "Sara (Ishu)": "shara",
  Sakti: "shakti",
  "Chapa (Dhanus)": "chapa",
  Sula: "shula",
  Pasa: "pasha",
  "Vina (Vallaki)": "veena",
  "Adhi (from the Moon)": "adhi",
  "Vasumati (from the Moon)": "vasumatiMoon",
  "Vasumati (from the Ascendant)": "vasumatiLagna",
  "Sakata (Moon-Jupiter)": "shakata",
  "Chandra-Mangala": "chandraMangala",
  Vosi: "vasi",
  "Budha-Aditya": "budhaAditya",
  Sasa: "shasha",
  "Subha (Kartari)": "shubhaKartari",
  "Asubha (Papa Kartari)": "papaKartari",
  "Kahala (second form)": "kahalaParashara",
  "Chamara (first form)": "chamara",
  Srinatha: "shrinatha",
  "Raja (39.17)": "raja17",
  "Wealth (39.18)": "dhana18",
  "Raja (39.21)": "raja21",
  "Raja (39.28)": "raja28",
  "Dharma-Karmadhipati": "dharmaKarmadhipati",
  "Dainya Parivartana": "dainyaParivartana",
  "Khala Parivartana": "khalaParivartana",
  "Maha Parivartana": "mahaParivartana",
  Neechabhanga: "neechaBhanga",
  "Kalpadruma (Parijata)": "kalpadruma",
};
const idOf = (name: string) => IDS[name] ?? name.charAt(0).toLowerCase() + name.slice(1);

const place = (sign: string) => ({ sign: sign.toLowerCase() });

async function yogasOf({ input }: YogaCase, call: Call): Promise<ReadonlySet<string>> {
  const { lagna, signs, day, utc, date, localMeanTime } = input;
  const answer = signs
    ? await call("vedic.yogas", {
        lagna: place(lagna!),
        ...Object.fromEntries(Object.entries(signs).map(([id, s]) => [id.toLowerCase(), place(s)])),
        ...(day === undefined ? {} : { byDay: day }),
      })
    : await call("vedic.chart", {
        ...birthOf(utc ?? meanTime(date!, localMeanTime!, input.place!.lon)),
        latitude: input.place!.lat,
        longitude: input.place!.lon,
      });
  const yogas = (answer["yogas"] ?? answer) as { present: readonly { yoga: string }[] };
  return new Set(yogas.present.map(({ yoga }) => yoga));
}

function birthOf(utc: string) {
  const [, birthDate, birthTime] = /^(.+)T(.+?)(?:\.\d+)?Z$/.exec(utc)!;
  return { birthDate, birthTime, timezone: "UTC" };
}

/** Local mean time as UTC. */
function meanTime(date: string, time: string, longitudeDeg: number): string {
  const ms = Date.parse(`${date}T${time}:00Z`) - longitudeDeg * 240_000;
  return new Date(ms).toISOString();
}

async function judge(one: VectorCase, served: Call) {
  const yoga = one as unknown as YogaCase;
  const present = await yogasOf(yoga, withIds(served));
  const { yoga: name, formed, notFormed = [] } = yoga.expect;
  const wanted: readonly (readonly [string, boolean])[] = name
    ? [[name, formed as boolean]]
    : [
        ...(formed as readonly string[]).map((id) => [id, true] as const),
        ...notFormed.map((id) => [id, false] as const),
      ];
  return verdictOf(
    wanted
      .filter(([id, is]) => present.has(idOf(id)) !== is)
      .map(([id, is]) => `${yoga.id} /${id}: expected ${is}, got ${!is}`),
  );
}

export const adapters: readonly Adapter[] = [
  {
    files: /^indian\.json$/,
    procedures: () => ["vedic.yogas", "vedic.chart"],
    judge: (one, call) => judge(one, call),
  },
];
