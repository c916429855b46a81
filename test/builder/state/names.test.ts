import { describe, expect, test } from "vitest";
import {
  followsLabel,
  idForTitle,
  nameForLabel,
  uniqueId,
  uniqueName,
} from "../../../src/builder/state/names.ts";

describe("uniqueName", () => {
  test.each([
    ["city", "", "city"],
    ["city", "city", "city_2"],
    ["city", "city city_2 city_4", "city_3"],
    ["city_2", "city_2", "city_2_2"],
    ["__proto__", "", "__proto__"],
    ["constructor", "constructor", "constructor_2"],
  ])("%s among %j is %s", (name, taken, unique) => {
    expect(uniqueName(name, taken.split(" "))).toBe(unique);
  });
});

describe("nameForLabel", () => {
  test.each([
    ["ZIP code", "zip_code"],
    ["  What's your name? ", "whats_your_name"],
    ["Employee’s e-mail", "employees_e_mail"],
    ["Cañón Über", "canon_uber"],
    ["ﬁle № 2", "file_no_2"],
    ["2nd address", "question_2nd_address"],
    ["", "question"],
    ["???", "question"],
    ["日本", "question"],
    ["__proto__", "proto"],
    ["constructor", "constructor"],
    [`${"a".repeat(59)} b`, "a".repeat(59)],
    ["a".repeat(80), "a".repeat(60)],
  ])("%j is %s", (label, name) => {
    expect(nameForLabel(label, [])).toBe(name);
  });

  test("a taken name gets a number", () => {
    expect(nameForLabel("City", ["city"])).toBe("city_2");
    expect(nameForLabel("", ["question", "question_2"])).toBe("question_3");
  });
});

describe("ids", () => {
  const document = {
    forms: [{ id: "t-shirts" }, { form: { id: "w4", parameters: [] } }, {}],
    signers: [{ id: "boss", title: "Boss", statement: "I agree." }],
  };

  test.each([
    ["T-Shirts", "t-shirts-2"],
    ["W4", "w4-2"],
    ["Form 3", "form-3-2"],
    ["Boss", "boss-2"],
    ["Review", "review-2"],
    ["Tax credits", "tax-credits"],
    ["", "form"],
  ])("the title %j gets the id %s", (title, id) => {
    expect(idForTitle(title, document)).toBe(id);
  });

  test.each([
    ["boss", "boss-2"],
    ["sign", "sign-2"],
    ["New Form", "New Form"],
  ])("the id %s becomes %s", (id, unique) => {
    expect(uniqueId(id, document)).toBe(unique);
  });
});

describe("followsLabel", () => {
  test.each([
    ["city", "City", "", "", true],
    ["city_2", "City", "city", "", true],
    ["city_2", "City", "", "", false],
    ["town", "City", "", "", false],
    ["city", "City", "", "city", false],
    ["question", "", "", "", true],
  ])(
    "%s with the label %j, others %j and published %j: %s",
    (name, label, others, old, follows) => {
      expect(followsLabel({ name, label }, others.split(" "), old.split(" "))).toBe(follows);
    },
  );
});
