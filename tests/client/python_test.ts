/** The Python client's own tests, against a host of this process. */
import { expect, test } from "bun:test";
import { join } from "node:path";
import { KEY, serve } from "./served.ts";

const PACKAGE = join(import.meta.dir, "../../packages/client-python");
const python = Bun.which("python3");
if (!python) console.warn("skipped: the Python client, since there is no python3");

test.skipIf(!python)(
  "the Python client answers, fails, streams, batches, retries and awaits",
  async () => {
    const served = serve(10_000);
    const run = Bun.spawn([python!, "-m", "unittest", "discover", "tests"], {
      cwd: PACKAGE,
      env: {
        ...process.env,
        PYTHONPATH: PACKAGE,
        PYTHONDONTWRITEBYTECODE: "1",
        AUSPEX_URL: served.url,
        AUSPEX_KEY: KEY,
      },
      stderr: "pipe",
    });
    const said = await new Response(run.stderr).text();
    await served.stop();
    expect(said.trimEnd()).toEndWith("OK");
    expect(await run.exited).toBe(0);
  },
  30_000,
);
