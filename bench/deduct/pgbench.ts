/** The yardstick: pgbench calls the very same function on the very same tables. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Runs `pgbench -M prepared -c 8 -j 2` for `seconds`.
 *
 * @param accounts draws from accounts 1 to this number
 * @returns transactions per second
 */
export async function runPgbench(
  databaseUrl: string,
  accounts: number,
  seconds: number,
): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), "pgbench-"));
  const script = join(folder, "deduct.sql");
  writeFileSync(
    script,
    `\\set n random(1, ${accounts})
SELECT * FROM wallet_deduct(sha256(('bench-' || :n)::bytea), gen_random_uuid(), 1, gen_random_uuid()::text, '\\x00'::bytea, 'bench');
`,
  );
  const pgbench = Bun.spawn(
    [
      "pgbench",
      "-n",
      "-M",
      "prepared",
      "-c",
      "8",
      "-j",
      "2",
      "-T",
      String(seconds),
      "-f",
      script,
      databaseUrl,
    ],
    { stderr: "pipe" },
  );
  const [out, err] = await Promise.all([
    new Response(pgbench.stdout).text(),
    new Response(pgbench.stderr).text(),
    pgbench.exited,
  ]);
  rmSync(folder, { recursive: true });
  const perSecond = Number(/tps = ([\d.]+)/.exec(out)?.[1]);
  if (pgbench.exitCode !== 0 || Number.isNaN(perSecond)) throw new Error(`pgbench failed: ${err}`);
  return perSecond;
}
