import { act } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Draft } from "parameter-form/collection";
import { expect, test } from "vitest";
import { storageOf } from "../../support/draftStorages.ts";
import { field, submitButton } from "../../support/renderForm.tsx";
import { leavePage, openDrafted } from "./openDrafted.tsx";

/** A storage with the answers of an earlier visit. */
async function visited() {
  const texts = new Map<string, string>();
  const storage = storageOf(texts);
  const { unmount } = await openDrafted({ storage });
  await userEvent.type(field("Name"), "Ada");
  await userEvent.type(field("Wage"), "5000");
  unmount();
  expect(texts.size).toBe(1);
  return { texts, storage };
}
const wageIsEdited = { readOnly: true, fields: { Wage: { readOnly: false } } };

test("a form that is only read shows what the app says, and its draft once it is edited", async () => {
  const { storage } = await visited();
  const props = { storage, defaultValues: { Wage: "1200" } };
  const { change } = await openDrafted({ ...props, readOnly: true });
  expect(field("Wage")).toHaveValue("1,200.00");
  await change({ ...props, readOnly: false });
  expect(field("Wage")).toHaveValue("5,000.00");
});

test("of a form that is read but for one field, that field is kept", async () => {
  const texts = new Map<string, string>();
  const first = await openDrafted({ storage: storageOf(texts), ...wageIsEdited });
  await userEvent.type(field("Wage"), "5000");
  await leavePage();
  first.unmount();
  await openDrafted({ storage: storageOf(texts), ...wageIsEdited });
  expect(field("Wage")).toHaveValue("5,000.00");
});

test("and no other gets an answer back", async () => {
  const { storage } = await visited();
  await openDrafted({ storage, ...wageIsEdited, defaultValues: { Name: "Eve" } });
  expect(field("Name")).toHaveValue("Eve");
  expect(field("Wage")).toHaveValue("5,000.00");
});

test("once a form that is only read was submitted, nothing is kept of it", async () => {
  const { texts, storage } = await visited();
  await openDrafted({ storage, readOnly: true });
  await act(async () => submitButton().click());
  await leavePage();
  expect(texts.size).toBe(0);
});

test("nor is anything once its draft is cleared", async () => {
  const { texts, storage } = await visited();
  let draft: Draft | undefined;
  await openDrafted({ storage, readOnly: true, onDraft: (one) => (draft = one) });
  await act(async () => draft?.clear());
  expect(texts.size).toBe(0);
});
