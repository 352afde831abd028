import { expect, test } from "bun:test";
import { partOfAge, readFace } from "./read_face.ts";

test("partOfAge() follows the flowing years: brows from 31, eyes from 35, nose from 41", () => {
  const parts = [1, 14, 15, 28, 31, 34, 35, 40, 41, 48, 51, 60, 61].map((age) =>
    partOfAge(age, "nominal"),
  );
  expect(parts.join(" ")).toBe(
    "ears ears forehead glabella brows brows eyes eyes bridge nose philtrum mouth chin",
  );
  expect(partOfAge(30, "full")).toBe("brows");
});

test("readFace() refuses a shape that a part has not", () => {
  expect(() => readFace([{ part: "ears", shape: "hooked" }], undefined, "nominal")).toThrow();
});

test("readFace() gathers features into officers and palaces", () => {
  const face = readFace(
    [
      { part: "nose", shape: "straight" },
      { part: "nose", shape: "fleshy" },
      { part: "chin", shape: "receding" },
    ],
    45,
    "nominal",
  );
  expect(face.officers.find(({ officer }) => officer === "nose")!.luck).toBe("lucky");
  expect(face.palaces.map(({ palace }) => palace)).toEqual(["wealth", "servants"]);
  expect(face.agePart).toBe("nose");
  expect(face.ageFeatures.length).toBe(2);
});
