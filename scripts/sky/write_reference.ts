import { formatTableFile } from "../../src/sky/table_file.ts";
import { APPARENT, askOracle } from "./oracle/oracle.ts";
import {
  REFERENCE_BODIES,
  REFERENCE_COLUMNS,
  REFERENCE_FILE,
  REFERENCE_INSTANTS,
} from "./reference.ts";

/** Writes the positions of Swiss Ephemeris that the accuracy report compares with. */
export async function writeReference(): Promise<void> {
  const arrays: Record<string, Float64Array> = {};
  for (const body of REFERENCE_BODIES) {
    const answers = askOracle(
      REFERENCE_INSTANTS.map(({ julianDayTt }) => ({ julianDayTt, body, flags: APPARENT })),
    );
    const values = new Float64Array(answers.length * REFERENCE_COLUMNS).fill(Number.NaN);
    answers.forEach((answer, i) => {
      if (answer) values.set(answer.slice(0, REFERENCE_COLUMNS), i * REFERENCE_COLUMNS);
    });
    arrays[body] = values;
  }
  const source = "Swiss Ephemeris 2.10.03 with its data files (JPL DE431), apparent, same TT";
  const bytes = formatTableFile({ source }, arrays);
  await Bun.write(REFERENCE_FILE, bytes);
  console.log(`reference.bin: ${(bytes.length / 1e6).toFixed(2)} MB`);
}
