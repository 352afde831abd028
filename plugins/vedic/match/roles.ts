/** Who stands as groom and who as bride in rules that the books write for an ordered pair. */
import type { Omittable } from "#old";
import { oneOf, Type } from "#old";
import type { PersonFields } from "./person.ts";

export const GroomInput = Type.Optional(
  oneOf(
    ["a", "b"],
    "Who stands as groom; by gender when left out, and `a` where genders do not tell",
  ),
);

type Role = "a" | "b";

/** The groom by the caller's word, else by gender, else the first person. */
export function groomOf(groom: Role | undefined, a: PersonFields, b: PersonFields): Role {
  return groom ?? rolesByGender(a, b) ?? "a";
}

function rolesByGender(a: PersonFields, b: PersonFields): Role | null {
  if (a.gender === "male" && b.gender === "female") return "a";
  return a.gender === "female" && b.gender === "male" ? "b" : null;
}

/** The roles as an omission: both orders are run. */
export function rolesOmittable(verdicts: readonly string[]): Omittable {
  return {
    fields: ["groom"],
    assume: null,
    says: {
      en: "The books write some rules for a groom and a bride. No roles were named: they follow the genders where one man and one woman are given, else the first person stands as groom. Both orders are in `orders`.",
      zhHant:
        "古籍部分規則分別就新郎與新娘而設。未指定角色：若性別一男一女則依性別，否則以第一人為新郎。兩種次序皆列於 orders。",
    },
    candidates: (input) => {
      const byGender = rolesByGender(input["a"] as PersonFields, input["b"] as PersonFields);
      const roles = byGender ? [byGender] : (["a", "b"] as const);
      return roles.map((role) => ({ set: { groom: role }, when: `${role} as groom` }));
    },
    exhaustive: true,
    verdicts,
    marker: "genderAssumption",
  };
}

/** Both assignments of two lists of possibilities. */
export function pairs<T>(first: readonly T[], second: readonly T[]): readonly (readonly [T, T])[] {
  return first.flatMap((x) => second.map((y) => [x, y] as const));
}
