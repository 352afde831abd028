/** The narrator against a local double of an OpenAI-compatible endpoint. */
import { afterAll, describe, expect, test } from "bun:test";
import { loadFixtures } from "../../tests/http/support.ts";
import { SILENT } from "./log.ts";
import { createNarrator, type NarratorConfig } from "./narrator.ts";

const { procedure } = (await loadFixtures()).procedures.get("sample.letters")!;
const BRIEF = {
  title: "Letters of a name",
  facts: { letters: 3 },
  outline: ["letters"],
  plain: "The rules' own text.",
};
const GOOD_ZH =
  "三個字的名字短，站得卻穩；名字本來如此，不靠長，靠的是人一聲一聲叫出來的分量，叫久了便是自己的。";
const GOOD = "A name of three letters is short and stands firmly on its own feet, as names do.";

type Reply = () => Response | Promise<Response>;
const stops: (() => void)[] = [];
afterAll(() => stops.splice(0).forEach((stop) => stop()));

/** An endpoint that answers with the replies in turn, the last one again and again. */
function endpoint(replies: readonly Reply[]) {
  const seen: { path: string; body: Record<string, unknown>; key: string | null }[] = [];
  const server = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    async fetch(request) {
      const body = (await request.json()) as Record<string, unknown>;
      seen.push({
        path: new URL(request.url).pathname,
        body,
        key: request.headers.get("authorization"),
      });
      return replies[Math.min(seen.length, replies.length) - 1]!();
    },
  });
  stops.push(() => void server.stop(true));
  return { seen, baseUrl: `http://127.0.0.1:${server.port}/v1` };
}

function text(content: string, finish = "stop"): Reply {
  return () =>
    Response.json({
      id: "c",
      object: "chat.completion",
      created: 0,
      model: "m",
      choices: [{ index: 0, message: { role: "assistant", content }, finish_reason: finish }],
    });
}

const status =
  (code: number): Reply =>
  () =>
    Response.json({ error: { message: "inner secret" } }, { status: code });

function narratorAt(baseUrl: string, more: Partial<NarratorConfig> = {}) {
  const config = { model: "m", apiKey: "k", baseUrl, timeoutMs: 3_000, concurrency: 2, ...more };
  return createNarrator(config, SILENT);
}

// At once, since several wait for seconds before they try again.
describe.concurrent("createNarrator()", () => {
  test("sends the facts and returns the model's text", async () => {
    const { seen, baseUrl } = endpoint([text(GOOD_ZH)]);
    const written = await narratorAt(baseUrl).write(procedure, BRIEF, "zh-Hant");
    expect(written).toEqual({ text: GOOD_ZH, writer: "llm", model: "m" });
    expect(seen[0]).toMatchObject({ path: "/v1/chat/completions", key: "Bearer k" });
    const { model, messages } = seen[0]!.body as { model: string; messages: { content: string }[] };
    expect(model).toBe("m");
    expect(messages[0]!.content).toContain("Traditional Chinese");
    expect(JSON.parse(messages[1]!.content)).toEqual({
      outline: ["letters"],
      facts: { letters: 3 },
      draft: BRIEF.plain,
    });
  });

  test("asks once for the same brief, and again for another language", async () => {
    const { seen, baseUrl } = endpoint([text(GOOD)]);
    const { write } = narratorAt(baseUrl);
    await write(procedure, BRIEF, "en");
    await write(procedure, BRIEF, "en");
    expect(seen).toHaveLength(1);
    await write(procedure, BRIEF, "zh-Hant");
    await write(procedure, { ...BRIEF, facts: { letters: 4 } }, "en");
    expect(seen).toHaveLength(3);
  });

  test("tries again after a busy or broken answer", async () => {
    const { seen, baseUrl } = endpoint([status(429), status(500), text(GOOD)]);
    expect((await narratorAt(baseUrl).write(procedure, BRIEF, "en")).writer).toBe("llm");
    expect(seen).toHaveLength(3);
  });

  const failures: readonly [string, Reply, string, Partial<NarratorConfig>?][] = [
    ["refuses", status(400), "the model answered 400"],
    ["stays broken", status(503), "the model answered 503"],
    ["answers nothing", text(""), "the text was empty or too short"],
    ["is cut off", text(GOOD, "length"), "the text was cut off"],
    ["talks without end", text("word ".repeat(3_000)), "the text was too long"],
    [
      "predicts a death",
      text(`${GOOD} You will die at eighty.`),
      "the text spoke of death or lifespan",
    ],
    ["answers no choices", () => Response.json({ choices: [] }), "the text was cut off"],
    [
      "is too slow",
      () => Bun.sleep(2_000).then(text(GOOD)),
      "the model did not answer in time",
      { timeoutMs: 100 },
    ],
  ];
  for (const [what, reply, fallback, config] of failures) {
    test(`a model that ${what} leaves the text to the rules, with the reason`, async () => {
      const { baseUrl } = endpoint([reply]);
      const written = await narratorAt(baseUrl, config).write(procedure, BRIEF, "en");
      expect(written).toEqual({ text: BRIEF.plain, writer: "rules", fallback });
    });
  }

  test("an endpoint that is not there leaves the text to the rules", async () => {
    const written = await narratorAt("http://127.0.0.1:1/v1").write(procedure, BRIEF, "en");
    expect(written).toMatchObject({
      writer: "rules",
      fallback: "the model could not be reached",
    });
  });

  test("a failure is not remembered", async () => {
    const { baseUrl } = endpoint([status(400), text(GOOD)]);
    const { write } = narratorAt(baseUrl);
    expect((await write(procedure, BRIEF, "en")).writer).toBe("rules");
    expect((await write(procedure, BRIEF, "en")).writer).toBe("llm");
  });

  test("writes so many at a time, lets some wait and sends the rest to the rules", async () => {
    let running = 0;
    let most = 0;
    const slow: Reply = async () => {
      most = Math.max(most, (running += 1));
      await Bun.sleep(40);
      running -= 1;
      return text(GOOD)();
    };
    const { write } = narratorAt(endpoint([slow]).baseUrl, { concurrency: 2 });
    const briefs = Array.from({ length: 14 }, (_, letters) => ({ ...BRIEF, facts: { letters } }));
    const written = await Promise.all(briefs.map((brief) => write(procedure, brief, "en")));
    expect(most).toBe(2);
    expect(written.filter(({ writer }) => writer === "llm")).toHaveLength(10);
    expect(written.filter(({ fallback }) => fallback === "the model is busy")).toHaveLength(4);
  });
});
