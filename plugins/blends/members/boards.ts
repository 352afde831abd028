/**
 * Scores of the Chinese boards, hexagrams and the almanac, which judge by marks and not by numbers.
 *
 * What counts as helpful and harmful is each art's own; the points are this service's and are told.
 *
 * @source Da Liu Ren Daquan (twelve generals); Taiyi Jinjing
 *   Shijing (formations, counts); Xieji Bianfang Shu (officers, roads of the day)
 */
import { bounded, listAt, mark, tallyScore, valueAt, verdictScore } from "./member.ts";

interface Named {
  readonly id: string;
  readonly native: string;
  readonly gloss: string;
}

const FOR = 70;
const EVEN = 50;
const AGAINST = 30;

export const xiaoLiuRen = verdictScore("/hour/luck", {
  lucky: { score: FOR, says: { en: "the palm ends on a lucky palace", zhHant: "掌訣落於吉宮" } },
  mixed: { score: EVEN, says: { en: "the palm ends on an even palace", zhHant: "掌訣落於平宮" } },
  unlucky: {
    score: AGAINST,
    says: { en: "the palm ends on an unlucky palace", zhHant: "掌訣落於凶宮" },
  },
});

export const liuyao = verdictScore("/judgement/verdict/value", {
  favourable: { score: FOR, says: { en: "the useful line stands well", zhHant: "用神得地" } },
  mixed: {
    score: EVEN,
    says: { en: "the useful line is helped and hurt", zhHant: "用神生剋並見" },
  },
  unfavourable: {
    score: AGAINST,
    says: { en: "the useful line stands badly", zhHant: "用神失勢" },
  },
});

export const meihua = verdictScore("/verdict/value", {
  favourable: {
    score: FOR,
    says: { en: "use feeds body, or both are of one kind", zhHant: "用生體，或體用比和" },
  },
  withEffort: {
    score: 60,
    says: { en: "body masters use, with effort", zhHant: "體剋用，費力而成" },
  },
  draining: { score: 40, says: { en: "body spends itself on use", zhHant: "體生用，多耗損" } },
  unfavourable: { score: AGAINST, says: { en: "use presses body", zhHant: "用剋體，事多阻" } },
});

const GOOD_GENERALS = ["guiRen", "liuHe", "qingLong", "taiChang", "taiYin", "tianHou"];
const STAGES = [
  { points: 7, en: "the beginning", zhHant: "初傳" },
  { points: 5, en: "the middle", zhHant: "中傳" },
  { points: 9, en: "the end", zhHant: "末傳" },
] as const;
const GATE_POINTS: Readonly<Record<string, number>> = { yuanShou: 5, fuYin: -3, fanYin: -6 };

/** Whether a general of the twelve is one of the six helpful ones. */
export function isGoodGeneral(id: string): boolean {
  return GOOD_GENERALS.includes(id);
}

interface Transmission {
  readonly branch: Named;
  readonly general: Named;
}

export const daLiuRen = tallyScore(
  ["/transmissions", "/gate", "/dayVoid"],
  {
    en: "50 and the generals of the three transmissions, the six helpful ones for and the six harmful ones against: beginning 7, middle 5, end 9; a void transmission counts half; gates of the course up to ±6",
    zhHant:
      "五十加三傳之將，六吉將為加、六凶將為減：初傳 7、中傳 5、末傳 9；傳落空亡減半；課體至多 ±6",
  },
  (answer) => {
    const voids = listAt<Named>(answer, "/dayVoid").map(({ id }) => id);
    const gate = valueAt(answer, "/gate") as Named | undefined;
    const transmissions = listAt<Transmission>(answer, "/transmissions").map(
      ({ branch, general }, index) => {
        const { points, en, zhHant } = STAGES[index]!;
        const sign = isGoodGeneral(general.id) ? 1 : -1;
        const share = voids.includes(branch.id) ? 0.5 : 1;
        const hollow = share < 1;
        return mark(
          "transmission",
          sign * points * share,
          `${en} falls to the ${general.gloss}${hollow ? ", and is void" : ""}`,
          `${zhHant}乘${general.native}${hollow ? "，空亡" : ""}`,
        );
      },
    );
    if (!gate) return transmissions;
    const points = GATE_POINTS[gate.id] ?? 0;
    return [
      ...transmissions,
      mark("gate", points, `the course is “${gate.gloss}”`, `課得${gate.native}`),
    ];
  },
);

interface Side {
  readonly count: number;
  readonly marks: readonly Named[];
}

export const taiYi = tallyScore(
  ["/host", "/guest", "/formations"],
  {
    en: "50; the asker is the host: the higher count ±8, each mark of lack on the host's count -3 and on the guest's +3, each formation -6",
    zhHant: "五十；問者為主：主客算長短 ±8，主算每見無天、無地、無人 -3，客算每見 +3，每一格局 -6",
  },
  (answer) => {
    const host = valueAt(answer, "/host") as Side;
    const guest = valueAt(answer, "/guest") as Side;
    const lacks = ({ marks }: Side) => marks.filter(({ id }) => id.startsWith("without")).length;
    const more = Math.sign(host.count - guest.count);
    return [
      mark(
        "counts",
        8 * more,
        `the host counts ${host.count} and the guest ${guest.count}`,
        `主算 ${host.count}，客算 ${guest.count}`,
      ),
      mark("hostLacks", -3 * lacks(host), "what the host's count lacks", "主算之缺"),
      mark("guestLacks", 3 * lacks(guest), "what the guest's count lacks", "客算之缺"),
      ...listAt<Named>(answer, "/formations").map(({ gloss, native }) =>
        mark("formation", -6, `a formation is ${gloss}`, `格見${native}`),
      ),
    ];
  },
);

const LUCK: Readonly<Record<string, number>> = { lucky: 1, mixed: 0, unlucky: -1 };

export const almanac = tallyScore(
  ["/officer", "/mansion", "/dayGod/road", "/goodSpirits", "/badSpirits"],
  {
    en: "50; the officer of the day ±8, its mansion ±6, yellow road 10 or black road -10, each good spirit 1 and each bad one -1 to at most ±8",
    zhHant: "五十；建除 ±8、值宿 ±6、黃道 10 或黑道 -10，吉神每一 1、凶神每一 -1，合計至多 ±8",
  },
  (answer) => {
    const at = (pointer: string) => valueAt(answer, pointer) as Named & { readonly luck: string };
    const [officer, mansion, road] = [at("/officer"), at("/mansion"), at("/dayGod/road")];
    const spirits = listAt(answer, "/goodSpirits").length - listAt(answer, "/badSpirits").length;
    return [
      mark(
        "officer",
        8 * (LUCK[officer.luck] ?? 0),
        `the officer of the day is “${officer.gloss}”`,
        `建除值${officer.native}`,
      ),
      mark(
        "mansion",
        6 * (LUCK[mansion.luck] ?? 0),
        `the Moon's mansion of the day is “${mansion.gloss}”`,
        `二十八宿值${mansion.native}`,
      ),
      mark(
        "road",
        road.id === "yellow" ? 10 : -10,
        `the day walks the ${road.id} road`,
        `日值${road.native}`,
      ),
      mark("spirits", bounded(spirits, 8), "good spirits against bad", "吉神與凶神相抵"),
    ];
  },
);
