import { ParameterForm } from "parameter-form";
import {
  type DraftStorage,
  localStorageDrafts,
  sessionStorageDrafts,
  useDraft,
} from "parameter-form/collection";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { find, patience, show } from "../../support/browser.tsx";
import { questions } from "../../support/questions.ts";

const form = { id: "w4", ...questions("Name: string") };

function SignOut({ storage }: { readonly storage: DraftStorage }) {
  const draft = useDraft(storage, { owner: "ada", debounce: 0 });
  return (
    <>
      <ParameterForm form={form} draft={draft} onSubmit={() => {}} />
      <button id="out" onClick={() => void draft.clear()}>
        Sign out
      </button>
    </>
  );
}

const others = ["parameter-form~ada~i9", "parameter-form~bob~w4", "theme"];

afterEach(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()));

test.each([
  ["localStorage", localStorageDrafts],
  ["sessionStorage", sessionStorageDrafts],
])("signing out removes all answers of a person from %s, opened or not", async (_, make) => {
  const storage = make();
  const kept = async () => {
    const keys = ["parameter-form~ada~w4", ...others];
    const texts = await Promise.all(keys.map((key) => storage.read(key)));
    return keys.filter((_key, at) => texts[at] !== null);
  };
  for (const key of others) await storage.write(key, "{}");
  show(<SignOut storage={storage} />);
  await find("input");
  await userEvent.fill(await find("input"), "Ada");
  await vi.waitFor(async () => expect(await kept()).toContain("parameter-form~ada~w4"), patience);
  await userEvent.click(await find("#out"));
  await vi.waitFor(async () => expect(await kept()).toEqual(others.slice(1)), patience);
});
