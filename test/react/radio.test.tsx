import { expect, test } from "vitest";
import { drawForm } from "../support/drawForm.tsx";

test("a form that the browser empties shows what radio buttons still answer", async () => {
  const form = drawForm(["Exempt: boolean"], {
    booleanAs: "radio",
    defaultValues: { Exempt: "true" },
  });
  const chosen = () => [...document.querySelectorAll("input")].map((radio) => radio.checked);
  expect(chosen()).toEqual([true, false]);
  document.querySelector("form")?.reset();
  await Promise.resolve();
  expect(chosen()).toEqual([true, false]);
  await form.submit();
  expect(form.submitted()).toEqual(["Exempt=true"]);
});

test.each([
  ["the first when nothing is chosen", {}, "Yes"],
  ["the chosen one", { Exempt: "false" }, "No"],
])("focus goes to %s", (_, defaultValues, focused) => {
  const form = drawForm(["Exempt: boolean"], { booleanAs: "radio", defaultValues });
  form.form.current?.focus("Exempt");
  expect(document.activeElement).toHaveAccessibleName(focused);
});
