import {
  ParameterForm,
  type ParameterFormEvent,
  ParameterField,
  ParameterFormScope,
  type SubmitHandler,
  useParameterForm,
} from "parameter-form";
import { FormErrorBoundary } from "parameter-form/boundary";
import {
  FormCollection,
  localStorageDrafts,
  type SignHandler,
  useDraft,
} from "parameter-form/collection";
import { parseForm } from "parameter-form/core";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { patience, show } from "../support/browser.tsx";
import { questions } from "../support/questions.ts";
import { breakFields, Fragile } from "./fragile.tsx";

const form = {
  id: "w4",
  ...questions(
    "Name: string",
    "Extra: currency?",
    "ssn: string?",
    "Status: select? s|m",
    "Note: string?",
  ),
};
const fields = { Note: { as: Fragile } };
/** An error whose message contains an answer. */
const error = new RangeError("Cannot render 731948");

const field = (name: string | RegExp) => page.getByLabelText(name);
const button = (name: string) => page.getByRole("button", { name });
const alert = () => page.getByRole("alert");

async function fillIn(): Promise<void> {
  await field(/^Name/).fill("Ada 731948");
  await field(/^Extra/).fill("12.345x");
  await field(/^ssn/).fill("123-45-6788");
  await field(/^Status/).selectOptions("m");
  await field(/^Note/).fill("731948");
}

const stored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);

beforeEach(() => {
  localStorage.clear();
  // React reports errors that a boundary has caught.
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => breakFields(null));

async function breakForm(): Promise<void> {
  breakFields(error);
  await expect.element(button("Show the form again")).toBeVisible();
}

async function showAgain(): Promise<void> {
  breakFields(null);
  await userEvent.click(button("Show the form again"));
  await expect.element(field(/^Name/)).toBeVisible();
}

describe("<FormErrorBoundary>", () => {
  test("keeps every answer in memory, takes focus, and shows the form again", async () => {
    const onSubmit = vi.fn<SubmitHandler>();
    show(
      <FormErrorBoundary>
        {(draft) => <ParameterForm {...{ form, fields, draft, onSubmit }} />}
      </FormErrorBoundary>,
    );
    await fillIn();
    await breakForm();
    expect(document.querySelector("form")).toBeNull();
    await expect.element(alert()).toHaveTextContent(/Nothing that you typed was lost/);
    expect(document.activeElement).toContainElement(alert().element());
    expect(stored()).toBe("[{},{}]");

    await showAgain();
    expect(document.activeElement).toContainElement(document.querySelector("form"));
    await expect.element(field(/^Extra/)).toHaveValue("12.345x");
    await expect.element(field(/^Status/)).toHaveValue("m");
    await field(/^Extra/).fill("12.34");
    await userEvent.click(button("Submit"));
    expect(onSubmit.mock.calls.map(([values]) => values)).toEqual([
      { Name: "Ada 731948", Extra: "12.34", ssn: "123-45-6788", Status: "m", Note: "731948" },
    ]);
  });

  test("reports the name of the error, and neither its message nor an answer", async () => {
    const events: ParameterFormEvent[] = [];
    const onEvent = (event: ParameterFormEvent) => void events.push(event);
    show(
      <FormErrorBoundary onEvent={onEvent}>
        {(draft) => <ParameterForm {...{ form, fields, draft, onEvent }} onSubmit={() => {}} />}
      </FormErrorBoundary>,
    );
    await fillIn();
    await breakForm();
    const [found] = events.filter(({ type }) => type === "error");
    expect(found).toEqual({ type: "error", name: "RangeError", duration: expect.any(Number) });
    await showAgain();
    breakFields(Object.assign(new Error("again"), { name: "Ada 731948" }));
    await expect.element(alert()).toBeVisible();
    expect(events.at(-1)).toMatchObject({ type: "error", name: "Error" });
    expect(JSON.stringify(events)).not.toContain("731948");
  });

  test("offers the form again as often as it fails", async () => {
    show(
      <FormErrorBoundary>
        {(draft) => <ParameterForm {...{ form, fields, draft }} onSubmit={() => {}} />}
      </FormErrorBoundary>,
    );
    await fillIn();
    await breakForm();
    await userEvent.click(button("Show the form again"));
    await vi.waitFor(
      () => expect(document.activeElement).toContainElement(alert().element()),
      patience,
    );
    await showAgain();
    await expect.element(field(/^Name/)).toHaveValue("Ada 731948");
  });

  test("ignores the second click of a double click, which would reach the form", async () => {
    const onSubmit = vi.fn<SubmitHandler>();
    show(
      <FormErrorBoundary>
        {(draft) => <ParameterForm {...{ form, fields, draft, onSubmit }} />}
      </FormErrorBoundary>,
    );
    await fillIn();
    await breakForm();
    breakFields(null);
    await userEvent.dblClick(button("Show the form again"));
    await expect.element(field(/^Name/)).toHaveValue("Ada 731948");
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test("leaves focus in another form", async () => {
    show(
      <>
        <input aria-label="Elsewhere" />
        <FormErrorBoundary>
          {(draft) => <ParameterForm {...{ form, fields, draft }} onSubmit={() => {}} />}
        </FormErrorBoundary>
      </>,
    );
    await fillIn();
    await userEvent.click(field("Elsewhere"));
    await breakForm();
    await expect.element(field("Elsewhere")).toHaveFocus();
  });

  test("does not offer to send answers again that were received", async () => {
    const Broken = (): ReactNode => {
      throw error;
    };
    show(
      <FormErrorBoundary>
        {(draft) => (
          <ParameterForm {...{ form, draft }} afterSubmit={() => <Broken />} onSubmit={() => {}} />
        )}
      </FormErrorBoundary>,
    );
    await field(/^Name/).fill("Ada");
    await userEvent.click(button("Submit"));
    await expect.element(alert()).toHaveTextContent(/Your answers were received/);
    expect(document.querySelector("button")).toBeNull();
  });

  test("sends the same answers with the same key, until they are refused", async () => {
    const keys: string[] = [];
    const onSubmit: SubmitHandler = async (_values, { idempotencyKey }) => {
      keys.push(idempotencyKey);
      if (keys.length === 1) throw new Error("lost");
      return { form: ["No."] };
    };
    show(
      <FormErrorBoundary>
        {(draft) => (
          <ParameterForm {...{ form, fields, draft, onSubmit }} onSubmitError={() => {}} />
        )}
      </FormErrorBoundary>,
    );
    await field(/^Name/).fill("Ada");
    for (let times = 1; times <= 3; times++) {
      await userEvent.click(button("Submit"));
      await vi.waitFor(() => expect(keys).toHaveLength(times), patience);
      await breakForm();
      await showAgain();
    }
    const [first, second, third] = keys;
    expect([second === first, third === first]).toEqual([true, false]);
  });

  test("sends earlier answers with another key after others", async () => {
    const keys: string[] = [];
    show(
      <FormErrorBoundary>
        {(draft) => (
          <ParameterForm
            {...{ form, draft }}
            afterSubmit="edit"
            onSubmit={(_values, { idempotencyKey }) => void keys.push(idempotencyKey)}
          />
        )}
      </FormErrorBoundary>,
    );
    for (const [at, name] of ["Ada", "Grace", "Ada"].entries()) {
      await field(/^Name/).fill(name);
      await userEvent.click(button("Submit"));
      await vi.waitFor(() => expect(keys).toHaveLength(at + 1), patience);
    }
    expect(new Set(keys).size).toBe(3);
  });

  test("does not offer the form again once a pending submission is received", async () => {
    const pending: (() => void)[] = [];
    const onSubmit = () => new Promise<void>((resolve) => pending.push(resolve));
    show(
      <FormErrorBoundary>
        {(draft) => <ParameterForm {...{ form, fields, draft, onSubmit }} />}
      </FormErrorBoundary>,
    );
    await field(/^Name/).fill("Ada");
    await userEvent.click(button("Submit"));
    await vi.waitFor(() => expect(pending).toHaveLength(1), patience);
    await breakForm();
    pending.forEach((resolve) => resolve());
    await expect.element(alert()).toHaveTextContent(/Your answers were received/);
    expect(document.querySelector("button")).toBeNull();
  });

  test("keeps which prefilled answers were checked", async () => {
    const prefill = { values: { Name: "Ada" }, origin: "from payroll", confirm: true };
    const onSubmit = vi.fn<SubmitHandler>();
    show(
      <FormErrorBoundary>
        {(draft) => <ParameterForm {...{ form, fields, draft, prefill, onSubmit }} />}
      </FormErrorBoundary>,
    );
    await userEvent.click(page.getByRole("checkbox", { name: "This is right: Name" }));
    await breakForm();
    await showAgain();
    await expect.element(page.getByRole("checkbox")).toBeChecked();
    await userEvent.click(button("Submit"));
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce(), patience);
  });

  test("does not give the answers of one person to the next", async () => {
    const storage = localStorageDrafts();
    const Drafted = ({ owner }: { readonly owner: string }) => {
      const draft = useDraft(storage, { owner });
      return (
        <FormErrorBoundary draft={draft}>
          {(kept) => <ParameterForm {...{ form, fields }} draft={kept} onSubmit={() => {}} />}
        </FormErrorBoundary>
      );
    };
    const rerender = show(<Drafted owner="ada" />);
    await fillIn();
    await breakForm();
    rerender(<Drafted owner="leo" />);
    await showAgain();
    await expect.element(field(/^Name/)).toHaveValue("");
    await expect.element(field(/^ssn/)).toHaveValue("");
  });

  test("goes on saving the draft, without sensitive answers", async () => {
    const storage = localStorageDrafts();
    const Drafted = () => {
      const draft = useDraft(storage);
      return (
        <FormErrorBoundary draft={draft}>
          {(kept) => <ParameterForm {...{ form, fields }} draft={kept} onSubmit={() => {}} />}
        </FormErrorBoundary>
      );
    };
    show(<Drafted />);
    await fillIn();
    await breakForm();
    await showAgain();
    await field(/^Name/).fill("Grace");
    await vi.waitFor(() => expect(stored()).toContain("Grace"), patience);
    expect(stored()).not.toContain("6788");
    await userEvent.click(field(/^ssn/));
    await expect.element(field(/^ssn/)).toHaveValue("123-45-6788");
  });

  test("keeps the answers of a form whose state is above it", async () => {
    const Own = () => {
      const { scope } = useParameterForm({ form: parseForm(form), fields, onSubmit: () => {} });
      return (
        <FormErrorBoundary>
          {() => (
            <ParameterFormScope scope={scope}>
              {["Name", "Extra", "ssn", "Status", "Note"].map((name) => (
                <ParameterField key={name} name={name} />
              ))}
            </ParameterFormScope>
          )}
        </FormErrorBoundary>
      );
    };
    show(<Own />);
    await fillIn();
    await breakForm();
    await showAgain();
    await expect.element(field(/^Extra/)).toHaveValue("12.345x");
    await expect.element(field(/^Note/)).toHaveValue("731948");
  });

  test("keeps the answers of a collection, and forms that were accepted", async () => {
    const onSign = vi
      .fn<SignHandler>()
      .mockResolvedValueOnce(undefined)
      .mockResolvedValueOnce({ form: ["No."] });
    const forms = [
      { form: { id: "a", description: "Form a", ...questions("Name: string", "ssn: string?") } },
      { form: { ...form, id: "b", description: "Form b" }, fields },
    ];
    show(
      <FormErrorBoundary>
        {(draft) => <FormCollection {...{ forms, draft, onSign }} />}
      </FormErrorBoundary>,
    );
    await field(/^Name/).fill("Grace");
    await field(/^ssn/).fill("123-45-6788");
    await userEvent.click(button("Continue"));
    await expect.element(page.getByRole("heading", { name: "Form b" })).toBeVisible();
    await fillIn();
    await breakForm();
    await showAgain();
    await expect.element(field(/^Name/)).toHaveValue("Grace");
    await userEvent.click(button("Continue"));
    await field(/^Extra/).fill("12.34");
    await userEvent.click(button("Continue"));
    await userEvent.click(button("Submit"));
    await expect.element(page.getByText("No.").first()).toBeVisible();
    expect(onSign.mock.calls.map(([{ id, values }]) => [id, values["ssn"]])).toEqual([
      ["a", "123-45-6788"],
      ["b", "123-45-6788"],
    ]);
  });
});
