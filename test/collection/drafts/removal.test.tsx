import { act } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Draft } from "parameter-form/collection";
import { expect, test } from "vitest";
import { slowStorageOf, storageOf } from "../../support/draftStorages.ts";
import { field, settled, submitButton } from "../../support/renderForm.tsx";
import { deferred } from "../../support/deferred.ts";
import { leavePage, openDrafted } from "./openDrafted.tsx";

const submit = () => act(async () => submitButton().click());

/** A submission was accepted, and what was kept of it is on its way out of the storage. */
async function removing() {
  const texts = new Map<string, string>();
  const removal = deferred<void>();
  const storage = {
    ...slowStorageOf(texts),
    remove: (key: string) => removal.promise.then(() => void texts.delete(key)),
  };
  const { change } = await openDrafted({ storage, afterSubmit: "edit" });
  await userEvent.type(field("Name"), "Ada");
  await leavePage();
  expect(texts.size).toBe(1);
  await submit();
  const another = (): Promise<void> => change({ storage, formKey: "another" });
  return { texts, removal, another };
}

test("does not restore an accepted draft into a form that is mounted during its removal", async () => {
  const { removal, another } = await removing();
  await another();
  await removal.resolve();
  await settled();
  expect(field("Name")).toHaveValue("");
  await userEvent.type(field("Wage"), "7");
  expect(field("Wage")).toHaveValue("7");
});

test("keeps text typed during the removal of an accepted draft", async () => {
  const { texts, removal } = await removing();
  await userEvent.type(field("Wage"), "77");
  await removal.resolve();
  await leavePage();
  await settled();
  expect([...texts.values()].join("")).toContain('"77"');
});

test("keeps that text also when it was written before the removal ended", async () => {
  const { texts, removal } = await removing();
  await userEvent.type(field("Wage"), "77");
  await leavePage();
  await settled();
  expect([...texts.values()].join("")).toContain('"77"');
  await removal.resolve();
  await leavePage();
  await settled();
  expect([...texts.values()].join("")).toContain('"77"');
});

test("removes a draft after a failed removal, also when default values change", async () => {
  const texts = new Map<string, string>();
  let isDown = true;
  const remove = (key: string): void => {
    if (isDown) throw new Error("down");
    texts.delete(key);
  };
  const kept = { storage: { ...storageOf(texts), remove }, afterSubmit: "edit" } as const;
  const { change } = await openDrafted({ ...kept, defaultValues: {} });
  await userEvent.type(field("Name"), "Ada");
  await leavePage();
  await submit();
  expect(texts.size).toBe(1);
  await change({ ...kept, defaultValues: { Wage: "5" } });
  expect(field("Wage")).toHaveValue("5.00");
  isDown = false;
  await leavePage();
  expect(texts.size).toBe(0);
});

test("removes the draft after late default values if nothing was kept before the submission", async () => {
  const texts = new Map<string, string>();
  const removal = deferred<void>();
  const remove = async (key: string): Promise<void> => {
    await removal.promise;
    texts.delete(key);
  };
  const storage = { ...slowStorageOf(texts), remove };
  const { change } = await openDrafted({ storage, defaultValues: {} });
  await userEvent.type(field("Name"), "Ada");
  await submit();
  await change({ storage, defaultValues: { Wage: "5" } });
  await removal.resolve();
  await leavePage();
  await settled();
  expect(texts.size).toBe(0);
});

test("retries a failed removal after the app has reset the form", async () => {
  const texts = new Map<string, string>();
  const removal = deferred<void>();
  let isDown = true;
  const remove = async (key: string): Promise<void> => {
    await removal.promise;
    if (isDown) throw new Error("down");
    texts.delete(key);
  };
  await openDrafted({ storage: { ...slowStorageOf(texts), remove } });
  await userEvent.type(field("Name"), "Ada");
  await leavePage();
  await settled();
  expect(texts.size).toBe(1);
  await submit();
  await act(async () => document.querySelector("form")?.reset());
  expect(field("Name")).toHaveValue("");
  await removal.resolve();
  isDown = false;
  await leavePage();
  await settled();
  expect(texts.size).toBe(0);
});

test("is not saving when default values change", async () => {
  const seen: string[] = [];
  const onDraft = (draft: Draft) => void seen.push(draft.status);
  const { change } = await openDrafted({ onDraft, defaultValues: {} });
  await change({ onDraft, defaultValues: { Wage: "5" } });
  expect(field("Wage")).toHaveValue("5.00");
  expect(seen).not.toContain("saving");
});

test("keeps a cleared answer cleared when it is cleared during a write", async () => {
  const texts = new Map<string, string>();
  const writes: (() => void)[] = [];
  const write = (key: string, text: string) =>
    new Promise<void>((resolve) => {
      writes.push(() => {
        texts.set(key, text);
        resolve();
      });
    });
  const written = () => act(async () => writes.splice(0).forEach((end) => end()));
  await openDrafted({ storage: { ...slowStorageOf(texts), write } });
  await userEvent.type(field("Name"), "Ada");
  await leavePage();
  await written();
  await userEvent.type(field("Name"), "x");
  await leavePage();
  await userEvent.type(field("Name"), "{Backspace}");
  await written();
  await leavePage();
  await written();
  expect([...texts.values()].join("")).toContain('"Ada"');
});
