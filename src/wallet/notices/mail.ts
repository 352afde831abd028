/** Notices by mail, in two languages; a user without an address reads them on the pages. */
import type { Transporter } from "nodemailer";
import type { MailSettings } from "../settings.ts";
import { MAIL_LANGS } from "../words/mod.ts";
import type { SendNotice } from "./send.ts";
import { sayNotice } from "./say.ts";

const WAIT_MS = 10_000;

/**
 * Creates a sender over one mail server.
 *
 * @param origin of the wallet host, for the link to the notices; null leaves the link out
 * @returns a function that throws while the server does not take the mail
 */
export function createMailer({ smtpUrl, from }: MailSettings, origin: string | null): SendNotice {
  let transport: Promise<Transporter> | undefined;
  /** Loaded with the first mail: most hosts never send one. */
  const open = () =>
    (transport ??= import("nodemailer").then(({ createTransport }) =>
      createTransport(smtpUrl, { from }),
    ));
  return async (notice) => {
    if (notice.email === null) return;
    const said = MAIL_LANGS.map((lang) => sayNotice(lang, notice));
    const link = origin === null ? [] : [`${origin}/wallet/notices`];
    const opened = await open();
    await Promise.race([
      opened.sendMail({
        to: notice.email,
        subject: said.map(({ title }) => title).join(" · "),
        text: [...said.map(({ title, text }) => `${title}\n${text}`), ...link].join("\n\n"),
        textEncoding: "base64",
        // The same for every try, so that a mail server may drop a second copy.
        messageId: `<notice-${notice.id}@${new URL(origin ?? "http://wallet.invalid").hostname}>`,
      }),
      expire(),
    ]);
  };
}

function expire(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error("the mail server gave no answer in time")), WAIT_MS).unref();
  });
}
