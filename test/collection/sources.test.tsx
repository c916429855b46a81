import { act, screen } from "@testing-library/react";
import { type AnswerKeeper, type FormAnswers, type KeptForm } from "parameter-form/collection";
import { type Form, parseForm } from "parameter-form/core";
import { describe, expect, test, vi } from "vitest";
import { createEntries } from "../../src/collection/state/collectionForm.ts";
import { recordOf } from "../../src/core/record.ts";
import { renderCollection, formOf, reviewed, stepShown } from "../support/renderCollection.tsx";
import { field, summary } from "../support/renderForm.tsx";

const a = formOf("a", "Name: string", "ssn: string?");

/** Fetches forms when it is told to. */
function source() {
  const pending = new Map<string, { give(form: Form): void; refuse(error: Error): void }>();
  const getForm = vi.fn(
    (id: string, _options?: { readonly signal?: AbortSignal }) =>
      new Promise<Form>((give, refuse) => {
        pending.set(id, { give, refuse });
      }),
  );
  return {
    client: { getForm },
    /** Of each form that was asked for: whether it is still waited for. */
    waiting: () =>
      getForm.mock.calls
        .slice(-pending.size)
        .map(([, options]) => options?.signal?.aborted === false),
    give: (id: string) =>
      act(async () => pending.get(id)?.give(parseForm(formOf(id, "Count: number")))),
    refuse: (id: string, error: Error) => act(async () => pending.get(id)?.refuse(error)),
  };
}

describe("forms by id", () => {
  test("are fetched all at once, while the others are rendered", async () => {
    const { client, give } = source();
    const view = renderCollection({ forms: [{ form: a }, { id: "b" }, { id: "c" }], client });
    expect([...new Set(client.getForm.mock.calls.map(([id]) => id))]).toEqual(["b", "c"]);
    await view.type("Name", "Ada");
    await view.press("Continue");
    expect(stepShown()).toBe("Step 2 of 4: b");
    expect(screen.getByText("Loading the form")).toBeInTheDocument();
    await give("b");
    expect(stepShown()).toBe("Step 2 of 4: Form b");
    expect(field("Count")).toBeInTheDocument();
  });

  test("are fetched until the collection is unmounted", () => {
    const { client, waiting } = source();
    const onFormError = vi.fn();
    const view = renderCollection({ forms: [{ id: "b" }, { id: "c" }], client, onFormError });
    expect(waiting()).toEqual([true, true]);
    view.unmount();
    expect(waiting()).toEqual([false, false]);
    expect(onFormError).not.toHaveBeenCalled();
  });

  describe("that failed to load", () => {
    const error = new Error("no connection");
    async function fail() {
      const { client, give, refuse } = source();
      const onFormError = vi.fn();
      const view = renderCollection({ forms: [{ id: "b" }, { form: a }], client, onFormError });
      await refuse("b", error);
      return { ...view, give, onFormError };
    }

    test("render an alert and call onFormError", async () => {
      const { onFormError } = await fail();
      expect(screen.getByRole("alert")).toHaveTextContent("The form could not be loaded");
      expect(onFormError.mock.calls).toEqual([["b", error]]);
    });

    test("do not stop Continue", async () => {
      const { press } = await fail();
      await press("Continue");
      expect(stepShown()).toBe("Step 2 of 3: Form a");
    });

    test("block Submit with a reason", async () => {
      const { press, type } = await fail();
      await press("Continue");
      await type("Name", "Ada");
      await press("Continue");
      await press("Submit");
      expect(summary()).toEqual([
        "b: The form could not be loaded. Try again in a moment. If it happens again, tell the people who run this site.",
      ]);
    });

    test("are loaded by Try again", async () => {
      const { press, give } = await fail();
      await press("Try again");
      await give("b");
      expect(stepShown()).toBe("Step 1 of 3: Form b");
    });
  });

  test("stay when another one is retried", async () => {
    const { client, give, refuse } = source();
    const view = renderCollection({ forms: [{ id: "b" }, { id: "c" }], client });
    await give("b");
    await refuse("c", new Error("no connection"));
    await view.type("Count", "2");
    await view.press("Continue");
    await view.press("Try again");
    await give("c");
    expect(stepShown()).toBe("Step 2 of 3: Form c");
    await view.press("Back");
    expect(field("Count")).toHaveValue("2");
  });

  test("are not fetched again with failed ones, nor when others are removed", async () => {
    const { client, give, refuse } = source();
    const view = renderCollection({ forms: [{ id: "b" }, { id: "c" }], client, step: "c" });
    await give("b");
    await refuse("c", new Error("no connection"));
    client.getForm.mockClear();
    await view.press("Try again");
    expect(client.getForm.mock.calls.map(([id]) => id)).toEqual(["c"]);
    await give("c");
    view.change({ steps: [{ step: "c", blocking: false }] });
    view.change({ steps: undefined });
    expect(client.getForm).toHaveBeenCalledTimes(1);
    expect(stepShown()).toBe("Step 2 of 3: Form c");
  });

  test.each([
    ["the first step", undefined, "Step 1 of 3: "],
    ["another step", "c", "Step 2 of 3: "],
  ])(
    "retried in %s, keep focus on the button, and take it once they are loaded",
    async (_, to, place) => {
      const { client, give, refuse } = source();
      const id = to ?? "b";
      const view = renderCollection({ forms: [{ id: "b" }, { id: "c" }], client });
      if (to) await view.press("Continue");
      for (const _again of [1, 2]) {
        await refuse(id, new Error("no connection"));
        await view.press("Try again");
        expect(screen.getByRole("button", { name: "Try again" })).toHaveFocus();
      }
      await give(id);
      expect(stepShown()).toBe(`${place}Form ${id}`);
      expect(screen.getByRole("heading", { name: `Form ${id}` })).toHaveFocus();
    },
  );

  test("render Try again with a draft, too", async () => {
    const { client, refuse } = source();
    const { draft, ready } = keeper({});
    renderCollection({ forms: [{ id: "b" }], client, draft });
    await ready();
    await refuse("b", new Error("no connection"));
    expect(screen.getByRole("button", { name: "Try again" })).toBeInTheDocument();
  });

  test("call onFormError without a client", () => {
    const onFormError = vi.fn();
    renderCollection({ forms: [{ id: "b" }], onFormError });
    expect(screen.getByRole("alert")).toHaveTextContent("could not be loaded");
    expect(String(onFormError.mock.lastCall?.[1])).toContain("has no client to fetch it");
  });

  test("are reported to the browser without a client and onFormError", () => {
    const report = vi.fn<typeof reportError>();
    vi.stubGlobal("reportError", report);
    renderCollection({ forms: [{ id: "b" }] });
    vi.unstubAllGlobals();
    expect(report.mock.calls.map(([error]) => String(error))).toEqual([
      expect.stringContaining("has no client to fetch it"),
    ]);
  });

  test("call onFormError with an invalid definition", () => {
    const onFormError = vi.fn();
    renderCollection({ forms: [{ id: "b", form: { parameters: 1 } }], onFormError });
    expect(screen.getByRole("alert")).toHaveTextContent("This form cannot be shown");
    expect(onFormError.mock.lastCall).toEqual([
      "b",
      expect.objectContaining({ name: "FormDefinitionError" }),
    ]);
  });
});

/** Keeps answers in memory; `restore` waits until it is told. */
function keeper(kept: Readonly<Record<string, FormAnswers>>) {
  let ready = (): void => undefined;
  const isReady = new Promise<void>((resolve) => {
    ready = resolve;
  });
  const restore = vi.fn(async ({ id }: KeptForm) => {
    await isReady;
    return kept[id] ?? null;
  });
  const save = vi.fn<AnswerKeeper["save"]>();
  const clear = vi.fn<AnswerKeeper["clear"]>();
  return { draft: { restore, save, clear }, ready: () => act(async () => ready()) };
}

describe("a draft", () => {
  const answers: FormAnswers = {
    values: recordOf([["Name", "Ada"]]),
    unread: recordOf([["ssn", "123-45"]]),
  };

  test("is restored once before the form is rendered, unreadable texts as typed", async () => {
    const { draft, ready } = keeper({ a: answers });
    renderCollection({ forms: [{ form: a }], draft });
    expect(screen.getByText("Loading the form")).toBeInTheDocument();
    await ready();
    expect(field("Name")).toHaveValue("Ada");
    expect(field("ssn")).toHaveValue("123-45");
    expect(draft.restore).toHaveBeenCalledTimes(1);
    expect([...(draft.restore.mock.lastCall?.[0].sensitive ?? [])]).toEqual(["ssn"]);
    expect(draft.save).not.toHaveBeenCalled();
  });

  test("is saved at every change, and cleared once onSign resolves", async () => {
    const { draft, ready } = keeper({});
    const view = renderCollection({ forms: [{ form: a }], draft });
    await ready();
    await view.type("Name", "Ada");
    expect(draft.save.mock.calls.map(([{ id }, { values }]) => [id, values["Name"]])).toEqual([
      ["a", "A"],
      ["a", "Ad"],
      ["a", "Ada"],
    ]);
    await view.press("Continue");
    expect(reviewed()).toEqual(["Name: Ada", "ssn: Not provided"]);
    expect(draft.clear).not.toHaveBeenCalled();
    await view.press("Submit");
    expect(draft.clear.mock.calls.map(([{ id }]) => id)).toEqual(["a"]);
  });
});

test.each<[forms: unknown, said: string]>([
  [undefined, "forms is undefined"],
  [{}, "forms is object"],
])("throws for forms of %j", (forms, message) => {
  expect(() => Reflect.apply(createEntries, null, [forms])).toThrow(
    `${message}, but must be an array`,
  );
});
