import { byPair, defineProcedure, wordsIn } from "#sdk";
import { birthsInput } from "../person.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS } from "./conventions.ts";
import type { CompatibilityZodiacWords } from "./words/en.ts";

/** Two animal years held side by side. */
export const compatibilityZodiac = defineProcedure({
  name: "compatibility.zodiac",
  tradition: "chinese-destiny",
  words: wordsIn<CompatibilityZodiacWords>(import.meta),
  kind: "calculation",
  cost: 2,
  icon: "icons/compatibility.svg",
  reads: "births",
  input: birthsInput,
  output: answer,
  conventions: CONVENTIONS,
  refusals: ["yearOutOfRange"],
  work: () => import("./work.ts"),
  asks: byPair,
  weighs: "own",
  pictured: true,
  examples: [
    {
      title: "rat and ox, the first of the six combinations",
      input: {
        a: { birthDate: "1984-06-15", timezone: "+08:00" },
        b: { birthDate: "1985-06-15", timezone: "+08:00" },
      },
      expect: {
        a: { animal: { id: "rat" } },
        b: { animal: { id: "ox" } },
        relations: [{ relation: { native: "六合" } }],
        verdict: { value: { id: "harmonious" } },
      },
      source: "Xieji Bianfang Shu; 六合, 沖 and 害 agree with tyme4ts 1.5.2",
    },
  ],
  references: [
    {
      title: "Qinding Xieji Bianfang Shu 欽定協紀辨方書",
      author: "Yunlu 允祿 and others",
      year: "1741",
      part: "juan 1",
    },
  ],
});
