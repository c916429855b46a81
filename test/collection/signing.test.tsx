import { act, screen } from "@testing-library/react";
import { SubmitError } from "parameter-form";
import { HttpError, SubmitOutcomeUnknown } from "parameter-form/client";
import type { Receipt, SignHandler } from "parameter-form/collection";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { renderCollection, formOf, reviewed, stepShown } from "../support/renderCollection.tsx";
import { errorAt, field, settled, summary } from "../support/renderForm.tsx";

const a = formOf("a", "ssn: string", "Extra: currency?", "Note: string?");
const b = formOf("b", "Count: number");
const forms = [
  { form: a, defaultValues: { ssn: "123-45-6789", Extra: "1234.5" } },
  { form: b, defaultValues: { Count: "2" } },
];
const attestation = {
  statement: "I declare that this is true.\n\nUnder penalty of law.",
  checkName: (typed: string) => (typed === "Ada Lovelace" ? null : "Type Ada Lovelace"),
};

/** An answer that comes when it is told to. */
function later() {
  const waiting: (() => void)[] = [];
  const onSign = vi.fn<SignHandler>(
    ({ id }) => new Promise((answer) => waiting.push(() => answer({ document: `doc_${id}` }))),
  );
  return { onSign, answer: () => act(async () => waiting.shift()?.()) };
}

/** Types the name that signs. */
async function typeName(view: ReturnType<typeof renderSigning>, name: string) {
  await view.user.type(nameField(), name);
  await settled();
}

/** The service's refusal of the first parameter sent, in an answer of this status. */
const httpError = (status: number) =>
  new HttpError(
    { method: "POST", path: "/sign" },
    {
      status,
      retryAfter: undefined,
      body: {
        error: {
          type: "validation_error",
          message: "No",
          input_errors: [
            { message: "Too many", field: "value", field_path: ["parameters", "0", "value"] },
          ],
        },
      },
    },
  );

const nameField = () => screen.getByLabelText("Type your full name");

const renderSigning = (onSign: SignHandler, more = {}) =>
  renderCollection({ forms, attestation, onSign, step: "sign", ...more });

async function sign(view: ReturnType<typeof renderSigning>) {
  await typeName(view, " Ada Lovelace ");
  await view.press("Sign and submit");
}

describe("the attestation", () => {
  test("shows the app's statement", () => {
    renderSigning(vi.fn<SignHandler>());
    expect(stepShown()).toBe("Step 4 of 4: Sign");
    expect(screen.getByText("Under penalty of law.")).toBeInTheDocument();
  });

  test.each([
    ["no name", "", "Type your full name to sign", "Type your full name to sign"],
    [
      "a name that checkName refuses",
      "Ada",
      "Type your full name: Type Ada Lovelace",
      "Type Ada Lovelace",
    ],
  ])("is not signed with %s", async (_, name, line, message) => {
    const onSign = vi.fn<SignHandler>();
    const view = renderSigning(onSign);
    if (name) await typeName(view, name);
    await view.press("Sign and submit");
    expect(summary()).toEqual([line]);
    expect(errorAt("Type your full name")).toBe(message);
    expect(onSign).not.toHaveBeenCalled();
  });

  test("cannot be signed with an error", async () => {
    const onSign = vi.fn<SignHandler>();
    const view = renderSigning(onSign, { forms: [{ form: b }] });
    await sign(view);
    expect(summary()).toEqual(["Count: enter a whole number, such as 12"]);
    expect(onSign).not.toHaveBeenCalled();
  });
});

describe("sending", () => {
  describe("one form after the other", () => {
    const now = new Date("2026-11-21T15:00:00Z");
    beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now }));
    afterEach(() => void vi.useRealTimers());

    async function send() {
      const { onSign, answer } = later();
      const onFinish = vi.fn();
      const view = renderSigning(onSign, { onFinish, step: undefined });
      for (const _ of [1, 2, 3]) await view.press("Continue");
      await sign(view);
      const finish = async () => {
        await answer();
        await answer();
      };
      return { ...view, onSign, onFinish, answer, finish };
    }

    test("sends one request at a time, whatever is pressed meanwhile", async () => {
      const { press, answer, onSign } = await send();
      await press("Sign and submit");
      await press("Back");
      expect(stepShown()).toBe("Step 4 of 4: Sign");
      expect(screen.getByText("Submitting…")).toBeInTheDocument();
      expect(onSign).toHaveBeenCalledTimes(1);
      await answer();
      expect(onSign).toHaveBeenCalledTimes(2);
    });

    test("calls onSign with the payload and the signature", async () => {
      const { finish, onSign } = await send();
      await finish();
      expect(
        onSign.mock.calls.map(([signed]) => [signed.id, signed.payload, signed.signature]),
      ).toEqual([
        [
          "a",
          {
            parameters: [
              { name: "ssn", value: "123-45-6789" },
              { name: "Extra", value: "1234.5" },
            ],
          },
          {
            statement: attestation.statement,
            name: "Ada Lovelace",
            date: expect.stringMatching(/^2026-11-2[12]$/),
          },
        ],
        ["b", { parameters: [{ name: "Count", value: "2" }] }, expect.anything()],
      ]);
    });

    test("calls onFinish once all forms were accepted", async () => {
      const { answer, onFinish } = await send();
      await answer();
      expect(onFinish).not.toHaveBeenCalled();
      await answer();
      expect(onFinish).toHaveBeenCalledTimes(1);
      expect(onFinish.mock.lastCall?.[0]).toMatchObject({
        signature: { name: "Ada Lovelace" },
        forms: [
          {
            id: "a",
            document: "doc_a",
            at: now.toISOString(),
            pairs: [
              { name: "ssn", value: "6789", sensitive: true },
              { name: "Extra", value: "1234.5", sensitive: false },
            ],
          },
          { id: "b", document: "doc_b", pairs: [{ name: "Count", value: "2" }] },
        ],
      });
    });

    test("ends with a receipt, which takes focus", async () => {
      const { finish } = await send();
      await finish();
      expect(stepShown()).toBe("Your answers were received");
      expect(screen.getByRole("heading", { name: "Your answers were received" })).toHaveFocus();
      const lines = reviewed();
      expect(lines).toContain("Extra: $1,234.50");
      expect(lines.join()).not.toMatch(/doc_b|Received/u);
      expect(screen.getByText(/^Received on November 21, 2026/u)).toBeVisible();
    });

    test("ends with the sent payload folded away", async () => {
      const { finish } = await send();
      await finish();
      const folded = screen.getByText("Exactly what was sent").closest("details");
      expect(folded).not.toHaveAttribute("open");
      expect(folded).toHaveTextContent(/doc_a.*ssn\s*Ending in 6789.*Extra\s*1234\.5/su);
    });

    test("ends with only the last digits of a secret on the page", async () => {
      const { finish } = await send();
      await finish();
      expect(reviewed()).toContain("ssn: Ending in 6789");
      expect(document.body.textContent).not.toContain("123-45");
      expect(screen.getByText("Ending in 6 7 8 9")).toHaveClass("pf-visually-hidden");
    });
  });

  describe("of a form that the service rejects", () => {
    async function refuse() {
      const onSign = vi.fn<SignHandler>(({ id }) => {
        if (id === "a" || onSign.mock.calls.length > 2) return { document: id };
        throw new SubmitError({ fields: { Count: ["Too many"] }, form: ["Locked until January"] });
      });
      const view = renderSigning(onSign, { step: undefined });
      for (const _ of [1, 2, 3]) await view.press("Continue");
      await sign(view);
      return { ...view, onSign, sign: () => sign(view) };
    }

    async function mend() {
      const view = await refuse();
      await view.follow("Count: Too many");
      await view.type("Count", "3");
      expect(errorAt("Count")).toBe("");
      await view.press("Save and return");
      return view;
    }

    test("stops with a summary that links to the question", async () => {
      const { follow } = await refuse();
      expect(summary()).toEqual(["Count: Too many", "Locked until January"]);
      await follow("Count: Too many");
      expect(field("Count")).toHaveFocus();
      expect(errorAt("Count")).toBe("Too many");
    });

    test("returns to the signature once the answer is changed", async () => {
      await mend();
      expect(stepShown()).toBe("Step 4 of 4: Sign");
      expect(summary()).toEqual([]);
    });

    test("makes the accepted forms unchangeable", async () => {
      const { press } = await mend();
      await press("Back");
      expect(screen.queryByRole("button", { name: "Change ssn" })).toBeNull();
    });

    test("sends only that form again", async () => {
      const view = await mend();
      await view.sign();
      expect(view.onSign.mock.calls.map(([{ id, values }]) => [id, { ...values }])).toMatchObject([
        ["a", {}],
        ["b", { Count: "2" }],
        ["b", { Count: "23" }],
      ]);
      expect(stepShown()).toBe("Your answers were received");
    });
  });

  test("shows one summary of the current issues", async () => {
    const onSign = vi.fn<SignHandler>(() => {
      throw new SubmitError({ fields: { ssn: ["Unknown"] } });
    });
    const view = renderSigning(onSign, {});
    await sign(view);
    expect(summary()).toEqual(["ssn: Unknown"]);
    expect(screen.getByRole("link").getAttribute("href")).toMatch(/^#[\w:«»]+$/);
    await view.user.clear(field("Type your full name"));
    await view.press("Sign and submit");
    expect(summary()).toEqual(["Type your full name to sign"]);
    expect(screen.getByRole("alert")).toHaveFocus();
    await sign(view);
    expect(onSign).toHaveBeenCalledTimes(2);
    expect(summary()).toEqual(["ssn: Unknown"]);
    expect(screen.getByRole("alert")).toHaveFocus();
  });

  const line = { method: "POST", path: "/sign" };
  test.each([
    ["a fault", new Error("lost"), "could not confirm that “Form b” was received"],
    ["a refusal without a word", new SubmitError({}), "“Form b” was not submitted"],
    [
      "a refusal of a question without a word",
      new SubmitError({ fields: { One: [] } }),
      "“Form b” was not submitted",
    ],
    ["a failed service", httpError(500), "could not confirm that “Form b” was received"],
    [
      "a lost answer",
      new SubmitOutcomeUnknown(line, new Error("lost")),
      "could not confirm that “Form b” was received",
    ],
  ])("announces %s, and calls onSignError", async (_, error, words) => {
    const onSignError = vi.fn();
    const onSign = vi.fn<SignHandler>(() => Promise.reject(error));
    const view = renderSigning(onSign, { forms: forms.slice(1), onSignError });
    await sign(view);
    expect(screen.getByRole("alert")).toHaveTextContent(words);
    expect(screen.getByRole("alert")).toHaveFocus();
    expect(onSignError.mock.calls).toEqual([[error]]);
    expect(nameField()).toHaveValue(" Ada Lovelace ");
  });

  test("shows the error when onSignError throws", async () => {
    const report = vi.fn<typeof reportError>();
    vi.stubGlobal("reportError", report);
    const onSign = vi.fn<SignHandler>(() => Promise.reject(new Error("lost")));
    const thrown = new Error("handler");
    const onSignError = () => {
      throw thrown;
    };
    const view = renderSigning(onSign, { forms: forms.slice(1), onSignError });
    await sign(view);
    vi.unstubAllGlobals();
    expect(screen.getByRole("alert")).toHaveTextContent("could not confirm that");
    expect(report.mock.calls).toEqual([[thrown]]);
  });

  test("puts an accepted form on the receipt that is hidden since", async () => {
    const onFinish = vi.fn();
    const onSign = vi.fn<SignHandler>(({ id, values }) =>
      id === "status" && values["Married"] === "true" ? { form: ["Not before May"] } : {},
    );
    const view = renderSigning(onSign, {
      forms: [
        { form: b, defaultValues: { Count: "2" }, when: { name: "Married", equals: "true" } },
        { form: formOf("status", "Married: boolean"), defaultValues: { Married: "true" } },
      ],
      attestation: undefined,
      step: "review",
      onFinish,
    });
    await view.press("Submit");
    expect(summary()).toEqual(["Not before May"]);
    view.change({ step: "status" });
    await view.choose("Married", "No");
    view.change({ step: "review" });
    await view.press("Submit");
    expect(onFinish.mock.calls).toMatchObject([[{ forms: [{ id: "b" }, { id: "status" }] }]]);
  });

  test("shows the client's error of a rejected form", async () => {
    const onSign = vi.fn<SignHandler>(() => Promise.reject(httpError(400)));
    const view = renderSigning(onSign, { forms: forms.slice(1), step: undefined });
    for (const _ of [1, 2]) await view.press("Continue");
    await sign(view);
    expect(summary()).toEqual(["Count: Too many"]);
    await view.follow("Count: Too many");
    expect(errorAt("Count")).toBe("Too many");
  });

  test.each<readonly [string, readonly string[], readonly string[], string]>([
    ["one for each form", ["Ada"], [], "ab"],
    ["the same after a lost response", ["Ada", "Ada"], ["lost"], "aab"],
    ["the same for the second form", ["Ada", "Ada"], ["", "lost"], "abb"],
    ["another after a refusal", ["Ada", "Ada"], ["refused"], "abc"],
    ["another for another signature", ["Ada", "Bea"], ["lost"], "abc"],
  ])("has idempotency keys, %s", async (_, names, ends, expected) => {
    const left = [...ends];
    const keys: string[] = [];
    const onSign: SignHandler = (_signed, { idempotencyKey }) => {
      keys.push(idempotencyKey);
      const end = left.shift();
      if (end === "lost") throw new TypeError("Failed to fetch");
      return end === "refused" ? { form: ["No."] } : undefined;
    };
    const view = renderSigning(onSign, {
      attestation: { statement: "True." },
      onSignError: () => undefined,
    });
    for (const name of names) {
      await view.user.clear(nameField());
      await typeName(view, name);
      await view.press("Sign and submit");
    }
    expect(stepShown()).toBe("Your answers were received");
    const different = [...new Set(keys)];
    expect(keys.map((key) => "abc"[different.indexOf(key)]).join("")).toBe(expected);
  });

  test("without an attestation submits from the review", async () => {
    const onSign = vi.fn<SignHandler>();
    const view = renderSigning(onSign, { attestation: undefined, step: "review" });
    await view.press("Submit");
    expect(onSign.mock.calls.map(([{ id, signature }]) => [id, signature])).toEqual([
      ["a", null],
      ["b", null],
    ]);
    expect(stepShown()).toBe("Your answers were received");
  });

  test("starts once on a double click", async () => {
    const { onSign, answer } = later();
    renderSigning(onSign, { attestation: undefined, step: "review", forms: forms.slice(1) });
    const button = screen.getByRole("button", { name: "Submit" });
    await act(async () => {
      button.click();
      button.click();
    });
    await answer();
    expect(onSign).toHaveBeenCalledTimes(1);
    expect(stepShown()).toBe("Your answers were received");
  });

  test.each([
    ["a text", "doc_1", "doc_1"],
    ["a service's response, passed on", { id: "doc_1" }, null],
    ["a number", 7, null],
    ["nothing", undefined, null],
  ])("puts a document that is %s on the receipt if it is an id", async (_, answered, document) => {
    const onFinish = vi.fn();
    const view = renderSigning(
      // @ts-expect-error Not all apps are compiled.
      () => ({ document: answered }),
      { attestation: undefined, step: "review", forms: forms.slice(1), onFinish },
    );
    await view.press("Submit");
    expect(stepShown()).toBe("Your answers were received");
    expect(onFinish.mock.lastCall).toMatchObject([{ forms: [{ id: "b", document }] }]);
  });
});

describe("forms that were signed in two attempts", () => {
  const onFinish = vi.fn<(receipt: Receipt) => void>();

  /** Signs as the first name, which is accepted for one form, and a day later as the second. */
  async function signTwice(first: string, second: string): Promise<void> {
    onFinish.mockClear();
    const refusals = [{ form: ["No"] }];
    const onSign: SignHandler = ({ id }) => (id === "b" ? refusals.pop() : undefined);
    vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 0, 31, 12) });
    const view = renderSigning(onSign, { attestation: { statement: "True." }, onFinish });
    await typeName(view, first);
    await view.press("Sign and submit");
    vi.setSystemTime(new Date(2026, 0, first === second ? 31 : 32, 12));
    await view.user.clear(nameField());
    await typeName(view, second);
    await view.press("Sign and submit");
    vi.useRealTimers();
  }

  const one = { statement: "True.", name: "Ana", date: "2026-01-31" };
  const other = { statement: "True.", name: "Ana García", date: "2026-02-01" };

  test("have separate signatures on the receipt, which has the newest", async () => {
    await signTwice("Ana", "Ana García");
    expect(onFinish.mock.lastCall).toMatchObject([
      { signature: other, forms: [{ signature: one }, { signature: other }] },
    ]);
    expect(reviewed().filter((line) => /^(Signed by|Date): /u.test(line))).toEqual([
      "Signed by: Ana",
      "Date: January 31, 2026",
      "Signed by: Ana García",
      "Date: February 1, 2026",
    ]);
  });

  test("have one signature where it is the same", async () => {
    await signTwice("Ana", "Ana");
    const [receipt] = onFinish.mock.lastCall ?? [];
    expect(receipt?.signature).toEqual(one);
    expect(receipt?.forms.map((form) => "signature" in form)).toEqual([false, false]);
    expect(reviewed().filter((line) => line.startsWith("Signed by"))).toEqual(["Signed by: Ana"]);
  });
});

describe("a collection that is unmounted while it sends", () => {
  const down = new Error("down");

  test.each<[string, (signal: AbortSignal) => unknown, number]>([
    ["its request without reporting it", (signal) => signal.reason, 0],
    ["but reports the error of a request that ignores the signal", () => down, 1],
  ])("aborts %s", async (_, reason, times) => {
    const signals: AbortSignal[] = [];
    let fail = (): void => {};
    const onSignError = vi.fn<(error: unknown) => void>();
    const onSign: SignHandler = (_signed, { signal }) => {
      signals.push(signal);
      return new Promise((_resolve, reject) => (fail = () => reject(reason(signal))));
    };
    const view = renderSigning(onSign, { onSignError });
    await sign(view);
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    view.unmount();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    await act(async () => fail());
    expect(onSignError).toHaveBeenCalledTimes(times);
    expect(signals).toHaveLength(1);
  });

  test("passes an aborted signal to the remaining forms, too", async () => {
    const aborted: boolean[] = [];
    let accept = (): void => {};
    const onSign: SignHandler = (_signed, { signal }) => {
      aborted.push(signal.aborted);
      return new Promise((resolve) => (accept = resolve));
    };
    const view = renderSigning(onSign);
    await sign(view);
    view.unmount();
    await act(async () => accept());
    expect(aborted).toEqual([false, true]);
  });
});

test("ignores Change while answers are sent, so that the outcome is seen", async () => {
  let answer = (): void => {};
  const onSign: SignHandler = () =>
    new Promise((resolve) => (answer = () => resolve({ form: ["The service is closed"] })));
  const view = renderCollection({ forms: [{ form: formOf("a", "Name: string?") }], onSign });
  await view.press("Continue");
  await view.press("Submit");
  expect(screen.getByRole("button", { name: "Change Name" })).toHaveAttribute("aria-disabled");
  await view.press("Change Name");
  expect(stepShown()).toContain("Check your answers");
  await act(async () => answer());
  expect(summary()).toContain("The service is closed");
  await view.press("Change Name");
  expect(stepShown()).toContain("Form a");
});
