/** Lot and system → the answer a caller reads. */
import type { Lang } from "#old";
import { gradeOf, levelOf } from "../library/facts.ts";
import type { LotSystem } from "../library/library.ts";
import type { BilingualText, Lot } from "../library/pack.ts";

/** Marks the renderer sets after the four lines of a poem. */
const PAUSES = ["，", "；", "，", "。"] as const;

/** A system as an answer names it. */
export function describeSystem({ facts }: LotSystem) {
  return {
    slug: facts.slug,
    nameZh: facts.nameZh,
    nameEn: facts.nameEn,
    ...(facts.nameNative ? { nameNative: facts.nameNative } : {}),
    deity: facts.deity,
    deityZh: facts.deityZh,
    region: facts.region,
    count: facts.count,
    status: facts.status,
    statusNote: facts.statusNote,
  };
}

/** The parts of an answer that follow from the lot alone. */
export function describeLot({ facts, pack }: LotSystem, lot: Lot) {
  const level = levelOf(lot.level)!;
  const grade = gradeOf(level.grade);
  return {
    lotNumber: lot.n,
    title: lot.title,
    ...(lot.index ? { index: lot.index } : {}),
    fortuneLevel: {
      native: lot.level,
      grade: level.grade,
      key: grade.key,
      score: level.score,
      basis: basisOf(facts.levelBasis),
      zhHant: grade.zh,
      en: grade.en,
    },
    poem: {
      form: pack.form,
      zhHant: lot.poem.zhHant.map((line, i) => line + PAUSES[i]),
      en: [...lot.poem.en],
    },
    interpretation: lot.interpretation,
    ...(lot.allusion ? { allusion: lot.allusion } : {}),
    topics: lot.topics,
    textSource: pack.textSource,
  };
}

function basisOf(
  levelBasis: LotSystem["facts"]["levelBasis"],
): "traditional" | "project" | "unranked" {
  return levelBasis === "sourced" ? "traditional" : levelBasis;
}

const CHANCE: BilingualText = {
  en: "This lot was drawn at random; every lot of the system had the same chance.",
  zhHant: "此籤為隨機抽取，同一籤組每支籤機會均等。",
};
const BLOCKS: BilingualText = {
  en: "This lot was thrown with blocks assumed fair; its odds follow the throws, and the edge counts as 1 in 1024.",
  zhHant: "此籤以擲筊而定，假定筊杯公正；各籤機會依擲法而異，立筊以一千零二十四分之一計。",
};
const CULTURE: BilingualText = {
  en: "Original verse written for this service; not the text of any temple, and not connected with any temple.",
  zhHant: "籤詩為本服務原創，並非任何寺廟之籤文，與各寺廟亦無關聯。",
};
const OWN_GRADE: BilingualText = {
  en: "The grade is this service’s own.",
  zhHant: "吉凶等第為本服務所定。",
};
const NOT_ADVICE: BilingualText = {
  en: "Temple lots are a symbolic tradition, not a prediction. For health, law or money, ask someone qualified.",
  zhHant: "籤詩屬象徵傳統，並非預測；健康、法律與財務問題請諮詢專業人士。",
};
const FAIR_BLOCKS: BilingualText = {
  en: "The divination blocks are assumed to be fair; real ones are not perfectly so.",
  zhHant: "筊杯以公正計；實物未必全然均勻。",
};

/** What an answer says of itself, in a fixed order, in the caller's language. */
export function disclosures(
  system: LotSystem,
  drawn: "stick" | "blocks" | "chosen",
  confirmed: boolean,
  lang: Lang,
): readonly { readonly about: string; readonly text: string }[] {
  const say = (text: BilingualText) => (lang === "en" ? text.en : text.zhHant);
  const { facts, pack } = system;
  const list = [];
  if (drawn !== "chosen")
    list.push({ about: "chance", text: say(drawn === "stick" ? CHANCE : BLOCKS) });
  if (confirmed) list.push({ about: "chance", text: say(FAIR_BLOCKS) });
  const credit = `${pack.credit ?? ""} (${pack.licence ?? ""})`;
  list.push({ about: "culture", text: pack.textSource === "original" ? say(CULTURE) : credit });
  if (facts.levelBasis === "project") list.push({ about: "accuracy", text: say(OWN_GRADE) });
  if (facts.status === "assigned") list.push({ about: "accuracy", text: facts.statusNote });
  list.push({ about: "not-advice", text: say(NOT_ADVICE) });
  return list;
}
