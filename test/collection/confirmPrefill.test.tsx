import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type DraftStorage, FormCollection, useDraft } from "parameter-form/collection";
import { ParameterForm } from "parameter-form";
import { describe, expect, test } from "vitest";
import { storageOf } from "../support/draftStorages.ts";
import { formOf, renderCollection, reviewed, stepShown } from "../support/renderCollection.tsx";
import { errorAt, field, settled, summary } from "../support/renderForm.tsx";

const message = "Check your answer, then select “This is right” or correct it";
const prefill = {
  values: { First: "Ana", Last: "García" },
  origin: "from your employee record",
  confirm: true,
};
const forms = [
  { form: formOf("a", "First: string?", "Last: string?"), prefill },
  { form: formOf("b", "B: string?") },
];

const box = (label: string) =>
  screen.findByRole<HTMLInputElement>("checkbox", { name: `This is right: ${label}` });

const user = userEvent.setup({ delay: null });
async function confirm(label: string): Promise<void> {
  await user.click(await box(label));
  await settled();
}

test("Continue lists the answers that nobody looked at, and keeps the others after Back", async () => {
  const view = renderCollection({ forms });
  await confirm("First");
  await view.press("Continue");
  expect(summary()).toEqual(["Last: check your answer, then select “This is right” or correct it"]);
  expect([errorAt("First"), errorAt("Last")]).toEqual(["", message]);
  await confirm("Last");
  await view.press("Continue");
  expect(stepShown()).toContain("Form b");
  await view.press("Back");
  expect(await box("First")).toBeChecked();
  expect(await box("Last")).toBeChecked();
  await view.press("Continue");
  await view.press("Continue");
  expect(reviewed()).toHaveLength(3);
  expect(screen.getAllByText("Filled in from your employee record")).toHaveLength(2);
  await view.press("Submit");
  expect(view.onSign.mock.calls[0]?.[0].values).toEqual(prefill.values);
});

test("the review lists answers of a form that nobody opened, and leads to them", async () => {
  const view = renderCollection({ forms, variant: "tasks" });
  await view.press("Check your answers");
  expect(screen.getAllByText(message)).toHaveLength(2);
  await view.press("Submit");
  expect(view.onSign).not.toHaveBeenCalled();
  expect(summary()).toHaveLength(2);
  await view.press("Change First");
  await confirm("First");
  await confirm("Last");
  await view.press("Save and return");
  expect(screen.queryByText(message)).toBeNull();
  await view.press("Submit");
  expect(view.onSign).toHaveBeenCalledTimes(2);
});

test("a form is done only once its answers were confirmed, also after withdrawing that", async () => {
  const view = renderCollection({ forms: forms.slice(0, 1), variant: "tasks" });
  await view.press("Form a");
  await confirm("First");
  await view.press("Back");
  expect(screen.queryByText("Done")).toBeNull();
  await view.press("Form a");
  await confirm("Last");
  await view.press("Back");
  expect(screen.getByText("Done")).toBeVisible();
  await view.press("Form a");
  await confirm("Last");
  await view.press("Back");
  expect(screen.queryByText("Done")).toBeNull();
});

test("items are confirmed one by one", async () => {
  const view = renderCollection({
    forms: [{ form: formOf("a", "First: string?"), prefill, repeat: { min: 2 } }],
  });
  const fillIn = () => screen.getAllByRole("button", { name: /^Fill in/ });
  await user.click(fillIn()[0] ?? document.body);
  await confirm("First");
  await view.press("Save and return");
  await user.click(fillIn()[0] ?? document.body);
  expect(await box("First")).not.toBeChecked();
});

test("a new record of the app does not replace a confirmed answer", async () => {
  const form = formOf("a", "City: string?", "Note: string?");
  const of = (City: string) => [{ form, prefill: { ...prefill, values: { City } } }];
  const view = renderCollection({ forms: of("Tulsa") });
  await confirm("City");
  view.change({ forms: of("Reno") });
  await settled();
  expect(field("City")).toHaveValue("Tulsa");
  expect(screen.queryByRole("checkbox")).toBeNull();
});

test("a document asks for a look at the values that the app passes", async () => {
  const form = formOf("a", "City: string?", "Note: string?");
  const collection = { forms: [{ form, prefill: { values: {}, origin: "HR", confirm: true } }] };
  const values = { City: "Tulsa" };
  const forms = [{ id: "a", prefill: { values, origin: "from your file" } }];
  render(<FormCollection collection={collection} forms={forms} onSign={() => {}} />);
  expect(await box("City")).not.toBeChecked();
  expect(screen.getByText("Filled in from your file")).toBeVisible();
});

const drafted = formOf("a", "City: string?", "SSN: string?", "Note: string?");

interface PageProps {
  readonly storage: DraftStorage;
  readonly city: string;
  readonly isAlone: boolean;
}

function Page({ storage, city, isAlone }: PageProps) {
  const draft = useDraft(storage, { debounce: 0 });
  const filled = { ...prefill, values: { City: city, SSN: "123-45-6789" } };
  return isAlone ? (
    <ParameterForm form={drafted} prefill={filled} draft={draft} onSubmit={() => {}} />
  ) : (
    <FormCollection forms={[{ form: drafted, prefill: filled }]} draft={draft} onSign={() => {}} />
  );
}

describe.each([
  ["a form", true],
  ["a collection", false],
])("tomorrow, in the draft of %s", (_, isAlone) => {
  test.each([
    ["the same record", "Reno", true],
    ["another record", "Elko", undefined],
  ])("with %s, a confirmed answer is still the person's", async (_, city, checked) => {
    const storage = storageOf(new Map());
    const first = render(<Page storage={storage} city="Reno" isAlone={isAlone} />);
    await confirm("City");
    await confirm("SSN");
    first.unmount();
    render(<Page storage={storage} city={city} isAlone={isAlone} />);
    // A draft has no sensitive answer, so that is asked again.
    expect(await box("SSN")).not.toBeChecked();
    expect(field("City")).toHaveValue("Reno");
    const found = screen.queryByRole<HTMLInputElement>("checkbox", { name: /City/ });
    expect(found?.checked).toBe(checked);
  });
});
