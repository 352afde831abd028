import { errorLanguages } from "../plugins/mod.ts";
import { acceptedLanguage } from "../speech/mod.ts";

/** The language in which a failed call is answered: its own `lang`, then `Accept-Language`. */
export function languageOf({
  request,
  readInput,
}: {
  readonly request: Request;
  readonly readInput?: () => unknown;
}): string | undefined {
  return (
    askedOf(readInput) ?? acceptedLanguage(request.headers.get("accept-language"), errorLanguages())
  );
}

function askedOf(readInput: (() => unknown) | undefined): string | undefined {
  try {
    const input = readInput?.() as { readonly lang?: unknown } | undefined;
    return typeof input?.lang === "string" ? input.lang : undefined;
  } catch {
    // An input that cannot be read has no language; what is wrong with it is the answer anyway.
    return undefined;
  }
}
