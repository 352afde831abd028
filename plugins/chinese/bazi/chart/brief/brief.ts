import type { Brief, Lang } from "#old";
import type { ChartAnswer } from "../answer.ts";
import { writeChinese } from "./chinese.ts";
import { writeEnglish } from "./english.ts";
import { weighLuck } from "./luck_outlook.ts";

const OUTLINE = {
  en: [
    "Day master and season",
    "Strength",
    "Structure",
    "Useful god",
    "Ties and stars",
    "Luck cycles",
  ],
  "zh-Hant": ["日主與月令", "強弱", "格局", "用神", "宮位與神煞", "大運"],
} as const;

/** Tells a writer what the chart holds, with the reading that the rules alone can write. */
export function briefOf(answer: ChartAnswer, lang: Lang): Brief {
  const { pillars, luck } = answer;
  return {
    facts: {
      gender: answer.gender,
      hourKnown: answer.hourKnown,
      pillars: [pillars.year, pillars.month, pillars.day, pillars.hour].flatMap((pillar) =>
        pillar
          ? [{ pair: pillar.native, tenGod: pillar.tenGod.gloss, naYin: pillar.naYin.native }]
          : [],
      ),
      dayMaster: { native: answer.dayMaster.native, gloss: answer.dayMaster.gloss },
      season: answer.strength.season.gloss,
      strength: answer.strength.verdict,
      structure: { name: answer.structure.name, state: answer.structure.state },
      usefulGod: { verdict: answer.usefulGod.verdict, roles: answer.usefulGod.roles },
      balance: answer.balance.percent,
      relations: answer.relations.map(({ relation, native, pillars: places }) => ({
        relation: relation.gloss,
        native,
        places,
      })),
      luck: weighLuck(answer).map(({ cycle, score }) => ({
        pillar: cycle.native,
        fromAge: cycle.startAge.completed,
        tenGod: cycle.tenGod.gloss,
        agreement: score,
      })),
      luckDirection: luck.direction.value,
    },
    outline: OUTLINE[lang],
    plain: lang === "en" ? writeEnglish(answer) : writeChinese(answer),
  };
}
