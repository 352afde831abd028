import type { Brief, Lang } from "#old";
import type { ZiweiAnswer } from "./answer.ts";
import type { MajorId, PalaceId } from "./star_names.ts";
import { IN_LIFE, PALACE_TOPIC, TRANSFORMATION_EFFECT } from "./words.ts";
import { listed } from "../../core/prose.ts";

type Palace = ZiweiAnswer["palaces"][number];

const OUTLINE = {
  en: ["Life palace", "Transformations", "Marriage, money and work", "Decades"],
  "zh-Hant": ["命宮", "四化", "夫妻財帛官祿", "大限"],
} as const;

const TOLD = ["spouse", "wealth", "career"] as const satisfies readonly PalaceId[];
const BRIGHT = ["miao", "wang", "de"];
const HELPERS = ["zuoFu", "youBi", "wenChang", "wenQu", "tianKui", "tianYue", "luCun"];
const HARDENERS = ["qingYang", "tuoLuo", "huoXing", "lingXing", "diKong", "diJie"];

/** Tells a writer what the chart holds, and reads it out. */
export function ziweiBrief(answer: ZiweiAnswer, lang: Lang): Brief {
  const en = lang === "en";
  return {
    facts: {
      lunarDate: answer.lunarDate.native,
      bureau: answer.bureau.native,
      soulMaster: answer.soulMaster.native,
      bodyMaster: answer.bodyMaster.native,
      patterns: answer.patterns.map(({ native, gloss }) => ({ native, gloss })),
      palaces: answer.palaces.map((palace) => ({
        palace: palace.gloss,
        branch: palace.branch.native,
        major: palace.majorStars.map((star) => ({
          star: star.native,
          brightness: star.brightness?.native ?? null,
          transformation: star.transformation?.native ?? null,
        })),
        minor: palace.minorStars.map((star) => star.native),
        decade: palace.decade,
      })),
    },
    outline: OUTLINE[lang],
    plain: (en ? english(answer) : chinese(answer)).join("\n\n"),
  };
}

/** Major stars of a palace, or those that the opposite palace lends. */
function rulers(
  answer: ZiweiAnswer,
  index: number,
): { readonly stars: Palace["majorStars"]; readonly lent: boolean } {
  const own = answer.palaces[index]!.majorStars;
  if (own.length > 0) return { stars: own, lent: false };
  return { stars: answer.palaces[(index + 6) % 12]!.majorStars, lent: true };
}

function english(answer: ZiweiAnswer): readonly string[] {
  const life = answer.palaces[0]!;
  const { stars, lent } = rulers(answer, 0);
  const body = answer.palaces.find(({ isBody }) => isBody)!;
  const first =
    `Born on ${answer.lunarDate.native}, in the hour ${answer.countedAs.hour.native} (${answer.countedAs.hour.gloss}). The life palace stands at ${life.stem.native}${life.branch.native} in the bureau ${answer.bureau.native}. ` +
    `${lent ? "It holds no major star and borrows from the palace opposite" : "It is held by"} ${listed(stars.map(starEnglish))}: ` +
    `${stars.map((star) => IN_LIFE[star.id as MajorId].en).join("; and ")}. ` +
    `${companyEnglish(life)} The body palace falls on ${body.gloss}, so the second half of life turns on ${PALACE_TOPIC[body.id as PalaceId].en}.`;
  const patterns =
    answer.patterns.length > 0
      ? ` The chart shows ${listed(answer.patterns.map(({ native, gloss }) => `${native} (${gloss})`))}.`
      : "";
  return [
    first + patterns,
    transformationsEnglish(answer),
    matters(answer, true),
    decadesEnglish(answer),
  ];
}

function starEnglish(star: Palace["majorStars"][number]): string {
  const shine = star.brightness ? `, ${star.brightness.gloss}` : "";
  return `${star.native} (${star.gloss}${shine})`;
}

function companyEnglish(palace: Palace): string {
  const helpers = palace.minorStars
    .filter(({ id }) => HELPERS.includes(id))
    .map(({ native }) => native);
  const hard = palace.minorStars
    .filter(({ id }) => HARDENERS.includes(id))
    .map(({ native }) => native);
  if (helpers.length === 0 && hard.length === 0) return "No helper and no hard star stands beside.";
  const parts = [
    helpers.length > 0 ? `${listed(helpers)} ${helpers.length === 1 ? "lends" : "lend"} help` : "",
    hard.length > 0 ? `${listed(hard)} ${hard.length === 1 ? "adds" : "add"} an edge` : "",
  ].filter((part) => part !== "");
  return `${parts.join(", while ")}.`;
}

interface Transformed {
  readonly palace: Palace;
  readonly star: string;
  readonly kind: string;
  readonly name: string;
}

function transformed(answer: ZiweiAnswer): readonly Transformed[] {
  const order = ["lu", "quan", "ke", "ji"];
  return answer.palaces
    .flatMap((palace) =>
      [...palace.majorStars, ...palace.minorStars].flatMap((star) =>
        star.transformation
          ? [
              {
                palace,
                star: star.native,
                kind: star.transformation.id,
                name: star.transformation.native,
              },
            ]
          : [],
      ),
    )
    .sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}

function transformationsEnglish(answer: ZiweiAnswer): string {
  const told = transformed(answer).map(
    ({ palace, star, kind, name }) =>
      `${star} takes ${name} in the palace of ${palace.gloss} and ${TRANSFORMATION_EFFECT[kind]!.en} ${PALACE_TOPIC[palace.id as PalaceId].en}`,
  );
  return `By the year stem ${answer.year.native[0]}, ${told.join("; ")}.`;
}

/** How a matter is told by its palace: stars, what they bring, and whether they are lit. */
const MATTERS: Readonly<
  Record<
    (typeof TOLD)[number],
    {
      readonly en: (stars: string, sense: string, lit: boolean) => string;
      readonly zh: (stars: string, sense: string, lit: boolean) => string;
    }
  >
> = {
  spouse: {
    en: (stars, sense, lit) =>
      `Marriage is under ${stars}: ${sense}, ${lit ? "in a good light" : "in a dim place, where patience is part of the bargain"}.`,
    zh: (stars, sense, lit) =>
      `婚姻以${stars}主之，${sense}，${lit ? "星輝得位，相處自順" : "星失其輝，宜多體諒"}。`,
  },
  wealth: {
    en: (stars, sense, lit) =>
      `Money comes by way of ${sense} (${stars}), ${lit ? "and without much struggle" : "and not at once"}.`,
    zh: (stars, sense, lit) => `求財憑${stars}之性，${sense}，${lit ? "財源較順" : "須耐心經營"}。`,
  },
  career: {
    en: (stars, sense, lit) =>
      `In work ${stars} ${stars.includes(" and ") ? "show" : "shows"} ${sense}, ${lit ? "which is seen and rewarded" : "which is recognised late"}.`,
    zh: (stars, sense, lit) => `事業見${stars}，${sense}，${lit ? "易得賞識" : "成就較遲"}。`,
  },
};

function matters(answer: ZiweiAnswer, en: boolean): string {
  return TOLD.map((id) => {
    const index = answer.palaces.findIndex((palace) => palace.id === id);
    const { stars, lent } = rulers(answer, index);
    const lit =
      stars.filter((star) => BRIGHT.includes(star.brightness?.id ?? "")).length * 2 >= stars.length;
    const names = stars.map(({ native }) => native);
    const sense = IN_LIFE[stars[0]!.id as MajorId];
    return en
      ? MATTERS[id].en(
          `${listed(names)}${lent ? " (borrowed from the palace opposite)" : ""}`,
          sense.en.split(/[:;]/)[0]!,
          lit,
        )
      : MATTERS[id].zh(`${lent ? "對宮借來之" : ""}${names.join("、")}`, sense.zhHant, lit);
  }).join(en ? " " : "");
}

function decadesEnglish(answer: ZiweiAnswer): string {
  const early = [...answer.palaces].sort((a, b) => a.decade.from - b.decade.from).slice(0, 6);
  const told = early.map((palace) => {
    const stars = palace.majorStars.map(({ native }) => native).join(" ") || "no major star";
    return `${palace.decade.from}-${palace.decade.to} in ${palace.gloss} (${stars})`;
  });
  return `The decades, by nominal age, run ${listed(told)}. A palace gives its ten years a theme; how it is played is not written there.`;
}

function chinese(answer: ZiweiAnswer): readonly string[] {
  const life = answer.palaces[0]!;
  const { stars, lent } = rulers(answer, 0);
  const body = answer.palaces.find(({ isBody }) => isBody)!;
  const helpers = life.minorStars
    .filter(({ id }) => HELPERS.includes(id))
    .map(({ native }) => native);
  const hard = life.minorStars
    .filter(({ id }) => HARDENERS.includes(id))
    .map(({ native }) => native);
  const company = [
    helpers.length > 0 ? `${helpers.join("、")}相助` : "",
    hard.length > 0 ? `${hard.join("、")}同臨，性帶鋒芒` : "",
  ].filter((part) => part !== "");
  const first =
    `${answer.lunarDate.native}${answer.countedAs.hour.native}時生，命宮立於${life.stem.native}${life.branch.native}，${answer.bureau.native}。` +
    `${lent ? "命無正曜，借對宮" : ""}${stars.map((star) => star.native + (star.brightness ? `（${star.brightness.native}）` : "")).join("、")}${lent ? "安之" : "坐命"}，` +
    `${stars.map((star) => IN_LIFE[star.id as MajorId].zhHant).join("；")}。` +
    `${company.length > 0 ? `${company.join("，")}。` : ""}身宮在${body.native}，中年以後重在${PALACE_TOPIC[body.id as PalaceId].zhHant}。` +
    (answer.patterns.length > 0
      ? `格局有${answer.patterns.map(({ native }) => native).join("、")}。`
      : "");
  const second = `${answer.year.native[0]}干四化：${transformed(answer)
    .map(
      ({ palace, star, kind, name }) =>
        `${star}${name}入${palace.native}，${PALACE_TOPIC[palace.id as PalaceId].zhHant}${TRANSFORMATION_EFFECT[kind]!.zhHant}`,
    )
    .join("；")}。`;
  const early = [...answer.palaces].sort((a, b) => a.decade.from - b.decade.from).slice(0, 6);
  const fourth = `大限以虛歲計：${early
    .map(
      (palace) =>
        `${palace.decade.from} 至 ${palace.decade.to} 歲行${palace.native}（${palace.majorStars.map(({ native }) => native).join("、") || "無正曜"}）`,
    )
    .join("，")}。大限所示為十年之題，如何作答仍在其人。`;
  return [first, second, matters(answer, false), fourth];
}
