/** The useful god as a chart shows it. */
import { PHASE, type Branch, type Phase } from "#lore";
import { phrase, term, Type, verdict, vocabulary, type Frozen, type IdOf, type Static } from "#sdk";
import { GOD_FAMILY, type GodFamily } from "#east/ten_gods.ts";
import { STRUCTURE } from "./structures.ts";
import type { StructureId } from "./structures.ts";
import type { PatternId } from "../judgement/remedy.ts";
import { SCHOOL } from "../judgement/view.ts";

/** Ways to find the useful god. */
export const USEFUL_GOD_METHOD = vocabulary("usefulGodMethod", {
  climate: { native: "調候", roman: "tiáo hòu" },
  followForce: { native: "從勢專旺", roman: "cóng shì zhuān wàng" },
  bridge: { native: "通關", roman: "tōng guān" },
  balance: { native: "扶抑", roman: "fú yì" },
  complement: { native: "相神", roman: "xiàng shén" },
});
export type MethodId = IdOf<typeof USEFUL_GOD_METHOD>;

/** Why an element is, or is not, the useful god by one of the methods. */
export type UsefulGodPhrases = {
  mildMonth: { month: Branch };
  /** Born in winter or summer, and how much of the remedy the chart holds, in percent. */
  climateLacks: Climate;
  climateSuffices: Climate;
  goesWithForce: { structure: StructureId; element: Phase };
  /** What completes the structure by Zhenquan. */
  completes: { structure: StructureId; element: Phase; family: GodFamily };
  /** What mends the chart by Chanwei. */
  mends: { pattern: PatternId; element: Phase; family: GodFamily; strong: boolean };
};
type Climate = { season: "winter" | "summer"; element: Phase; percent: number; limit: number };

/** The five roles that the useful god gives to the elements. */
export const ELEMENT_ROLE = vocabulary("elementRole", {
  useful: { native: "用神", roman: "yòng shén" },
  favourable: { native: "喜神", roman: "xǐ shén" },
  adverse: { native: "忌神", roman: "jì shén" },
  hostile: { native: "仇神", roman: "chóu shén" },
  idle: { native: "閒神", roman: "xián shén" },
});
export type ElementRole = IdOf<typeof ELEMENT_ROLE>;

const role = (description: string) =>
  Type.Object(
    {
      element: term(PHASE, "The element"),
      family: term(GOD_FAMILY, "What it is to the day master"),
    },
    { description },
  );

const opinionShape = (description: string) =>
  Type.Object(
    {
      structure: term(STRUCTURE, "Structure by this book"),
      method: term(USEFUL_GOD_METHOD, "The method that fits it"),
      element: term(PHASE, "Element it asks for"),
      family: term(GOD_FAMILY, "What that element is to the day master"),
      because: Type.Array(phrase<UsefulGodPhrases>("A reason"), { description: "Why" }),
    },
    { description },
  );

/** The useful god and the roles of the other elements. */
export const usefulGodShape = Type.Object(
  {
    verdict: verdict(
      term(PHASE, "Element that the chart most needs (用神)"),
      phrase<UsefulGodPhrases>("Reason by the method that fits the structure"),
      "What the chart most needs",
    ),
    method: term(USEFUL_GOD_METHOD, "The method that decides"),
    school: term(SCHOOL, "The book by which structure and useful god are judged"),
    schools: Type.Object(
      {
        zhenquan: opinionShape("By Ziping Zhenquan (子平真詮)"),
        chanwei: opinionShape("By Di Tian Sui Chanwei (滴天髓闡微)"),
      },
      { description: "What each book says" },
    ),
    climate: Type.Object(
      {
        element: Type.Union([term(PHASE, "The element"), Type.Null()], {
          description:
            "Element that the season wants and the chart lacks; null where it lacks none",
        }),
        because: Type.Array(phrase<UsefulGodPhrases>("A reason"), {
          description: "What the month of birth wants",
        }),
      },
      { description: "調候: what the climate of the month advises; it decides nothing" },
    ),
    roles: Type.Object(
      {
        useful: role("用神: what the chart needs"),
        favourable: role(
          "喜神: generates the useful god; what the useful god generates where the chart has too much of the other",
        ),
        adverse: role("忌神: controls the useful god"),
        hostile: role("仇神: generates the adverse god"),
        idle: role("閒神: what is left"),
      },
      { description: "Roles of the five elements" },
    ),
  },
  { description: "The useful god and the roles of the other elements" },
);
export type UsefulGod = Frozen<Static<typeof usefulGodShape>>;
