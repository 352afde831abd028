import { expect, test } from "bun:test";
import { Webhook } from "standardwebhooks";
import { issueWebhookSecret, signWebhook } from "./sign.ts";

const random = (bytes: Uint8Array) => crypto.getRandomValues(bytes as Uint8Array<ArrayBuffer>);
const now = () => Math.floor(Date.now() / 1000);
const BODY = '{"event":"token.revoked","note":"紫微 🀄"}';

test("signWebhook() reproduces the example of the Standard Webhooks specification", () => {
  const headers = signWebhook("msg_p5jXN8AQM9LWM0D4loKWxJek", 1614265330, '{"test": 2432232314}', [
    "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
  ]);
  expect(headers["webhook-signature"]).toBe("v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
});

test("signWebhook() is verified by the official library with each of two secrets", () => {
  const secrets = [issueWebhookSecret(random), issueWebhookSecret(random)];
  const headers = signWebhook("evt_1", now(), BODY, secrets);
  for (const secret of secrets) {
    expect(new Webhook(secret).verify(BODY, headers as never)).toEqual(JSON.parse(BODY));
  }
});

test.each(["webhook-id", "webhook-timestamp", "webhook-signature", "body", "secret", "old"])(
  "signWebhook() is not verified with another %s",
  (field) => {
    const secret = issueWebhookSecret(random);
    const at = field === "old" ? now() - 600 : now();
    const headers: Record<string, string> = { ...signWebhook("evt_1", at, BODY, [secret]) };
    if (field === "webhook-timestamp") headers[field] = String(at + 1);
    else if (field in headers) headers[field] = `${headers[field]}x`;
    const body = field === "body" ? `${BODY} ` : BODY;
    const key = field === "secret" ? issueWebhookSecret(random) : secret;
    if (field === "webhook-signature") headers[field] = headers[field]!.replace(/.{5}$/, "AAAA=");
    expect(() => new Webhook(key).verify(body, headers)).toThrow();
  },
);
