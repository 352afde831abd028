/** What a notice says, in both languages; pages and mail use the same words. */
import { formatDate } from "../../ui/mod.ts";
import type { Lang } from "../../ui/mod.ts";
import type { Notice } from "./list.ts";
import { lookUp, wordsOf } from "../words/mod.ts";

/** A notice in words. */
export interface Said {
  readonly title: string;
  readonly text: string;
}

/** Says a notice in one language. */
export function sayNotice(lang: Lang, { kind, body }: Pick<Notice, "kind" | "body">): Said {
  const words = wordsOf(lang).notice;
  const text = (name: string) => String(body[name] ?? "");
  if (kind === "webhook.disabled") {
    return words.disabled(text("url"), lookUp(words.reasons, text("reason")) ?? text("reason"));
  }
  const date = formatDate(lang, text("expiresAt"));
  if (kind === "token.expiring") return words.expiring(text("partner"), date);
  if (kind === "refresh.lapsing") return words.lapsing(text("partner"), date);
  return { title: kind, text: "" };
}
