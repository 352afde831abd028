import type { Phrase } from "#sdk";
import { alternativesOf, reportPerson } from "../answer.ts";
import { moonOf } from "../moon.ts";
import { readPerson } from "../person.ts";
import type { MatchPhrases, TamilMatch } from "./answer.ts";
import type { Input } from "./input.ts";
import { ESSENTIAL, tamilAgreements, VETO } from "./rules.ts";

export { drawTamil as picture } from "./picture.ts";

/** Agreements of ten from which custom speaks of a good match. */
const GOOD = 7;

export function run(chosen: Input): TamilMatch {
  const bride = readPerson("bride", chosen.bride, chosen);
  const groom = readPerson("groom", chosen.groom, chosen);
  const between = (her: number, his: number) => tamilAgreements(moonOf(her), moonOf(his), chosen);
  const heldOf = (her: number, his: number) =>
    between(her, his).filter(({ grade }) => grade !== "adhama").length;
  const poruthams = between(bride.moonDeg, groom.moonDeg);
  const failed = poruthams
    .filter(({ grade }) => grade === "adhama")
    .map(({ porutham }) => porutham);
  const held = 10 - failed.length;
  const vetoes = failed.filter((one) => VETO.includes(one));
  const lacking = failed.filter((one) => ESSENTIAL.includes(one));
  const because: Phrase<MatchPhrases>[] = [
    { code: "held", with: { count: held } },
    ...vetoes.map((porutham) => ({ code: "vetoed" as const, with: { porutham } })),
    lacking.length > 0
      ? { code: "lacking", with: { poruthams: lacking } }
      : { code: "essentialsHold" },
  ];
  const value =
    vetoes.length > 0 ? "refused" : lacking.length === 0 && held >= GOOD ? "agreed" : "fair";
  return {
    people: { bride: reportPerson(bride), groom: reportPerson(groom) },
    poruthams,
    held,
    match: { value, because },
    vetoes,
    lacking,
    ...alternativesOf(bride, groom, heldOf),
  };
}
