import type { SignHandler } from "parameter-form/collection";
import { expect, test, vi } from "vitest";
import { renderCollection, formOf } from "../support/renderCollection.tsx";
import { errorAt, field } from "../support/renderForm.tsx";

test("removes a service's error when the answer changes", async () => {
  const onSign = vi.fn<SignHandler>(() => ({ fields: { Zip: ["No such place"] } }));
  const drawn = renderCollection({
    forms: [{ form: formOf("b", "Zip: string", "Two: string?") }],
    onSign,
  });
  await drawn.type("Zip", "1");
  await drawn.press("Continue");
  await drawn.press("Submit");
  await drawn.press("Change Zip");
  expect(errorAt("Zip")).toBe("No such place");
  await drawn.type("Zip", "2");
  expect(errorAt("Zip")).toBe("");
  await drawn.press("Back");
  await drawn.press("Change Two");
  expect(field("Zip")).toHaveValue("12");
  expect(errorAt("Zip")).toBe("");
});
