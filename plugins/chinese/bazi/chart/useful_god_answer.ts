/** The useful god as a chart shows it. */
import { PHASE, type Branch, type Phase } from "#lore";
import { phrase, term, Type, verdict, vocabulary, type Frozen, type IdOf, type Static } from "#sdk";
import { GOD_FAMILY } from "../../core/ten_gods.ts";
import type { StructureId } from "./structures.ts";

/** Ways to find the useful god, in the order of the default priority. */
export const USEFUL_GOD_METHOD = vocabulary("usefulGodMethod", {
  climate: { native: "調候", roman: "tiáo hòu" },
  followForce: { native: "從勢專旺", roman: "cóng shì zhuān wàng" },
  bridge: { native: "通關", roman: "tōng guān" },
  balance: { native: "扶抑", roman: "fú yì" },
});
export type MethodId = IdOf<typeof USEFUL_GOD_METHOD>;

/** Why an element is, or is not, the useful god by one of the methods. */
export type UsefulGodPhrases = {
  mildMonth: { month: Branch };
  /** Born in winter or summer, and how much of the remedy the chart holds, in percent. */
  climateLacks: Climate;
  climateSuffices: Climate;
  noForce: {};
  goesWithForce: { structure: StructureId; element: Phase };
  confront: {
    element: Phase;
    percent: number;
    other: Phase;
    otherPercent: number;
    between: Phase;
  };
  noConfrontation: { limit: number };
  companionsCarryWealth: Load;
  resourceTurnsOfficer: Load;
  resourceRestrainsOutput: Load;
  wealthRestrainsResource: Load;
  officerDisciplines: Load;
  outputLetsFlow: Load;
};
type Climate = { season: "winter" | "summer"; element: Phase; percent: number; limit: number };
/** Whether the day master is nearly balanced. */
type Load = { mild: boolean };

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

/** The useful god and the roles of the other elements. */
export const usefulGodShape = Type.Object(
  {
    verdict: verdict(
      term(PHASE, "Element that the chart most needs (用神)"),
      phrase<UsefulGodPhrases>("Reason by the method that decides"),
      "What the chart most needs",
    ),
    method: term(USEFUL_GOD_METHOD, "The method that decides"),
    methods: Type.Array(
      Type.Object(
        {
          method: term(USEFUL_GOD_METHOD, "The method"),
          element: Type.Union([term(PHASE, "The element"), Type.Null()], {
            description: "Element it names; null where it does not apply",
          }),
          family: Type.Union([term(GOD_FAMILY, "Family of ten gods"), Type.Null()], {
            description: "What that element is to the day master; null where it does not apply",
          }),
          because: phrase<UsefulGodPhrases>("Why it does or does not apply"),
        },
        { description: "What one method says" },
      ),
      { description: "Every method, applicable or not" },
    ),
    roles: Type.Object(
      {
        useful: role("用神: what the chart needs"),
        favourable: role("喜神: generates the useful god"),
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
