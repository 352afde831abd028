import { InputError, vocabulary, type Convention, type IdOf } from "#sdk";
import { bareNumber, type Letters } from "../digits.ts";

/** What X at the end of a mainland number counts for. */
export const CHECK_X = {
  default: "ten",
  options: {
    ten: { source: "majority of digit-pair readers" },
    skip: { source: "some digit-pair readers" },
  },
} as const satisfies Convention;

/** Regions whose cards are known by their form. */
export const REGION = vocabulary("region", ["mainland", "taiwan", "hongKong", "other"]);
export type Region = IdOf<typeof REGION>;

/** What the check sign of a card says. */
export const CHECK = vocabulary("check", ["fits", "doesNotFit", "notChecked"]);

/** Why an identity number cannot be read; nothing of the number is repeated. */
export type CardIssues = { cardSigns: {}; cardForm: { region: Region } };

/** An identity number taken apart. */
export interface Card {
  readonly region: Region;
  readonly digits: string;
  readonly check: IdOf<typeof CHECK>;
}

const FORMS: Readonly<Record<Exclude<Region, "other">, RegExp>> = {
  mainland: /^\d{17}[\dX]$/,
  taiwan: /^[A-Z][1289]\d{8}$/,
  hongKong: /^[A-Z]{1,2}\d{6}[\dA]$/,
};

/**
 * Takes the digits out of an identity number; errors never repeat any of it.
 *
 * @throws {InputError} if it has not the form of the region named, or holds other signs
 */
export function readCard(
  typed: string,
  region: Region | undefined,
  letters: Letters,
  checkX: keyof (typeof CHECK_X)["options"],
): Card {
  const bare = bareNumber(typed);
  if (!/^[A-Z\d]*$/.test(bare) || !/\d{4}/.test(bare)) {
    throw new InputError([{ path: "number", code: "cardSigns" }]);
  }
  const byForm = (["mainland", "taiwan", "hongKong"] as const).find((one) => FORMS[one].test(bare));
  if (region && region !== "other" && !FORMS[region].test(bare)) {
    throw new InputError([{ path: "number", code: "cardForm", with: { region } }]);
  }
  const used = region ?? byForm ?? "other";
  return {
    region: used,
    digits: digitsOf(bare, used, letters, checkX),
    check: checkOf(bare, used),
  };
}

function digitsOf(bare: string, region: Region, letters: Letters, checkX: string): string {
  const isMainland = region === "mainland";
  return bare.replace(/[A-Z]/g, (letter) => {
    if (isMainland) return checkX === "ten" ? "10" : "";
    return letters === "alphabet" ? String(letter.charCodeAt(0) - 64) : "";
  });
}

/** Numbers of the letters on cards of Taiwan, A to Z. */
const TAIWAN_LETTERS = [
  10, 11, 12, 13, 14, 15, 16, 17, 34, 18, 19, 20, 21, 22, 35, 23, 24, 25, 26, 27, 28, 29, 32, 30,
  31, 33,
];

/**
 * Says whether the check sign fits.
 *
 * @source GB 11643-1999 (ISO 7064, MOD 11-2) for the mainland; the weights 1 9 8 7 6 5 4 3 2 1 1 of
 *   Taiwan; the weights 9 to 2 modulo 11 of Hong Kong
 */
function checkOf(bare: string, region: Region): Card["check"] {
  if (region === "other") return "notChecked";
  const value = (sign: string) => (/\d/.test(sign) ? Number(sign) : sign.charCodeAt(0) - 55);
  if (region === "mainland") {
    return "10X98765432"[mainlandIndex(bare)] === bare[17] ? "fits" : "doesNotFit";
  }
  if (region === "taiwan") {
    const letter = TAIWAN_LETTERS[bare.charCodeAt(0) - 65]!;
    const digits = [Math.floor(letter / 10), letter % 10, ...[...bare.slice(1)].map(Number)];
    const weights = [1, 9, 8, 7, 6, 5, 4, 3, 2, 1, 1];
    const sum = digits.reduce((all, digit, i) => all + digit * weights[i]!, 0);
    return sum % 10 === 0 ? "fits" : "doesNotFit";
  }
  const body = bare.slice(0, -1).padStart(8, " ");
  const sum = [...body].reduce(
    (all, sign, i) => all + (sign === " " ? 36 : value(sign)) * (9 - i),
    0,
  );
  const check = (11 - (sum % 11)) % 11;
  return (check === 10 ? "A" : String(check)) === bare.at(-1) ? "fits" : "doesNotFit";
}

/** Place of the check sign of a mainland number in the row 1 0 X 9 8 7 6 5 4 3 2. */
function mainlandIndex(bare: string): number {
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
  return weights.reduce((sum, weight, i) => sum + weight * Number(bare[i]), 0) % 11;
}
