/** How each match is asked, where roles or genders decide and may be missing. */
import type { Asked } from "../members/asked.ts";
import type { Member } from "../members/table.ts";
import type { Ask, Way } from "../weigh/systems.ts";

/** Matches that the books write for a groom and a bride. */
const BY_ROLES = ["compatibility.vedicAshtakoot", "compatibility.nakshatra"];
/** Matches that cannot be reckoned without both genders. */
const BY_GENDERS = ["compatibility.fengShuiKua"];

const GENDERS = ["male", "female"] as const;

/** All ways to ask one system: one where everything is known, else every one that fits. */
export function waysOf(member: Member, asked: Asked): Ask["ways"] {
  const { name } = member;
  if (name === "compatibility.arabicHuruf" && !(asked.a?.name && asked.b?.name)) {
    const reason =
      asked.lang === "en" ? "the match of letters needs both names" : "字母合名須有兩人之名";
    return { code: "name-needed", reason };
  }
  if (BY_ROLES.includes(name)) return byRoles(member, asked);
  if (BY_GENDERS.includes(name)) return byGenders(member, asked);
  return [{ input: member.asks(asked, name) }];
}

/** One man and one woman are groom and bride; any other pair is read both ways round. */
function byRoles(member: Member, asked: Asked): readonly Way[] {
  const genders = [asked.a?.gender, asked.b?.gender];
  const known = genders.includes("male") && genders.includes("female");
  const grooms = known ? [genders[0] === "male" ? "a" : "b"] : ["a", "b"];
  return grooms.map((groom) => ({
    input: { ...member.asks(asked, member.name), groom },
    assumed: { groom },
  }));
}

function byGenders(member: Member, asked: Asked): readonly Way[] {
  const of = (gender: string | undefined) => (gender ? [gender] : GENDERS);
  return of(asked.a?.gender).flatMap((a) =>
    of(asked.b?.gender).map((b) => ({
      input: member.asks(
        { ...asked, a: { ...asked.a!, gender: a }, b: { ...asked.b!, gender: b } },
        member.name,
      ),
      assumed: { a, b },
    })),
  );
}
