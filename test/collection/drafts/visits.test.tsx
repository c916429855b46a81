import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FormCollection, type FormCollectionProps, useDraft } from "parameter-form/collection";
import { StrictMode, useState } from "react";
import { expect, test } from "vitest";
import { storageOf } from "../../support/draftStorages.ts";
import { formOf, reviewed } from "../../support/renderCollection.tsx";
import { field, settled } from "../../support/renderForm.tsx";
import { leavePage } from "./openDrafted.tsx";
import { questions } from "../../support/questions.ts";

interface PageProps extends Pick<FormCollectionProps, "forms"> {
  readonly texts: Map<string, string>;
  readonly start?: string | undefined;
}

function Page({ texts, forms, start }: PageProps) {
  const draft = useDraft(storageOf(texts));
  const [step, go] = useState(start);
  const props = { forms, draft, step, onStepChange: go, onSign: () => {} };
  return <FormCollection {...props} />;
}

/** Comes to a page that keeps its drafts in `texts`; the answer leaves it. */
async function visit(texts: Map<string, string>, forms: PageProps["forms"], start?: string) {
  const page = <Page texts={texts} forms={forms} start={start} />;
  const { unmount } = render(<StrictMode>{page}</StrictMode>);
  await settled();
  return async (): Promise<void> => {
    unmount();
    await settled();
  };
}

const press = (name: string): Promise<void> =>
  act(async () => screen.getByRole("button", { name }).click());

async function type(name: string, text: string): Promise<void> {
  await userEvent.type(field(name), text);
  await settled();
}

test("does not prefill a cleared answer again in another visit", async () => {
  const texts = new Map<string, string>();
  const forms = [
    { form: formOf("a", "Nick: string?") },
    { form: formOf("b", "Nick: string?", "Two: string?") },
  ];
  const leave = await visit(texts, forms);
  await type("Nick", "Al");
  await press("Continue");
  await userEvent.clear(field("Nick"));
  await type("Two", "x");
  await press("Continue");
  expect(reviewed()).toEqual(["Nick: Al", "Nick: Not provided", "Two: x"]);
  await leave();

  await visit(texts, forms, "review");
  expect(reviewed()).toEqual(["Nick: Al", "Nick: Not provided", "Two: x"]);
  await press("Change Two");
  await type("Two", "y");
  await press("Save and return");
  expect(reviewed()).toEqual(["Nick: Al", "Nick: Not provided", "Two: xy"]);
});

test("prefills an answer that is never kept again in another visit, until the person continues without it", async () => {
  const texts = new Map<string, string>();
  const forms = [
    { form: formOf("a", "ssn: string?") },
    { form: formOf("b", "ssn: string?", "Note: string?") },
  ];
  const leave = await visit(texts, forms);
  await type("ssn", "123-45-6789");
  await press("Continue");
  await type("Note", "x");
  await leave();

  await visit(texts, forms);
  await type("ssn", "219-09-9998");
  await press("Continue");
  expect(field("ssn")).toHaveValue("•••-••-9998");
  expect(field("Note")).toHaveValue("x");
  await userEvent.clear(field("ssn"));
  await press("Continue");
  await press("Back");
  expect(field("ssn")).toHaveValue("");
});

test("prefills a boolean again, too", async () => {
  const texts = new Map<string, string>();
  const forms = [
    { form: formOf("a", "has_ssn: boolean?") },
    { form: formOf("b", "has_ssn: boolean?", "Note: string?") },
  ];
  const leave = await visit(texts, forms);
  await userEvent.selectOptions(field("has_ssn"), "Yes");
  await press("Continue");
  await type("Note", "x");
  await leave();

  await visit(texts, forms);
  await userEvent.selectOptions(field("has_ssn"), "Yes");
  await press("Continue");
  expect(field("Note")).toHaveValue("x");
  expect(field("has_ssn")).toHaveDisplayValue("Yes");
});

test("a draft keeps only that everything was accepted", async () => {
  const texts = new Map<string, string>();
  await visit(texts, [
    { form: formOf("a", "Exempt: boolean") },
    { form: formOf("b", "Diagnosis: string?"), when: { name: "Exempt", not: "true" } },
  ]);
  await userEvent.selectOptions(field("Exempt"), "No");
  await press("Continue");
  await type("Diagnosis", "secret");
  await press("Continue");
  await leavePage();
  expect(texts.size).toBe(2);
  await press("Change Exempt");
  await userEvent.selectOptions(field("Exempt"), "Yes");
  await press("Save and return");
  await press("Submit");
  await settled();
  await leavePage();
  expect([...texts.keys()]).toEqual(["parameter-form~~a~accepted"]);
});

test("does not restore the draft of a form without an id into another one in its place", async () => {
  const texts = new Map<string, string>();
  const employee = { form: questions("First: string?", "Job: string?") };
  const spouse = { form: questions("First: string?", "Birthday: string?") };
  const leave = await visit(texts, [employee, spouse, spouse]);
  await type("First", "Ada");
  await press("Continue");
  await userEvent.clear(field("First"));
  await type("First", "Bo");
  await press("Continue");
  await userEvent.clear(field("First"));
  await type("First", "Cy");
  await leave();

  const leaveAgain = await visit(texts, [spouse, spouse]);
  expect(field("First")).toHaveValue("Bo");
  await press("Continue");
  expect(field("First")).toHaveValue("Cy");
  await leaveAgain();
  await visit(texts, [employee]);
  expect(field("First")).toHaveValue("Ada");
});
