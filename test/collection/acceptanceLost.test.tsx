import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DraftError, type DraftStorage, FormCollection, useDraft } from "parameter-form/collection";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { storageOf } from "../support/draftStorages.ts";
import { formOf } from "../support/renderCollection.tsx";
import { field, settled } from "../support/renderForm.tsx";

const forms = [{ form: formOf("a", "Name: string") }];

/** The keys that the service was sent, in order. */
let keys: string[];
let texts: Map<string, string>;
beforeEach(() => {
  [keys, texts] = [[], new Map()];
});
afterEach(() => sessionStorage.clear());

function Page({ storage }: { readonly storage: DraftStorage }) {
  const draft = useDraft(storage, { owner: "emp_1", debounce: 0 });
  return (
    <FormCollection
      forms={forms}
      draft={draft}
      onSign={(_, { idempotencyKey }) => void keys.push(idempotencyKey)}
    />
  );
}

const press = (name: string) => act(async () => screen.getByRole("button", { name }).click());

/** Answers what is not answered yet, and sends it; gives what the page says then. */
async function visit(storage: DraftStorage): Promise<string> {
  const view = render(<Page storage={storage} />);
  await settled();
  if (screen.queryByRole("button", { name: "Continue" })) {
    const name = field("Name");
    if (!(name instanceof HTMLInputElement) || name.value === "") await userEvent.type(name, "Ada");
    await settled();
    await press("Continue");
    await press("Submit");
    await settled();
  }
  const text = view.container.textContent ?? "";
  view.unmount();
  await settled();
  return text;
}

const received = /Your answers were received/;
const isMark = (text: string): boolean => text.includes('"accepted":{');
const full = () => new DOMException("There is no room.", "QuotaExceededError");
const fails = () => Promise.reject(new DraftError("unreachable", "Answered with status 503."));

/** The storage of the first visit, and of the second. */
const unmarked: Readonly<Record<string, () => readonly [DraftStorage, DraftStorage]>> = {
  "is full when the form is accepted"() {
    const storage = storageOf(texts);
    const write = (key: string, text: string) => {
      if (isMark(text)) throw full();
      return storage.write(key, text);
    };
    return [{ ...storage, write }, storage];
  },
  "cannot be written when the form is accepted"() {
    const storage = storageOf(texts);
    const write = (key: string, text: string) =>
      isMark(text) ? fails() : storage.write(key, text);
    return [{ ...storage, write }, storage];
  },
  "cannot be read in the next visit"() {
    const storage = storageOf(texts);
    return [storage, { ...storage, read: fails }];
  },
};

describe("a storage that does not record that a form was accepted", () => {
  test.each(Object.entries(unmarked))("%s: reuses the key of the same answers", async (_, make) => {
    const [first, second] = make();
    expect(await visit(first)).toMatch(received);
    expect(await visit(second)).toMatch(received);
    expect(new Set(keys).size).toBe(1);
  });

  test("records it in the place of the answers", async () => {
    const storage = storageOf(texts);
    // What is there counts until it is removed.
    const write = (key: string, text: string) => {
      if (isMark(text) && texts.size > 0) throw full();
      return storage.write(key, text);
    };
    await visit({ ...storage, write });
    expect(await visit(storage)).toMatch(received);
    expect(keys).toHaveLength(1);
  });
});
