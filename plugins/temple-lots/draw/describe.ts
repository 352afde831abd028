/** System and lot → the parts of an answer that follow from them alone. */
import { gradeOf, levelOf } from "../library/facts.ts";
import type { LotSystem } from "../library/library.ts";
import { TOPIC, type Lot, type LotPack } from "../library/pack.ts";
import { VERSE } from "../library/verse.ts";
import type { LotAnswer } from "./answer.ts";

/** The tongue in which grades and stories are printed. */
const CHINESE = "zh-Hant";
const HAN = /\p{Script=Han}/u;

/** A system as an answer names it. */
export function describeSystem({ set, facts: { count, status } }: LotSystem): LotAnswer["system"] {
  return { set, count, status };
}

/** A lot as an answer shows it. */
export function describeLot({ set, facts }: LotSystem, pack: LotPack, one: Lot) {
  const level = levelOf(one.level)!;
  const lot = one.n;
  const ref = { set, lot };
  const { lang, pauses } = VERSE[pack.form];
  return {
    lotNumber: lot,
    title: { original: one.title, lang, code: "title" as const, with: ref },
    ...(one.index ? { index: one.index } : {}),
    fortune: {
      level: { original: one.level, lang: HAN.test(one.level) ? CHINESE : lang },
      grade: gradeOf(level.grade),
      step: level.grade,
      score: level.score,
      basis: facts.levelBasis === "sourced" ? ("traditional" as const) : facts.levelBasis,
    },
    form: pack.form,
    poem: {
      original: one.poem.map(
        (line, i) => line + (one.asks?.includes(i + 1) ? "？" : (pauses[i] ?? "")),
      ),
      lang,
      code: "poem" as const,
      with: ref,
    },
    ...(one.spoken ? { spoken: one.spoken } : {}),
    ...(one.allusion
      ? {
          allusion: {
            name: { original: one.allusion, lang: CHINESE, code: "allusion" as const, with: ref },
            story: { code: "story" as const, with: ref },
          },
        }
      : {}),
    topics: TOPIC.ids.flatMap((topic) => {
      const verdict = one.verdicts[topic];
      const counsel = { code: "topicSays" as const, with: { ...ref, topic } };
      return verdict ? [{ topic, verdict, counsel }] : [];
    }),
    fixedText: { code: "fixed" as const, with: ref },
    textSource: pack.textSource,
  };
}

/** A further lot, by its name and grade. */
export function nameLot({ set }: LotSystem, { form }: LotPack, { n: lot, title, level }: Lot) {
  return {
    lotNumber: lot,
    title: { original: title, lang: VERSE[form].lang, code: "title" as const, with: { set, lot } },
    grade: gradeOf(levelOf(level)!.grade),
  };
}

/** What an answer says of itself, in a fixed order. */
export function disclosuresOf(
  { set, facts }: LotSystem,
  pack: LotPack,
  drawn: "stick" | "blocks" | "chosen",
  confirmed: boolean,
): LotAnswer["disclosures"] {
  const list: LotAnswer["disclosures"][number][] = [];
  if (drawn === "stick") list.push({ code: "equalChance", about: "chance" });
  if (drawn === "blocks") list.push({ code: "thrownChance", about: "chance" });
  if (confirmed) list.push({ code: "fairBlocks", about: "chance" });
  const { credit = "", licence = "" } = pack;
  list.push(
    pack.textSource === "original"
      ? { code: "ownVerse", about: "culture" }
      : { code: "credit", with: { credit, licence }, about: "culture" },
  );
  if (facts.levelBasis === "project") list.push({ code: "ownGrade", about: "accuracy" });
  if (facts.status === "assigned") {
    list.push({ code: "standing", with: { set }, about: "accuracy" });
  }
  list.push({ code: "notAdvice", about: "not-advice" });
  return list;
}
