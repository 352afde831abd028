/** The page of a Discordian date. */
import type { Brief, Lang, Text } from "#old";
import { writePage } from "../page.ts";
import type { DiscordianDate } from "./rules.ts";

const RECKONING: Text = {
  en: "Five seasons of 73 days make the year, and a week of five days runs through them without a break; 1,166 years are added to the civil one, back to a wedding to which Eris was not asked.",
  zhHant:
    "一年分為五季，每季七十三日；五日一週，一路數去從不間斷。年數是公元加一千一百六十六，據說要一直數回到那場沒請紛亂女神的喜宴。",
};
const LIMIT: Text = {
  en: "It is a joke that keeps perfect time. Nothing is foretold by it, which Discordians hold to be its chief merit.",
  zhHant: "這是一個走得分秒不差的玩笑。它什麼也不預言，而信徒認為這正是它最大的好處。",
};

/** Writes the page. */
export function writeBrief(answer: DiscordianDate, lang: Lang): Brief {
  const { summary, holyday, patronApostle, stTibsDay, ...rest } = answer;
  const feast: Text[] =
    holyday && !stTibsDay
      ? [
          {
            en: `It is ${holyday}, a holyday of the season.`,
            zhHant: `當日為本季聖日 ${holyday}。`,
          },
        ]
      : [];
  const apostle: Text[] = patronApostle
    ? [
        {
          en: `The season is in the care of ${patronApostle}.`,
          zhHant: `本季由使徒 ${patronApostle} 照管。`,
        },
      ]
    : [];
  return writePage(
    lang,
    { ...rest, holyday, patronApostle },
    [summary, ...feast, ...apostle],
    [RECKONING],
    [LIMIT],
  );
}
