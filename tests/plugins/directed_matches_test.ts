/** 13. A match that has a direction says what it is from the other side; what gender leaves open is not told as settled. */
import { describe, expect, test } from "bun:test";
import { callExample } from "../../src/host/trial_call.ts";
import { registry } from "./registry.ts";

type Fields = Readonly<Record<string, any>>;

const BIRTHS = ["1990-05-17", "1988-06-15", "1979-01-03", "2001-11-30", "1965-08-22"].map(
  (birthDate) => ({ birthDate }),
);

const call = (name: string, input: Fields): Promise<Fields> =>
  callExample(registry, registry.procedures.get(name)!, input);

describe("13. two people who change places", () => {
  for (const name of ["compatibility.nineStarKi", "compatibility.mayanTzolkin"]) {
    test(`${name} tells both scores, and says so where they differ`, async () => {
      let differing = 0;
      for (const a of BIRTHS) {
        for (const b of BIRTHS) {
          const [one, other] = await Promise.all([
            call(name, { a, b }),
            call(name, { a: b, b: a }),
          ]);
          expect([one["fromSecond"], one["score"]]).toEqual([other["score"], other["fromSecond"]]);
          const says = one["interpretation"].text.includes(` ${one["fromSecond"]}`);
          if (one["score"] !== one["fromSecond"]) differing++;
          expect(says || one["score"] === one["fromSecond"]).toBe(true);
        }
      }
      expect(differing).toBeGreaterThan(0);
    });
  }
});

describe("13. ziwei.chart without gender", () => {
  const born = { birthDate: "1990-06-10", birthTime: "14:30", timezone: "Asia/Taipei" };

  test("says which stars stay and which may not, and settles nothing that gender changes", async () => {
    const [open, male, female] = await Promise.all(
      [{}, { gender: "male" }, { gender: "female" }].map((more) =>
        call("ziwei.chart", { ...born, ...more }),
      ),
    );
    const omission = open!["omitted"].find(({ input }: Fields) => input === "gender");
    expect(omission.text).toContain(
      "a few minor stars that go by gender may stand in other palaces",
    );
    const mainStars = ({ palaces }: Fields) =>
      palaces.map(({ majorStars }: Fields) => majorStars.map(({ star }: Fields) => star.id));
    expect(mainStars(male!).flat()).toHaveLength(14);
    expect(mainStars(male!)).toEqual(mainStars(female!));
    const at = (answer: Fields, pointer: string) =>
      pointer
        .split("/")
        .slice(1)
        .reduce<any>((value, step) => value?.[step], answer);
    for (const { field } of omission.settled) {
      expect(at(male!, field)).toEqual(at(female!, field));
    }
  });
});
