import { addDecimals } from "parameter-form/core";
import type { CollectionCheck } from "parameter-form/collection";
import { expect, test } from "vitest";
import { renderCollection, formOf } from "../support/renderCollection.tsx";
import { errorAt, field, summary } from "../support/renderForm.tsx";

const sameName: CollectionCheck = ({ a = {}, b = {} }) =>
  b["Holder"] === undefined || b["Holder"] === a["Name"]
    ? []
    : [
        {
          form: "b",
          name: "Holder",
          type: "customError",
          reason: "holder",
          message: "use your name",
        },
      ];

test("reports a check across two forms at the later one", async () => {
  const { type, press, onSign, user } = renderCollection({
    forms: [{ form: formOf("a", "Name: string") }, { form: formOf("b", "Holder: string") }],
    checks: [sameName],
  });
  await type("Name", "Ada");
  await press("Continue");
  await type("Holder", "Bo");
  await press("Continue");
  expect(errorAt("Holder")).toBe("Use your name");
  await press("Back");
  await user.clear(field("Name"));
  await type("Name", "Bo");
  await press("Continue");
  await press("Continue");
  await press("Change Name");
  await user.clear(field("Name"));
  await type("Name", "Cy");
  await press("Save and return");
  await press("Submit");
  expect(summary()).toEqual(["Holder: use your name"]);
  expect(onSign).not.toHaveBeenCalled();
  await press("Change Holder");
  await user.clear(field("Holder"));
  await type("Holder", "Cy");
  await press("Save and return");
  await press("Submit");
  expect(onSign).toHaveBeenCalledTimes(2);
});

test("reports an issue of a hidden form at the last visible form", async () => {
  const { type, press, onSign } = renderCollection({
    forms: [
      { form: formOf("a", "Name: string") },
      { form: formOf("b", "Holder: string"), when: { name: "Name", equals: "Ada" } },
    ],
    checks: [
      ({ a = {} }) =>
        a["Name"] === "Bo"
          ? [
              {
                form: "b",
                name: "Holder",
                type: "customError",
                reason: "x",
                message: "ask payroll",
              },
            ]
          : [],
    ],
  });
  await type("Name", "Bo");
  await press("Continue");
  expect(summary()).toEqual(["Holder: ask payroll"]);
  expect(onSign).not.toHaveBeenCalled();
});

test("sends computed answers, also of a form that nobody opened", async () => {
  const { press, onSign } = renderCollection({
    forms: [
      { form: formOf("a", "Name: string?") },
      {
        form: formOf("b", "One: number?", "Two: number?", "Both: currency"),
        compute: { Both: ({ One = "0", Two = "0" }) => addDecimals(One, Two) },
        defaultValues: { One: "2", Two: "3" },
      },
    ],
    step: "review",
  });
  expect(document.body).toHaveTextContent("Both$5.00Worked out from One and Two");
  await press("Submit");
  expect(onSign.mock.lastCall?.[0].payload.parameters).toContainEqual({ name: "Both", value: "5" });
});
