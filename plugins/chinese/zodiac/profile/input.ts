import { CivilDate, Type } from "#sdk";

export const input = Type.Object({ birthDate: CivilDate });

export { CONVENTIONS } from "../../compatibility/zodiac/conventions.ts";
