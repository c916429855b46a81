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

test("a read-only form shows the app's values, and its draft once it is editable", async () => {
  const { storage } = await visited();
  const props = { storage, defaultValues: { Wage: "1200" } };
  const { change } = await openDrafted({ ...props, readOnly: true });
  expect(field("Wage")).toHaveValue("1,200.00");
  await change({ ...props, readOnly: false });
  expect(field("Wage")).toHaveValue("5,000.00");
});

test("keeps the draft of the one editable field in a read-only form", async () => {
  const texts = new Map<string, string>();
  const first = await openDrafted({ storage: storageOf(texts), ...wageIsEdited });
  await userEvent.type(field("Wage"), "5000");
  await leavePage();
  first.unmount();
  await openDrafted({ storage: storageOf(texts), ...wageIsEdited });
  expect(field("Wage")).toHaveValue("5,000.00");
});

test("restores no other field of a read-only form", async () => {
  const { storage } = await visited();
  await openDrafted({ storage, ...wageIsEdited, defaultValues: { Name: "Eve" } });
  expect(field("Name")).toHaveValue("Eve");
  expect(field("Wage")).toHaveValue("5,000.00");
});

test("keeps no draft of a read-only form after its submission", async () => {
  const { texts, storage } = await visited();
  await openDrafted({ storage, readOnly: true });
  await act(async () => submitButton().click());
  await leavePage();
  expect(texts.size).toBe(0);
});

test("keeps no draft of a read-only form once it is cleared", async () => {
  const { texts, storage } = await visited();
  let draft: Draft | undefined;
  await openDrafted({ storage, readOnly: true, onDraft: (one) => (draft = one) });
  await act(async () => draft?.clear());
  expect(texts.size).toBe(0);
});
