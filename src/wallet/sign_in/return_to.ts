/**
 * A path of this host to return to after sign-in, or "/" for anything that could lead elsewhere.
 *
 * It begins with a single "/", has no backslash and no control character (browsers drop tabs and
 * line feeds, so "/\t/evil" would become "//evil").
 */
export function readReturnTo(text: string | null): string {
  if (text === null || !text.startsWith("/") || text.startsWith("//")) return "/";
  return /[\\\x00-\x1f\x7f]/.test(text) ? "/" : text;
}
