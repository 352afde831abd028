import { within, type SmallEntry } from "./entry.ts";

type Fields = Readonly<Record<string, unknown>>;

const kinOf = (one: unknown) => (one as Fields | undefined)?.["kin"];

export const AMERICAS_PACIFIC: readonly SmallEntry[] = [
  {
    procedure: "dreamspell.kin",
    input: ({ date }) => ({ date }),
    view: (answer) => {
      const kin = within(answer, "kin");
      const oracle = within(answer, "oracle") ?? {};
      const name = (text: unknown) => (text as { readonly en: string } | undefined)?.en;
      return {
        ...answer,
        kin: kinOf(kin) ?? null,
        name: name(kin?.["name"]),
        seal: kin?.["seal"],
        tone: kin?.["tone"],
        color: name(kin?.["colour"]),
        wavespellKin: kinOf(answer["wavespell"]),
        guide: kinOf(oracle["guide"]),
        analog: kinOf(oracle["analog"]),
        antipode: kinOf(oracle["antipode"]),
        occult: kinOf(oracle["occult"]),
        galacticActivationPortal: kin?.["galacticActivationPortal"],
        yearBearerKin: kinOf(answer["yearBearer"]),
      };
    },
  },
];
