import { act, fireEvent, render } from "@testing-library/react";
import { ParameterFields, ParameterForm, parseForm, type SubmitHandler } from "parameter-form";
import { type MouseEvent, StrictMode, useState } from "react";
import { flushSync } from "react-dom";
import { useForm } from "react-hook-form";
import { describe, expect, test, vi } from "vitest";
import { renderForm, submitButton } from "../../support/renderForm.tsx";
import { deferred } from "../../support/deferred.ts";
import { questions } from "../../support/questions.ts";

const form = questions("Name: string?");
/** The tasks that a click left behind are over. */
const tasksDone = (): Promise<void> => act(() => new Promise<void>((done) => setTimeout(done)));

/** A host that hears a click before the browser acts on it. */
function setup(onClick: (event: MouseEvent, leave: () => void) => void) {
  const onSubmit = vi.fn<SubmitHandler>();
  function Host() {
    const [there, setThere] = useState(true);
    return (
      <div
        role="presentation"
        onClick={(event) => onClick(event, () => flushSync(() => setThere(false)))}
      >
        {there && <ParameterForm form={form} onSubmit={onSubmit} />}
      </div>
    );
  }
  render(<Host />, { wrapper: StrictMode });
  return onSubmit;
}

describe("a click on the submit button", () => {
  test("submits once", async () => {
    const onSubmit = setup(() => undefined);
    await act(async () => submitButton().click());
    await tasksDone();
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  test("that the app prevents submits nothing", async () => {
    const onSubmit = setup((event) => event.preventDefault());
    await act(async () => submitButton().click());
    await tasksDone();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test("that causes no submit event, as in a sandbox, still submits", async () => {
    const onSubmit = setup(() => undefined);
    const button = submitButton();
    button.setAttribute("type", "button");
    await act(async () => button.click());
    await tasksDone();
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  test("that unmounts the form submits nothing", async () => {
    const onSubmit = setup((_, leave) => leave());
    await act(async () => submitButton().click());
    await tasksDone();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe("while a submission is pending", () => {
  test("a hundred triggers of every kind submit once", async () => {
    const { promise, resolve } = deferred<undefined>();
    const onSubmit = vi.fn<SubmitHandler>(() => promise);
    const rendered = renderForm([], { form, onSubmit, afterSubmit: "edit" });
    await rendered.submit();
    const element = rendered.container.querySelector("form");
    const triggers = [
      () => submitButton().click(),
      () => element?.requestSubmit(),
      () => void rendered.form.current?.submit(),
      () => element && fireEvent.submit(element),
    ];
    for (let at = 0; at < 100; at++) await act(async () => triggers[at % triggers.length]?.());
    await tasksDone();
    expect(onSubmit).toHaveBeenCalledOnce();
    await resolve(undefined);
    await rendered.submit();
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  test("a hundred triggers before React renders submit once", async () => {
    const onSubmit = vi.fn<SubmitHandler>(() => new Promise(() => undefined));
    const rendered = renderForm([], { form, onSubmit });
    await act(async () => {
      for (let at = 0; at < 50; at++) {
        submitButton().click();
        void rendered.form.current?.submit();
      }
    });
    await tasksDone();
    expect(onSubmit).toHaveBeenCalledOnce();
  });
});

describe("a form that is unmounted", () => {
  test.each([
    ["is refused", 0],
    ["fails, which calls onSubmitError", 1],
  ])("while it submits, and then %s, reports nothing further", async (_, errors) => {
    const { promise, resolve } = deferred<undefined>();
    const onSubmitError = vi.fn<(error: unknown) => void>();
    const onSubmit = vi.fn<SubmitHandler>(async () => {
      await promise;
      if (errors > 0) throw new Error("down");
      return { form: ["No."] };
    });
    const view = render(
      <StrictMode>
        <ParameterForm {...{ form, onSubmit, onSubmitError }} />
      </StrictMode>,
    );
    await act(async () => submitButton().click());
    expect(onSubmit).toHaveBeenCalledOnce();
    view.unmount();
    await resolve(undefined);
    await tasksDone();
    expect(document.body).toHaveTextContent(/^$/);
    expect(onSubmitError).toHaveBeenCalledTimes(errors);
  });

  test.each([
    ["answers that can be sent are handed over, once", "Name: string?", 1],
    ["a missing answer is not reported", "Name: string", 0],
  ])("while it validates leaves nothing: %s", async (_, line, times) => {
    const onSubmit = vi.fn<SubmitHandler>();
    const reported = vi.fn<(error: unknown) => void>();
    const view = render(
      <StrictMode>
        <ParameterForm form={questions(line)} onSubmit={onSubmit} onSubmitError={reported} />
      </StrictMode>,
    );
    await act(async () => {
      submitButton().click();
      expect(onSubmit).not.toHaveBeenCalled();
      view.unmount();
    });
    await tasksDone();
    expect(onSubmit).toHaveBeenCalledTimes(times);
    // Of a request that begins when the form is gone, nothing ends it.
    const signals = onSubmit.mock.calls.map(([, { signal }]) => signal.aborted);
    expect(signals).toEqual(Array(times).fill(false));
    expect(reported).not.toHaveBeenCalled();
  });
});

test("fields in an app's own form unsubscribe when they are unmounted", () => {
  const listeners = new Map<string, number>();
  const own = document.body.appendChild(document.createElement("form"));
  const counted = [
    ["addEventListener", 1],
    ["removeEventListener", -1],
  ] as const;
  for (const [name, by] of counted) {
    const method = EventTarget.prototype[name];
    vi.spyOn(EventTarget.prototype, name).mockImplementation(function count(
      this: EventTarget,
      ...args: Parameters<typeof method>
    ) {
      if (this === own) listeners.set(args[0], (listeners.get(args[0]) ?? 0) + by);
      method.apply(this, args);
    });
  }
  const fields = parseForm(questions("Extra: currency", "Status: select a|b", "ssn: string"));
  function Host() {
    const { control } = useForm();
    return <ParameterFields form={fields} control={control} />;
  }
  const container = own.appendChild(document.createElement("div"));
  const view = render(<Host />, { container, wrapper: StrictMode });
  expect(listeners.get("reset")).toBe(1);
  view.unmount();
  expect([...listeners.values()].filter((left) => left !== 0)).toEqual([]);
  own.remove();
  vi.restoreAllMocks();
});
