/** How `tajika.json` and `ashtakavarga-kp.json` are put to the service. */
import { differ, verdictOf, type Adapter, type Call, type VectorCase } from "../adapter.ts";
import { withIds } from "../terms.ts";

type Any = any;

/** Points that foretell a death are not computed. */
const NOT_COMPUTED = ["Mrityu", "Apamrityu"];
const IDS: Readonly<Record<string, string>> = { Jiva: "jeeva" };
const idOf = (name: string) => IDS[name] ?? name.charAt(0).toLowerCase() + name.slice(1);
/** The book prints hundredths of a degree. */
const TOLERANCE_DEG = 0.011;

async function judgeSahams(one: VectorCase, call: Call) {
  const { longitudes, night } = one["input"] as Any;
  const drawn = Object.fromEntries(
    Object.entries(longitudes as Record<string, number>).map(([name, deg]) => [idOf(name), deg]),
  );
  const { sahams }: Any = await call("tajika.sahams", {
    longitudes: drawn,
    night,
    between: "degrees",
  });
  const found = Object.fromEntries(sahams.map((saham: Any) => [saham.saham, saham.longitudeDeg]));
  return Object.entries(one["expect"] as Record<string, number>)
    .filter(([name]) => !NOT_COMPUTED.includes(name))
    .flatMap(([name, deg]) => {
      const miss = Math.abs(((found[idOf(name)] - deg + 540) % 360) - 180);
      return miss <= TOLERANCE_DEG ? [] : [`/${name}: expected ${deg}, got ${found[idOf(name)]}`];
    });
}

/** Two planets of a chart whose other planets stand at its beginning. */
async function judgeContact(one: VectorCase, call: Call) {
  const { longitudes } = one["input"] as Any;
  const drawn = Object.entries(longitudes as Record<string, number>).map(
    ([name, deg]) => [idOf(name), deg] as const,
  );
  const seven = ["sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn", "lagna"];
  const { contacts }: Any = await call("tajika.annualChart", {
    longitudes: { ...Object.fromEntries(seven.map((id) => [id, 0])), ...Object.fromEntries(drawn) },
  });
  const { faster, yoga, kind } = one["expect"] as Any;
  const pair = drawn.map(([id]) => id);
  const found = contacts.find(
    (contact: Any) => pair.includes(contact.faster) && pair.includes(contact.slower),
  );
  if (yoga === null) return differ(undefined, found, { path: "/yoga" });
  return differ(
    [idOf(faster), idOf(yoga), kind === "full"],
    [found?.faster, found?.yoga, found?.full],
  );
}

/** The numbers follow each other round the zodiac. */
async function judgeNumbers(one: VectorCase, call: Call) {
  const { divisions } = one["expect"] as { divisions: number };
  const asked = {
    house: 1,
    date: "2024-05-01",
    time: "10:00",
    timezone: "UTC",
    latitude: 13,
    longitude: 80,
  };
  const [first, last]: Any[] = await Promise.all(
    [1, divisions].map((number) => call("kp.horaryNumber", { ...asked, number })),
  );
  return differ([0, 360], [first.division.fromDeg, last.division.toDeg]);
}

export const adapters: readonly Adapter[] = [
  {
    files: /^tajika\.json$/,
    procedures: (one) => [one["procedure"] as string],
    judge: async (one, call) => {
      const judge = one["procedure"] === "tajika.sahams" ? judgeSahams : judgeContact;
      return verdictOf(await judge(one, withIds(call)));
    },
  },
  {
    files: /^ashtakavarga-kp\.json$/,
    procedures: () => ["kp.horaryNumber"],
    judge: async (one, call) => verdictOf(await judgeNumbers(one, withIds(call))),
  },
];
