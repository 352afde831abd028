import { EASTERN, WESTERN } from "../members.ts";

export const NAME = "blend.eastwest";

export const SYSTEMS = [...EASTERN, ...WESTERN] as const;
