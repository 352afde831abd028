/**
 * The themes of a life, each looked up in the four charts that are read whole.
 *
 * | Theme | Four pillars | Purple Star | Vedic house | Western house |
 * |---|---|---|---|---|
 * | character | what is like the self | life | 1 | 1 |
 * | love | branch under the day master | spouse | 7 | 7 |
 * | work | what governs the self | career | 10 | 10 |
 * | money | what the self holds | wealth | 2 | 2 |
 * | body | what nourishes the self | health | 6 | 6 |
 * | family | branch of the month | parents | 4 | 4 |
 * | growth | what the self brings forth | inner fortune | 9 | 9 |
 *
 * Each chart gives -2 to 2: the pillars by the part that the element plays in their remedy; Purple Star by the
 * brightness of the principal stars and the four transformations; the Vedic chart by the points of the house in
 * the sum of all ashtakavargas, whose mean is 28, and by where its lord stands; the Western chart by the dignity
 * of the lord of the house and by the planets in it. The numbers are this folder's own.
 */
import { domicileLordOf, type Sign } from "#lore";
import { vocabulary, type IdOf, type Leaning } from "#sdk";
import { bhavaOf, sideOf } from "../core/bhava.ts";

/** A term in codes or in words. */
export type Named =
  string | { readonly id: string; readonly text: string; readonly native?: string };

export const THEME = vocabulary("theme", [
  "character",
  "love",
  "work",
  "money",
  "body",
  "family",
  "growth",
]);
export type Theme = IdOf<typeof THEME>;

/** The charts that are read whole. */
export const CHARTS = ["bazi.chart", "ziwei.chart", "vedic.chart", "astrology.calculate"] as const;
export type Chart = (typeof CHARTS)[number];

/** The part that an element plays in the remedy of the four pillars. */
export type Role = "useful" | "favourable" | "idle" | "adverse" | "hostile";
type Roles = Readonly<Record<Role, { readonly element: Named; readonly family: Named }>>;

/** What each chart has to say of a theme. */
export interface Evidence {
  readonly "bazi.chart": { readonly role: Role; readonly element: Named };
  readonly "ziwei.chart": {
    /** Empty where no principal star stands in the palace. */
    readonly stars: readonly { readonly star: Named; readonly bright: boolean | null }[];
    readonly changes: readonly string[];
  };
  readonly "vedic.chart": {
    readonly points: number;
    readonly lord: Named;
    readonly lordHouse: number;
  };
  readonly "astrology.calculate": {
    readonly sign: Named;
    readonly lord: string;
    readonly dignity: number;
    readonly occupants: readonly Named[];
  };
}

/** One chart's word on a theme. */
export type Voice = {
  [C in Chart]: {
    readonly system: C;
    /** -2 to 2. */
    readonly score: number;
    readonly side: Leaning;
    readonly says: Evidence[C];
  };
}[Chart];

/** A theme with those of the charts that answered. */
export interface Told {
  readonly theme: Theme;
  readonly stands: Leaning;
  readonly voices: readonly Voice[];
}

interface Places {
  /** A family of the ten gods, or the pillar whose branch is read. */
  readonly family: string | { readonly pillar: "day" | "month" };
  readonly palace: string;
  readonly house: number;
}

const PLACES: Readonly<Record<Theme, Places>> = {
  character: { family: "companions", palace: "life", house: 1 },
  love: { family: { pillar: "day" }, palace: "spouse", house: 7 },
  work: { family: "officer", palace: "career", house: 10 },
  money: { family: "wealth", palace: "wealth", house: 2 },
  body: { family: "resource", palace: "health", house: 6 },
  family: { family: { pillar: "month" }, palace: "parents", house: 4 },
  growth: { family: "output", palace: "fortune", house: 9 },
};

interface Bazi {
  readonly pillars: Readonly<Record<"day" | "month", { readonly branchElement: Named }>>;
  readonly usefulGod: { readonly roles: Roles };
}
interface Ziwei {
  readonly palaces: readonly {
    readonly palace: Named;
    readonly majorStars: readonly {
      readonly star: Named;
      readonly brightness: Named | null;
      readonly transformation: Named | null;
    }[];
  }[];
}
interface Western {
  readonly houses: { readonly cusps: readonly { readonly house: number; readonly sign: Named }[] };
  readonly bodies: readonly {
    readonly body: Named;
    readonly house: number | null;
    readonly dignity: { readonly score: number } | null;
  }[];
}

export const idOf = (named: Named): string => (typeof named === "string" ? named : named.id);

const ROLE_SCORES: Readonly<Record<Role, number>> = {
  useful: 2,
  favourable: 1,
  idle: 0,
  adverse: -1,
  hostile: -2,
};
const BRIGHTNESS: Readonly<Record<string, number>> = {
  miao: 1.5,
  wang: 1,
  de: 0.5,
  li: 0.5,
  ping: 0,
  bu: -1,
  xian: -1.5,
};
const CHANGES: Readonly<Record<string, number>> = { lu: 1, quan: 0.5, ke: 0.5, ji: -1.5 };
const BENEFICS = ["venus", "jupiter"];
const MALEFICS = ["mars", "saturn"];

/**
 * The themes as the charts tell them.
 *
 * @param read the answer of a chart, in codes or in words; null where it gave none
 */
export function themesOf(read: (chart: Chart) => unknown): readonly Told[] {
  return THEME.ids.flatMap((theme) => {
    const voices = CHARTS.flatMap((chart): readonly Voice[] => {
      const answer = read(chart);
      return answer ? [voiceOf(chart, answer, PLACES[theme])] : [];
    });
    if (voices.length === 0) return [];
    const mean = voices.reduce((sum, { score }) => sum + score, 0) / voices.length;
    return [{ theme, stands: sideOf(mean), voices }];
  });
}

function voiceOf(chart: Chart, answer: unknown, places: Places): Voice {
  const [score, says] = READERS[chart](answer as never, places);
  const held = Math.max(-2, Math.min(2, Math.round(100 * score) / 100));
  return { system: chart, score: held, side: sideOf(held), says } as Voice;
}

const READERS: {
  readonly [C in Chart]: (answer: never, places: Places) => readonly [number, Evidence[C]];
} = {
  "bazi.chart"({ pillars, usefulGod: { roles } }: Bazi, { family }) {
    const isPart = (role: Role) =>
      typeof family === "string"
        ? idOf(roles[role].family) === family
        : idOf(roles[role].element) === idOf(pillars[family.pillar].branchElement);
    const role = (Object.keys(ROLE_SCORES) as Role[]).find(isPart) ?? "idle";
    return [ROLE_SCORES[role], { role, element: roles[role].element }];
  },
  "ziwei.chart"({ palaces }: Ziwei, { palace }) {
    const { majorStars } = palaces.find((one) => idOf(one.palace) === palace)!;
    const light = majorStars.map(({ brightness }) =>
      brightness ? (BRIGHTNESS[idOf(brightness)] ?? 0) : 0,
    );
    const changes = majorStars.flatMap(({ transformation }) =>
      transformation ? [idOf(transformation)] : [],
    );
    const shine = light.length > 0 ? light.reduce((sum, one) => sum + one, 0) / light.length : 0;
    const changed = changes.reduce((sum, one) => sum + (CHANGES[one] ?? 0), 0);
    const stars = majorStars.map(({ star }, index) => ({
      star,
      bright: light[index] === 0 ? null : light[index]! > 0,
    }));
    return [shine + changed, { stars, changes }];
  },
  "vedic.chart"(answer: Parameters<typeof bhavaOf<Named>>[0], { house }) {
    const { score, ...says } = bhavaOf(answer, house)!;
    return [score, says];
  },
  "astrology.calculate"({ houses, bodies }: Western, { house }) {
    const { sign } = houses.cusps.find((one) => one.house === house)!;
    const lord = domicileLordOf(idOf(sign) as Sign);
    const dignity = bodies.find(({ body }) => idOf(body) === lord)?.dignity?.score ?? 0;
    const inside = bodies.filter((one) => one.house === house && one.dignity !== null);
    const guests = inside.reduce((sum, { body }) => sum + guestOf(idOf(body)), 0);
    const occupants = inside.map(({ body }) => body);
    return [dignity / 4 + guests, { sign, lord, dignity, occupants }];
  },
};

function guestOf(body: string): number {
  if (BENEFICS.includes(body)) return 0.5;
  return MALEFICS.includes(body) ? -0.5 : 0;
}
