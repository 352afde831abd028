import { Birth, Type } from "#sdk";
import { CORRELATION, LANGUAGE } from "../conventions.ts";

export const input = Type.Object({ ...Birth });

export const CONVENTIONS = { language: LANGUAGE, correlation: CORRELATION } as const;
