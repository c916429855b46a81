import { SubmitOutcomeUnknown } from "parameter-form/client";
import { fireEvent, screen } from "@testing-library/react";
import type { SubmitErrors, SubmitHandler } from "parameter-form";
import { describe, expect, test, vi } from "vitest";
import { renderForm, errorAt, field, submitButton, summary } from "../../support/renderForm.tsx";
import { deferred } from "../../support/deferred.ts";

const lines = ["Exempt: boolean", "Extra: currency?", "Name: string"];
const defaultValues = { Exempt: "false", Name: "Ada" };

test("calls onSubmit once with the answers, the payload and the form", async () => {
  const form = renderForm(lines, { defaultValues });
  await form.submit();
  expect(form.onSubmit).toHaveBeenCalledTimes(1);
  const [values, submission] = form.onSubmit.mock.lastCall ?? [];
  expect(values).toEqual(defaultValues);
  expect(Object.getPrototypeOf(values)).toBeNull();
  expect(submission?.payload).toEqual({
    parameters: [
      { name: "Exempt", value: "false" },
      { name: "Name", value: "Ada" },
    ],
  });
  expect(submission?.form.parameters.map(({ name }) => name)).toEqual(["Exempt", "Extra", "Name"]);
});

test("calls onSubmit for each submission", async () => {
  const form = renderForm(lines, { defaultValues, afterSubmit: "edit" });
  await form.submit();
  await form.type("Extra", "5");
  await form.submit();
  expect(form.onSubmit.mock.calls.map(([values]) => values)).toEqual([
    defaultValues,
    { ...defaultValues, Extra: "5" },
  ]);
});

test("Enter in a text field submits", async () => {
  const form = renderForm(lines, { defaultValues });
  await form.type("Extra", "5{Enter}");
  expect(form.submitted()).toEqual(["Exempt=false", "Extra=5", "Name=Ada"]);
});

describe("while a submission is pending", () => {
  function renderSlow() {
    const answer = deferred<void | SubmitErrors>();
    const onSubmit = vi.fn<SubmitHandler>(() => answer.promise);
    return {
      answer,
      onSubmit,
      form: renderForm(lines, { defaultValues, onSubmit, afterSubmit: "edit" }),
    };
  }

  test("the button and the form are busy, neither before nor after", async () => {
    const { answer, form } = renderSlow();
    const element = form.container.querySelector("form");
    const expectIdle = () => {
      expect(submitButton()).not.toHaveAttribute("aria-disabled");
      expect(element).not.toHaveAttribute("aria-busy");
      expect(screen.getByRole("status")).toBeEmptyDOMElement();
    };
    expectIdle();
    await form.submit();
    expect(submitButton()).toHaveAttribute("aria-disabled", "true");
    expect(submitButton()).toBeEnabled();
    expect(element).toHaveAttribute("aria-busy", "true");
    expect(screen.getByRole("status")).toHaveTextContent("Submitting…");
    await answer.resolve();
    expectIdle();
  });

  test("is never busy for a synchronous onSubmit", async () => {
    const form = renderForm(lines, { defaultValues });
    const busy = vi.fn<() => void>();
    const observer = new MutationObserver(busy);
    observer.observe(form.container, { subtree: true, attributeFilter: ["aria-busy"] });
    await form.submit();
    expect(form.onSubmit).toHaveBeenCalledTimes(1);
    observer.disconnect();
    expect(busy).not.toHaveBeenCalled();
  });

  test("is busy for a promise of another window, too", async () => {
    const answer = deferred<void>();
    const promise = Object.assign(Object.create(null), {
      // oxlint-disable-next-line unicorn/no-thenable -- of no class of this window's
      then: answer.promise.then.bind(answer.promise),
    });
    const form = renderForm(lines, { defaultValues, onSubmit: () => promise, afterSubmit: "edit" });
    await form.submit();
    expect(screen.getByRole("status")).toHaveTextContent("Submitting…");
    await answer.resolve();
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  });

  test("a double click submits once", async () => {
    const { answer, form, onSubmit } = renderSlow();
    await form.user.dblClick(submitButton());
    expect(onSubmit).toHaveBeenCalledTimes(1);
    await answer.resolve();
    await form.submit();
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  test("Enter twice submits once", async () => {
    const { answer, form, onSubmit } = renderSlow();
    await form.type("Name", "{Enter}{Enter}");
    expect(onSubmit).toHaveBeenCalledTimes(1);
    await answer.resolve();
  });

  test("two clicks before a render submit once", async () => {
    const { answer, form, onSubmit } = renderSlow();
    fireEvent.click(submitButton());
    fireEvent.click(submitButton());
    await form.submit();
    expect(onSubmit).toHaveBeenCalledTimes(1);
    await answer.resolve();
  });

  test("accepts further typing, and submits the earlier answers", async () => {
    const { answer, form, onSubmit } = renderSlow();
    await form.submit();
    await form.type("Extra", "7");
    expect(field("Extra")).toHaveValue("7");
    await answer.resolve();
    expect(onSubmit.mock.lastCall?.[0]).toEqual(defaultValues);
    expect(field("Extra")).toHaveValue("7");
  });
});

describe("a late rejection", () => {
  const refusal: SubmitErrors = { fields: { Name: ["“Ada” is taken"] } };
  const renderRejected = () => {
    const answer = deferred<void | SubmitErrors>();
    const form = renderForm(lines, { defaultValues, onSubmit: () => answer.promise });
    return { answer, form };
  };

  test("is not shown at an answer that was changed meanwhile", async () => {
    const { answer, form } = renderRejected();
    await form.submit();
    fireEvent.change(field("Name"), { target: { value: "Grace" } });
    await answer.resolve(refusal);
    expect(summary()).toEqual(["Name: “Ada” is taken"]);
    expect(errorAt("Name")).toBe("");
    expect(field("Name")).not.toHaveAttribute("aria-invalid");
  });

  test("keeps focus where a person continued to type", async () => {
    const { answer, form } = renderRejected();
    await form.submit();
    await form.type("Extra", "7");
    await answer.resolve(refusal);
    expect(summary()).toEqual(["Name: “Ada” is taken"]);
    expect(field("Extra")).toHaveFocus();
    await form.submit();
    await answer.resolve(refusal);
    expect(screen.getByRole("alert")).toHaveFocus();
  });

  test.each([
    [refusal, []],
    [{ ...refusal, form: ["Closed for today"] }, ["Closed for today"]],
  ])("%j shows, in a form that was reset meanwhile, %j", async (late, expected) => {
    const { answer, form } = renderRejected();
    await form.submit();
    form.reset();
    await answer.resolve(late);
    expect(summary()).toEqual(expected);
    expect(errorAt("Name")).toBe("");
    expect(submitButton()).not.toHaveAttribute("aria-disabled");
  });
});

describe("an error of onSubmit that is not a SubmitError", () => {
  const sentence =
    "We could not confirm that your answers were received. Nothing was lost. Check whether they arrived before you submit again.";
  const problem = new Error("fetch failed: 500 <secret>");

  test.each([
    [
      "thrown",
      () => {
        throw problem;
      },
    ],
    ["rejected", () => Promise.reject(problem)],
  ] as const)(
    "%s calls onSubmitError with it, and shows a general message",
    async (_, onSubmit) => {
      const onSubmitError = vi.fn<(error: unknown) => void>();
      const form = renderForm(lines, { defaultValues, onSubmit, onSubmitError });
      await form.submit();
      expect(onSubmitError.mock.calls).toEqual([[problem]]);
      expect(summary()).toEqual([sentence]);
      expect(screen.getByRole("alert")).toHaveFocus();
      expect(form.container).not.toHaveTextContent("secret");
      expect(field("Name")).toHaveValue("Ada");
    },
  );

  test("is shown when onSubmitError throws, whose error is reported", async () => {
    const reported = vi.fn<(error: unknown) => void>();
    vi.stubGlobal("reportError", reported);
    const boundary = new Error("for an error boundary");
    const form = renderForm(lines, {
      defaultValues,
      onSubmit: () => Promise.reject(problem),
      onSubmitError() {
        throw boundary;
      },
    });
    await form.submit();
    expect(summary()).toEqual([sentence]);
    expect(reported.mock.calls).toEqual([[boundary]]);
    vi.unstubAllGlobals();
  });

  test("a lost response is not called a failure", async () => {
    const lost = new SubmitOutcomeUnknown({ method: "POST", path: "/submit" }, problem);
    const form = renderForm(lines, {
      defaultValues,
      onSubmit: () => Promise.reject(lost),
      onSubmitError: () => {},
    });
    await form.submit();
    expect(summary()).toEqual([sentence]);
    expect(field("Name")).toHaveValue("Ada");
  });

  test("is reported by the browser without onSubmitError", async () => {
    const report = vi.fn<typeof reportError>();
    vi.stubGlobal("reportError", report);
    const form = renderForm(lines, { defaultValues, onSubmit: () => Promise.reject(problem) });
    await form.submit();
    vi.unstubAllGlobals();
    expect(report.mock.calls).toEqual([[problem]]);
    expect(summary()).toEqual([sentence]);
  });

  test("is logged to the console without either, as in some test environments", async () => {
    vi.stubGlobal("reportError", undefined);
    const consoleError = vi.spyOn(console, "error").mockImplementation(() => {});
    const form = renderForm(lines, { defaultValues, onSubmit: () => Promise.reject(problem) });
    await form.submit();
    vi.unstubAllGlobals();
    expect(consoleError.mock.calls).toEqual([[problem]]);
    expect(summary()).toEqual([sentence]);
  });

  test("is cleared by submitting again", async () => {
    const onSubmit = vi.fn<SubmitHandler>().mockRejectedValueOnce(problem);
    const form = renderForm(lines, { defaultValues, onSubmit, onSubmitError: () => {} });
    await form.submit();
    await form.submit();
    expect(onSubmit).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });
});
