/** Each marked line is wrong; the compiler must say so of each, or the mark itself is an error. */
import { createClient } from "../../../packages/client/src/mod.ts";

const auspex = createClient({ url: "http://localhost" });

// @ts-expect-error a name that is not served
void auspex.bazi.chrat({});
// @ts-expect-error a field that is misspelt
void auspex.bazi.chart({ birthdate: "1990-05-17" });
// @ts-expect-error a value that is none of those offered
void auspex.tarot.draw({ spread: "four" });
// @ts-expect-error an input that must be given
void auspex.tarot.draw();
// @ts-expect-error neither a place nor its coordinates
void auspex.natal.tian({ birthDate: "1990-05-17", birthTime: "14:30" });
// @ts-expect-error a field that no answer has
void auspex.almanac.daily().then((answer) => answer.mood);
void auspex.almanac.daily.attempt().then((one) => {
  // @ts-expect-error a reason that it never fails with
  if (!one.ok && one.error.reason === "tired") return one;
  return null;
});
