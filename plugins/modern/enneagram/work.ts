import { InputError, type InputOf } from "#sdk";
import type { MatchAnswer } from "./answer.ts";
import type { input } from "./input.ts";
import { type Person, scoreOf, tiesOf, WING_POINTS, wingsMeet } from "./match.ts";
import { arrowOf, groupOf, type TypeNumber, typeOf, wingsOf } from "./types.ts";

export { drawFigure as picture } from "./picture.ts";

export function run(given: InputOf<typeof input>): MatchAnswer {
  const a = readPerson(given.a, given.wingA, "wingA");
  const b = readPerson(given.b, given.wingB, "wingB");
  const score = scoreOf(a, b);
  const ties = tiesOf(a.type, b.type).map((tie, i) => ({ ...tie, counts: i === 0 }));
  const wings = wingsMeet(a, b)
    ? [{ code: "wings" as const, weight: WING_POINTS, counts: true }]
    : [];
  return {
    score,
    band: score >= 80 ? "excellent" : score >= 65 ? "good" : "mixed",
    a: describe(a),
    b: describe(b),
    components: [...ties, ...wings],
    cautions: [...new Set([a.type, b.type])].map((type) => ({
      code: "underStrain",
      with: { type },
    })),
  };
}

function readPerson(type: number, wing: number | undefined, path: string): Person {
  const wings = wingsOf(type as TypeNumber);
  if (wing !== undefined && !wings.includes(wing as TypeNumber)) {
    const params = { type, wings, wing };
    throw new InputError([{ path, code: "no-wing", with: params, nearest: wings[0] }]);
  }
  return { type: type as TypeNumber, wing: (wing as TypeNumber | undefined) ?? null };
}

function describe({ type, wing }: Person): MatchAnswer["a"] {
  return {
    number: type,
    type: typeOf(type),
    wing,
    arrow: arrowOf(type),
    centre: groupOf("centre", type),
    stance: groupOf("stance", type),
    harmonic: groupOf("harmonic", type),
  };
}
