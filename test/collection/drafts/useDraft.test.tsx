import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ParameterForm, type ParameterFormProps, type SubmitHandler, ssn } from "parameter-form";
import { StrictMode } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { DraftStatus } from "../../../src/collection/drafts/DraftStatus.tsx";
import type { DraftOptions } from "../../../src/collection/drafts/draftState.ts";
import type { DraftStorage } from "../../../src/collection/drafts/draftStorage.ts";
import { type Draft, useDraft } from "../../../src/collection/drafts/useDraft.ts";
import {
  slowStorageOf,
  storageOf,
  storageThat,
  withoutRandom,
} from "../../support/draftStorages.ts";
import { errorAt, field, settled, submitButton } from "../../support/renderForm.tsx";
import { deferred } from "../../support/deferred.ts";
import { questions } from "../../support/questions.ts";

const form = {
  id: "w4",
  ...questions("Name: string", "Extra: currency?", "Status: select? s|m", "ssn: string?"),
};

interface Props extends DraftOptions {
  readonly storage: DraftStorage;
  readonly props?: Partial<ParameterFormProps>;
  readonly isMounted?: boolean;
  readonly onDraft?: (draft: Draft) => void;
}

function Page({ storage, props, isMounted = true, onDraft, ...options }: Props) {
  const draft = useDraft(storage, options);
  const { owner } = options;
  onDraft?.(draft);
  return (
    <>
      {isMounted && (
        <ParameterForm
          key={owner}
          form={form}
          onSubmit={() => undefined}
          draft={draft}
          {...props}
        />
      )}
      <DraftStatus draft={draft} />
    </>
  );
}

function setup(page: Props) {
  const tree = (more: Partial<Props>) => (
    <StrictMode>
      <Page {...page} {...more} />
    </StrictMode>
  );
  const view = render(tree({}));
  return {
    user: userEvent.setup(),
    unmount: view.unmount,
    change: (more: Partial<Props>) => view.rerender(tree(more)),
  };
}

let texts: Map<string, string>;
beforeEach(() => {
  texts = new Map();
});
afterEach(() => void vi.unstubAllGlobals());

const status = () => document.querySelector(".pf-draft output")?.textContent?.trim();
const leave = () => act(async () => void window.dispatchEvent(new Event("pagehide")));
const submit = () =>
  act(async () => {
    submitButton().focus();
    submitButton().click();
  });
const shown = () =>
  ["Name", "Extra", "Status", "ssn"].map((name) => Reflect.get(field(name), "value"));

/** Keeps an answer as another device does, and has this page look. */
async function writeElsewhere(name: string): Promise<void> {
  const other = new Map<string, string>();
  const page = render(<Page storage={storageOf(other)} props={{ className: "other" }} />);
  const input = page.container.querySelector("input");
  await userEvent.type(input ?? page.container, name);
  page.unmount();
  for (const [key, text] of other) texts.set(key, text);
  await act(async () => document.dispatchEvent(new Event("visibilitychange")));
}

describe.each([
  ["at once", storageOf],
  ["by promises", slowStorageOf],
] as const)("a storage that answers %s", (_, storageIn) => {
  const earlier = async (page: Partial<Props> = {}) => {
    const { user, unmount } = setup({ storage: storageIn(texts), ...page });
    await settled();
    await user.type(field("Name"), "Ada");
    await user.type(field("Extra"), "12,5");
    await user.selectOptions(field("Status"), "m");
    await user.type(field("ssn"), "123456789");
    await settled();
    unmount();
    await settled();
  };

  test("restores typed answers except sensitive ones", async () => {
    await earlier();
    expect(withoutRandom(JSON.stringify([...texts]))).not.toMatch(/123|6789/);
    setup({ storage: storageIn(texts) });
    await settled();
    expect(shown()).toEqual(["Ada", "12,5", "m", ""]);
    expect(errorAt("Extra")).toBe("");
    expect(status()).toBe("Saved Never saved, so enter again: ssn Your earlier answers are back");
  });

  test("is cleared by an accepted submission only", async () => {
    let answer: ReturnType<SubmitHandler> = { form: ["No"] };
    await earlier();
    const { user, unmount } = setup({
      storage: storageIn(texts),
      props: { onSubmit: () => answer },
    });
    await settled();
    await user.clear(field("Extra"));
    await submit();
    await leave();
    expect(texts.size).toBe(1);
    answer = undefined;
    await submit();
    await settled();
    expect(texts.size).toBe(0);
    expect(status()).toBe("");
    await leave();
    unmount();
    await settled();
    expect(texts.size).toBe(0);
  });

  test("restores into a new definition, and lists answers that no longer fit", async () => {
    await earlier();
    const now = {
      id: "w4",
      ...questions("Name: number", "Extra: currency?", "Status: select s|w"),
    };
    setup({ storage: storageIn(texts), props: { form: now } });
    await settled();
    expect(field("Name")).toHaveValue("");
    expect(field("Extra")).toHaveValue("12,5");
    expect(field("Status")).toHaveValue("");
    expect(status()).toContain("The form has changed since. Check your answers.");
    expect(status()).toContain("No longer in the form as you answered it: Name and Status");
  });

  test("leaves default values that nobody changed to the app", async () => {
    await earlier({ props: { defaultValues: { Name: "Eve" } } });
    const stored = [...texts.values()].join("");
    expect(stored).toContain("EveAda");
    texts.clear();
    const first = setup({ storage: storageIn(texts), props: { defaultValues: { Extra: "5" } } });
    await settled();
    await first.user.type(field("Name"), "Ada");
    first.unmount();
    await settled();
    setup({ storage: storageIn(texts), props: { defaultValues: { Extra: "7", Name: "Eve" } } });
    await settled();
    expect(shown().slice(0, 2)).toEqual(["Ada", "7.00"]);
  });

  test("restores that an answer was cleared", async () => {
    const props = { defaultValues: { Name: "Eve" } };
    const first = setup({ storage: storageIn(texts), props });
    await settled();
    await first.user.clear(field("Name"));
    first.unmount();
    await settled();
    setup({ storage: storageIn(texts), props });
    await settled();
    expect(field("Name")).toHaveValue("");
  });

  test("shows the newer answers when the person asks for them", async () => {
    const { user } = setup({ storage: storageIn(texts) });
    await settled();
    await user.type(field("Name"), "Mine");
    await user.type(field("ssn"), "123");
    await writeElsewhere("Theirs");
    expect(status()).toBe(
      "These answers were changed in another tab or on another device. What you change here is not saved.",
    );
    await user.click(screen.getByRole("button", { name: "Show the newer answers" }));
    await settled();
    expect(shown()).toEqual(["Theirs", "", "", "123"]);
    expect(document.querySelector(".pf-draft")).toHaveFocus();
    expect(screen.queryByRole("button", { name: "Show the newer answers" })).toBe(null);

    await writeElsewhere("Others");
    await user.click(screen.getByRole("button", { name: "Save the answers here instead" }));
    await settled();
    expect(status()).toMatch(/^Saved/);
    expect(document.querySelector(".pf-draft")).toHaveFocus();
    expect([...texts.values()].join("")).toContain("Theirs");
  });

  test("shows an empty form when the newer answers were submitted", async () => {
    await earlier();
    const { user } = setup({ storage: storageIn(texts) });
    await settled();
    await user.type(field("ssn"), "123");
    await writeElsewhere("Theirs");
    texts.clear();
    await user.click(screen.getByRole("button", { name: "Show the newer answers" }));
    await settled();
    expect(shown()).toEqual(["", "", "", "123"]);
    expect(status()).toBe("Your answers are saved as you type and kept for 30 days");
    await user.type(field("Name"), "New");
    await leave();
    expect([...texts.values()].join("")).toContain("New");
    expect([...texts.values()].join("")).not.toMatch(/Ada|12,5/);
  });
});

test("neither loads nor overwrites newer answers that cannot be read", async () => {
  let isBroken = false;
  const read: DraftStorage["read"] = (key) => {
    if (isBroken) throw new DOMException("", "SecurityError");
    return texts.get(key) ?? null;
  };
  const { user } = setup({ storage: { ...storageOf(texts), read } });
  await user.type(field("Name"), "Mine");
  await writeElsewhere("Theirs");
  texts.clear();
  isBroken = true;
  await user.click(screen.getByRole("button", { name: "Show the newer answers" }));
  expect(field("Name")).toHaveValue("Mine");
  isBroken = false;
  await user.type(field("Name"), "!");
  await leave();
  expect(texts.size).toBe(0);
  expect(status()).toMatch(/^These answers were changed in another tab/);
  await user.click(screen.getByRole("button", { name: "Show the newer answers" }));
  expect(field("Name")).toHaveValue("");
});

test("keeps text typed before the draft is read", async () => {
  const first = setup({ storage: storageOf(texts) });
  await first.user.type(field("Name"), "Ada");
  await first.user.type(field("Extra"), "5");
  first.unmount();
  const [text = ""] = texts.values();
  const answer = deferred<string | null>();
  const { user } = setup({ storage: { ...storageOf(texts), read: () => answer.promise } });
  await user.type(field("Name"), "E");
  await answer.resolve(text);
  await settled();
  expect(shown().slice(0, 2)).toEqual(["E", "5.00"]);
});

test.each<readonly [string, unknown, string]>([
  [
    "full",
    new DOMException("", "QuotaExceededError"),
    "Could not save your answers: there is no room left for them",
  ],
  [
    "blocked",
    new DOMException("", "SecurityError"),
    "Could not save your answers: this browser does not allow it here",
  ],
  ["broken", new TypeError("x"), "Could not save your answers. They are still on this page"],
])("reports a %s storage without breaking the form", async (_, error, message) => {
  const onSubmit = vi.fn<SubmitHandler>();
  const onError = vi.fn<(error: unknown) => void>();
  const storage = storageThat(() => {
    throw error;
  });
  const { user } = setup({ storage, onError, props: { onSubmit } });
  await user.type(field("Name"), "Ada");
  await leave();
  expect(status()).toContain(message);
  await submit();
  expect(onSubmit.mock.lastCall?.[0]).toEqual({ Name: "Ada" });
  expect(onError).toHaveBeenCalledWith(error);
});

test("reports an onError that throws without breaking the form", async () => {
  const reported = vi.fn<(error: unknown) => void>();
  vi.stubGlobal("reportError", reported);
  const broken = new Error("analytics");
  const storage = storageThat(() => {
    throw new DOMException("", "SecurityError");
  });
  const onError = () => {
    throw broken;
  };
  const { user } = setup({ storage, onError });
  await user.type(field("Name"), "Ada");
  await submit();
  expect(screen.getByText("Your answers were received")).toBeInTheDocument();
  expect(new Set(reported.mock.calls.flat())).toEqual(new Set([broken]));
});

test.each([
  [undefined, "Your answers are saved as you type and kept for 30 days"],
  [60_000, "Your answers are saved as you type and kept for 1 minute"],
  [Infinity, "Your answers are saved as you type"],
])("with an expiry of %d ms, promises only that time", (expiry, message) => {
  setup({ storage: storageOf(texts), expiry });
  expect(status()).toBe(message);
});

test.each([
  ["at once", storageOf],
  ["by promises", slowStorageOf],
] as const)(
  "for a read-only form, a storage that answers %s promises nothing",
  async (_, storageIn) => {
    const read = { props: { readOnly: true } };
    const edited = { props: { readOnly: false } };
    const { user, change } = setup({ storage: storageIn(texts), ...read });
    await settled();
    expect(status()).toBe("");
    change(edited);
    await settled();
    expect(status()).toMatch(/^Your answers are saved as you type/);
    change(read);
    await settled();
    expect(status()).toBe("");
    change(edited);
    await settled();
    await user.type(field("Name"), "Ada");
    change(read);
    await settled();
    expect(status()).toBe("Saved");
  },
);

test("does not keep an answer that an app's rule marks as sensitive, wherever the rule is passed", async () => {
  const rules = { Name: ssn() };
  for (const props of [{ rules }, { fields: { Name: { rule: ssn() } } }, { defaultRules: rules }]) {
    const { user, unmount } = setup({ storage: storageOf(texts), props });
    await user.type(field("Name"), "987");
    await user.type(field("Extra"), "5");
    unmount();
    // A revision has numbers of chance.
    const kept = [...texts.values()].map((text) => JSON.parse(text).fields);
    expect(JSON.stringify(kept)).not.toContain("987");
    expect(kept).toHaveLength(1);
    texts.clear();
  }
});

test("does not keep a new value in place of a stored one", async () => {
  const props = { fields: { Name: { stored: "1234" } } };
  const { user, unmount } = setup({ storage: storageOf(texts), props });
  await user.click(screen.getByRole("button", { name: "Change Name" }));
  await user.type(field("Name"), "987");
  await user.type(field("Extra"), "5");
  unmount();
  expect(withoutRandom(JSON.stringify([...texts]))).not.toContain("987");
  expect(texts.size).toBe(1);
});

test("does not keep a name's sensitive answer even if its rule is off", async () => {
  const { user, unmount } = setup({ storage: storageOf(texts), props: { rules: { ssn: null } } });
  await user.type(field("ssn"), "987");
  unmount();
  expect(texts.size).toBe(0);
});

test("restores a form that is unmounted and mounted again", async () => {
  const { user, change } = setup({ storage: storageOf(texts) });
  await user.type(field("Name"), "Ada");
  change({ isMounted: false });
  expect(texts.size).toBe(1);
  change({ isMounted: true });
  expect(field("Name")).toHaveValue("Ada");
});

test("a restored form has nothing to save", async () => {
  const first = setup({ storage: storageOf(texts) });
  await first.user.type(field("Name"), "Ada");
  first.unmount();
  const onDraft = vi.fn<(draft: Draft) => void>();
  setup({ storage: storageOf(texts), onDraft });
  const seen = onDraft.mock.calls.flat().map((draft) => draft.status);
  expect(new Set(seen)).toEqual(new Set(["idle", "saved"]));
});

describe.each([
  ["at once", storageOf],
  ["by promises", slowStorageOf],
] as const)("a form in another language, with a storage that answers %s", (_, storageIn) => {
  const parameters = form.parameters.map((one) => ({ ...one, description: "Bitte" }));
  const translated = { ...form, description: "Formular", parameters };

  test("keeps its answers and state", async () => {
    const { user, change } = setup({ storage: storageIn(texts) });
    await settled();
    await user.type(field("Name"), "Ada");
    await user.type(field("ssn"), "123456789");
    await leave();
    expect(status()).toMatch(/^Saved/);
    change({ props: { form: translated } });
    await settled();
    expect(status()).toMatch(/^Saved/);
    expect(status()).not.toContain("enter again");
  });

  test("does not overwrite newer answers of another tab", async () => {
    const { user, change } = setup({ storage: storageIn(texts) });
    await settled();
    await user.type(field("Name"), "Mine");
    await writeElsewhere("Theirs");
    const theirs = [...texts.values()].join("");
    change({ props: { form: translated } });
    await settled();
    await user.type(field("Extra"), "5");
    await leave();
    expect(status()).toMatch(/^These answers were changed in another tab/);
    expect([...texts.values()].join("")).toBe(theirs);
  });
});

test("does not restore another owner's answers", async () => {
  const { user, change } = setup({ storage: storageOf(texts), owner: "ada" });
  await user.type(field("Name"), "Ada");
  change({ owner: "eve" });
  expect(field("Name")).toHaveValue("");
  change({ owner: "ada" });
  expect(field("Name")).toHaveValue("Ada");
});

test("keeps another owner's answers in that owner's storage", async () => {
  const ofEve = new Map<string, string>();
  const { user, change } = setup({ storage: storageOf(texts), owner: "ada" });
  change({ storage: storageOf(ofEve), owner: "eve" });
  await user.type(field("Name"), "Eve");
  await leave();
  expect(texts.size).toBe(0);
  expect(ofEve.size).toBe(1);
});

test("calls onChange with restored values", async () => {
  const first = setup({ storage: storageOf(texts) });
  await first.user.type(field("Name"), "Ada");
  first.unmount();
  const onChange = vi.fn<NonNullable<ParameterFormProps["onChange"]>>();
  setup({ storage: storageOf(texts), props: { onChange } });
  expect(onChange.mock.lastCall?.[0]).toEqual({ Name: "Ada" });
});

test("typing renders the page at most twice", async () => {
  const onDraft = vi.fn<(draft: Draft) => void>();
  const { user } = setup({ storage: storageOf(texts), onDraft });
  onDraft.mockClear();
  await user.type(field("Name"), "Ada Lovelace");
  expect(new Set(onDraft.mock.calls.flat().map((draft) => draft.status))).toEqual(
    new Set(["saving"]),
  );
  expect(onDraft.mock.calls.length).toBeLessThanOrEqual(2);
});

test("retries a failed removal later", async () => {
  let isDown = true;
  const remove: DraftStorage["remove"] = (key) => {
    if (isDown) throw new Error("down");
    texts.delete(key);
  };
  const onError = vi.fn<(error: unknown) => void>();
  const { user } = setup({ storage: { ...storageOf(texts), remove }, onError });
  await user.type(field("Name"), "Ada");
  await leave();
  await submit();
  expect(String(onError.mock.lastCall?.[0])).toContain("down");
  expect(texts.size).toBe(1);
  isDown = false;
  await leave();
  expect(texts.size).toBe(0);
});

test("does not remove a newer draft of another tab in place of its own", async () => {
  let isDown = true;
  const remove: DraftStorage["remove"] = (key) => {
    if (isDown) throw new Error("down");
    texts.delete(key);
  };
  const { user } = setup({ storage: { ...storageOf(texts), remove }, onError: () => {} });
  await user.type(field("Name"), "Ada");
  await leave();
  await submit();
  await writeElsewhere("Theirs");
  isDown = false;
  await leave();
  expect([...texts.values()].join("")).toContain("Theirs");
});

test("restores the answer of a question that a newer definition brings back", async () => {
  const first = setup({ storage: storageOf(texts) });
  await first.user.type(field("Name"), "Ada");
  await first.user.type(field("Extra"), "5");
  first.unmount();
  const shorter = { ...form, parameters: form.parameters.slice(0, 1) };
  const { change } = setup({ storage: storageOf(texts), props: { form: shorter } });
  expect(field("Name")).toHaveValue("Ada");
  change({ props: { form } });
  expect(field("Extra")).toHaveValue("5.00");
});

test("clears the draft on demand", async () => {
  let draft: Draft | undefined;
  const { user } = setup({ storage: storageOf(texts), onDraft: (given) => (draft = given) });
  await user.type(field("Name"), "Ada");
  await leave();
  expect(texts.size).toBe(1);
  await act(async () => draft?.clear());
  expect(texts.size).toBe(0);
});
