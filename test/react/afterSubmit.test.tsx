import { act, fireEvent, render, screen } from "@testing-library/react";
import {
  type ParameterFormProps,
  ParameterFormScope,
  parseForm,
  type Submitted,
  type SubmitErrors,
  type SubmitHandler,
  useParameterForm,
} from "parameter-form";
import { es } from "parameter-form/locales/es";
import { describe, expect, test, vi } from "vitest";
import { renderForm, field, submitButton, summary } from "../support/renderForm.tsx";
import { deferred } from "../support/deferred.ts";
import { questions } from "../support/questions.ts";

const lines = ["Name: string", "Extra: currency?"];
const defaultValues = { Name: "Ada" };
const w4 = { id: "w4", description: "Withholding", ...questions(...lines) };

/** What stands in place of the form, a line for each paragraph; `null` while the form stands there. */
const ending = (): readonly string[] | null => {
  const box = document.querySelector(".pf-ending");
  return box && [...box.querySelectorAll("p")].map(({ textContent }) => textContent ?? "");
};
const isOpen = (): boolean => screen.queryByRole("button", { name: /Submit|Enviar/ }) !== null;
const received = "Your answers were received";
const changed = "What you changed meanwhile was not sent. Submit again to send it.";
const moment = expect.stringMatching(/^\w+ \d{1,2}, \d{4} at \d{1,2}:\d\d:\d\d [AP]M /);

describe("after an accepted submission", () => {
  test("a message with the time replaces the form", async () => {
    const form = renderForm([], { form: w4, defaultValues });
    expect(ending()).toBeNull();
    await form.submit();
    expect(ending()).toEqual([received, moment]);
    expect(screen.getByRole("heading")).toHaveTextContent("Withholding");
    expect(form.container.querySelectorAll("input, select, button")).toHaveLength(0);
  });

  test("the message takes focus and is announced as a status", async () => {
    const form = renderForm([], { form: w4, defaultValues });
    await form.submit();
    expect(document.querySelector(".pf-ending")).toHaveFocus();
    expect(screen.getByRole("status")).toHaveTextContent(received);
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  test("the message is in the language of the form", async () => {
    const form = renderForm(lines, { defaultValues, messages: es, locale: "es-US" });
    await act(async () => screen.getByRole("button", { name: es.submit }).click());
    expect(ending()?.[0]).toBe(es.received);
    expect(ending()?.[1]).toMatch(/ de \d{4}/);
    expect(form.container.querySelector("form")).toHaveAttribute("lang", "es");
  });
});

type Trigger = (view: ReturnType<typeof renderForm>, element: HTMLFormElement) => void;

test.each<readonly [string, Trigger]>([
  ["another event", (_, element) => void fireEvent.submit(element)],
  ["the page itself", (_, element) => element.requestSubmit()],
  ["its ref", ({ form }) => void form.current?.submit()],
])("a submitted form ignores a second submission by %s", async (_, trigger) => {
  const form = renderForm(lines, { defaultValues });
  const element = form.container.querySelector("form");
  await form.submit();
  await act(async () => element && trigger(form, element));
  expect(form.onSubmit).toHaveBeenCalledTimes(1);
  expect(ending()?.[0]).toBe(received);
});

test("ignores a second submission before React renders the first one", async () => {
  const form = renderForm(lines, { defaultValues });
  await act(async () => {
    await form.form.current?.submit();
    expect(isOpen()).toBe(true);
    submitButton().click();
    await form.form.current?.submit();
  });
  expect(form.onSubmit).toHaveBeenCalledTimes(1);
});

test("Reset shows the form again with its default values", async () => {
  const form = renderForm(lines, { defaultValues });
  await form.type("Extra", "5");
  await form.submit();
  form.reset();
  expect(ending()).toBeNull();
  expect(field("Name")).toHaveValue("Ada");
  expect(field("Extra")).toHaveValue("");
  await form.submit();
  expect(form.onSubmit).toHaveBeenCalledTimes(2);
  expect(ending()?.[0]).toBe(received);
});

test("a reset in onSubmit shows the form again", async () => {
  const form = renderForm(lines, { onSubmit: () => form.form.current?.reset() });
  await form.type("Name", "Ada");
  await form.submit();
  expect(ending()).toBeNull();
  expect(field("Name")).toHaveValue("");
});

test('afterSubmit="edit" leaves the form open without a message', async () => {
  const form = renderForm(lines, { defaultValues, afterSubmit: "edit" });
  await form.submit();
  expect(ending()).toBeNull();
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  await form.submit();
  expect(form.onSubmit).toHaveBeenCalledTimes(2);
});

describe("an afterSubmit function", () => {
  test("renders in place of the form, with focus, from the submission", async () => {
    const afterSubmit = vi.fn<(submitted: Submitted) => React.ReactNode>(() => <p>Thank you</p>);
    const form = renderForm(lines, { defaultValues, afterSubmit });
    await form.submit();
    expect(ending()).toEqual(["Thank you"]);
    expect(isOpen()).toBe(false);
    const submitted = afterSubmit.mock.lastCall?.[0];
    expect(submitted).toMatchObject({ values: { Name: "Ada" }, edited: false });
    expect(submitted?.form.parameters.map(({ name }) => name)).toEqual(["Name", "Extra"]);
    expect(new Date(submitted?.at ?? "").toISOString()).toBe(submitted?.at);
    expect(document.querySelector(".pf-ending")).toHaveFocus();
  });

  test("keeps the focus that it takes", async () => {
    const afterSubmit = () => (
      <button type="button" ref={(button) => button?.focus()}>
        Next form
      </button>
    );
    const form = renderForm(lines, { defaultValues, afterSubmit });
    await form.submit();
    expect(screen.getByRole("button", { name: "Next form" })).toHaveFocus();
  });
});

describe("an answer that is edited during the submission", () => {
  async function edit() {
    const answers = [deferred<void>(), deferred<void>()];
    const onSubmit = vi.fn<SubmitHandler>();
    for (const { promise } of answers) onSubmit.mockReturnValueOnce(promise);
    const form = renderForm(lines, { defaultValues, onSubmit });
    await form.submit();
    await form.type("Extra", "5");
    await answers[0]?.resolve();
    return { ...form, onSubmit, accept: () => answers[1]?.resolve() };
  }

  test("stays in the form, with focus and a message that it was not sent", async () => {
    await edit();
    expect(ending()).toEqual([received, moment, changed]);
    expect(field("Extra")).toHaveValue("5");
    expect(field("Extra")).toHaveFocus();
  });

  test("can be submitted", async () => {
    const { submit, accept, onSubmit } = await edit();
    await submit();
    expect(ending()).toBeNull();
    await accept();
    expect(onSubmit.mock.calls.map(([values]) => values["Extra"])).toEqual([undefined, "5"]);
    expect(ending()).toEqual([received, moment]);
    expect(isOpen()).toBe(false);
  });
});

test.each<readonly [string, SubmitHandler]>([
  ["refused", (): SubmitErrors => ({ form: ["No."] })],
  ["not confirmed", () => Promise.reject(new Error("down"))],
])("a submission that was %s leaves the form open with a summary", async (_, onSubmit) => {
  const form = renderForm(lines, { defaultValues, onSubmit, onSubmitError: () => undefined });
  await form.submit();
  expect(ending()).toBeNull();
  expect(summary()).toHaveLength(1);
  expect(isOpen()).toBe(true);
});

describe("a definition", () => {
  const de4 = { ...w4, id: "de4" };
  const open = (props: Partial<ParameterFormProps> = {}) =>
    renderForm([], { form: w4, afterSubmit: "edit", ...props });

  test("with another id is another form, without answers or errors", async () => {
    const form = open();
    await form.submit();
    expect(summary()).toEqual(["Name: enter your answer"]);
    await form.type("Name", "Ada");
    form.change({ form: de4 });
    expect(summary()).toEqual([]);
    expect(field("Name")).toHaveValue("");
    await form.type("Name", "Bea");
    await form.submit();
    expect(form.submitted()).toEqual(["Name=Bea"]);
  });

  test("with another id is open after the previous form was accepted", async () => {
    const form = open({ afterSubmit: "message" });
    await form.type("Name", "Ada");
    await form.submit();
    expect(isOpen()).toBe(false);
    form.change({ form: de4 });
    expect(isOpen()).toBe(true);
    expect(field("Name")).toHaveValue("");
  });

  test("that is revised under the same id keeps its answers", async () => {
    const form = open();
    await form.type("Name", "Ada");
    form.change({ form: { ...w4, revision_date: "2027-01-01" } });
    expect(field("Name")).toHaveValue("Ada");
  });

  test("that is revised after it was accepted does not open again", async () => {
    const form = open({ afterSubmit: "message" });
    await form.type("Name", "Ada");
    await form.submit();
    form.change({ form: { ...w4, revision_date: "2027-01-01" }, afterSubmit: "message" });
    expect(isOpen()).toBe(false);
  });
});

test("useParameterForm returns the accepted submission until another one starts", async () => {
  const answer = deferred<void>();
  const onSubmit = vi.fn<SubmitHandler>().mockReturnValueOnce(undefined);
  onSubmit.mockReturnValueOnce(answer.promise);
  const seen: unknown[] = [];
  const form = parseForm(w4);
  function Own() {
    const { scope, submit, reset, submitted } = useParameterForm({
      form,
      defaultValues,
      onSubmit,
    });
    seen.push(submitted?.values["Name"] ?? null);
    return (
      <ParameterFormScope scope={scope}>
        <button type="button" onClick={() => void submit()}>
          Send
        </button>
        <button type="button" onClick={() => reset()}>
          Again
        </button>
      </ParameterFormScope>
    );
  }
  render(<Own />);
  const press = async (name: string) => {
    await act(async () => screen.getByRole("button", { name }).click());
    return seen.at(-1);
  };
  expect(await press("Send")).toBe("Ada");
  expect(await press("Send")).toBeNull();
  await answer.resolve();
  expect(seen.at(-1)).toBe("Ada");
  expect(await press("Again")).toBeNull();
});
