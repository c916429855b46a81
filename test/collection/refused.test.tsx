import type { SignHandler } from "parameter-form/collection";
import { expect, test, vi } from "vitest";
import { renderCollection, formOf } from "../support/renderCollection.tsx";
import { errorAt, field } from "../support/renderForm.tsx";

test("removes a service's error when the answer changes", async () => {
  const onSign = vi.fn<SignHandler>(() => ({ fields: { Zip: ["No such place"] } }));
  const view = renderCollection({
    forms: [{ form: formOf("b", "Zip: string", "Two: string?") }],
    onSign,
  });
  await view.type("Zip", "1");
  await view.press("Continue");
  await view.press("Submit");
  await view.press("Change Zip");
  expect(errorAt("Zip")).toBe("No such place");
  await view.type("Zip", "2");
  expect(errorAt("Zip")).toBe("");
  await view.press("Back");
  await view.press("Change Two");
  expect(field("Zip")).toHaveValue("12");
  expect(errorAt("Zip")).toBe("");
});
