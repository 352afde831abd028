/** Notices by mail, against a real SMTP server on the loopback. */
import { afterAll, expect, test } from "bun:test";
import { SMTPServer } from "smtp-server";
import { createMailer } from "../../src/wallet/notices/mod.ts";
import { readSettings } from "../../src/wallet/settings.ts";

const received: { to: string[]; text: string }[] = [];
let refuse = false;

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onData(stream, session, done) {
    const parts: Buffer[] = [];
    stream.on("data", (part: Buffer) => parts.push(part));
    stream.on("end", () => {
      if (refuse) return done(Object.assign(new Error("try later"), { responseCode: 451 }));
      const to = session.envelope.rcptTo.map(({ address }) => address);
      received.push({ to, text: Buffer.concat(parts).toString("utf8") });
      done();
    });
  },
});
const port = await new Promise<number>((resolve) => {
  const listening = server.listen(0, "127.0.0.1", () => {
    resolve((listening.address() as { port: number }).port);
  });
});
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

const send = createMailer(
  { smtpUrl: `smtp://127.0.0.1:${port}`, from: "Wallet <wallet@example.org>" },
  "https://wallet.example",
);
const notice = {
  id: 7,
  userId: 1,
  email: "ada@example.org",
  kind: "token.expiring",
  body: { partner: "Tea House", expiresAt: "2026-12-01T00:00:00Z" },
};

test("a notice is mailed in both languages with a link", async () => {
  await send(notice);
  expect(received).toHaveLength(1);
  const { to, text } = received[0]!;
  expect(to).toEqual(["ada@example.org"]);
  const [head = "", body = ""] = text.split("\r\n\r\n", 2);
  expect(head).toContain("From: Wallet <wallet@example.org>");
  expect(head).toContain("Message-ID: <notice-7@wallet.example>");
  const plain = Buffer.from(body, "base64").toString("utf8");
  expect(plain).toContain("Tea House: access runs out on");
  expect(plain).toContain("存取將於");
  expect(plain).toContain("https://wallet.example/wallet/notices");
});

test("a user without an address gets none, and a refusal is a throw", async () => {
  await send({ ...notice, email: null });
  expect(received).toHaveLength(1);
  refuse = true;
  await expect(send(notice)).rejects.toThrow("try later");
  refuse = false;
});

test("the settings go together", () => {
  expect(readSettings({}).mail).toBeNull();
  expect(() => readSettings({ SMTP_URL: "smtp://mail.example" })).toThrow(/MAIL_FROM/);
  expect(() => readSettings({ SMTP_URL: "http://x", MAIL_FROM: "a@b" })).toThrow(/SMTP_URL/);
});
