/**
 * Scores of Chinese birth charts, which judge by structure and stars and not by one number.
 *
 * @source Ziping Zhenquan (structure, useful god); Ziwei Doushu Quanshu (brightness, helpers, killers);
 *   the verses of bone weight (heavier is better)
 */
import { bounded, listAt, mark, tallyScore, valueAt, type Scoring } from "./member.ts";

interface Named {
  readonly id: string;
  readonly native: string;
  readonly gloss: string;
}

/** 2.1 to 7.2 liang: the lightest and the heaviest birth of the verses. */
const LIGHTEST_QIAN = 21;
const HEAVIEST_QIAN = 72;

export const boneWeight: Scoring = {
  origin: "verdict",
  reads: ["/qian/total", "/weight/native"],
  rule: {
    en: "The weight itself, from 0 at 2.1 liang to 100 at 7.2 liang, in equal steps",
    zhHant: "以骨重為準：二兩一為 0，七兩二為 100，其間等分",
  },
  read(answer) {
    const qian = Number(valueAt(answer, "/qian/total"));
    const part = (qian - LIGHTEST_QIAN) / (HEAVIEST_QIAN - LIGHTEST_QIAN);
    const score = Math.max(0, Math.min(100, Math.round(100 * part)));
    const native = String(valueAt(answer, "/weight/native"));
    const evidence = { en: `the birth weighs ${qian / 10} liang`, zhHant: `骨重${native}` };
    return { score, confidence: 0.8, testimonies: [{ code: "weight", weight: score, evidence }] };
  },
};

const STRUCTURE_POINTS: Readonly<Record<string, number>> = { formed: 12, rescued: 6, broken: -12 };
const STRENGTH_POINTS: Readonly<Record<string, number>> = {
  balanced: 8,
  slightlyStrong: 4,
  slightlyWeak: 4,
};

export const bazi = tallyScore(
  ["/structure/stateName", "/strength/name", "/usefulGod/roles", "/balance/percent"],
  {
    en: "50; structure formed 12, rescued 6, broken -12; day master balanced 8, nearly so 4; half the percent by which useful and favourable elements outweigh adverse and hostile ones, to at most ±15",
    zhHant:
      "五十；格局成 12、有救 6、破 -12；日主中和 8、偏強偏弱 4；用神喜神多於忌神仇神之百分比取半，至多 ±15",
  },
  (answer) => {
    const state = valueAt(answer, "/structure/stateName") as Named;
    const strength = valueAt(answer, "/strength/name") as Named;
    const share = (role: string) => {
      const element = String(valueAt(answer, `/usefulGod/roles/${role}/element`));
      return Number(valueAt(answer, `/balance/percent/${element}`));
    };
    const lead = share("useful") + share("favourable") - share("adverse") - share("hostile");
    return [
      mark(
        "structure",
        STRUCTURE_POINTS[state.id] ?? 0,
        `the structure is ${state.gloss}`,
        `格局：${state.native}`,
      ),
      mark(
        "strength",
        STRENGTH_POINTS[strength.id] ?? 0,
        `the day master is ${strength.gloss}`,
        `日主：${strength.native}`,
      ),
      mark(
        "elements",
        bounded(lead / 2, 15),
        lead > 0
          ? "helpful elements outweigh harmful ones"
          : "harmful elements outweigh helpful ones",
        lead > 0 ? "喜用多於忌仇" : "忌仇多於喜用",
      ),
    ];
  },
);

interface Palace {
  readonly id: string;
  readonly majorStars: readonly (Named & {
    readonly brightness: Named | null;
    readonly transformation: Named | null;
  })[];
  readonly minorStars: readonly (Named & { readonly transformation?: Named | null })[];
}

/** The life palace and the three that look at it. */
const SQUARE = ["life", "wealth", "career", "travel"];
const HELPERS = ["zuoFu", "youBi", "wenChang", "wenQu", "tianKui", "tianYue", "luCun"];
const KILLERS = ["qingYang", "tuoLuo", "huoXing", "lingXing", "diKong", "diJie"];
const BRIGHTNESS_POINTS: Readonly<Record<string, number>> = { miao: 4, wang: 3, xian: -4 };
const TRANSFORMATION_POINTS: Readonly<Record<string, number>> = { lu: 4, quan: 3, ke: 3, ji: -5 };

/** What the stars of one palace weigh: brightness, transformations, helpers and killers. */
export function palaceWeight({ majorStars, minorStars }: Palace): number {
  const changes = [...majorStars, ...minorStars].reduce(
    (sum, { transformation }) => sum + (TRANSFORMATION_POINTS[transformation?.id ?? ""] ?? 0),
    0,
  );
  const light = majorStars.reduce(
    (sum, { brightness }) => sum + (BRIGHTNESS_POINTS[brightness?.id ?? ""] ?? 0),
    0,
  );
  const minor = minorStars.reduce(
    (sum, { id }) => sum + (HELPERS.includes(id) ? 2 : KILLERS.includes(id) ? -2 : 0),
    0,
  );
  return changes + light + minor;
}

export const ziwei = tallyScore(
  ["/palaces"],
  {
    en: "50 and the stars of the life palace, whole, and of the wealth, career and travel palaces, half: brightness 4, 3 or -4; transformations 4, 3, 3, -5; helpers 2, killers -2; each palace at most ±16",
    zhHant:
      "五十加命宮之星（全計）與財帛、官祿、遷移三宮之星（半計）：廟 4、旺 3、陷 -4；祿 4、權 3、科 3、忌 -5；吉輔 2、煞 -2；每宮至多 ±16",
  },
  (answer) =>
    listAt<Palace & Named>(answer, "/palaces")
      .filter(({ id }) => SQUARE.includes(id))
      .map((palace) => {
        const share = palace.id === "life" ? 1 : 0.5;
        const weight = bounded(share * palaceWeight(palace), 16);
        return mark(
          `palace.${palace.id}`,
          weight,
          `the ${palace.gloss} palace is ${weight > 0 ? "well" : "ill"} starred`,
          `${palace.native}星曜${weight > 0 ? "得力" : "失力"}`,
        );
      }),
);
