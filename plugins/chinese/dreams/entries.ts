/** All entries of the book of dreams, read from the files of the themes when the first is asked for. */
import type { Luck } from "#east/luck.ts";
import { DREAM_THEME, type DreamTheme } from "./terms.ts";
import { BEASTS } from "./themes/beasts.ts";
import { BIRDS } from "./themes/birds.ts";
import { BODY } from "./themes/body.ts";
import { CLOTHES } from "./themes/clothes.ts";
import { EARTH } from "./themes/earth.ts";
import { FAMILY } from "./themes/family.ts";
import { FIRE } from "./themes/fire.ts";
import { FOOD } from "./themes/food.ts";
import { GODS } from "./themes/gods.ts";
import { HOUSE } from "./themes/house.ts";
import { LAW } from "./themes/law.ts";
import { MODERN } from "./themes/modern.ts";
import { MONEY } from "./themes/money.ts";
import { PEOPLE } from "./themes/people.ts";
import { PLANTS } from "./themes/plants.ts";
import { SCALY } from "./themes/scaly.ts";
import { SKY } from "./themes/sky.ts";
import { STUDY } from "./themes/study.ts";
import { TOOLS } from "./themes/tools.ts";
import { TRAVEL } from "./themes/travel.ts";

const TABLES: Readonly<Record<DreamTheme, string>> = {
  sky: SKY,
  earth: EARTH,
  fire: FIRE,
  body: BODY,
  food: FOOD,
  clothes: CLOTHES,
  house: HOUSE,
  tools: TOOLS,
  travel: TRAVEL,
  money: MONEY,
  people: PEOPLE,
  family: FAMILY,
  law: LAW,
  beasts: BEASTS,
  birds: BIRDS,
  scaly: SCALY,
  plants: PLANTS,
  gods: GODS,
  study: STUDY,
  modern: MODERN,
};
const LUCKS: Readonly<Record<string, Luck>> = { "+": "lucky", "0": "mixed", "-": "unlucky" };

/** An entry: what is dreamt, and the gist of what it is taken to say. */
export interface DreamEntry {
  readonly id: string;
  readonly theme: DreamTheme;
  readonly luck: Luck;
  /** Words under which it is found, the first its name. */
  readonly keys: { readonly en: readonly string[]; readonly zh: readonly string[] };
  readonly gist: { readonly en: string; readonly zh: string };
}

/** Reads the rows of a theme: `english,keys|中文,鍵|luck|gist|大意`. */
function entriesOf(theme: DreamTheme): readonly DreamEntry[] {
  return TABLES[theme]
    .trim()
    .split("\n")
    .map((row, i) => {
      const [en, zh, luck, english, chinese] = row.split("|") as [
        string,
        string,
        string,
        string,
        string,
      ];
      return {
        id: `${theme}${i + 1}`,
        theme,
        luck: LUCKS[luck]!,
        keys: { en: en.split(","), zh: zh.split(",") },
        gist: { en: english, zh: chinese },
      };
    });
}

let all: ReadonlyMap<string, DreamEntry> | undefined;

/** All entries by their ids, in the order of the themes. */
export function dreamEntries(): ReadonlyMap<string, DreamEntry> {
  return (all ??= new Map(
    DREAM_THEME.ids.flatMap((theme) => entriesOf(theme).map((one) => [one.id, one] as const)),
  ));
}
