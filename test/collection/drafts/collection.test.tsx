import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import {
  DraftStatus,
  type DraftStorage,
  FormCollection,
  type SignHandler,
  useDraft,
} from "parameter-form/collection";
import { StrictMode } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import {
  slowStorageOf,
  storageOf,
  storageThat,
  withoutRandom,
} from "../../support/draftStorages.ts";
import { formOf, stepShown } from "../../support/renderCollection.tsx";
import { field, settled } from "../../support/renderForm.tsx";

const forms = [
  { form: formOf("a", "Name: string", "Extra: currency?", "ssn: string?") },
  { form: formOf("b", "Count: number?") },
];

interface PageProps {
  readonly storage: DraftStorage;
  readonly onSign: SignHandler;
}

function Page({ storage, onSign }: PageProps) {
  const draft = useDraft(storage);
  return (
    <>
      <FormCollection forms={forms} draft={draft} onSign={onSign} />
      <DraftStatus draft={draft} />
    </>
  );
}

async function open(storage: DraftStorage) {
  const onSign = vi.fn<SignHandler>();
  const view = render(
    <StrictMode>
      <Page storage={storage} onSign={onSign} />
    </StrictMode>,
  );
  await settled();
  const user = userEvent.setup();
  return {
    onSign,
    leave: async () => {
      view.unmount();
      await settled();
    },
    type: async (name: string, text: string) => {
      await user.type(field(name), text);
      await settled();
    },
    press: (name: string) =>
      act(async () => {
        const button = screen.getByRole("button", { name });
        button.focus();
        button.click();
      }),
  };
}

let texts: Map<string, string>;
beforeEach(() => {
  texts = new Map();
});

const status = () => document.querySelector(".pf-draft output")?.textContent ?? "";

describe.each([
  ["at once", storageOf],
  ["by promises", slowStorageOf],
] as const)("a storage that answers %s", (_, storageIn) => {
  test("keeps the answers to each form, and after acceptance only that fact", async () => {
    const first = await open(storageIn(texts));
    await first.type("Name", "Ada");
    await first.type("ssn", "123456789");
    await first.press("Continue");
    expect(stepShown()).toContain("Form b");
    await first.type("Count", "1.5");
    await first.leave();
    expect(texts.size).toBe(2);
    expect(withoutRandom(JSON.stringify([...texts]))).not.toMatch(/123|6789/);

    const second = await open(storageIn(texts));
    expect(field("Name")).toHaveValue("Ada");
    expect(field("ssn")).toHaveValue("");
    expect(status()).toContain("Your earlier answers are back");
    expect(status()).toContain("Never saved, so enter again: ssn");
    await second.press("Continue");
    expect(field("Count")).toHaveValue("1.5");
    await userEvent.clear(field("Count"));
    await second.type("Count", "2");
    await second.press("Continue");
    second.onSign.mockReturnValue({ document: "doc" });
    await second.press("Submit");
    await settled();
    expect(second.onSign).toHaveBeenCalledTimes(2);
    await settled();
    expect(status().trim()).toBe("");
    await second.leave();
    expect(texts.size).toBe(2);
    for (const text of texts.values()) {
      const { accepted, ...about } = JSON.parse(text);
      expect(accepted).toMatchObject({ document: "doc" });
      expect(Object.keys(about)).toEqual(["version", "origin", "savedAt", "expiresAt"]);
    }
    const third = await open(storageIn(texts));
    expect(stepShown()).toBe("Your answers were received");
    expect(third.onSign).not.toHaveBeenCalled();
  });
});

test("a failing storage leaves a collection as without one", async () => {
  const page = await open(
    storageThat(() => {
      throw new DOMException("", "SecurityError");
    }),
  );
  await page.type("Name", "Ada");
  expect(status()).toContain("this browser does not allow it here");
  await page.press("Continue");
  await page.press("Continue");
  await page.press("Submit");
  expect(page.onSign).toHaveBeenCalledTimes(2);
  await settled();
  expect(status().trim()).toBe("");
});

test("saves the other forms while one is accepted", async () => {
  const page = await open(storageOf(texts));
  page.onSign.mockImplementation(({ id }) => (id === "b" ? { form: ["No"] } : {}));
  await page.type("Name", "Ada");
  await page.press("Continue");
  await page.press("Continue");
  await page.press("Submit");
  expect(page.onSign).toHaveBeenCalledTimes(2);
  await settled();
  expect(status()).toMatch(/^Your answers are saved as you type/);
});

test("does not overwrite the answers of another page, until the person decides", async () => {
  const page = await open(storageOf(texts));
  await page.type("Name", "Mine");
  const [key, text = ""] = await otherDraft("Theirs");
  texts.set(key, text);
  await look();
  expect(status()).toContain("Load this page again to see the newer answers");
  expect(screen.queryByRole("button", { name: "Show the newer answers" })).toBe(null);
  await page.press("Save the answers here instead");
  expect(texts.get(key)).toContain("Mine");
  expect(status()).toContain("Saved");
});

test("does not prefill answers that another page submitted", async () => {
  const page = await open(storageOf(texts));
  await page.type("Name", "Mine");
  texts.set(...(await otherDraft("Theirs")));
  await look();
  expect(status()).toContain("Load this page again to see the newer answers");
  texts.clear();
  await look();
  expect(status()).toMatch(
    /^These answers were submitted or removed in another tab\. [^.]*saved\.\s*$/,
  );
  await page.press("Save the answers here instead");
  expect([...texts.values()].join("")).toContain("Mine");
  expect(status()).toContain("Saved");
});

const look = () => act(async () => document.dispatchEvent(new Event("visibilitychange")));

/** What another page keeps of the first form. */
async function otherDraft(name: string): Promise<readonly [string, string]> {
  const other = new Map<string, string>();
  const host = document.createElement("div");
  const view = render(<Page storage={storageOf(other)} onSign={() => undefined} />, {
    container: document.body.appendChild(host),
  });
  await settled();
  const input = host.querySelector("input");
  await userEvent.type(input ?? host, name);
  view.unmount();
  host.remove();
  return [...other][0] ?? ["", ""];
}
